// Who keeps a picture of the screen when X is held. The console paints it, band by band; where it
// goes, and what is said about it, is not the console's business.
#pragma once

namespace console {

class Runtime;

class Camera {
  public:
    virtual void take(Runtime& runtime) = 0;

  protected:
    ~Camera() = default;
};

}  // namespace console

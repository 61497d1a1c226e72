// The whole console in one object: settings, runtime and the shell's screens.
//
//   shell::Shell shell("1.0");  shell.boot();  for (;;) shell.step();
#pragma once

#include "console/runtime.h"
#include "shell/launcher.h"

namespace shell {

class Shell {
  public:
    explicit Shell(const char* version);
    Shell(const Shell&) = delete;
    Shell& operator=(const Shell&) = delete;

    void boot() { runtime_.boot(launcher_); }
    // Does what is due and sleeps until something is.
    void step() { runtime_.step(); }

    console::Runtime& runtime() { return runtime_; }
    const Launcher& launcher() const { return launcher_; }

  private:
    console::Settings settings_;
    console::Runtime runtime_;
    Launcher launcher_;
};

}  // namespace shell

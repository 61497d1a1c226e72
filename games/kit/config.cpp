#include "kit/config.h"

namespace kit {

namespace {

bool met(const Condition& condition, const Config& config) {
    if (condition.field == 255) return true;
    const std::uint8_t value = config[condition.field];
    return value < 32 && (condition.values >> value & 1) != 0;
}

}  // namespace

bool Form::asks(const Config& config, std::size_t field) const {
    // A condition on a field that is itself not asked holds for that field's usual value.
    return met(fields[field].when, config);
}

bool Form::asks_record(const Config& config) const {
    return record_size > 0 && met(record_when, config);
}

Config Form::usual() const {
    Config config;
    for (std::size_t i = 0; i < fields.size(); ++i) config.values[i] = fields[i].usual;
    return config;
}

void Form::settle(Config& config) const {
    for (std::size_t i = 0; i < max_fields; ++i) {
        if (i >= fields.size())
            config.values[i] = 0;
        else if (!asks(config, i))
            config.values[i] = fields[i].usual;
    }
    const std::size_t used = asks_record(config) ? record_size : 0;
    for (std::size_t i = used; i < max_record; ++i) config.record[i] = 0;
}

Verdict Form::problem(const Config& config) const {
    for (std::size_t i = 0; i < fields.size(); ++i)
        if (config[i] < fields[i].lowest() || config[i] > fields[i].highest())
            return refused("a setting is out of its range");
    Config settled = config;
    settle(settled);
    if (settled != config) return refused("a setting has a value although it is not asked");
    return done;
}

Config Form::random(Rng& rng) const {
    Config config = usual();
    for (std::size_t i = 0; i < fields.size(); ++i)
        if (asks(config, i))
            config.values[i] =
                static_cast<std::uint8_t>(rng.between(fields[i].lowest(), fields[i].highest()));
    return config;
}

void Form::pack(const Config& config, BitWriter& out) const {
    for (std::size_t i = 0; i < fields.size(); ++i)
        if (asks(config, i))
            out.put(static_cast<std::uint32_t>(config[i] - fields[i].lowest()), fields[i].bits());
}

bool Form::unpack(BitReader& in, Config& out) const {
    Config config = usual();
    for (std::size_t i = 0; i < fields.size(); ++i) {
        if (!asks(config, i)) continue;
        const std::uint32_t value = in.take(fields[i].bits()) + fields[i].lowest();
        if (value > fields[i].highest()) return false;
        config.values[i] = static_cast<std::uint8_t>(value);
    }
    out = config;
    return true;
}

void Form::print(const Config& config, TextOut& out) const {
    for (std::size_t i = 0; i < fields.size(); ++i) {
        if (!asks(config, i)) continue;
        const Field& field = fields[i];
        if (!out.empty()) out.add(' ');
        out.add(field.word).add('=');
        if (field.choices.empty())
            out.number(config[i]);
        else
            out.add(field.choices[config[i]].word);
    }
    if (!asks_record(config)) return;
    out.add(" record=");
    for (std::size_t i = 0; i < record_size; ++i) out.hex(config.record[i], 2);
}

Verdict Form::parse_word(std::string_view word, Config& into) const {
    const std::string_view name = next_part(word, '=');
    if (name == "record" && record_size > 0) {
        if (word.size() != record_size * 2u) return refused("the record has a wrong length");
        for (std::size_t i = 0; i < record_size; ++i) {
            std::uint32_t byte = 0;
            if (!read_hex(word.substr(i * 2, 2), 2, byte))
                return refused("the record is not written in hexadecimal digits");
            into.record[i] = static_cast<std::uint8_t>(byte);
        }
        return done;
    }
    for (std::size_t i = 0; i < fields.size(); ++i) {
        const Field& field = fields[i];
        if (field.word != name) continue;
        if (field.choices.empty()) {
            std::uint32_t value = 0;
            if (!read_number(word, field.most, value) || value < field.least)
                return refused("a setting is out of its range");
            into.values[i] = static_cast<std::uint8_t>(value);
            return done;
        }
        for (std::size_t choice = 0; choice < field.choices.size(); ++choice)
            if (field.choices[choice].word == word) {
                into.values[i] = static_cast<std::uint8_t>(choice);
                return done;
            }
        return refused("a setting has no such choice");
    }
    return refused("there is no such setting");
}

}  // namespace kit

// The line on a port: typing, answers for people and for programs, and everything that can go wrong
// between a keyboard and a command.
#include "usb/console_line.h"

#include <string>
#include <vector>

#include "drivers/host/host.h"
#include "usb/base64.h"

extern "C" {
#include "unity.h"
}

using hal::Port;
using usb::LineEditor;
using usb::Outbox;
using usb::Progress;
using usb::Request;

namespace {

std::string text_of(Outbox& out) {
    std::string text;
    while (!out.empty()) {
        text += {out.next().begin(), out.next().end()};
        out.taken(out.next().size());
    }
    return text;
}

// ---- The line editor
// ----------------------------------------------------------------------------

struct Typed {
    LineEditor editor;
    std::vector<std::string> lines;
    std::string echo;
    int interrupts = 0, too_long = 0;

    Typed& type(std::string_view bytes) {
        for (const char c : bytes) {
            Outbox out;
            const auto did = editor.take(static_cast<std::uint8_t>(c), out);
            TEST_ASSERT_FALSE(out.lost());
            if (did == LineEditor::Did::line) lines.emplace_back(editor.line());
            interrupts += did == LineEditor::Did::interrupt;
            too_long += did == LineEditor::Did::too_long;
            echo += text_of(out);
        }
        return *this;
    }
    void expect(std::vector<std::string> wanted) {
        TEST_ASSERT_EQUAL(wanted.size(), lines.size());
        for (std::size_t i = 0; i < wanted.size(); ++i)
            TEST_ASSERT_EQUAL_STRING(wanted[i].c_str(), lines[i].c_str());
        lines.clear();
    }
};

void lines_end_in_every_way() {
    Typed typed;
    typed.type("one\rtwo\nthree\r\nfour\n\r\n").expect({"one", "two", "three", "four", ""});
    TEST_ASSERT_EQUAL_STRING("one\r\ntwo\r\nthree\r\nfour\r\n\r\n", typed.echo.c_str());
}

void what_was_typed_can_be_taken_back() {
    Typed typed;
    typed
        .type(
            "abx\bc\x7F"
            "d\b\b\b\b\b\r")
        .expect({""});
    typed.type("abx\bc\n").expect({"abc"});
    typed
        .type(
            "forget this\x15"
            "this\n")
        .expect({"this"});
    // A character of several bytes goes as one.
    typed.echo.clear();
    typed.type("\xE2\x98\x85\b!\n").expect({"!"});
    TEST_ASSERT_EQUAL_STRING("\xE2\x98\x85\b \b!\r\n", typed.echo.c_str());
    typed
        .type(
            "gone\x03"
            "here\n")
        .expect({"here"});
    TEST_ASSERT_EQUAL(1, typed.interrupts);
    // Bytes that are no text.
    typed
        .type(std::string("a\0b\t\x01\x1C"
                          "c\n",
                          8))
        .expect({"abc"});
}

void earlier_lines_come_back() {
    Typed typed;
    typed.type("first\nsecond\nsecond\n\nthird\n").lines.clear();
    typed.type("\x1B[A\n").expect({"third"});
    typed.type("\x1B[A\x1B[A\n").expect({"second"});
    typed.type("\x1B[A\x1B[A\x1B[A\x1B[A\x1B[A\x1B[A\n").expect({"first"});
    typed.type("draft\x1B[A\x1B[B\n").expect({""});
    typed.type("\x1BOA!\n").expect({"first!"});
    typed.type("\x1B[B\x1B[Bx\n").expect({"x"});
    // Other keys and broken sequences do nothing.
    typed
        .type(
            "\x1B[1;5Ca\x1B[3~b\x1Bzc\x1B[\x03"
            "d\n")
        .expect({"d"});
    // A program's lines are not remembered.
    typed.editor.set_echo(false);
    typed.echo.clear();
    typed.type("secret\n\x1B[A\n").expect({"secret", "d"});
    TEST_ASSERT_EQUAL_STRING("", typed.echo.c_str());
}

void history_forgets_the_oldest_whole() {
    Typed typed;
    for (char c = 'a'; c < 'k'; ++c) typed.type(std::string(100, c) + "\n").lines.clear();
    std::string up;
    std::vector<std::string> found;
    for (int i = 1; i < 10; ++i) {
        up += "\x1B[A";
        typed.type(up + "\x03");
        Outbox unseen;
        typed.type(up + "\n");
        found.push_back(typed.lines.back());
        typed.lines.clear();
        // What was recalled stands at the front now: from the beginning.
        typed = {};
        for (char c = 'a'; c < 'k'; ++c) typed.type(std::string(100, c) + "\n").lines.clear();
    }
    for (const std::string& line : found) TEST_ASSERT_EQUAL(100, line.size());
    TEST_ASSERT_EQUAL('j', found[0][0]);
    TEST_ASSERT_EQUAL('f', found[4][0]);
    TEST_ASSERT_EQUAL('f', found[8][0]);  // there are five
}

void a_line_has_its_limit() {
    Typed typed;
    typed.type(std::string(511, 'x') + "\n").expect({std::string(511, 'x')});
    typed.type(std::string(512, 'x') + "\nok\n").expect({"ok"});
    TEST_ASSERT_EQUAL(1, typed.too_long);
    typed
        .type(std::string(600, 'x') +
              "\x15"
              "fine\n")
        .expect({"fine"});
    typed
        .type(std::string(600, 'x') +
              "\x03"
              "fine\n")
        .expect({"fine"});
    TEST_ASSERT_EQUAL(1, typed.too_long);
    // The most that a byte can write: a full line for another full line.
    Outbox out;
    for (int i = 0; i < 511; ++i) {
        (void)typed.editor.take('y', out);
        (void)text_of(out);
    }
    for (const char c : {'\x1B', '[', 'A'})
        (void)typed.editor.take(static_cast<std::uint8_t>(c), out);
    TEST_ASSERT_LESS_OR_EQUAL(LineEditor::most_echo, text_of(out).size());
}

// ---- Base 64
// ------------------------------------------------------------------------------------

void base64_there_and_back() {
    const auto encoded = [](std::string_view bytes, std::size_t piece) {
        Outbox out;
        usb::base64::Encoder encoder(out);
        for (std::size_t at = 0; at < bytes.size(); at += piece) {
            const std::string_view part = bytes.substr(at, piece);
            encoder.add({reinterpret_cast<const std::uint8_t*>(part.data()), part.size()});
        }
        encoder.finish();
        return text_of(out);
    };
    const std::pair<const char*, const char*> known[] = {{"", ""},
                                                         {"f", "Zg=="},
                                                         {"fo", "Zm8="},
                                                         {"foo", "Zm9v"},
                                                         {"foob", "Zm9vYg=="},
                                                         {"fooba", "Zm9vYmE="},
                                                         {"foobar", "Zm9vYmFy"}};
    for (const auto& [plain, code] : known) {
        for (const std::size_t piece : {1u, 2u, 5u})
            TEST_ASSERT_EQUAL_STRING(code, encoded(plain, piece).c_str());
        TEST_ASSERT_EQUAL(std::string(code).size(),
                          usb::base64::length_of(std::string(plain).size()));
        std::uint8_t bytes[8];
        std::size_t count = 0;
        TEST_ASSERT_TRUE(usb::base64::decode(code, bytes, count));
        TEST_ASSERT_EQUAL_STRING(plain, std::string(reinterpret_cast<char*>(bytes), count).c_str());
    }
    std::string all;
    for (int i = 0; i < 256; ++i) all += static_cast<char>(i);
    std::uint8_t bytes[256];
    std::size_t count = 0;
    TEST_ASSERT_TRUE(usb::base64::decode(encoded(all, 7), bytes, count));
    TEST_ASSERT_EQUAL_MEMORY(all.data(), bytes, 256);
    for (const char* bad : {"Z", "Zg", "Zg=", "====", "Z===", "Zm9v=", "Zg==Zm9v",
                            "Zm9=", "Zh==", "Zm?v", "Zm 9", "Zg=x"})
        TEST_ASSERT_FALSE_MESSAGE(usb::base64::decode(bad, bytes, count), bad);
    TEST_ASSERT_FALSE(usb::base64::decode("Zm9vYmFy", {bytes, 5}, count));
    TEST_ASSERT_EQUAL(3, count);
}

// ---- Reports
// ------------------------------------------------------------------------------------

std::string report_of(bool json, void (*write)(usb::Report&)) {
    Outbox out;
    usb::Report report(out);
    report.begin(json);
    write(report);
    TEST_ASSERT_FALSE(out.lost());
    return text_of(out);
}

void reports_are_for_people_and_for_programs() {
    const auto write = [](usb::Report& report) {
        report.field("name", "a \"b\"\\\n\x01");
        report.field("count", -5);
        report.field("large", std::int64_t{-9'223'372'036'854'775'807 - 1});
        report.field("zero", 0u);
        report.field("on", true);
        report.list("things");
        for (int i = 0; i < 2; ++i) {
            report.item();
            report.field("id", i, 4);
            report.field("word", i == 0 ? "one" : "other", 5);
            report.field("last", i == 0);
        }
        report.end_list();
        report.begin_text("text");
        report.text("two\nli");
        report.text("nes");
        report.end_text();
        report.line("");
        report.end();
    };
    TEST_ASSERT_EQUAL_STRING(
        "name: a \"b\"\\\n\x01\r\ncount: -5\r\nlarge: -9223372036854775808\r\nzero: 0\r\non: "
        "yes\r\n0     one    yes\r\n1     other  no\r\ntwo\r\nlines\r\n",
        report_of(false, write).c_str());
    TEST_ASSERT_EQUAL_STRING(
        "{\"name\":\"a \\\"b\\\"\\\\\\n\\u0001\",\"count\":-5,\"large\":-9223372036854775808,"
        "\"zero\":0,\"on\":true,\"things\":[{\"id\":0,\"word\":\"one\",\"last\":true},"
        "{\"id\":1,\"word\":\"other\",\"last\":false}],\"text\":\"two\\nlines\",\"ok\":true}\r\n",
        report_of(true, write).c_str());
}

void a_report_may_fail_anywhere() {
    const auto at_once = [](usb::Report& report) { report.fail("no \"way\""); };
    TEST_ASSERT_EQUAL_STRING("error: no \"way\"\r\n", report_of(false, at_once).c_str());
    TEST_ASSERT_EQUAL_STRING("{\"ok\":false,\"error\":\"no \\\"way\\\"\"}\r\n",
                             report_of(true, at_once).c_str());
    const auto in_text = [](usb::Report& report) {
        report.begin_text("text");
        report.text("half");
        report.fail("gone");
    };
    TEST_ASSERT_EQUAL_STRING("half\r\nerror: gone\r\n", report_of(false, in_text).c_str());
    TEST_ASSERT_EQUAL_STRING("{\"text\":\"half\",\"ok\":false,\"error\":\"gone\"}\r\n",
                             report_of(true, in_text).c_str());
    const auto in_list = [](usb::Report& report) {
        report.list("list");
        report.item();
        report.field("a", 1);
        report.fail("gone");
    };
    TEST_ASSERT_EQUAL_STRING("1\r\nerror: gone\r\n", report_of(false, in_list).c_str());
    TEST_ASSERT_EQUAL_STRING("{\"list\":[{\"a\":1}],\"ok\":false,\"error\":\"gone\"}\r\n",
                             report_of(true, in_list).c_str());
    const auto empty_list = [](usb::Report& report) {
        report.list("list");
        report.end();
    };
    TEST_ASSERT_EQUAL_STRING("{\"list\":[],\"ok\":true}\r\n", report_of(true, empty_list).c_str());
}

void an_outbox_that_is_full_loses_whole_pieces() {
    Outbox out;
    out.add(std::string(Outbox::size - 3, 'x'));
    TEST_ASSERT_FALSE(out.fits(0));
    out.add("long");
    TEST_ASSERT_TRUE(out.lost());
    const std::size_t mark = out.mark();
    out.add("abc");
    out.back_to(mark);
    out.add("def");
    TEST_ASSERT_EQUAL(0, out.room());
    TEST_ASSERT_TRUE(text_of(out).ends_with("xdef"));
    // Around its end.
    out.add(std::string(100, 'y'));
    TEST_ASSERT_EQUAL_STRING(std::string(100, 'y').c_str(), text_of(out).c_str());
    out.add("z");
    out.clear();
    TEST_ASSERT_TRUE(out.empty());
    TEST_ASSERT_FALSE(out.lost());
}

// ---- The line on a port
// -------------------------------------------------------------------------

int cleaned_up;

// Commands to try the line with.
const usb::Command commands[] = {
    {"say", "WORDS", "says them",
     [](void*, Request& request) {
         const bool loud = request.option("loud");
         request.report.field("words", request.next_word());
         request.report.field("more", request.next_word());
         request.report.field("loud", loud);
         return usb::done(request);
     }},
    {"count", "N", "counts, a number a step",
     [](void*, Request& request) {
         if (request.interrupted) {
             ++cleaned_up;
             return Progress::more;
         }
         if (request.step == 0) request.report.list("numbers");
         if (!request.report.fits(40)) return Progress::more;
         if (request.step++ == 500) return usb::done(request);
         request.report.item();
         request.report.field("n", request.step);
         return Progress::more;
     }},
    {"wait", "", "for any key",
     [](void*, Request& request) {
         if (!request.key_pressed) return Progress::more;
         request.report.field("key", true);
         return usb::done(request);
     }},
    {"add", "", "takes lines up to a dot, and says how long they are",
     [](void*, Request& request) {
         request.wants_lines = true;
         if (!request.has_line) return Progress::more;
         request.has_line = false;
         if (request.line_too_long) return usb::refuse(request, "too long");
         if (request.line == ".") {
             request.report.field("length", request.step);
             return usb::done(request);
         }
         request.step += static_cast<std::uint32_t>(request.line.size());
         return Progress::more;
     }},
    {"never", "", "ends only when it is interrupted",
     [](void*, Request&) { return Progress::more; }},
};

struct Bench {
    std::unique_ptr<usb::ConsoleLine> line;

    Bench() {
        TEST_ASSERT_FALSE(host::power_on({}).has_value());
        line = std::make_unique<usb::ConsoleLine>(commands, nullptr);
        host::open_usb(true);
        line->step();
    }
    std::string say(std::string_view bytes, Port port = Port::usb, int steps = 2000) {
        host::type(port, bytes);
        while (steps-- > 0) line->step();
        return host::heard(port);
    }
    void expect(std::string_view bytes, const char* answer, Port port = Port::usb) {
        TEST_ASSERT_EQUAL_STRING(answer, say(bytes, port).c_str());
    }
};

void commands_are_answered() {
    Bench bench;
    TEST_ASSERT_EQUAL_STRING("", host::heard(Port::usb).c_str());  // it never speaks first
    bench.expect("\r", "\r\n> ");
    bench.expect("say hello\r", "say hello\r\nwords: hello\r\nmore: \r\nloud: no\r\n> ");
    bench.expect("  say   a --loud b  \r",
                 "  say   a --loud b  \r\nwords: a\r\nmore: b\r\nloud: yes\r\n> ");
    bench.expect(
        "say --json hi\r",
        "say --json hi\r\n{\"words\":\"hi\",\"more\":\"\",\"loud\":false,\"ok\":true}\r\n> ");
    bench.expect("dance\r", "dance\r\nerror: there is no command 'dance'; help lists all\r\n> ");
    bench.expect(
        "dance --json\r",
        "dance --json\r\n{\"ok\":false,\"error\":\"there is no command 'dance'; help lists "
        "all\"}\r\n> ");
    bench.expect("echo off\r", "echo off\r\necho: no\r\n");
    bench.expect("say x --json\n",
                 "{\"words\":\"x\",\"more\":\"\",\"loud\":false,\"ok\":true}\r\n");
    bench.expect("echo maybe\n", "error: echo on, or echo off\r\n");
    bench.expect("echo on\n", "echo: yes\r\n> ");
    bench.expect("\x03", "^C\r\n> ");
}

void help_lists_what_there_is() {
    Bench bench;
    bench.say("echo off\r");
    const std::string all = bench.say("help\n");
    TEST_ASSERT_TRUE(all.find("say         says them\r\n") != std::string::npos);
    TEST_ASSERT_TRUE(all.find("never       ends only when it is interrupted\r\n") !=
                     std::string::npos);
    const std::string json = bench.say("help --json\n");
    TEST_ASSERT_TRUE(
        json.starts_with("{\"commands\":[{\"command\":\"say\",\"usage\":\"WORDS\",\"does\":\"says "
                         "them\"},"));
    bench.expect("help count\n",
                 "command: count\r\nusage: count N [--json]\r\ndoes: counts, a number a step\r\n");
    bench.expect("help never\n",
                 "command: never\r\nusage: never [--json]\r\ndoes: ends only when "
                 "it is interrupted\r\n");
    bench.expect("help dance\n", "error: there is no such command; help lists all\r\n");
}

void a_long_answer_waits_for_its_reader() {
    Bench bench;
    bench.say("echo off\r");
    host::set_port_room(Port::usb, 100);
    host::type(Port::usb, "count --json\n");
    std::string all;
    int steps = 0;
    while (all.find("\"ok\"") == std::string::npos) {
        for (int i = 0; i < 50; ++i) bench.line->step();
        const std::string part = host::heard(Port::usb);
        TEST_ASSERT_LESS_OR_EQUAL(100, part.size());
        all += part;
        TEST_ASSERT_LESS_THAN(1000, ++steps);
    }
    TEST_ASSERT_TRUE(all.starts_with("{\"numbers\":[{\"n\":1},{\"n\":2},"));
    TEST_ASSERT_TRUE(all.ends_with("{\"n\":500}],\"ok\":true}\r\n"));
    TEST_ASSERT_FALSE(bench.line->busy());
}

void what_is_under_way_can_be_interrupted() {
    Bench bench;
    bench.say("echo off\r");
    cleaned_up = 0;
    host::set_port_room(Port::usb, 50);
    host::type(Port::usb, "count --json\nsay later\n");
    for (int i = 0; i < 500; ++i) bench.line->step();
    TEST_ASSERT_TRUE(bench.line->busy());
    host::set_port_room(Port::usb, 100'000);
    const std::string rest = bench.say(
        "\x03"
        "say now --json\n");
    TEST_ASSERT_TRUE(rest.find("],\"ok\":false,\"error\":\"interrupted\"}\r\n{\"words\":\"now\"") !=
                     std::string::npos);
    TEST_ASSERT_TRUE(rest.find("later") == std::string::npos);  // given up with it
    TEST_ASSERT_EQUAL(1, cleaned_up);
    bench.say("never\n");
    TEST_ASSERT_TRUE(bench.line->busy());
    bench.expect("\x03", "error: interrupted\r\n");
    // However much was typed ahead, within reason.
    bench.say("never\n");
    bench.expect(std::string(900, 'x'), "");
    bench.expect("\x03", "error: interrupted\r\n");
    bench.expect("wait\n", "");
    bench.expect("x", "key: yes\r\n");
    bench.expect("\x15\n", "");
}

void lines_may_be_a_commands_own() {
    Bench bench;
    bench.say("echo off\r");
    bench.expect("add\none\nsay two\n.\nsay x --json\n",
                 "length: 10\r\n{\"words\":\"x\",\"more\":\"\",\"loud\":false,\"ok\":true}\r\n");
    bench.expect(("add\n" + std::string(600, 'x') + "\n").c_str(), "error: too long\r\n");
    bench.expect(
        "add\none\ntw\x03"
        "say y --json\n",
        "error: interrupted\r\n{\"words\":\"y\",\"more\":\"\",\"loud\":false,\"ok\":true}\r\n");
    // A lot at once: what is not fetched waits in the port.
    std::string many = "add\n";
    for (int i = 0; i < 400; ++i) many += std::string(200, 'd') + "\r\n";
    bench.expect(many + ".\n", "length: 80000\r\n");
}

void a_port_that_closes_takes_everything_with_it() {
    Bench bench;
    host::set_port_room(Port::usb, 10);
    host::type(Port::usb, "count\r");
    for (int i = 0; i < 100; ++i) bench.line->step();
    TEST_ASSERT_TRUE(bench.line->busy());
    cleaned_up = 0;
    host::open_usb(false);
    bench.line->step();
    TEST_ASSERT_FALSE(bench.line->busy());
    TEST_ASSERT_EQUAL(1, cleaned_up);
    TEST_ASSERT_TRUE(bench.line->drained());
    host::open_usb(true);
    bench.expect("\x1B[A\x15say a --json\r",
                 "count\r\x1B[K> say a --json\r\n"
                 "{\"words\":\"a\",\"more\":\"\",\"loud\":false,\"ok\":true}\r\n> ");
    // In the middle of a line, of an answer that nobody fetches, with the echo off.
    bench.say("echo off\rsay half");
    host::set_port_room(Port::usb, 0);
    bench.say("\n");
    TEST_ASSERT_FALSE(bench.line->drained());
    host::open_usb(false);
    bench.line->step();
    TEST_ASSERT_TRUE(bench.line->drained());
    host::open_usb(true);
    bench.expect("\r", "\r\n> ");
}

void both_ports_have_their_turn() {
    Bench bench;
    bench.expect("say s --json\n", "{\"words\":\"s\",\"more\":\"\",\"loud\":false,\"ok\":true}\r\n",
                 Port::serial);
    // USB is busy: the serial port's command waits.
    host::set_port_room(Port::usb, 60);
    host::type(Port::usb, "count\r");
    for (int i = 0; i < 200; ++i) bench.line->step();
    TEST_ASSERT_EQUAL_STRING("", bench.say("say s --json\n", Port::serial).c_str());
    host::set_port_room(Port::usb, 100'000);
    bench.expect("", "{\"words\":\"s\",\"more\":\"\",\"loud\":false,\"ok\":true}\r\n",
                 Port::serial);
    TEST_ASSERT_TRUE(host::heard(Port::usb).ends_with("500\r\n> "));
    // It can ask for an echo, too, and is not interrupted by the other.
    bench.expect("echo on\nsay s\n", "echo: yes\r\n> say s\r\nwords: s\r\nmore: \r\nloud: no\r\n> ",
                 Port::serial);
    bench.say("never\n", Port::serial);
    bench.say("\x03");
    TEST_ASSERT_TRUE(bench.line->busy());
    bench.say("\x03", Port::serial);
    TEST_ASSERT_FALSE(bench.line->busy());
}

void too_long_and_not_text() {
    Bench bench;
    bench.say("echo off\r");
    bench.expect((std::string(1000, 'x') + "\n").c_str(),
                 "error: this line is too long; a line has at most 511 characters\r\n");
    bench.expect((std::string(200, 'x') + "\n").c_str(),
                 "error: there is no command 'xxxxxxxxxxxxxxxxxxxxxxxx'; help lists all\r\n");
    std::string noise;
    std::uint32_t random = 1;
    for (int i = 0; i < 20'000; ++i) {
        random = random * 1664525u + 1013904223u;
        noise += static_cast<char>(random >> 24);
    }
    bench.say(noise, Port::usb, 20'000);
    bench.say("\x03\x03\n");
    bench.expect("say fine --json\n",
                 "{\"words\":\"fine\",\"more\":\"\",\"loud\":false,\"ok\":true}\r\n");
}

}  // namespace

void setUp() {}
void tearDown() { host::power_off(); }

int main() {
    UNITY_BEGIN();
    RUN_TEST(lines_end_in_every_way);
    RUN_TEST(what_was_typed_can_be_taken_back);
    RUN_TEST(earlier_lines_come_back);
    RUN_TEST(history_forgets_the_oldest_whole);
    RUN_TEST(a_line_has_its_limit);
    RUN_TEST(base64_there_and_back);
    RUN_TEST(reports_are_for_people_and_for_programs);
    RUN_TEST(a_report_may_fail_anywhere);
    RUN_TEST(an_outbox_that_is_full_loses_whole_pieces);
    RUN_TEST(commands_are_answered);
    RUN_TEST(help_lists_what_there_is);
    RUN_TEST(a_long_answer_waits_for_its_reader);
    RUN_TEST(what_is_under_way_can_be_interrupted);
    RUN_TEST(lines_may_be_a_commands_own);
    RUN_TEST(a_port_that_closes_takes_everything_with_it);
    RUN_TEST(both_ports_have_their_turn);
    RUN_TEST(too_long_and_not_text);
    return UNITY_END();
}

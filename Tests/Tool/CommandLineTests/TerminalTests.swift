import Foundation
import Testing

/// The tool uses colours on terminals that support them, unless the user has switched them off.
@Suite(.enabled(if: Terminal.isPresent, "Python 3 is not installed, which makes the terminal"))
struct TerminalTests {
    private let tool: Tool

    init() throws {
        let folder = try WorkingFolder()
        tool = Tool(folder: folder)
        try folder.write("gen-dtos.yaml", "emit: [models]\n")
        try folder.writeDocument(["Work"])
        #expect(try tool.run("api.yaml").status == 0)
        try folder.write("api.yaml", folder.read("api.yaml").replacing("title: Books", with: "title: !books Books"))
        try folder.write("Generated/" + (try folder.file(of: "Work")), "")
    }

    private static let commands = ["lint api.yaml", "api.yaml --output New", "api.yaml --check --stat", "api.yaml"]

    /// An empty `NO_COLOR` has no effect (no-color.org).
    @Test(arguments: commands, ["TERM=xterm", "TERM=xterm NO_COLOR="])
    func colours(_ command: String, _ environment: String) throws {
        #expect(try Terminal.output(of: command, environment, tool).contains("\u{1B}["))
    }

    @Test(arguments: commands, ["TERM=dumb", "TERM=xterm NO_COLOR=1"])
    func none(_ command: String, _ environment: String) throws {
        let output = try Terminal.output(of: command, environment, tool)
        #expect(!output.isEmpty && !output.contains("\u{1B}"))
    }

    @Test(arguments: commands)
    func noneWithoutATerminal(_ command: String) throws {
        let outcome = try tool.shell("TERM=xterm \"$TOOL\" \(command)")
        #expect(!(outcome.output + outcome.errors).contains("\u{1B}"))
    }
}

/// A pseudo-terminal, made with Python.
private enum Terminal {
    static let isPresent = FileManager.default.isExecutableFile(atPath: "/usr/bin/python3")

    static func output(of command: String, _ environment: String, _ tool: Tool) throws -> String {
        let outcome = try tool.shell(
            "env -u NO_COLOR \(environment) /usr/bin/python3 -c 'import pty, sys; pty.spawn(sys.argv[1:])' \"$TOOL\" \(command)"
        )
        return outcome.output
    }
}

import Diagnostics
import Generation
import GenerationSettings
import Testing
import YAMLTree
@testable import gen_dtos

/// Parses command lines without running them.
@Suite struct ArgumentsTests {
    private func arguments(_ words: String...) throws -> CommandLineArguments {
        guard case .generate(let arguments) = try CommandLineRequest(parsing: words) else {
            throw UsageError(message: "not a run")
        }
        return arguments
    }

    private func message(_ words: String...) -> String? {
        message(words)
    }

    private func message(_ words: [String]) -> String? {
        do throws(UsageError) {
            _ = try CommandLineRequest(parsing: words)
            return nil
        } catch {
            return error.message
        }
    }

    @Test func defaults() throws {
        let arguments = try arguments("api.yaml")
        #expect(arguments.document == "api.yaml")
        #expect(arguments.output == nil)
        #expect(arguments.configuration == nil)
        #expect(arguments.templates == nil)
        #expect(arguments.overrides.module == nil)
        #expect(arguments.overrides.access == nil)
        #expect(arguments.overrides.emit == nil)
        #expect(arguments.overrides.layout == nil)
        #expect(!arguments.overrides.standalone)
        #expect(arguments.jobs == nil)
        #expect(!arguments.checks && !arguments.isStrict && !arguments.isQuiet && !arguments.showsTimings)
    }

    @Test func everyOptionInBothSpellings() throws {
        let separate = try arguments(
            "--config", "c.yaml", "--output", "Out/", "--module", "Books_2", "--emit", "models,tests", "--check",
            "--standalone", "--layout", "bundled", "--templates", "T", "--access", "package", "--format", "text",
            "--strict", "--limit", "depth=9", "--jobs",
            "3", "--timings", "--quiet", "api.yaml")
        let joined = try arguments(
            "api.yaml", "--config=c.yaml", "--output=Out/", "--module=Books_2", "--emit=models,tests", "--check",
            "--standalone", "--layout=bundled", "--templates=T", "--access=package", "--format=text", "--strict",
            "--limit=depth=9", "--jobs=3",
            "--timings", "--quiet")
        for arguments in [separate, joined] {
            #expect(arguments.document == "api.yaml")
            #expect(arguments.configuration == "c.yaml")
            #expect(arguments.output == "Out")
            #expect(arguments.overrides.module == "Books_2")
            #expect(arguments.overrides.emit == [.models, .tests])
            #expect(arguments.overrides.access == .package)
            #expect(arguments.overrides.standalone)
            #expect(arguments.overrides.layout == .bundled)
            #expect(arguments.templates == "T")
            #expect(arguments.limits == ["depth": 9])
            #expect(arguments.jobs == 3)
            #expect(arguments.checks && arguments.isStrict && arguments.isQuiet && arguments.showsTimings)
        }
    }

    @Test func documents() throws {
        #expect(try arguments("-").document == "-")
        #expect(try arguments("generate", "api.yaml").document == "api.yaml")
        #expect(try arguments("--", "--odd.yaml").document == "--odd.yaml")
        #expect(try arguments("./generate").document == "./generate")
        #expect(try arguments("--output", "-x", "api.yaml").output == "-x")
        #expect(try arguments("--output", "/", "api.yaml").output == "/")
    }

    @Test(arguments: [CommandLineCommand.generate, .lint])
    func severalDocuments(_ command: CommandLineCommand) throws {
        let prefix = command == .lint ? ["lint"] : []
        for (words, source) in [
            (["a", "--strict", "-", "--", "--b"], DocumentSource.documents(["a", "-", "--b"])),
            (["--list", "l", "--strict"], .list("l")), (["--list=-", "--strict"], .list("-")),
        ] {
            guard case .several(let found, let defaults) = try CommandLineRequest(parsing: prefix + words) else {
                Issue.record("not several: \(words)")
                continue
            }
            #expect(defaults.command == command)
            #expect(found == source)
            #expect(defaults.isStrict)
        }
    }

    @Test func helpAndVersionWinOverWhatIsMissing() throws {
        for (words, command) in [
            (["--help"], CommandLineCommand.generate), (["generate", "-h"], .generate), (["lint", "--help"], .lint),
            (["--quiet", "lint", "--help"], .lint),
        ] {
            guard case .help(command) = try CommandLineRequest(parsing: words) else {
                Issue.record("no help for \(words)")
                continue
            }
        }
        guard case .version = try CommandLineRequest(parsing: ["--version"]) else {
            Issue.record("no version")
            return
        }
    }

    @Test func refusals() {
        #expect(message() == "The OpenAPI document is missing.")
        let module: String? = message("a.yaml", "b.yaml", "--strict", "--module=X")
        #expect(
            module == """
                '--module' is for one document, but there are 2. Set the option in the configuration of each document, or \
                on the lines of a '--list'.
                """)
        #expect(message("a", "b", "--output", "x")?.hasPrefix("'--output' is for one document") == true)
        #expect(message("lint", "a", "b", "c", "--config", "x")?.contains("there are 3") == true)
        #expect(message("-", "a", "-") == "Standard input ('-') can be only one document.")
        #expect(
            message("a", "--list", "l", "b") == "'--list' names the documents: 'a', 'b' cannot be used with '--list'.")
        #expect(message("--list") == "The option '--list' needs a value.")
        #expect(message("lint", "a.yaml", "--depfile", "d") == "'lint' has no option '--depfile'.")
        #expect(message("a", "--chekc") == "There is no option '--chekc'. Did you mean '--check'?")
        #expect(message("a", "--modul=X") == "There is no option '--modul'. Did you mean '--module'?")
        #expect(message("a", "--alone") == "There is no option '--alone'.")
        #expect(
            message("a", "--layout", "flat") == "'flat' is not a value of '--layout'. The values are: files, bundled.")
        #expect(message("a", "-q") == "There is no option '-q'.")
        #expect(message("a", "--output") == "The option '--output' needs a value.")
        #expect(message("a", "--output=") == "The option '--output' needs a value.")
        #expect(message("a", "--check=yes") == "The option '--check' takes no value.")
        #expect(
            message("a", "--access", "open")
                == "'open' is not a value of '--access'. The values are: public, package, internal.")
        #expect(
            message("a", "--format", "xml")
                == "'xml' is not a value of '--format'. The values are: text, json, github, sarif, gitlab.")
        #expect(message("generate") == "The OpenAPI document is missing.")
        #expect(message("lint", "--quiet") == "The OpenAPI document is missing.")
        #expect(message("lint", "a.yaml", "--check") == "'lint' has no option '--check'.")
        #expect(message("--depfile=X", "lint", "a.yaml") == "'lint' has no option '--depfile'.")
        #expect(
            message("a", "--timings", "--format=json")
                == "'--timings' cannot be used with '--format json' on standard error.")
        #expect(
            message("a", "--emit", "models,")
                == "'' is not a value of '--emit'. The values are: models, fixtures, tests, docs, client, mocks, scenarios, mapping."
        )
        #expect(
            message("a", "--module", "../x") == "'../x' cannot be the name of a module: use letters, digits and '_'.")
        #expect(
            message("a", "--module", "2Books")
                == "'2Books' cannot be the name of a module: use letters, digits and '_'.")
        #expect(message("a", "--jobs", "0") == "'--jobs' needs a number from 1 to 1024, not '0'.")
        #expect(
            message("a", "--limit", "nodes")
                == "'--limit' needs NAME=NUMBER, not 'nodes'. The names are: bytes, depth, nodes, files, alias-expansion, composition."
        )
        #expect(message("a", "--limit", "nods=3")?.hasPrefix("There is no limit 'nods'.") == true)
    }

    @Test func lint() throws {
        guard
            case .lint(let arguments) = try CommandLineRequest(parsing: [
                "lint", "api.yaml", "--strict", "--format", "sarif", "--config=c.yaml", "--quiet", "--timings",
            ])
        else {
            Issue.record("not a lint")
            return
        }
        #expect(arguments.document == "api.yaml")
        #expect(arguments.format == .sarif)
        #expect(arguments.configuration == "c.yaml")
        #expect(arguments.isStrict && arguments.isQuiet && arguments.showsTimings)
    }

    @Test func mock() throws {
        guard case .mock(let arguments) = try CommandLineRequest(parsing: ["mock", "api.yaml", "--port", "0"]) else {
            Issue.record("not a mock")
            return
        }
        #expect(arguments.document == "api.yaml" && arguments.port == 0 && !arguments.skipsValidation)
        #expect(message("mock", "api.yaml", "--port", "65536")?.hasPrefix("'--port' needs a number") == true)
        for share in ["5", "%", "-1%", "101%", "nan%"] {
            #expect(message("mock", "api.yaml", "--damage", share)?.hasPrefix("'--damage' needs a share") == true)
        }
        #expect(message("mock", "api.yaml", "--seed", "\(UInt64.max)") == nil)
        #expect(message("mock", "api.yaml", "--seed", "-1")?.hasPrefix("'--seed' needs a number") == true)
        #expect(message("mock", "api.yaml", "--log", "xml")?.hasSuffix("The values are: text, json.") == true)
        #expect(message("mock", "api.yaml", "--made-up") == "'mock' has no option '--made-up'.")
        for option in [
            ["--stateful"], ["--watch"], ["--damage", "5%"], ["--seed", "7"], ["--log", "json"],
            ["--host", "0.0.0.0"], ["--max-body", "1"], ["--proxy", "http://a.example"], ["--record", "d"],
        ] {
            #expect(message(["lint", "api.yaml"] + option) == "'lint' has no option '\(option[0])'.")
            #expect(message(["api.yaml"] + option) == "'generate' has no option '\(option[0])'.")
        }
        #expect(message("mock", "a.yaml", "b.yaml") == "'mock' serves only one document: name one.")
        #expect(message("mock", "a.yaml", "--emit", "models") == "'mock' has no option '--emit'.")
        #expect(message("lint", "a.yaml", "--port", "1") == "'lint' has no option '--port'.")
    }

    /// The parser looks a name up before it knows the command, so all rows with a name must agree on having a value.
    @Test func namesAreUniqueInEachCommand() {
        for command in CommandLineCommand.allCases {
            let names = CommandLineOption.options(of: command).map(\.name)
            #expect(Set(names).count == names.count, "\(command)")
        }
        for (name, rows) in Dictionary(grouping: CommandLineOption.all, by: \.name) {
            #expect(Set(rows.map { $0.value.placeholder == nil }).count == 1, "\(name)")
        }
    }

    @Test(arguments: CommandLineCommand.allCases)
    func helpNamesEveryOptionAndFitsATerminal(_ command: CommandLineCommand) {
        let help = CommandLineHelp.text(of: command)
        for name in Set(CommandLineOption.all.map(\.name)) {
            let isKnown = CommandLineOption.named(name, of: command) != nil
            #expect(help.contains("--\(name) ") == isKnown, "\(name) in \(command)")
        }
        #expect(help.split(separator: "\n").allSatisfy { $0.count <= 120 })
        guard case .choice(_, let formats)? = CommandLineOption.named("format", of: command)?.value else { return }
        for format in formats { #expect(help.contains(format)) }
    }
}

import Diagnostics
import Files
package import Generation
import Platform

/// The command, from arguments to exit status. All effects of the tool on the system start here.
package enum GenDTOs {
    /// Runs the command and ends the process.
    package static func main(_ build: GeneratorBuild) {
        // A closed pipe or a file size limit causes an error of the system call instead of ending the process.
        signal(SIGPIPE, SIG_IGN)
        signal(SIGXFSZ, SIG_IGN)
        ProcessMemory.keep()
        let words = Array(CommandLine.arguments.dropFirst())
        // The plugin sets this variable. The tool of a release is already built, but must know that it runs as a build
        // step.
        let build = getenv("GEN_DTOS_BUILD_STEP") == nil ? build : GeneratorBuild(fingerprint: build.fingerprint)
        DeepStack.run { exit(status(words, build).rawValue) }
    }

    private static func status(_ words: [String], _ build: GeneratorBuild) -> ExitStatus {
        do {
            if let fault = MistypedWord.fault(in: words) { throw fault }
            switch try CommandLineRequest(parsing: Project.complete(words), build: build) {
            case .help(let command): try StandardStream.output.write(CommandLineHelp.text(of: command))
            case .version: try StandardStream.output.write("gen-dtos \(GeneratorVersion.text)\n")
            case .generate(let arguments): try GenerationRun(arguments, words).run { exit($0.rawValue) }
            case .lint(let arguments): return try LintRun(arguments).status()
            case .diff(let old, let arguments): return try DiffRun(old: old, arguments).status()
            case .checklist(let old, let arguments): return try ChecklistRun(old: old, arguments).status()
            case .update(let arguments): return try UpdateRun(arguments).status()
            case .docs(let arguments): return try DocumentationRun(arguments, words).status()
            case .mock(let arguments): return try MockRun(arguments).status()
            case .probe(let arguments): return try ProbeRun(arguments).status()
            case .audit(let paths, let arguments): return try AuditRun(paths, arguments).status()
            case .callSites(let paths, let former, let arguments):
                return try CallSiteRun(paths, former: former, arguments).status()
            case .completions(let shell): try StandardStream.output.write(CompletionScript.text(for: shell))
            case .initialize(let arguments): return try InitRun(arguments).status()
            case .verifyRelease(let paths, let arguments):
                return try VerifyReleaseRun(paths, arguments).status()
            case .several(let source, let arguments): return try GenerationBatch(source, arguments, words).status()
            }
            return .done
        } catch let error as UsageError {
            complain(error.message + "\n" + (error.isLost ? CommandLineHelp.usage(for: words) : ""))
            return .usage
        } catch let obstacle as Obstacle {
            complain(FileSetMessages.obstacle(obstacle).message + "\n")
            return .refused
        } catch {
            complain("\(error)\n")
            return .system
        }
    }

    /// Writes an error. If standard error itself fails, nothing can be reported.
    private static func complain(_ text: String) {
        try? StandardStream.error.write("gen-dtos: \(text)")
    }
}

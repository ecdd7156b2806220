import ContractServing
import DTOContract
import DTORuntime
import Diagnostics
import Files
import FixtureEmission
import Generation
import GenerationSettings
import Texts

/// Runs `gen-dtos probe`: checks whether a running server conforms to a contract. It sends only safe operations, and
/// writes no files.
struct ProbeRun {
    private let arguments: CommandLineArguments

    init(_ arguments: CommandLineArguments) {
        self.arguments = arguments
    }

    static let severalDocuments = UsageError(message: "'probe' asks about one document.")

    func status() throws -> ExitStatus {
        guard let server = arguments.probing.server else {
            throw UsageError(message: "'probe' needs '--server URL', where the API is served.")
        }
        let (contract, refused) = try contract()
        guard let contract else { return refused }
        let plan = ProbePlan(contract, makesUp: arguments.probing.makesUp)
        var report = ProbeReport(plan)
        let exchange = try ProbeExchange(server: server, arguments.probing)
        for request in plan.requests {
            report.add(request, exchange.answer(to: request), contract.schemas)
        }
        try StandardStream.output.write(report.text(isQuiet: arguments.isQuiet))
        if report.hasNoAnswer { return .system }
        return report.hasDrift ? .refused : .done
    }

    /// Returns nil if the document has errors, which are all reported.
    private func contract() throws -> (RuntimeContract?, ExitStatus) {
        let settings = try RunSettings(arguments)
        var input = try arguments.readInput(settings)
        input.lock = nil
        let (result, schemas) = GenerationPipeline.served(input)
        let told = result.diagnostics.filter { $0.severity == .error }
        try StandardStream.error.write(
            arguments.format.text(
                of: told, in: result.sources, toolVersion: GeneratorVersion.text,
                colour: StandardStream.error.hasColour))
        guard let contract = result.contract else { return (nil, .refused) }
        var diagnostics = DiagnosticSink()
        let fixtures = FixtureBuilder.fixtures(
            of: contract, options: settings.configuration?.options ?? GenerationOptions(), diagnostics: &diagnostics)
        return (ServedContract.runtime(contract, fixtures, schemas: schemas), .done)
    }
}

/// The results of a probe.
struct ProbeReport {
    private let plan: ProbePlan
    private var rows: [(request: ProbePlan.Request, outcome: ProbeExchange.Outcome, findings: [AnswerCheck.Finding])] =
        []

    init(_ plan: ProbePlan) {
        self.plan = plan
    }

    mutating func add(_ request: ProbePlan.Request, _ outcome: ProbeExchange.Outcome, _ schemas: SchemaSet) {
        var findings: [AnswerCheck.Finding] = []
        switch outcome {
        case .answer(let answer):
            findings = AnswerCheck(request.operation, schemas).findings(
                status: answer.status, headers: answer.headers, body: answer.body)
        case .failure(let reason):
            findings = [AnswerCheck.Finding(kind: .violation, place: "answer", reason: reason)]
        }
        rows.append((request, outcome, findings))
    }

    /// Whether a response violates the contract, or contains unknown parts.
    var hasDrift: Bool { rows.contains { !$0.findings.isEmpty } }

    /// Whether no request got a response.
    var hasNoAnswer: Bool {
        !rows.isEmpty && rows.allSatisfy { if case .failure = $0.outcome { true } else { false } }
    }

    /// - Parameter isQuiet: Whether only operations with findings are listed.
    func text(isQuiet: Bool) -> String {
        var lines: [String] = []
        for row in rows where !isQuiet || !row.findings.isEmpty {
            let status =
                if case .answer(let answer) = row.outcome { String(answer.status) } else { "no answer" }
            let operation = row.request.operation
            lines.append("\(operation.id): \(operation.method) \(row.request.target) \(status)")
            lines += row.findings.map { "  \($0.kind.rawValue), \($0.place): \($0.reason)" }
        }
        if !isQuiet {
            lines += plan.skipped.map {
                "\($0.operation.id): \($0.operation.method) \($0.operation.path) was not asked. \($0.reason)"
            }
        }
        let findings = rows.flatMap(\.findings)
        let violations = findings.count { $0.kind == .violation }
        lines.append(
            "\(rows.count.counted("operation", "operations")) asked, \(plan.skipped.count) not; "
                + "\(violations.counted("violation", "violations")), \(findings.count - violations) undocumented.")
        return lines.map { VisibleText.escaped($0) + "\n" }.joined()
    }
}

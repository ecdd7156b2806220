import ContractLint
import ContractServing
import DTOContract
import DTORuntime
import Diagnostics
import FixtureEmission
import Generation
import GenerationSettings
import Texts

/// Runs `gen-dtos probe`: sends requests to a running server, and compares the responses with a contract. Only GET and
/// HEAD operations are called, and only `--propose` writes a file.
struct ProbeRun {
    private let arguments: CommandLineArguments

    init(_ arguments: CommandLineArguments) {
        self.arguments = arguments
    }

    static let severalDocuments = UsageError(message: "'probe' takes one document.")

    func status() throws -> ExitStatus {
        guard let server = arguments.probing.server else {
            throw UsageError(message: "'probe' needs '--server URL', the URL of the API.")
        }
        if let path = arguments.proposal { try OverlayProposal(path).checkThatItIsNew() }
        let (contract, refused) = try contract()
        guard let contract else { return refused }
        let plan = ProbePlan(
            contract, makesUp: arguments.probing.makesUp, values: arguments.probing.parameters)
        if let name = plan.unusedValues.min() {
            throw UsageError(message: "No operation that 'probe' calls has the parameter '\(name)' of '--param'.")
        }
        var report = ProbeReport(plan, server: server, basePaths: contract.basePaths)
        let exchange = try ProbeExchange(server: server, arguments.probing)
        for request in plan.requests {
            report.add(request, exchange.answer(to: request), contract.schemas)
        }
        try StandardStream.output.write(report.text(isQuiet: arguments.isQuiet))
        if let path = arguments.proposal {
            let input = try arguments.readInput(RunSettings(arguments))
            try OverlayProposal(path).write(GenerationPipeline.proposals(input, answers: report.answers))
        }
        if report.hasNoAnswer { return .system }
        return report.hasDrift || !report.hasSuccess ? .refused : .done
    }

    /// Returns the contract of the document. Returns nil if the document has errors, which are all reported.
    private func contract() throws -> (RuntimeContract?, ExitStatus) {
        let settings = try RunSettings(arguments)
        var input = try arguments.readInput(settings)
        input.lock = nil
        let (result, schemas) = GenerationPipeline.served(input)
        let told = result.diagnostics.filter { $0.severity == .error }
        try StandardStream.error.write(told, result.sources, as: arguments.format)
        guard let contract = result.contract else { return (nil, .refused) }
        let options = settings.configuration?.options ?? GenerationOptions()
        var diagnostics = DiagnosticSink()
        let fixtures = FixtureBuilder.fixtures(
            of: contract, options: options, diagnostics: &diagnostics)
        var served = ServedContract.runtime(contract, fixtures, schemas: schemas)
        served.schemas.uncheckedFormats = options.uncheckedFormats
        return (served, .done)
    }
}

/// The responses of a server, with their differences from the contract.
struct ProbeReport {
    private let plan: ProbePlan
    private let server: String
    private let basePaths: [String]
    private var rows: [(request: ProbePlan.Request, outcome: Curl.Outcome, findings: [AnswerCheck.Finding])] =
        []

    /// - Parameter basePaths: The paths of the document's servers.
    init(_ plan: ProbePlan, server: String, basePaths: [String]) {
        self.plan = plan
        self.server = server
        self.basePaths = basePaths
    }

    mutating func add(_ request: ProbePlan.Request, _ outcome: Curl.Outcome, _ schemas: SchemaSet) {
        var findings: [AnswerCheck.Finding] = []
        switch outcome {
        case .answer(let answer):
            findings = AnswerCheck(request.operation, schemas).findings(
                status: answer.status, headers: answer.headers, body: answer.body)
        case .failure(let reason):
            findings = [AnswerCheck.Finding(kind: .violation, place: "response", reason: reason)]
        }
        rows.append((request, outcome, findings))
    }

    /// Whether a response violates the contract, or contains unknown parts.
    var hasDrift: Bool { rows.contains { !$0.findings.isEmpty } }

    /// The responses, each with its operation.
    var answers: [ObservedAnswer] {
        rows.compactMap { row in
            guard case .answer(let answer) = row.outcome else { return nil }
            return ObservedAnswer(
                method: row.request.operation.method, path: row.request.operation.path, status: answer.status,
                body: [UInt8](answer.body))
        }
    }

    private var statuses: [Int] {
        rows.compactMap { if case .answer(let answer) = $0.outcome { answer.status } else { nil } }
    }

    private var successes: Int { statuses.count { (200..<300).contains($0) } }

    /// Whether a response is a success, or no request was sent.
    var hasSuccess: Bool { rows.isEmpty || successes > 0 }

    /// Whether requests were sent and none of them got a response.
    var hasNoAnswer: Bool {
        !rows.isEmpty && rows.allSatisfy { if case .failure = $0.outcome { true } else { false } }
    }

    /// Returns the report for the user.
    ///
    /// - Parameter isQuiet: Whether the text has only the operations with findings.
    func text(isQuiet: Bool) -> String {
        var lines: [String] = []
        for row in rows where !isQuiet || !row.findings.isEmpty {
            let status =
                if case .answer(let answer) = row.outcome { String(answer.status) } else { "no response" }
            let operation = row.request.operation
            lines.append("\(operation.id): \(operation.method) \(row.request.target) \(status)")
            lines += row.findings.map { "  \($0.kind.rawValue), \($0.place): \($0.reason)" }
        }
        if !isQuiet {
            lines += plan.skipped.map {
                "\($0.operation.id): \($0.operation.method) \($0.operation.path) was not called. \($0.reason)"
            }
        }
        let findings = rows.flatMap(\.findings)
        let violations = findings.count { $0.kind == .violation }
        lines.append(
            "\(rows.count.counted("operation", "operations")) called, \(plan.skipped.count) not; "
                + "\(successes.counted("success", "successes")); "
                + "\(violations.counted("violation", "violations")), \(findings.count - violations) undocumented.")
        if let advice { lines.append(advice) }
        return lines.map { VisibleText.escaped($0) + "\n" }.joined()
    }

    /// A sentence for the user if every response is 404, or if every response is 401 or 403.
    private var advice: String? {
        guard !hasSuccess, !statuses.isEmpty else { return nil }
        if statuses.allSatisfy({ $0 == 404 }) { return "Every response is 404. \(adviceAboutPath)" }
        guard statuses.allSatisfy({ [401, 403].contains($0) }) else { return nil }
        return "The server refused every request. Send credentials with '--header'."
    }

    private var adviceAboutPath: String {
        // The parts are the scheme with its colon, the host, and the path.
        let parts = server.split(separator: "/", maxSplits: 2)
        let path = parts.count > 2 ? "/" + parts[2] : ""
        guard !basePaths.isEmpty, !basePaths.contains(path) else {
            return "Check the path of '--server'. Name resources that the server has with '--param'."
        }
        let given = path.isEmpty ? "no path" : "the path \(path)"
        return "'--server' has \(given); the document's servers have \(basePaths.joined(separator: ", "))."
    }
}

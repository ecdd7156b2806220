import ContractAudit
import ContractModel
import Diagnostics
import GenerationSettings

/// Compares facts about Swift code with a contract, according to the settings of the configuration.
struct AuditComparison {
    private let contract: Contract
    private let scope: AuditScope
    private let typeScript: [TypeScriptFile]

    init(_ contract: Contract, _ options: GenerationOptions, _ typeScript: [TypeScriptFile]) {
        self.contract = contract
        self.typeScript = typeScript
        var scope = AuditScope()
        scope.types = options.audit.types
        scope.leftOut = options.audit.leftOut
        scope.models = Set(options.models.compactMap { $0.model?.text })
        self.scope = scope
    }

    func report(_ facts: [FileFacts]) -> AuditReport {
        Audit.report(contract, facts, scope: scope, typeScript: typeScript)
    }
}

/// A comparison in which accepted differences are not findings.
struct AcceptedComparison {
    private let comparison: AuditComparison
    private let configurations: [(Configuration, String?)]
    private let acceptances: AuditAcceptances?
    private let today: CalendarDay

    /// - Parameters:
    ///   - configurations: The configurations with ignored properties, each with the folder to which it applies, or nil
    ///     for all folders.
    ///   - today: The day on which acceptances end.
    init(
        _ comparison: AuditComparison, _ configurations: [(Configuration, String?)], _ acceptances: AuditAcceptances?,
        today: CalendarDay
    ) {
        self.comparison = comparison
        self.configurations = configurations
        self.acceptances = acceptances
        self.today = today
    }

    func report(_ facts: [FileFacts]) -> AuditReport {
        var report = comparison.report(facts)
        for (configuration, folder) in configurations { report.accept(configuration, below: folder) }
        if let acceptances { report.apply(acceptances, on: today) }
        return report
    }
}

extension AuditReport {
    /// Adds the properties that a configuration ignores to the accepted properties.
    fileprivate mutating func accept(_ configuration: Configuration, below folder: String?) {
        let ignored = configuration.options.models.flatMap { rule in
            rule.ignore.map { ("\(rule.schema.text).\($0.key.text)", $0.reason) }
        }
        accept(
            ignored: Dictionary(ignored, uniquingKeysWith: { first, _ in first }), by: configuration.file.path,
            below: folder)
    }
}

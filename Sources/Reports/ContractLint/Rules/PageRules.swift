import ContractModel
import Diagnostics
import GenerationSettings

/// Checks pagination by page number.
enum PageRules {
    /// Finds operations for which the number of the first page is unknown. For these operations, a client begins with
    /// page 1, and misses a page of a server that counts from 0.
    static func unknownFirstPages(
        _ contract: Contract, options: GenerationOptions, _ findings: inout DiagnosticSink
    ) {
        for operation in contract.operations where !operation.isCalledByServer {
            guard let rule = try? operation.paginationRule(options.pagination)?.get(),
                case .page(let parameter, nil) = rule.step,
                operation.pageParameters(in: contract).contains(where: { $0.name == parameter }),
                operation.firstPage(countedBy: parameter, in: contract) == nil
            else { continue }
            findings.emit(LintMessages.unknownFirstPage(of: operation, at: rule.location))
        }
    }
}

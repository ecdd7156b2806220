import ContractModel
import Diagnostics
import GenerationSettings
import SwiftEmission

/// Finds the operations that have pages, by the word of the configuration or, where that has none, of the document.
struct PagesBuilder {
    private let calls: [CallDefinition]
    private let names: ClientNames
    private let model: SwiftLowering

    init(_ calls: [CallDefinition], _ names: ClientNames, _ model: SwiftLowering) {
        self.calls = calls
        self.names = names
        self.model = model
    }

    /// Parallel to the calls; nil for those without pages. What does not fit has none, with a warning.
    func pages(_ diagnostics: inout DiagnosticSink) -> [PagesLowering?] {
        ConfiguredOperations.reportUnknown(
            model.options.pagination.keys, under: .pagination, calls, model.options, &diagnostics)
        return zip(calls, names.calls).map { call, names in
            do throws(PaginationFaults) {
                guard let rule = try rule(of: call) else { return nil }
                return try PagesLowering(rule, of: call, names, model)
            } catch {
                for fault in error.faults {
                    diagnostics.emit(ClientMessages.unpagedOperation(call.operation, fault))
                }
                return nil
            }
        }
    }

    private func rule(of call: CallDefinition) throws(PaginationFaults) -> PaginationRule? {
        let configured = model.options.pagination
        if let name = call.operation.selectionNames.first(where: { configured[$0] != nil }) { return configured[name] }
        switch call.operation.interface?.pagination {
        case .success(let rule)?: return rule
        case .failure(let fault)?: throw PaginationFaults([fault])
        case nil: return nil
        }
    }
}

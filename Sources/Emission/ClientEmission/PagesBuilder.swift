import ContractModel
import Diagnostics
import GenerationSettings
import SwiftEmission

/// Finds the operations that have pages, from the configuration or else from the document.
struct PagesBuilder {
    private let calls: [CallDefinition]
    private let names: ClientNames
    private let model: SwiftLowering

    init(_ calls: [CallDefinition], _ names: ClientNames, _ model: SwiftLowering) {
        self.calls = calls
        self.names = names
        self.model = model
    }

    /// Returns the pages of each call, in the order of the calls. Nil for calls without pages. A rule that does not fit
    /// causes a warning and is ignored.
    func pages(_ diagnostics: inout DiagnosticSink) -> [PagesLowering?] {
        ConfiguredOperations.reportUnknown(
            model.options.pagination.keys, under: .pagination, calls, model, &diagnostics)
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

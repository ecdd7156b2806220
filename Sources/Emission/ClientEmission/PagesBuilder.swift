import ContractModel
import Diagnostics
import GenerationSettings
import SwiftEmission

/// Finds the operations with pagination. A rule in the configuration has priority over a rule in the document.
struct PagesBuilder {
    private let calls: [CallDefinition]
    private let names: ClientNames
    private let model: SwiftLowering

    init(_ calls: [CallDefinition], _ names: ClientNames, _ model: SwiftLowering) {
        self.calls = calls
        self.names = names
        self.model = model
    }

    /// Returns the pagination of each call, in the order of the calls. The result is nil for calls without pagination.
    /// A rule that does not fit its call causes a warning and is ignored.
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
        switch call.operation.paginationRule(model.options.pagination) {
        case .success(let rule)?: return rule
        case .failure(let fault)?: throw PaginationFaults([fault])
        case nil: return nil
        }
    }
}

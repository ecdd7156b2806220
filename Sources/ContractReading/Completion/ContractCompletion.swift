import Concurrency
import ContractModel
import Diagnostics
import GenerationSettings
import YAMLTree

/// Completes a contract: it runs the steps that need the finished table of definitions and its history, but not the
/// document.
struct ContractCompletion {
    let options: GenerationOptions
    let limits: YAMLLimits
    /// The records of earlier runs, or nil if removed parts are not kept.
    let history: ContractHistory?

    func complete(_ contract: inout Contract, diagnostics: inout DiagnosticSink) {
        guard var history, !diagnostics.hasErrors else { return settle(&contract, &diagnostics) }
        history.sharedPlaces = contract.shared.places
        let present = history.past == nil ? nil : ContractLock(of: contract, workers: history.workers)
        if let fault = present.flatMap(history.otherContract) {
            guard history.passesOverOthers else { return diagnostics.emit(fault) }
            history.forgetPast()
        }
        if history.isEmpty {
            // Without a past, the contract does not depend on its lock.
            let (_, lock) = concurrently(
                workers: history.workers, { settle(&contract, &diagnostics) },
                { [contract, workers = history.workers] in ContractLock.first(of: contract, workers: workers) })
            contract.lock = lock
        } else {
            let lock = history.continued(by: present ?? ContractLock(of: contract, workers: history.workers))
            history.reportIdle(in: lock, options: options, to: &diagnostics)
            ContractRestorer.restore(lock, into: &contract, options: options)
            contract.lock = lock
            settle(&contract, &diagnostics)
        }
    }

    private func settle(_ contract: inout Contract, _ diagnostics: inout DiagnosticSink) {
        ReplacedTypes.check(contract, options: options, diagnostics: &diagnostics)
        ConfiguredFormats.check(contract, options: options, diagnostics: &diagnostics)
        AliasCycles.unwind(&contract, diagnostics: &diagnostics)
        AliasChains.validate(contract, limit: limits.depth, diagnostics: &diagnostics)
        DiscriminatorValues.complete(&contract, diagnostics: &diagnostics)
        ValueResolver.resolve(&contract, missing: options.missing, diagnostics: &diagnostics)
        RecursionBreaker.breakCycles(&contract)
        LargeValues.box(in: &contract)
        ContractValidator.validate(contract, diagnostics: &diagnostics)
    }
}

import Platform
import ContractModel
import Diagnostics
import GenerationSettings
import YAMLTree

/// Completes a contract after all its definitions are built. The completion determines facts that depend on the whole
/// contract, and merges the contract's past from the lock. The document is not needed any more.
struct ContractCompletion {
    let options: GenerationOptions
    let limits: YAMLLimits
    /// The past of the contract, or nil for a run without a lock.
    let history: ContractHistory?

    /// Restores removed parts from the lock, makes the new lock, and then checks and completes the types.
    func complete(_ contract: inout Contract, diagnostics: inout DiagnosticSink) {
        guard var history, !diagnostics.hasErrors else { return settle(&contract, &diagnostics) }
        history.sharedPlaces = contract.shared.places
        history.joined = contract.joined
        history.recordsOperations = options.emit.contains(.client)
        history.keepSharedNames(in: &contract)
        let operations = history.recordsOperations ? LockedOperation.all(of: contract) : []
        var present = history.isEmpty ? nil : ContractLock(of: contract, workers: history.workers)
        present?.operations = operations
        if let fault = present.flatMap(history.otherContract) {
            guard history.passesOverOthers else { return diagnostics.emit(fault) }
            history.forgetPast()
        }
        guard let present, !history.isEmpty else {
            // In the first run with a lock, the lock does not affect the contract, so the contract is completed and the
            // lock is made at the same time.
            let (_, lock) = concurrently(
                workers: history.workers, { settle(&contract, &diagnostics) },
                { [contract, workers = history.workers] in ContractLock.first(of: contract, workers: workers) })
            contract.lock = lock
            contract.lock?.operations = operations
            return
        }
        let lock = history.continued(by: present)
        history.reportIdle(in: lock, besides: contract.absentNames, options: options, to: &diagnostics)
        ContractRestorer.restore(lock, into: &contract, options: options)
        contract.lock = lock
        settle(&contract, &diagnostics)
    }

    /// Checks and completes the types. Each step needs the results of earlier steps.
    private func settle(_ contract: inout Contract, _ diagnostics: inout DiagnosticSink) {
        ReplacedTypes.check(contract, options: options, diagnostics: &diagnostics)
        KeptUnknown.mark(in: &contract, options: options, diagnostics: &diagnostics)
        ConfiguredFormats.check(contract, options: options, diagnostics: &diagnostics)
        AliasCycles.unwind(&contract, diagnostics: &diagnostics)
        AliasChains.validate(contract, limit: limits.depth, diagnostics: &diagnostics)
        DiscriminatorValues.complete(&contract, diagnostics: &diagnostics)
        VariantsByValue.split(in: &contract)
        ValueResolver.resolve(&contract, options: options, diagnostics: &diagnostics)
        RecursionBreaker.breakCycles(&contract)
        LargeValues.box(in: &contract)
        contract.forms = MultipartForms.find(in: contract, options: options)
        ContractValidator.validate(contract, diagnostics: &diagnostics)
    }
}

import Diagnostics
import YAMLTree

/// What holds of the contract as a whole, and what it was: all that needs the finished table of definitions, and the document no more.
struct ContractCompletion {
    let options: GenerationOptions
    let limits: YAMLLimits
    /// Nil where nothing is kept.
    let history: ContractHistory?

    func complete(_ contract: inout Contract, diagnostics: inout DiagnosticSink) {
        if let history, !diagnostics.hasErrors { remember(history, in: &contract, diagnostics: &diagnostics) }
        ReplacedTypes.check(contract, options: options, diagnostics: &diagnostics)
        ConfiguredFormats.check(contract, options: options, diagnostics: &diagnostics)
        AliasCycles.unwind(&contract, diagnostics: &diagnostics)
        AliasChains.validate(contract, limit: limits.depth, diagnostics: &diagnostics)
        DiscriminatorValues.complete(&contract, diagnostics: &diagnostics)
        DiscriminatorDefaults.apply(to: &contract)
        AbsenceResolver.resolve(&contract, missing: options.missing, diagnostics: &diagnostics)
        RecursionBreaker.breakCycles(&contract)
        LargeValues.box(in: &contract)
        ContractValidator.validate(contract, diagnostics: &diagnostics)
    }

    /// Before all else: the lock has the contract as the document says it.
    private func remember(
        _ history: ContractHistory, in contract: inout Contract, diagnostics: inout DiagnosticSink
    ) {
        if history.isEmpty {
            // Nothing was before: there is nothing to put back.
            contract.lock = ContractLock.first(of: contract, jobs: history.jobs)
            return
        }
        let lock = history.continued(by: ContractLock(of: contract, jobs: history.jobs))
        history.reportIdle(in: lock, options: options, to: &diagnostics)
        ContractRestorer.restore(lock, into: &contract, options: options)
        contract.lock = lock
    }
}

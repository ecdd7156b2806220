import ContractModel
import Diagnostics
import GenerationSettings
import YAMLTree

/// Examples and defaults with the types that they should be of.
extension ContractBuilder {
    /// Those of schemas that became types; a sample makes none.
    mutating func resolvedSamples() -> [ContractSample] {
        document.samples.compactMap { sample in
            guard !needsOwner(sample.schema) else { return nil }
            return ContractSample(
                value: ContractValue(sample.value), use: use(of: sample.schema, in: TypeID(0), as: .property("")),
                isNullable: isNullable(sample.schema), isDefault: sample.isDefault, location: sample.value.location)
        }
    }
}

import ContractModel
import Diagnostics
import GenerationSettings
import YAMLTree

/// Determines the types of examples and defaults.
extension ContractBuilder {
    /// Returns the samples whose types are already declared, or need no declaration.
    mutating func resolvedSamples() -> [ContractSample] {
        document.samples.compactMap { sample in
            guard !needsOwner(sample.schema) else { return nil }
            return ContractSample(
                value: ContractValue(sample.value), use: use(of: sample.schema, in: TypeID(0), as: .property("")),
                isNullable: isNullable(sample.schema), isDefault: sample.isDefault, location: sample.value.location)
        }
    }
}

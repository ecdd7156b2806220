import ContractModel
import Diagnostics
import GenerationSettings
import YAMLTree

/// Resolves the types of examples and defaults.
extension ContractBuilder {
    /// Returns the samples whose schemas already have types. A sample does not declare a type.
    mutating func resolvedSamples() -> [ContractSample] {
        document.samples.compactMap { sample in
            guard !needsOwner(sample.schema) else { return nil }
            return ContractSample(
                value: ContractValue(sample.value), use: use(of: sample.schema, in: TypeID(0), as: .property("")),
                isNullable: isNullable(sample.schema), isDefault: sample.isDefault, location: sample.value.location)
        }
    }
}

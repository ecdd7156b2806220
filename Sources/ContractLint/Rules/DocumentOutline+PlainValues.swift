import ContractReading
import YAMLTree

extension DocumentOutline {
    /// In 2.0, parameters and headers, which describe values without a schema, and the elements of those that are arrays, which are described
    /// like the parameter itself (2.0, "Items Object"). Nothing in later versions.
    var plainValues: [YAMLNode] {
        guard SpecificationVersions.only20.contains(version) else { return [] }
        return ((objects[.parameter] ?? []) + (objects[.header] ?? [])).flatMap { node in
            Array(sequence(first: node) { $0["items"] })
        }
    }
}

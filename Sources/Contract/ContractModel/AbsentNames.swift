/// Names that a configuration may use although the contract does not have them.
public struct AbsentNames: Sendable {
    /// The names that the document had until recently: `Schema`, `Schema.property`.
    public var former: Set<String> = []
    /// The owners of types that the configuration leaves out: schemas by key and by JSON pointer, operations by name,
    /// and other components as `section.component`.
    public var leftOutOwners: Set<String> = []
    /// The names of the operations that the configuration leaves out, in each form that the configuration can use.
    public var leftOutOperations: Set<String> = []

    /// Makes an empty list.
    public init() {}

    /// Whether the name is a former name, or belongs to a schema or operation that was left out. The name of a part
    /// begins with the name of its owner: `Schema.property`, `#/components/schemas/Schema/properties/key`.
    public func contains(_ name: String) -> Bool {
        former.contains(name) || leftOutOperations.contains(name)
            || Self.owners(of: name).contains { leftOutOwners.contains($0) }
    }

    /// Returns the possible names of the owner of a part, and the name itself: `a.b → a, a.b`.
    public static func owners(of name: String) -> [String] {
        name.indices.filter { name[$0] == "." || name[$0] == "/" }.map { String(name[..<$0]) } + [name]
    }
}

package import ContractModel

/// The Swift names of a whole contract, each settled.
package struct NameTable: Sendable {
    /// Name of the generated module.
    package var module: String
    /// By `TypeID`.
    package var types: [TypeName]
    /// By `TypeID`; empty for namespaces and aliases.
    package var members: [MemberNames]
    /// Names that the contract declares, or could shadow, among those that generated code uses (`String`, `Date`, `JSONValue` …):
    /// these are spelled with their module.
    package var shadowed: Set<String>
    /// Base of the file name by `TypeID` for types at the top level, distinct without regard to case.
    package var files: [String]

    package init(
        module: String, types: [TypeName], members: [MemberNames], shadowed: Set<String>, files: [String]
    ) {
        self.module = module
        self.types = types
        self.members = members
        self.shadowed = shadowed
        self.files = files
    }

    package subscript(type id: TypeID) -> TypeName { types[id.rawValue] }
    package subscript(members id: TypeID) -> MemberNames { members[id.rawValue] }
}

package struct TypeName: Hashable, Sendable {
    /// From the outermost type to this one: `[SearchByISBN, Response200]`.
    package var path: [SwiftIdentifier]

    package init(path: [SwiftIdentifier]) {
        self.path = path
    }
}

/// The member names of one type.
package struct MemberNames: Sendable {
    /// Parallel to the shape's list: a record's or envelope's properties, an enumeration's cases, a union's variants.
    package var names: [SwiftIdentifier]
    /// Private storage and coding key of a property that is not stored under its own name (deprecated or boxed): `_goodreadsID`.
    /// Parallel to `names`; nil elsewhere.
    package var storage: [SwiftIdentifier?]
    /// Parallel to `names`: `effectiveToken` for a deprecated `token` with a replacement; nil elsewhere.
    package var effective: [SwiftIdentifier?]
    /// Parallel to `names`: the names under which a property was known before the document gave it another key, where they are still free.
    package var former: [[SwiftIdentifier?]] = []
    /// The catch-all of an enumeration or union: `unknown`, or `unrecognized` where a case is called that.
    package var catchAll: SwiftIdentifier
    /// `additionalProperties`, or a distinct name.
    package var additionalProperties: SwiftIdentifier
    /// Outcome shapes: names of the failure record's properties (`names` are those of the success record).
    package var failureNames: [SwiftIdentifier]

    package init(
        names: [SwiftIdentifier], storage: [SwiftIdentifier?], effective: [SwiftIdentifier?],
        catchAll: SwiftIdentifier, additionalProperties: SwiftIdentifier, failureNames: [SwiftIdentifier] = []
    ) {
        self.names = names
        self.storage = storage
        self.effective = effective
        self.catchAll = catchAll
        self.additionalProperties = additionalProperties
        self.failureNames = failureNames
    }
}

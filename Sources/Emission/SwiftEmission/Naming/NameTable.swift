package import ContractModel

/// All Swift names of a contract.
package struct NameTable: Sendable {
    /// The name of the generated module.
    package var module: String
    /// The names of each definition, indexed by `TypeID`.
    package var definitions: [DefinitionNames]
    /// Names that generated code uses (`String`, `Date`, `JSONValue` …) and that the contract declares or could shadow.
    /// These names are spelled with their module.
    package var shadowed: Set<String>

    package subscript(type id: TypeID) -> TypeName { definitions[id.rawValue].type }
    package subscript(members id: TypeID) -> MemberNames { definitions[id.rawValue].members }
    package subscript(file id: TypeID) -> String { definitions[id.rawValue].file }
}

/// The names of one definition.
package struct DefinitionNames: Sendable {
    package var type: TypeName
    package var members: MemberNames
    /// The base name of the file, distinct without regard to case. The string is empty for nested types.
    package var file: String
}

/// The name of a type, with the names of the types that contain it.
package struct TypeName: Hashable, Sendable {
    /// The names from the outermost type to this type: `[SearchByISBN, Response200]`.
    package var path: [SwiftIdentifier]
}

/// The member names of one type.
package struct MemberNames: Sendable {
    /// The names in the order of the shape's list: the properties of a record or envelope, the cases of an enumeration,
    /// the variants of a union, the properties of an outcome's success record. The list is empty for namespaces and
    /// aliases.
    package var members: [MemberName]
    /// The names of the properties of an outcome's failure record, in the order of the outcome's list.
    package var failure: [MemberName] = []
    /// The catch-all of an enumeration or union: `unknown`, or `unrecognized` if a case is named `unknown`.
    package var catchAll: SwiftIdentifier
    /// The name `additionalProperties`, or another name if a member has this name.
    package var additionalProperties: SwiftIdentifier
}

/// The names of one property, case or variant.
package struct MemberName: Sendable {
    package var identifier: SwiftIdentifier
    /// The private storage and coding key of a property that is not stored under its own name because it is deprecated
    /// or boxed: `_goodreadsID`.
    package var storage: SwiftIdentifier?
    /// The name of the property that combines a deprecated `token` with its replacement: `effectiveToken`.
    package var effective: SwiftIdentifier?
    /// The names of a property under its former keys, in the order of these keys. The value is nil if a name is no
    /// longer free.
    package var former: [SwiftIdentifier?] = []

    package init(_ identifier: SwiftIdentifier) {
        self.identifier = identifier
    }
}

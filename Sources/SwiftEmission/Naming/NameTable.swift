package import ContractModel

/// The Swift names of a whole contract, each settled.
package struct NameTable: Sendable {
    /// Name of the generated module.
    package var module: String
    /// By `TypeID`.
    package var definitions: [DefinitionNames]
    /// The names of all types of the contract. A type of another module with one of these names is spelled with its module.
    package var shadowed: Set<String>

    package init(module: String, definitions: [DefinitionNames], shadowed: Set<String>) {
        self.module = module
        self.definitions = definitions
        self.shadowed = shadowed
    }

    package subscript(type id: TypeID) -> TypeName { definitions[id.rawValue].type }
    package subscript(members id: TypeID) -> MemberNames { definitions[id.rawValue].members }
    package subscript(file id: TypeID) -> String { definitions[id.rawValue].file }
}

/// The names of one definition.
package struct DefinitionNames: Sendable {
    package var type: TypeName
    package var members: MemberNames
    /// Base of the file name, distinct without regard to case. Empty for nested types.
    package var file: String

    package init(type: TypeName, members: MemberNames, file: String) {
        self.type = type
        self.members = members
        self.file = file
    }
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
    /// In the order of the shape's list: a record's or envelope's properties, an enumeration's cases, a union's variants, the properties of an
    /// outcome's success record. Empty for namespaces and aliases.
    package var members: [MemberName]
    /// In the order of an outcome's list: the properties of its failure record.
    package var failure: [MemberName] = []
    /// The catch-all of an enumeration or union: `unknown`, or `unrecognized` where a case is called that.
    package var catchAll: SwiftIdentifier
    /// `additionalProperties`, or a distinct name.
    package var additionalProperties: SwiftIdentifier

    package init(members: [MemberName], catchAll: SwiftIdentifier, additionalProperties: SwiftIdentifier) {
        self.members = members
        self.catchAll = catchAll
        self.additionalProperties = additionalProperties
    }
}

/// The names of one property, case or variant.
package struct MemberName: Sendable {
    package var identifier: SwiftIdentifier
    /// Private storage and coding key of a property that is not stored under its own name (deprecated or boxed): `_goodreadsID`.
    package var storage: SwiftIdentifier?
    /// `effectiveToken` for a deprecated `token` with a replacement.
    package var effective: SwiftIdentifier?
    /// The names under which a property was known before the document gave it another key, in the order of its former keys. Nil where a name is
    /// no longer free.
    package var former: [SwiftIdentifier?] = []

    package init(_ identifier: SwiftIdentifier) {
        self.identifier = identifier
    }
}

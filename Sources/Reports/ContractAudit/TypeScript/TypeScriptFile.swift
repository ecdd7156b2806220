/// The types that a file of TypeScript declares: interfaces, aliases of objects and of unions, and enumerations.
package struct TypeScriptFile: Sendable {
    package struct Property: Hashable, Sendable {
        package var name: String
        package var isOptional: Bool
        package var type: TypeScriptType
        package var place: SwiftPlace
    }

    /// A declared type.
    package struct Declaration: Sendable {
        package enum Form: Sendable {
            case object([Property])
            /// The values of a union of literals, or of an enumeration.
            case values([(value: String, place: SwiftPlace)])
            case other
        }

        package var name: String
        package var form: Form
        /// The interfaces that the declaration extends.
        package var bases: [String] = []
        package var place: SwiftPlace
    }

    package let path: String
    package let declarations: [Declaration]

    package init(path: String, text: String) {
        self.path = path
        var reader = TypeScriptReader(text)
        declarations = reader.declarations()
    }
}

/// A type as TypeScript spells it.
package indirect enum TypeScriptType: Hashable, Sendable {
    case named(String)
    case literal(String)
    case array(TypeScriptType)
    /// `Record<string, T>`, or an object that has only an index signature.
    case map(TypeScriptType)
    case object([TypeScriptFile.Property])
    case union([TypeScriptType])
    /// Any other type.
    case other

    /// The type without `null` and `undefined`.
    var present: TypeScriptType {
        guard case .union(let all) = self else { return self }
        let rest = all.filter { $0 != .named("null") && $0 != .named("undefined") }
        return rest.count == 1 ? rest[0] : .union(rest)
    }

    var isNullable: Bool {
        guard case .union(let all) = self else { return self == .named("null") }
        return all.contains(.named("null"))
    }
}

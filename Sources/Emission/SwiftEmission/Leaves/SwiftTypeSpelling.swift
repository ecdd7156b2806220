package import ContractModel

/// The text of a type in Swift: `[String: WorkDTO?]`.
package struct SwiftTypeSpelling: Hashable, Sendable {
    package let text: String

    private init(verbatim text: String) {
        self.text = text
    }

    /// Joins the names of nested types: `SearchByISBN.Response200`.
    package init(path: some Collection<SwiftIdentifier>) {
        if let only = path.first, path.count == 1 {
            text = only.declared
        } else {
            text = path.enumerated().map { $0 == 0 ? $1.declared : $1.member }.joined(separator: ".")
        }
    }

    /// A type of the standard library, of Foundation or of the runtime. The spelling includes the module if the
    /// contract shadows the name.
    package init(known name: String, module: String, shadowed: Set<String>) {
        text = shadowed.contains(name) ? module + "." + name : name
    }

    /// A type of the user, spelled as in the configuration.
    package init(external type: ExternalType) {
        text = type.spelling
    }

    package var optional: SwiftTypeSpelling { SwiftTypeSpelling(verbatim: text + "?") }
    /// Any type that conforms to the protocol: `any Error`.
    package var existential: SwiftTypeSpelling { SwiftTypeSpelling(verbatim: "any " + text) }
    package var array: SwiftTypeSpelling { SwiftTypeSpelling(verbatim: "[" + text + "]") }

    package func dictionary(from key: SwiftTypeSpelling) -> SwiftTypeSpelling {
        SwiftTypeSpelling(verbatim: "[" + key.text + ": " + text + "]")
    }

    /// The generic type with an argument: `ResponseEnvelope<WorkDTO>`.
    package func applied(to argument: SwiftTypeSpelling) -> SwiftTypeSpelling {
        SwiftTypeSpelling(verbatim: text + "<" + argument.text + ">")
    }
}

package import ContractModel
package import GenerationSettings

/// The names of operations, without what a framework has added to them (`names: {operations: short}` in the
/// configuration).
///
/// A short name is the name if no other operation has it. Otherwise the operation keeps its whole name.
package struct OperationNames: Sendable {
    private var short: [String: String] = [:]
    private let style: GenerationOptions.OperationNameStyle

    package init(_ contract: Contract, style: GenerationOptions.OperationNameStyle) {
        self.style = style
        if style == .whole { return }
        var wanted: [String: Int] = [:]
        for operation in contract.operations {
            let name = Self.shortName(of: operation) ?? operation.name
            if name != operation.name { short[operation.name] = name }
            wanted[Self.key(name), default: 0] += 1
        }
        short = short.filter { wanted[Self.key($0.value)] == 1 }
        // An operation that has left the document keeps its short name unless a present operation wants it.
        for operation in contract.goneOperations {
            guard let name = Self.shortName(of: operation), wanted[Self.key(name)] == nil else { continue }
            short[operation.name] = name
        }
    }

    /// Returns the name, or its short form.
    package func name(of operation: String) -> String {
        short[operation] ?? operation
    }

    /// Returns the name for a group of operations, in which it need not differ from the names of other groups.
    package func nameInGroup(of operation: OperationDefinition) -> String {
        (style == .short ? Self.shortName(of: operation) : nil) ?? operation.name
    }

    /// The number of names that get shorter.
    package var count: Int { short.count }

    /// Returns a key for comparison. Files and types are compared without regard to case.
    private static func key(_ name: String) -> String {
        IdentifierCasing.upperCamel(name).lowercased()
    }

    /// Returns the name before a framework has added the path, the method or the controller. Returns nil for a name in
    /// which nothing is recognized.
    private static func shortName(of operation: OperationDefinition) -> String? {
        let name = operation.name
        return nameBeforePath(name, operation) ?? nameAfterController(name, path: operation.path)
    }

    /// FastAPI writes the name of the function, the path with an underscore for each character that is neither a letter
    /// nor a digit nor an underscore, and the method (`generate_unique_id`): `read_book_books__id__get → read_book`.
    private static func nameBeforePath(_ name: String, _ operation: OperationDefinition) -> String? {
        let path = String(operation.path.map { $0.isLetter || $0.isNumber ? $0 : "_" })
        let suffix = path + "_" + operation.method.lowercased()
        guard name.hasSuffix(suffix), name.count > suffix.count else { return nil }
        return String(name.dropLast(suffix.count))
    }

    /// NestJS writes `BooksController_findAll`, and NSwag `Books_GetAll` with the controller's name in the path.
    private static func nameAfterController(_ name: String, path: String) -> String? {
        let parts = name.split(separator: "_", omittingEmptySubsequences: false)
        guard parts.count == 2, let controller = parts.first, let rest = parts.last, rest.first?.isLetter == true
        else { return nil }
        let isCapital = controller.first?.isUppercase == true && rest.first?.isUppercase == true
        let isInPath = path.split(separator: "/").contains { $0.lowercased() == controller.lowercased() }
        guard isCapital && isInPath || controller.hasSuffix("Controller") && controller.count > "Controller".count
        else {
            return nil
        }
        return String(rest)
    }
}

extension OperationNames {
    /// Returns the name as words. Without an id, the name consists of method and path: `get /works/{id}` is `get /works/
    /// by id}`.
    package static func words(of name: String) -> String {
        name.contains("/") ? name.replacing("{", with: " by ") : name
    }
}

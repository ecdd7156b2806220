import Foundation
package import ContractModel
package import GenerationSettings

/// The names of operations, from which the names of their types and methods are made.
///
/// An operation has its name in the document. With `names: {operations: short}` in the configuration, the name loses
/// the parts that a framework has added, if no other operation has the short name. If several operations have the same
/// name in Swift, the operation with the lowest rank keeps the name. The other operations are named after their method
/// and path.
package struct OperationNames: Sendable {
    private var short: [String: String] = [:]
    /// Maps the pointers of operations that cannot keep their names to names from method and path.
    private var places: [String: String] = [:]
    /// Each operation that is named after its method and path, and another operation for which the same name was
    /// proposed.
    private(set) var clashes: [(operation: OperationDefinition, other: OperationDefinition)] = []
    private let style: GenerationOptions.OperationNameStyle

    /// - Parameter renamed: The names for which the configuration has other names. These names cause no clash.
    package init(
        _ contract: Contract, style: GenerationOptions.OperationNameStyle, renamed: [String: String] = [:]
    ) {
        self.style = style
        let names = contract.operations.map { ($0.name, shortName(of: $0) ?? $0.name) }
        if names.contains(where: { $0 != $1 }) {
            let wanted = Dictionary(grouping: names) { Self.key($0.1) }
            short = Dictionary(names.filter { $0 != $1 && wanted[Self.key($1)]?.count == 1 }) { first, _ in first }
            // A removed operation keeps its short name unless a present operation needs the name.
            for operation in contract.goneOperations {
                guard let name = shortName(of: operation), wanted[Self.key(name)] == nil else { continue }
                short[operation.name] = name
            }
        }
        let operations = contract.operations.filter { renamed[$0.name] == nil }
        let groups = Dictionary(grouping: operations) { [short] in Self.key(short[$0.name] ?? $0.name) }
        clashes = groups.values.flatMap { Self.clashes($0.map { [short] in short[$0.name] ?? $0.name }, of: $0) }
        for clash in clashes { places[clash.operation.pointer] = Self.placeName(clash.operation.pointer) }
    }

    /// Returns the operations of a group that cannot keep their common name, each with another operation for which the
    /// same name was proposed.
    private static func clashes(
        _ names: [String], of group: [OperationDefinition]
    ) -> [(operation: OperationDefinition, other: OperationDefinition)] {
        let ranks = names.map(rank)
        guard group.count > 1, let best = ranks.min() else { return [] }
        let first = ranks.indices.filter { ranks[$0] == best }
        return group.indices.filter { first != [$0] }.map { index in
            (group[index], group[index == first[0] ? group.indices.first { $0 != index } ?? index : first[0]])
        }
    }

    /// Returns the name of an operation.
    package func name(of operation: OperationDefinition) -> String {
        name(operation.name, at: operation.pointer)
    }

    /// Returns the name of the operation with a pointer.
    func name(_ name: String, at pointer: String) -> String {
        places[pointer] ?? short[name] ?? name
    }

    /// Whether the operation is named after its method and path because another operation has its own name.
    func isNamedAfterPlace(_ pointer: String) -> Bool { places[pointer] != nil }

    /// Returns the operation's name within its group. The name may also occur in other groups.
    package func nameInGroup(of operation: OperationDefinition) -> String {
        shortName(of: operation) ?? operation.name
    }

    /// Returns a key for comparison. Files and types are compared without regard to case.
    private static func key(_ name: String) -> String {
        IdentifierCasing.upperCamel(words(of: name)).lowercased()
    }

    private static func rank(_ name: String) -> NameRank {
        NameRank(source: .operation, name: IdentifierCasing.upperCamel(words(of: name)), documentName: name)
    }

    /// Returns the name before a framework has added the path, the method or the controller. Returns nil for a name in
    /// which nothing is recognized. A name from method and path never has the query of the path. A short name also lacks
    /// the root of the path: `get /api/v1/books` becomes `get /books`.
    private func shortName(of operation: OperationDefinition) -> String? {
        let name = operation.name
        if name.contains("/") {
            let place = String(name.prefix { $0 != "?" })
            let shown = style == .short ? Self.withoutRoot(place) : place
            return shown == name ? nil : shown
        }
        if style != .short { return nil }
        return Self.nameBeforePath(name, operation) ?? Self.nameAfterController(name, path: operation.path)
    }

    /// Returns a name from method and path without `api`, `rest` and versions at the beginning of the path. The last
    /// segment stays. Other paths have no influence, so a new path does not rename an operation.
    private static func withoutRoot(_ name: String) -> String {
        name.replacing(/^([^ \/]+ \/)(?:(?:api|rest|v?\d+(?:\.\d+)*)\/)+(?=[^\/])/.ignoresCase()) { $0.1 }
    }

    /// FastAPI writes the name of the function, the path with an underscore for each character that is neither a letter
    /// nor a digit nor an underscore, and the method (`generate_unique_id`): `read_book_books__id__get → read_book`.
    /// flask-openapi3 also writes the converters of the path: `read_book_books__int_id__get → read_book`.
    private static func nameBeforePath(_ name: String, _ operation: OperationDefinition) -> String? {
        let path = String(operation.path.map { $0.isLetter || $0.isNumber ? $0 : "_" })
        let suffix = path + "_" + operation.method.lowercased()
        // A parameter may have a name that begins like a converter: `/files/{path_id}`.
        return [name, name.replacing(/__(?:int|float|string|path|uuid)_/, with: "__")]
            .first { $0.hasSuffix(suffix) && $0.count > suffix.count }
            .map { String($0.dropLast(suffix.count)) }
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
    /// Returns the name as words. Without an id, the name consists of method and path: `get /works/{id}` becomes
    /// `get /works/ by id}`.
    package static func words(of name: String) -> String {
        name.contains("/") ? name.replacing("{", with: " by ") : name
    }

    /// Returns the name from the method and path at a pointer: `get /works/{id}`.
    static func placeName(_ pointer: String) -> String? {
        place(pointer).map { "\($0.method) \($0.path)" }
    }

    /// Returns a name in which the segments of the path are apart: `GetWorks_id` for `/works/{id}`, which differs
    /// from `GetWorks_ById` for `/works/by-id`.
    package static func segmentedName(_ pointer: String) -> String? {
        guard let (method, path) = place(pointer) else { return nil }
        let segments = path.split(separator: "/", omittingEmptySubsequences: false).dropFirst().map { segment in
            segment.isEmpty
                ? "Slash" : segment.hasPrefix("{") ? IdentifierCasing.lowerCamel(String(segment)) : upper(segment)
        }
        return IdentifierCasing.verbatim(upper(method[...]) + segments.joined(separator: "_"))
    }

    private static func upper(_ segment: Substring) -> String {
        IdentifierCasing.upperCamel(String(segment))
    }

    private static func place(_ pointer: String) -> (method: String, path: String)? {
        let sections = ["#/paths/", "#/webhooks/", "#/components/pathItems/", "#/components/callbacks/"]
        guard let section = sections.first(where: pointer.contains),
            let start = pointer.range(of: section)?.upperBound, let slash = pointer.lastIndex(of: "/"), start <= slash
        else { return nil }
        let escaped = String(pointer[start..<slash]).replacing("~1", with: "/").replacing("~0", with: "~")
        return (String(pointer[pointer.index(after: slash)...]), escaped.removingPercentEncoding ?? escaped)
    }
}

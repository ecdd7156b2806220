package import ContractModel
import DTOContract

/// Maps the path of a list to the parameter that selects an item: `/books` to `id` of `/books/{id}`.
package struct ItemPaths: Sendable {
    private let parameters: [Substring: String]

    package init(_ contract: Contract) {
        let operations = contract.operations.filter { !$0.isCalledByServer }
        // Operations that return an item come first.
        let ordered = operations.filter { $0.method.lowercased() == "get" } + operations
        let found = ordered.compactMap { ItemPath($0.path) }
        parameters = Dictionary(found.map { ($0.list, $0.parameter) }, uniquingKeysWith: { first, _ in first })
    }

    /// - Parameter list: The path of the list.
    package subscript(list: String) -> String? { parameters[ItemPath.withoutSlash(list)] }
}

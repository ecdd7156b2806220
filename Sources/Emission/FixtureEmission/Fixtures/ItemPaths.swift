package import ContractModel
import DTOContract

/// Maps the path of a list to the operation that returns one item: `/books` to the operation of `/books/{id}`.
package struct ItemPaths: Sendable {
    /// An operation that returns one item.
    package struct Item: Sendable {
        /// The index of the operation.
        package let operation: Int
        /// The parameter that selects the item.
        package let parameter: String
    }

    private let items: [Substring: Item]

    package init(_ contract: Contract) {
        let found = contract.operations.enumerated().compactMap { index, operation -> (Substring, Item)? in
            guard operation.method.lowercased() == "get", !operation.isCalledByServer else { return nil }
            return ItemPath(operation.path).map { ($0.list, Item(operation: index, parameter: $0.parameter)) }
        }
        items = Dictionary(found, uniquingKeysWith: { first, _ in first })
    }

    /// - Parameter list: The path of the list.
    package subscript(list: String) -> Item? { items[ItemPath.withoutSlash(list)] }
}

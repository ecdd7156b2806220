package import ContractModel

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
            let path = Self.withoutSlash(operation.path)
            guard let slash = path.lastIndex(of: "/") else { return nil }
            let last = path[slash...].dropFirst()
            guard last.hasPrefix("{"), last.hasSuffix("}"), !last.dropFirst().contains("{") else { return nil }
            return (path[..<slash], Item(operation: index, parameter: String(last.dropFirst().dropLast())))
        }
        items = Dictionary(found, uniquingKeysWith: { first, _ in first })
    }

    /// - Parameter list: The path of the list.
    package subscript(list: String) -> Item? { items[Self.withoutSlash(list)] }

    private static func withoutSlash(_ path: String) -> Substring {
        path.hasSuffix("/") ? path.dropLast() : path[...]
    }
}

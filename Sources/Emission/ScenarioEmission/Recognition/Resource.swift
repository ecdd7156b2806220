package import DTOContract

/// Data for which an app has screens: a list, the detail of an element, and lists that belong to an element.
package struct Resource: Equatable, Sendable {
    /// The operation that returns the elements.
    package struct List: Equatable, Sendable {
        /// The index of the operation.
        package var operation: Int
        /// The keys that lead to the array in the response.
        package var items: [String]
        /// The pages, or nil if the response has all elements.
        package var pages: RuntimePages?
        /// The query parameter that searches.
        package var search: String?
    }

    /// A list that belongs to an element.
    package struct Dependent: Equatable, Sendable {
        /// The name, such as `Chapters`.
        package var name: String
        package var operation: Int
        /// A text in the body of the request, if several operations share one path.
        package var body: String?
        /// The name of the response's example, if the document connects it with the request.
        package var example: String?
    }

    /// The name, such as `Book`.
    package var name: String
    package var list: List?
    /// The index of the operation that returns an element.
    package var detail: Int?
    package var dependents: [Dependent] = []
    /// The indices of operations that return images.
    package var images: [Int] = []

    package var operations: [Int] {
        [list?.operation, detail].compactMap(\.self) + dependents.map(\.operation) + images
    }
}

/// Data for which an app has screens: a list, the detail of an element, and lists that belong to an element.
package struct Resource: Equatable, Sendable {
    /// The operation that returns the elements.
    package struct List: Equatable, Sendable {
        /// The index of the operation.
        package var operation: Int
        /// The keys that lead to the array in the response.
        package var items: [String]
        /// The pages, or nil if the response has all elements.
        package var pages: Pages?
        /// The query parameter that searches.
        package var search: String?
    }

    /// The way in which the second page is requested.
    package struct Pages: Equatable, Sendable {
        package enum Step: Equatable, Sendable {
            /// The parameter is the number of the page.
            case number(first: Int)
            /// The parameter is the number of elements before the page.
            case offset
            /// The parameter takes a cursor from the previous page.
            case cursor
        }

        /// The name of the query parameter.
        package var parameter: String
        package var step: Step
        /// The keys that lead to the next page in the response, or nil if they are unknown.
        package var next: [String]?
        /// The keys that lead to the Boolean that says whether another page follows, or nil if they are unknown.
        package var more: [String]?
        /// Whether the header `Link` of the response leads to the next page.
        package var isLinked = false
    }

    /// A list that belongs to an element.
    package struct Dependent: Equatable, Sendable {
        /// The name, such as `Chapters`.
        package var name: String
        package var operation: Int
        /// A text in the body of the request, if several operations share one path.
        package var body: String?
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

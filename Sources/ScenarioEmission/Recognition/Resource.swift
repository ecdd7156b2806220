/// What an app has screens of: a list, one of its elements, and what belongs to one.
package struct Resource: Equatable, Sendable {
    /// The operation that gives the elements.
    package struct List: Equatable, Sendable {
        /// Index of the operation.
        package var operation: Int
        /// The keys that lead to the array in the answer.
        package var items: [String]
        /// Nil where all comes at once.
        package var pages: Pages?
        /// The query parameter that searches.
        package var search: String?
    }

    /// How the second page is asked for.
    package struct Pages: Equatable, Sendable {
        package enum Step: Equatable, Sendable {
            /// By its number.
            case number(first: Int)
            /// By how many elements come before.
            case offset
            /// By what the page before says.
            case cursor
        }

        /// In the query.
        package var parameter: String
        package var step: Step
        /// The keys that lead to the way to the next page in the answer; nil where nobody says.
        package var next: [String]?
        /// The keys that lead to whether another page follows; nil where nobody says.
        package var more: [String]?
        /// Whether the way to the next page is a header of the answer: `Link`.
        package var isLinked = false
    }

    /// A list of what belongs to one.
    package struct Dependent: Equatable, Sendable {
        /// `Chapters`
        package var name: String
        package var operation: Int
        /// A text within the body of the request, where several share one path.
        package var body: String?
    }

    /// `Book`
    package var name: String
    package var list: List?
    /// The operation that gives one.
    package var detail: Int?
    package var dependents: [Dependent] = []
    /// Operations that give pictures.
    package var images: [Int] = []

    package var operations: [Int] {
        [list?.operation, detail].compactMap(\.self) + dependents.map(\.operation) + images
    }
}

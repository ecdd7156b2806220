/// A request to a running backend, with its possible responses.
package struct LiveCall: Sendable {
    /// The contents of responses with a status.
    package struct Answer: Sendable {
        /// The status: `200`, `2XX`, or `default`, which means success here.
        package var status: String
        /// The index in the operation's responses, or nil if nothing is decoded.
        package var response: Int?
        /// Whether the media type in the document is a range such as `*/*`, so that the body may also be plain text.
        package var isOfAnyType = false

        package init(status: String, response: Int?, isOfAnyType: Bool = false) {
            self.status = status
            self.response = response
            self.isOfAnyType = isOfAnyType
        }
    }

    /// A credential from an environment variable.
    package struct Credential: Hashable, Sendable {
        package enum Place: Hashable, Sendable {
            case bearer
            /// User and password with a colon between them.
            case basic
            case header(String)
            case query(String)
            case cookie(String)
        }

        package var variable: String
        package var place: Place

        package init(variable: String, place: Place) {
            self.variable = variable
            self.place = place
        }
    }

    /// A call for a list whose items contain the value of a variable.
    package struct List: Sendable {
        package var variable: String
        /// The path and query, percent-encoded. Names of variables are in braces.
        package var target: String
        /// The keys that lead to the array of items.
        package var items: [String]
        /// The key of the identifier in an item.
        package var member: String

        package init(variable: String, target: String, items: [String], member: String) {
            self.variable = variable
            self.target = target
            self.items = items
            self.member = member
        }
    }

    /// The index in the contract's operations.
    package var operation: Int
    /// The method in capitals.
    package var method: String
    /// The path and query, percent-encoded. Names of environment variables are in braces.
    package var target: String
    /// The variables in the target.
    package var variables: [String]
    /// The lists from which variables get their values if the environment lacks them, in the order of the calls.
    package var lists: [List]
    package var headers: [(name: String, value: String)]
    /// The possible responses, with successes first.
    package var answers: [Answer]
    package var credentials: [Credential]

    package init(
        operation: Int, method: String, target: String, variables: [String] = [], lists: [List] = [],
        headers: [(name: String, value: String)], answers: [Answer], credentials: [Credential]
    ) {
        self.operation = operation
        self.method = method
        self.target = target
        self.variables = variables
        self.lists = lists
        self.headers = headers
        self.answers = answers
        self.credentials = credentials
    }
}

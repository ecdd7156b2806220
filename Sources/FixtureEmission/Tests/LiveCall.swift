/// A request of a running backend, and what it may answer.
package struct LiveCall: Sendable {
    /// The content of answers with this status.
    package struct Answer: Sendable {
        /// `200`, `2XX`; `default` stands for success.
        package var status: String
        /// Into the operation's responses; nil where nothing is decoded.
        package var response: Int?

        package init(status: String, response: Int?) {
            self.status = status
            self.response = response
        }
    }

    /// A credential from a variable of the environment.
    package struct Credential: Hashable, Sendable {
        package enum Place: Hashable, Sendable {
            case bearer
            /// User and password, with a colon between them.
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

    /// Into the contract's operations.
    package var operation: Int
    /// The method in capitals.
    package var method: String
    /// Path and query, percent-encoded. A variable of the environment is in braces.
    package var target: String
    /// The variables in the target.
    package var variables: [String]
    package var headers: [(name: String, value: String)]
    /// Those of success first.
    package var answers: [Answer]
    package var credentials: [Credential]

    package init(
        operation: Int, method: String, target: String, variables: [String] = [],
        headers: [(name: String, value: String)], answers: [Answer], credentials: [Credential]
    ) {
        self.operation = operation
        self.method = method
        self.target = target
        self.variables = variables
        self.headers = headers
        self.answers = answers
        self.credentials = credentials
    }
}

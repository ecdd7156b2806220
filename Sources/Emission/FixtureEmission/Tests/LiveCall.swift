/// A request to a running backend, with its possible responses.
package struct LiveCall: Sendable {
    /// The contents of responses with a status.
    package struct Answer: Sendable {
        /// The status: `200` or `2XX`. `default` means success.
        package var status: String
        /// The index in the operation's responses, or nil if nothing is decoded.
        package var response: Int?

        package init(status: String, response: Int?) {
            self.status = status
            self.response = response
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

    /// The index in the contract's operations.
    package var operation: Int
    /// The method in capitals.
    package var method: String
    /// The path and query, percent-encoded. Names of environment variables are in braces.
    package var target: String
    /// The variables in the target.
    package var variables: [String]
    package var headers: [(name: String, value: String)]
    /// The possible responses, with successes first.
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

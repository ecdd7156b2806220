import ContractModel

/// An operation that an app calls, and what is asked of it to find resources.
struct AnsweredOperation {
    /// In the contract.
    let index: Int
    let definition: OperationDefinition
    let interface: OperationInterface
    let path: OperationPath
    /// Index of the successful response with JSON; nil where there is none.
    let success: Int?

    /// The methods that every mock server has a name for (RFC 9110, section 9; RFC 5789).
    private static let methods: Set = ["get", "post", "put", "patch", "delete", "head", "options"]

    /// Nil for what the server calls.
    init?(_ index: Int, of contract: Contract) {
        let definition = contract.operations[index]
        guard !definition.isCalledByServer, definition.path.hasPrefix("/"), Self.methods.contains(definition.method),
            let interface = definition.interface
        else { return nil }
        self.index = index
        self.definition = definition
        self.interface = interface
        path = OperationPath(definition.path)
        success = definition.responses.indices.filter { definition.responses[$0].status.hasPrefix("2") }
            .min { definition.responses[$0].status < definition.responses[$1].status }
    }

    /// The type of its answer; nil where that is no JSON.
    var answer: TypeReference? { success.map { definition.responses[$0].body.reference } }

    var isGet: Bool { definition.method == "get" }
    var isGraphQL: Bool {
        definition.method == "post" && answer != nil && path.segments.last??.lowercased() == "graphql"
    }
    /// The media type of the picture that it answers; nil where it is none.
    var image: String? {
        guard isGet, success == nil else { return nil }
        let contents = interface.statuses.filter { $0.status.hasPrefix("2") }.flatMap(\.contents)
        return contents.map { MediaType.essence(of: $0.mediaType) }.first { $0.hasPrefix("image/") }
    }

    /// What the configuration may call it.
    var names: [String] { [definition.name, definition.endpoint, definition.path] }

    func hasName(_ name: String) -> Bool { names.prefix(2).contains(name) }

    // MARK: Parameters

    /// Of the query, by their names.
    var queryParameters: [ParameterDefinition] { interface.parameters.filter { $0.place == "query" } }

    /// The first of several names that a parameter of the query has, whatever the case.
    func queryParameter(_ names: [String], where isFitting: (ParameterDefinition) -> Bool = { _ in true })
        -> ParameterDefinition?
    {
        for name in names {
            if let found = queryParameters.first(where: { Self.plain($0.name) == name && isFitting($0) }) {
                return found
            }
        }
        return nil
    }

    private static func plain(_ name: String) -> String {
        name.lowercased().filter { $0 != "_" && $0 != "-" && $0 != "[" && $0 != "]" && $0 != "." }
    }
}

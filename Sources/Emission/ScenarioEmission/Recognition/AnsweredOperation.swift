import ContractModel
import DTOContract

/// An operation that an app calls, with the properties by which `ResourceFinder` recognizes resources.
struct AnsweredOperation {
    /// The index in the contract.
    let index: Int
    let definition: OperationDefinition
    let interface: OperationInterface
    let path: OperationPath
    /// The index of the successful response with JSON, or nil.
    let success: Int?
    let isGraphQL: Bool
    /// The queries of a GraphQL operation that the document shows.
    let queries: [GraphQLQuery]

    /// The methods for which every mock server has a name (RFC 9110 section 9, RFC 5789).
    private static let methods: Set = ["get", "post", "put", "patch", "delete", "head", "options"]

    /// The result is nil for an operation that the server calls, that has a method outside of `methods`, or whose path
    /// does not begin with `/`.
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
        isGraphQL = success != nil && OperationDefinition.isGraphQL(definition.method, definition.path)
        queries = isGraphQL ? GraphQLQuery.all(of: interface, contract) : []
    }

    /// The type of the response, or nil if the response is not JSON.
    var answer: TypeReference? { success.map { definition.responses[$0].body.reference } }

    var isGet: Bool { definition.method == "get" }
    /// The media type of the image that the operation returns, or nil if it does not return an image.
    var image: String? {
        guard isGet, success == nil else { return nil }
        let contents = interface.statuses.filter { $0.status.hasPrefix("2") }.flatMap(\.contents)
        return contents.map { MediaType.essence(of: $0.mediaType) }.first { $0.hasPrefix("image/") }
    }

    /// The names by which the configuration may select the operation.
    var names: [String] { [definition.name, definition.endpoint, definition.path] }

    func hasName(_ name: String) -> Bool { names.prefix(2).contains(name) }

    // MARK: Parameters

    /// The parameters of the query.
    var queryParameters: [ParameterDefinition] { interface.parameters.filter { $0.place == "query" } }

    /// Returns the first parameter of the query with one of the names, compared without case.
    func queryParameter(_ names: [String], where isFitting: (ParameterDefinition) -> Bool = { _ in true })
        -> ParameterDefinition?
    {
        for name in names {
            if let found = queryParameters.first(where: { PageNames.folded($0.name) == name && isFitting($0) }) {
                return found
            }
        }
        return nil
    }
}

import ContractModel

/// A query that the document shows in a request of a GraphQL operation.
struct GraphQLQuery {
    /// The name of the query, such as `BookChapters`.
    let name: String
    /// The name of the example with the request, or nil. The example of the response often has the same name.
    let example: String?

    /// Returns the named queries in the examples of an operation's requests, and in the examples of its body's schema.
    static func all(of interface: OperationInterface, _ contract: Contract) -> [GraphQLQuery] {
        guard let body = interface.body else { return [] }
        var taken: Set<String> = []
        let shown = body.queries.compactMap { example in
            name(operation: example.value["operationName"], query: example.value["query"]).map {
                GraphQLQuery(name: $0, example: example.name)
            }
        }
        let properties = body.principal.flatMap(contract.record)?.properties ?? []
        func value(_ key: String) -> ContractValue? {
            properties.first { $0.key == key }.flatMap { $0.constant ?? $0.examples.first?.value }
        }
        let described = name(operation: value("operationName"), query: value("query"))
        return (shown + [described].compactMap { $0.map { GraphQLQuery(name: $0, example: nil) } })
            .filter { taken.insert($0.name).inserted }
    }

    /// Returns the name of the operation (GraphQL, section 2.3), or nil if the query is anonymous.
    private static func name(operation: ContractValue?, query: ContractValue?) -> String? {
        if case .string(let name)? = operation, isName(name) { return name }
        guard case .string(let text)? = query else { return nil }
        for line in text.prefix(lengthLimit).split(whereSeparator: \.isNewline) {
            let words = line.split(whereSeparator: \.isWhitespace)
            guard words.count > 1, words[0] == "query" else { continue }
            let name = words[1].prefix { $0 != "(" && $0 != "{" && $0 != "@" }
            return isName(name) ? String(name) : nil
        }
        return nil
    }

    private static let lengthLimit = 10_000

    private static func isName(_ text: some StringProtocol) -> Bool {
        (1...100).contains(text.utf8.count)
            && text.utf8.allSatisfy { byte in
                (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) || byte == UInt8(ascii: "_")
                    || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
            }
    }
}

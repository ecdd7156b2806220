public import Diagnostics

/// A call of an operation, as a client makes it: its method, path, parameters and contents, with JSON types.
public struct LockedOperation: Sendable {
    /// The `operationId`, or the method and path if it is missing.
    public var name: String
    /// The facts, as the lock writes them, without the parameters.
    public var facts: ContractValue
    /// The parameters. The parameters that the operation still has are in the order of the document.
    public var parameters: [LockedParameter]
    /// The removal from the document, or nil as long as the document has the operation.
    public var departure: Departure?
    /// The place in the document, or in the lock for a former operation.
    public var location: SourceLocation

    /// Makes the operation from its parts.
    public init(
        name: String, facts: ContractValue, parameters: [LockedParameter], departure: Departure? = nil,
        location: SourceLocation
    ) {
        self.name = name
        self.facts = facts
        self.parameters = parameters
        self.departure = departure
        self.location = location
    }

    /// The keys of the facts.
    public static let keys: Set<String> = [
        "method", "path", "tags", "group", "name-in-group", "body-required", "body", "answers", "security",
        "server", "spanning",
    ]

    /// The types of the parameters, the contents and the headers.
    public var types: [LockedType] {
        let contents = ["body", "answers"].flatMap { Self.elements(facts[$0]) }
        let headers = contents.flatMap { Self.elements($0["headers"]) }
        return (contents.flatMap { [$0["type"], $0["item"]] } + (headers + parameters.map(\.facts)).map { $0["type"] })
            .compactMap { $0.flatMap { LockedType($0) } }
    }

    /// The elements of an array, or an empty array for another value.
    public static func elements(_ value: ContractValue?) -> [ContractValue] {
        if case .array(let elements)? = value { elements } else { [] }
    }
}

/// A parameter of an operation in the lock.
public struct LockedParameter: Sendable {
    /// The facts: `name: sort, in: query, type: string`.
    public var facts: ContractValue
    /// The removal, or nil as long as the operation has the parameter.
    public var departure: Departure?

    /// Makes the parameter from its parts.
    public init(facts: ContractValue, departure: Departure? = nil) {
        self.facts = facts
        self.departure = departure
    }

    /// The name and the value of `in`, which identify the parameter.
    public var key: [String?] { [facts["name"]?.string, facts["in"]?.string] }
}

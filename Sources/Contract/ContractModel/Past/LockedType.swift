/// A type in the JSON of the API. Its Swift type, which the configuration chooses, does not matter.
public indirect enum LockedType: Hashable, Sendable {
    /// A string, a number or a Boolean, with its format.
    case scalar(Kind, format: String?)
    /// Any JSON.
    case any
    /// An array with elements of a type.
    case array(LockedType)
    /// An object with arbitrary keys and with values of a type.
    case map(LockedType)
    /// A value that may also be null.
    case nullable(LockedType)
    /// A definition of the contract.
    case definition(DefinitionPath)
    /// An envelope around a payload.
    case envelope(DefinitionPath, payload: LockedType)
    /// The payload within the definition of an envelope.
    case payload

    /// The kinds of scalars. The raw values are written in the lock.
    public enum Kind: String, Sendable {
        case string, integer, number, boolean
    }
}

// MARK: From the contract

extension LockedType {
    /// Makes the type of a use. The passed function returns the path of a definition.
    public init(_ use: TypeUse, _ path: (TypeID) -> DefinitionPath) {
        self.init(use.reference, use.constraints, path)
    }

    private init(_ reference: TypeReference, _ constraints: ValueConstraints?, _ path: (TypeID) -> DefinitionPath) {
        switch reference {
        case .scalar(let type): self = .scalar(Kind(type, format: constraints?.format), format: constraints?.format)
        case .json: self = .any
        case .array(let element): self = .array(LockedType(element, constraints?.element, path))
        case .dictionary(let value): self = .map(LockedType(value, constraints?.element, path))
        case .optional(let wrapped): self = .nullable(LockedType(wrapped, constraints, path))
        case .definition(let id): self = .definition(path(id))
        case .generic(let id, let payload):
            self = .envelope(path(id), payload: LockedType(payload, nil, path))
        case .payload: self = .payload
        }
    }
}

extension LockedType.Kind {
    /// Makes the JSON type from which the Swift type is decoded.
    fileprivate init(_ type: ScalarType, format: String?) {
        switch (type.jsonTypes, format) {
        case (.boolean, _): self = .boolean
        case (.integer, _), ([], "int32"), ([], "int64"), ([], "uint64"): self = .integer
        case (.number, _), ([], "float"), ([], "double"), ([], "decimal"): self = .number
        default: self = .string
        }
    }

    /// Returns the Swift type for scalars of this kind, with a format or without.
    public func type(_ format: String?, _ formats: FormatTable) -> ScalarType {
        switch self {
        case .string: formats.string(format)
        case .integer: formats.integer(format)
        case .number: formats.number(format)
        case .boolean: .boolean
        }
    }
}

// MARK: Form in the lock

extension LockedType {
    /// The type in the form of the lock: `string`, `{string: date-time}`, `[{schema: AuthorDTO}]`, `{map: integer}`.
    public var value: ContractValue {
        switch self {
        case .scalar(let kind, nil): .string(kind.rawValue)
        case .scalar(let kind, let format?): .object([.init(key: kind.rawValue, value: .string(format))])
        case .any: .string("any")
        case .payload: .string("payload")
        case .array(let element): .array([element.value])
        case .map(let value): .object([.init(key: "map", value: value.value)])
        case .nullable(let wrapped): .object([.init(key: "nullable", value: wrapped.value)])
        case .definition(let path): .object(path.members)
        case .envelope(let path, let payload):
            .object(path.members + [.init(key: "payload", value: payload.value)])
        }
    }

    /// Reads the form in which the lock writes types. Returns nil if the form is invalid.
    public init?(_ value: ContractValue) {
        switch value {
        case .string("any"): self = .any
        case .string("payload"): self = .payload
        case .string(let word):
            guard let kind = Kind(rawValue: word) else { return nil }
            self = .scalar(kind, format: nil)
        case .array(let elements):
            guard elements.count == 1, let element = LockedType(elements[0]) else { return nil }
            self = .array(element)
        case .object(let members):
            guard let type = Self.composed(value, members) else { return nil }
            self = type
        case .null, .boolean, .integer, .number: return nil
        }
    }

    private static func composed(_ value: ContractValue, _ members: [ContractValue.Member]) -> LockedType? {
        if let path = DefinitionPath(value) {
            guard let payload = value["payload"] else { return .definition(path) }
            return LockedType(payload).map { .envelope(path, payload: $0) }
        }
        guard members.count == 1, let member = members.first else { return nil }
        switch member.key {
        case "map": return LockedType(member.value).map { .map($0) }
        case "nullable": return LockedType(member.value).map { .nullable($0) }
        default:
            guard let kind = Kind(rawValue: member.key), let format = member.value.string else { return nil }
            return .scalar(kind, format: format)
        }
    }
}

extension ContractValue {
    /// The string, or nil for another value.
    public var string: String? {
        if case .string(let text) = self { text } else { nil }
    }

    /// The strings of an array that contains only strings, or nil for another value.
    public var strings: [String]? {
        guard case .array(let elements) = self else { return nil }
        let strings = elements.compactMap(\.string)
        return strings.count == elements.count ? strings : nil
    }
}

extension LockedType {
    /// The definitions to which the type refers.
    public var paths: [DefinitionPath] {
        switch self {
        case .scalar, .any, .payload: []
        case .array(let inner), .map(let inner), .nullable(let inner): inner.paths
        case .definition(let path): [path]
        case .envelope(let path, let payload): [path] + payload.paths
        }
    }

    /// Returns the type after replacing its paths. A path for which `place` returns nil is kept.
    public func mapping(_ place: (DefinitionPath) -> DefinitionPath?) -> LockedType {
        switch self {
        case .scalar, .any, .payload: self
        case .array(let inner): .array(inner.mapping(place))
        case .map(let inner): .map(inner.mapping(place))
        case .nullable(let inner): .nullable(inner.mapping(place))
        case .definition(let path): .definition(place(path) ?? path)
        case .envelope(let path, let payload): .envelope(path, payload: payload.mapping(place))
        }
    }
}

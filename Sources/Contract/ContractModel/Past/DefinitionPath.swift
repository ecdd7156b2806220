/// The identity of a definition, which stays the same in all versions of a contract: its root, and the roles of the
/// inline schemas that lead from the root to it.
public struct DefinitionPath: Hashable, Sendable {
    /// The definition at the top.
    public enum Root: Hashable, Sendable {
        /// A named schema.
        case schema(String)
        /// A schema whose name occurs in several files. The path has the file and the name.
        case file(String, name: String)
        /// An envelope that several schemas declare together.
        case envelope(String)
        /// The namespace of an operation's inline types, by the name of the operation.
        case operation(String)
        /// The namespace of the inline types of a component that is not a schema, such as a response.
        case component(section: String, name: String)
    }

    /// The definition at the top that contains this definition, or this definition itself if it is at the top.
    public var root: Root
    /// The roles of the inline schemas, from the outermost to the innermost.
    public var roles: [InlineRole] = []

    public init(root: Root, roles: [InlineRole] = []) {
        self.root = root
        self.roles = roles
    }

    /// The definition that contains this definition, or nil for a definition at the top.
    public var owner: DefinitionPath? {
        roles.isEmpty ? nil : DefinitionPath(root: root, roles: roles.dropLast())
    }
}

extension Contract {
    /// The paths of all definitions, in the order of `definitions`.
    public var paths: [DefinitionPath] {
        var files: [String: Set<String?>] = [:]
        for definition in definitions {
            if case .schema(let name) = definition.origin { files[name, default: []].insert(definition.file) }
        }
        let shared = Set(files.lazy.filter { $0.value.count > 1 }.map(\.key))
        return definitions.indices.map { path(of: TypeID($0), shared: shared) }
    }

    /// Returns the path of a definition.
    ///
    /// - Parameter shared: The names of schemas that occur in several files.
    private func path(of id: TypeID, shared: Set<String>) -> DefinitionPath {
        var roles: [InlineRole] = []
        var current = id
        while case .inline(let owner, let role) = self[current].origin {
            roles.append(role)
            current = owner
        }
        return DefinitionPath(root: root(of: self[current], shared: shared), roles: roles.reversed())
    }

    private func root(of definition: TypeDefinition, shared: Set<String>) -> DefinitionPath.Root {
        switch definition.origin {
        case .schema(let name):
            switch definition.shape {
            case .envelope, .outcome: .envelope(name)
            case .record, .enumeration, .union, .alias, .namespace:
                if let file = definition.file, shared.contains(name) { .file(file, name: name) } else { .schema(name) }
            }
        case .operation(let name): .operation(name)
        case .component(let section, let name): .component(section: section, name: name)
        case .inline(_, let role): .schema(role.word(of: nil))
        }
    }
}

// MARK: Form in the lock

extension DefinitionPath {
    /// The members in the lock: `schema: WorkDTO` and, for a nested definition, `at: [property, links]`.
    public var members: [ContractValue.Member] {
        var members: [ContractValue.Member] = []
        members.reserveCapacity(roles.isEmpty ? 1 : 2)
        switch root {
        case .schema(let name): members.append(.init(key: "schema", value: .string(name)))
        case .file(let file, let name):
            members.append(.init(key: "schema", value: .string(name)))
            members.append(.init(key: "file", value: .string(file)))
        case .envelope(let name): members.append(.init(key: "envelope", value: .string(name)))
        case .operation(let name): members.append(.init(key: "operation", value: .string(name)))
        case .component(let section, let name):
            members.append(.init(key: "component", value: .array([.string(section), .string(name)])))
        }
        if roles.isEmpty { return members }
        var tokens: [ContractValue] = []
        tokens.reserveCapacity(2 * roles.count)
        for role in roles { role.add(to: &tokens) }
        members.append(.init(key: "at", value: .array(tokens)))
        return members
    }

    /// Reads the members that `members` writes. Returns nil if they do not name a definition.
    public init?(_ entry: ContractValue) {
        if let name = entry["schema"]?.string {
            root = entry["file"]?.string.map { .file($0, name: name) } ?? .schema(name)
        } else if let name = entry["envelope"]?.string {
            root = .envelope(name)
        } else if let name = entry["operation"]?.string {
            root = .operation(name)
        } else if let words = entry["component"]?.strings, words.count == 2 {
            root = .component(section: words[0], name: words[1])
        } else {
            return nil
        }
        guard let place = entry["at"] else { return }
        guard let words = place.strings else { return nil }
        var tokens = words[...]
        while !tokens.isEmpty {
            guard roles.count < Self.depthLimit, let role = InlineRole(tokens: &tokens) else { return nil }
            roles.append(role)
        }
    }

    /// The greatest depth of nesting. The lock does not record deeper definitions.
    public static let depthLimit = 64
}

extension InlineRole {
    /// Adds the words of the role. The first word determines how many words follow.
    fileprivate func add(to tokens: inout [ContractValue]) {
        func add(_ words: String...) {
            for word in words { tokens.append(.string(word)) }
        }
        switch self {
        case .property(let key): add("property", key)
        case .element(let key?): add("element", key)
        case .element(nil): add("items")
        case .value(let key?): add("value", key)
        case .value(nil): add("values")
        case .branch(let index, let hint?): add("variant", String(index), hint)
        case .branch(let index, nil): add("branch", String(index))
        case .base: add("base")
        case .requestBody: add("body")
        case .response(let status): add("response", status)
        case .parameter(let name, let location): add("parameter", location, name)
        case .header(let name, let response?): add("response-header", response, name)
        case .header(let name, nil): add("header", name)
        case .callback(let name): add("callback", name)
        case .content(let word, let place):
            add("content", word)
            place.add(to: &tokens)
        case .item(let place):
            add("item")
            place.add(to: &tokens)
        }
    }

    /// Reads the words of one role. Returns nil if they are invalid.
    ///
    /// - Parameter depth: The number of roles that contain this role. A real contract has two or three.
    fileprivate init?(tokens: inout ArraySlice<String>, depth: Int = 0) {
        guard depth < 8 else { return nil }
        func next() -> String? { tokens.popFirst() }
        guard let word = next() else { return nil }
        switch word {
        case "items": self = .element(of: nil)
        case "values": self = .value(of: nil)
        case "base": self = .base
        case "body": self = .requestBody
        case "item":
            guard let place = InlineRole(tokens: &tokens, depth: depth + 1) else { return nil }
            self = .item(of: place)
        default:
            guard let argument = next() else { return nil }
            switch word {
            case "property": self = .property(argument)
            case "element": self = .element(of: argument)
            case "value": self = .value(of: argument)
            case "response": self = .response(argument)
            case "header": self = .header(argument, response: nil)
            case "callback": self = .callback(argument)
            case "branch":
                guard let index = UInt16(argument).map(Int.init) else { return nil }
                self = .branch(index, hint: nil)
            case "variant":
                guard let index = UInt16(argument).map(Int.init), let hint = next() else { return nil }
                self = .branch(index, hint: hint)
            case "parameter":
                guard let name = next() else { return nil }
                self = .parameter(name, location: argument)
            case "response-header":
                guard let name = next() else { return nil }
                self = .header(name, response: argument)
            case "content":
                guard let place = InlineRole(tokens: &tokens, depth: depth + 1) else { return nil }
                self = .content(argument, of: place)
            default: return nil
            }
        }
    }
}

extension DefinitionPath {
    /// The name in the configuration: `WorkDTO`, `WorkDTO.links`.
    public var documentName: String {
        let name =
            switch root {
            case .schema(let name), .file(_, let name), .envelope(let name), .operation(let name): name
            case .component(let section, let name): section + "." + name
            }
        return ([name] + roles.map(\.documentName)).joined(separator: ".")
    }
}

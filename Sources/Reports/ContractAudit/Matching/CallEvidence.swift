import ContractModel

/// Finds the schemas of Swift types from functions that send requests: the function names a URL path and the type
/// that it decodes or sends.
struct CallEvidence {
    struct Call {
        /// A type that the function names.
        var type: SwiftTypeText
        /// The type that contains the function. The string is empty for a global function.
        var scope: String
        /// The schemas of the bodies, and of values within the bodies.
        var schemas: Set<TypeID>
        /// The evidence in words: `'works' calls GET /works`.
        var words: String
    }

    private(set) var calls: [Call] = []

    init(_ project: SwiftProject, _ contract: Contract) {
        let operations = contract.operations.filter { !$0.isCalledByServer }
        let paths = operations.map { PathPattern($0.path) }
        let endpoints = Endpoints(project)
        for function in project.functions {
            let routes = function.facts.routes + endpoints.routes(of: function.facts)
            guard let found = Self.operation(of: routes, paths).map({ operations[$0] }) else { continue }
            let types = Self.types(of: function.facts) + endpoints.types(of: function.facts.owner)
            add(
                types, function.facts.owner, of: found, "'\(function.facts.name)' calls \(found.endpoint)", project,
                contract)
        }
        for (owner, routes) in endpoints.ofTypes.sorted(by: { $0.key < $1.key }) {
            guard let found = Self.operation(of: routes, paths).map({ operations[$0] }) else { continue }
            add(endpoints.types(of: owner), owner, of: found, "'\(owner)' calls \(found.endpoint)", project, contract)
        }
    }

    private mutating func add(
        _ types: [SwiftTypeText], _ scope: String?, of operation: OperationDefinition, _ words: String,
        _ project: SwiftProject, _ contract: Contract
    ) {
        if types.isEmpty { return }
        let schemas = Self.schemas(of: operation, contract)
        var seen: Set<SwiftTypeText> = []
        for type in types.flatMap({ project.expanded($0, in: scope ?? "").parts }) where seen.insert(type).inserted {
            calls.append(Call(type: type, scope: scope ?? "", schemas: schemas, words: words))
        }
    }

    /// Returns the index of the operation whose path is most similar to one of the paths. The result is nil if no
    /// operation is similar, or if several operations are equally similar.
    private static func operation(of routes: [String], _ paths: [PathPattern]) -> Int? {
        var best: (index: Int, likeness: Int, isOnly: Bool)?
        for route in routes.map(PathPattern.init) {
            for (index, path) in paths.enumerated() {
                guard let likeness = route.likeness(to: path), likeness >= best?.likeness ?? 1 else { continue }
                if let old = best, old.likeness == likeness {
                    // The operations at the same path have similar bodies.
                    if paths[old.index] != path { best?.isOnly = false }
                } else {
                    best = (index, likeness, true)
                }
            }
        }
        return best.flatMap { $0.isOnly ? $0.index : nil }
    }

    private static func types(of function: FunctionFacts) -> [SwiftTypeText] {
        let texts = [function.result].compactMap(\.self) + function.named + function.parameters.map(\.type)
        return texts.flatMap { SwiftTypeText($0).parts }
    }

    /// The greatest number of steps from a body to a schema. A list in an envelope takes two steps to its element.
    private static let mostSteps = 2

    private static func schemas(of operation: OperationDefinition, _ contract: Contract) -> Set<TypeID> {
        var found: Set<TypeID> = []
        var rest = (operation.responses.map(\.body) + [operation.requestBody].compactMap(\.self))
            .flatMap(\.reference.definitions).map { ($0, 0) }
        while let (id, steps) = rest.popLast() {
            guard found.insert(id).inserted, steps < mostSteps else { continue }
            let isAlias = if case .alias = contract[id].shape { true } else { false }
            contract[id].shape.forEachUse { use in
                rest += use.reference.definitions.map { ($0, isAlias ? steps : steps + 1) }
            }
        }
        return found
    }
}

/// The URL paths of types that describe requests: cases of an enumeration, static functions, and types that describe
/// one request each.
private struct Endpoints {
    private struct Endpoint {
        var owner: String
        var route: String
    }

    /// Maps the name of each type that describes one request to the paths of the request.
    private(set) var ofTypes: [String: [String]] = [:]
    /// Maps the name of each case or static function to its endpoints.
    private var named: [String: [Endpoint]] = [:]
    private let project: SwiftProject

    init(_ project: SwiftProject) {
        self.project = project
        for facts in project.files.flatMap(\.routes) {
            if let name = facts.name {
                named[name, default: []].append(Endpoint(owner: facts.owner, route: facts.route))
            } else {
                ofTypes[facts.owner, default: []].append(facts.route)
            }
        }
        for facts in project.files.flatMap(\.types) {
            for (name, route) in Self.constants(of: facts) {
                named[name, default: []].append(Endpoint(owner: facts.name, route: route))
            }
        }
        for facts in project.functions.map(\.facts) where facts.isStatic {
            guard let owner = facts.owner else { continue }
            for route in facts.routes { named[facts.name, default: []].append(Endpoint(owner: owner, route: route)) }
        }
    }

    /// Returns the constants and raw values of a type that may be URL paths: `static let works = "/works"`.
    private static func constants(of facts: TypeFacts) -> [(name: String, route: String)] {
        let constants = facts.properties.filter { $0.isStatic && $0.initial?.first == "\"" }
            .map { (name: $0.name, route: $0.initial?.filter { $0 != "\"" } ?? "") }
        let values = facts.cases.map { (name: $0.name, route: $0.rawValue ?? "") }
        return (constants + values).filter { $0.route.contains("/") && !$0.route.contains(where: \.isWhitespace) }
    }

    /// Returns the paths of the endpoints that a function names: `UserRouter.user(name)`, `.user(name)`.
    func routes(of function: FunctionFacts) -> [String] {
        if named.isEmpty { return [] }
        let calls = function.calls.flatMap { call in [call.callee] + call.keys.map { "." + $0 } } + function.paths
        // A name without a dot is a variable or a function.
        return Set(calls.filter { $0.contains(".") }).sorted().flatMap { call -> [String] in
            let parts = call.split(separator: ".").map(String.init)
            guard let name = parts.last, let all = named[name] else { return [] }
            let owner = parts.dropLast().joined(separator: ".")
            let own = all.filter { owner.isEmpty || $0.owner == owner || $0.owner.hasSuffix("." + owner) }
            // Several enumerations may have a case with this name.
            return Set(own.map(\.owner)).count == 1 ? own.map(\.route) : []
        }
    }

    /// Returns the types that a request type names: generic arguments of its superclasses and protocols, and its type
    /// aliases.
    func types(of owner: String?) -> [SwiftTypeText] {
        guard let owner, let type = project.type(named: owner) else { return [] }
        return (type.inherited.filter { $0.contains("<") } + project.aliases(within: owner)).flatMap {
            SwiftTypeText($0).parts
        }
    }
}

/// A URL path as segments: `/works/{id}` in the document, and `\(base)/works/\(id)` in Swift.
struct PathPattern: Hashable {
    /// The segments in lower case. The value is nil for a segment that is computed.
    private let segments: [String?]

    init(_ text: String) {
        var text = text.prefix { !"?#".contains($0) }
        if let host = text.firstRange(of: "://") {
            text = text[host.upperBound...].drop { $0 != "/" }
        }
        let isRelative = !text.hasPrefix("/")
        var segments = text.split(separator: "/").map { part -> String? in
            part.contains("{") ? nil : part.lowercased()
        }
        // The first segment of `\(base)/works` is the server.
        if isRelative, segments.count > 1, segments[0] == nil { segments.removeFirst() }
        self.segments = segments
    }

    /// Returns how similar the ends of two paths are. Paths with more equal segments are more similar. Among paths with
    /// equally many equal segments, the paths with fewer other segments are more similar. The result is nil if no
    /// segment is equal, or if two segments differ.
    func likeness(to other: PathPattern) -> Int? {
        let count = min(segments.count, other.segments.count)
        let rest = max(segments.count, other.segments.count) - count
        let pairs = Array(zip(segments.suffix(count), other.segments.suffix(count)))
        let literals = pairs.count { $0.0 != nil }
        guard literals > 0, rest <= Self.mostOthers, pairs.allSatisfy({ $0 == $1 }) else { return nil }
        return literals * (Self.mostOthers + 1) + Self.mostOthers - rest
    }

    /// The greatest number of segments before the common part, such as a server or a version.
    private static let mostOthers = 3
}

extension SwiftTypeText {
    /// All named types in this type, such as `Page<Work>` and `Work`.
    var parts: [SwiftTypeText] {
        switch self {
        case .optional(let inner), .array(let inner), .dictionary(let inner): inner.parts
        case .named(let name, let arguments):
            [.named(name.hasSuffix(".Type") ? String(name.dropLast(5)) : name, arguments: arguments)]
                + arguments.flatMap(\.parts)
        case .other(let text):
            text.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == ".") }
                .map { .named(String($0), arguments: []) }
        }
    }

    /// The type of the innermost elements, or the type itself for a type that is neither a collection nor optional.
    var element: SwiftTypeText {
        switch self {
        case .optional(let inner), .array(let inner), .dictionary(let inner): inner.element
        case .named, .other: self
        }
    }

    /// Returns the type with arguments in place of generic parameters.
    func with(_ arguments: [String: SwiftTypeText]) -> SwiftTypeText {
        if arguments.isEmpty { return self }
        switch self {
        case .optional(let inner): return .optional(inner.with(arguments))
        case .array(let inner): return .array(inner.with(arguments))
        case .dictionary(let inner): return .dictionary(inner.with(arguments))
        case .named(let name, let own):
            if own.isEmpty, let argument = arguments[name] { return argument }
            return .named(name, arguments: own.map { $0.with(arguments) })
        case .other: return self
        }
    }
}

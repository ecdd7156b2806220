/// The Swift code of a folder. Each type includes its extensions from all files.
package struct SwiftProject: Sendable {
    package let files: [FileFacts]
    /// The types in the order of the files.
    package let types: [SwiftType]
    package let functions: [SwiftFunction]
    private let positions: [String: [Int]]
    private let aliases: [String: String]
    private let functionsByOwner: [String: [Int]]
    private let functionsByName: [String: [Int]]
    private let readers: [String: Set<Reader>]
    package let convertsSnakeCase: Bool
    /// The strategies with which decoders read dates. The set is empty if the files make decoders and assign no
    /// strategy. The value is nil if the files make no decoder.
    let dateStrategies: Set<String>?
    let makings: Set<MakingFacts>
    let choices: Set<[String]>

    package init(_ files: [FileFacts]) {
        let files = files.sorted { $0.path < $1.path }
        self.files = files
        var types: [SwiftType] = []
        var positions: [String: [Int]] = [:]
        var aliases: [String: String] = [:]
        var readers: [String: Set<Reader>] = [:]
        var functions: [SwiftFunction] = []
        for (number, file) in files.enumerated() {
            for facts in file.types where facts.kind != .extension {
                if facts.kind == .alias {
                    aliases[facts.name] = facts.target
                    continue
                }
                positions[facts.name, default: []].append(types.count)
                types.append(SwiftType(facts, file: number, path: file.path))
            }
            for (owner, names) in file.reads {
                let reader = Reader(owner: owner, file: number)
                for name in names { readers[name, default: []].insert(reader) }
            }
            functions += file.functions.map { SwiftFunction(facts: $0, file: number, path: file.path) }
        }
        for file in files {
            for facts in file.types where facts.kind == .extension {
                // If a type is declared twice, extensions belong to the first declaration.
                guard let index = positions[facts.name]?.first else { continue }
                types[index].add(facts)
            }
        }
        var parents: [String: [String]] = aliases.mapValues { [$0] }
        for type in types where [.protocol, .class].contains(type.kind) { parents[type.name] = type.inherited }
        for index in types.indices { types[index].inherit(parents) }
        self.types = types
        // If several types have the same name, the types that are `Codable` come first.
        self.positions = positions.mapValues { all in
            all.filter { types[$0].isCodable } + all.filter { !types[$0].isCodable }
        }
        self.aliases = aliases
        self.readers = readers
        self.functions = functions
        functionsByOwner = Dictionary(grouping: functions.indices, by: { functions[$0].facts.owner ?? "" })
        functionsByName = Dictionary(grouping: functions.indices, by: { functions[$0].facts.name })
        convertsSnakeCase = files.contains(where: \.convertsSnakeCase)
        makings = Set(files.flatMap(\.makings))
        dateStrategies = Self.dateStrategies(files)
        choices = Set(files.flatMap(\.choices))
    }

    private static func dateStrategies(_ files: [FileFacts]) -> Set<String>? {
        var found = Set(files.flatMap(\.dateStrategies))
        // `decode(_ type: Date.Type, forKey: Key)` may read dates in any form.
        let isOverloaded = files.contains { file in
            file.functions.contains { $0.parameters.contains { $0.type == "Date.Type" } }
        }
        if isOverloaded { found.insert("") }
        if !found.isEmpty { return found }
        return files.contains { $0.makings.contains { $0.callee == "JSONDecoder" } } ? [] : nil
    }

    /// Returns the type that a name means within `scope`. Nested types come first.
    package func type(named name: String, in scope: String = "") -> SwiftType? {
        type(named: name.hasPrefix("Self.") ? String(name.dropFirst(5)) : name, in: scope, hops: 0)
    }

    /// The greatest number of aliases or superclasses that are followed. The limit ends the search if they form a
    /// circle, which the compiler would reject.
    private static let mostHops = 16

    private func type(named name: String, in scope: String, hops: Int) -> SwiftType? {
        guard hops < Self.mostHops else { return nil }
        var scope = scope[...]
        while true {
            let full = scope.isEmpty ? name : scope + "." + name
            if let index = positions[full]?.first { return types[index] }
            if let target = aliases[full], target != name {
                return type(named: SwiftTypeText(target).base, in: "", hops: hops + 1)
            }
            guard !scope.isEmpty else { return nil }
            scope = scope.lastIndex(of: ".").map { scope[..<$0] } ?? ""
        }
    }

    /// Returns the superclasses in the project. The nearest superclass comes first.
    func superclasses(of type: SwiftType) -> [SwiftType] {
        var found: [SwiftType] = []
        var last = type
        while last.kind == .class, found.count < Self.mostHops {
            let parents = last.inherited.lazy.compactMap { [last] in
                self.type(named: SwiftTypeText($0).base, in: last.name)
            }
            guard let next = parents.first(where: { $0.kind == .class }) else { break }
            found.append(next)
            last = next
        }
        return found
    }

    /// Returns the enumeration that a computed property makes from a stored string:
    /// `var supportedType: SupportedType? { SupportedType(rawValue: type) }`.
    func enumeration(madeOf member: PropertyFacts, _ type: SwiftType) -> SwiftType? {
        functions(of: type.name).lazy.compactMap { function -> SwiftType? in
            guard function.facts.isGetter, function.facts.rawSources.contains(member.name),
                let result = function.facts.result,
                let found = self.type(named: SwiftTypeText(result).base, in: type.name), found.rawType != nil
            else { return nil }
            return found
        }.first
    }

    /// Returns the target of a type alias. The result is nil for a name that is not an alias.
    package func aliased(_ name: String, in scope: String) -> String? {
        aliases[scope + "." + name] ?? aliases[name]
    }

    /// Returns the target of an alias, which may have arguments: `Page<Pet>` for `PetPage`. Returns other types unchanged.
    func expanded(_ text: SwiftTypeText, in scope: String) -> SwiftTypeText {
        guard case .named(let name, []) = text, positions[name] == nil, let target = aliased(name, in: scope) else {
            return text
        }
        return SwiftTypeText(target)
    }

    /// Returns the targets of the aliases that a type contains: `Work` for `typealias Response = Work`.
    func aliases(within owner: String) -> [String] {
        aliases.filter { $0.key.hasPrefix(owner + ".") }.sorted { $0.key < $1.key }.map(\.value)
    }

    /// Returns the access level of a type, which is limited by the types that contain it.
    func access(of type: SwiftType) -> SwiftAccess {
        var least = SwiftAccess(type.access)
        var name = type.name[...]
        while let dot = name.lastIndex(of: ".") {
            name = name[..<dot]
            if let index = positions[String(name)]?.first { least = min(least, SwiftAccess(types[index].access)) }
        }
        return least
    }

    /// Returns the number of types that have the name and are decoded or encoded.
    package func declarations(of name: String) -> Int { positions[name]?.count { types[$0].isCodable } ?? 0 }

    package func functions(of owner: String) -> [SwiftFunction] {
        (functionsByOwner[owner] ?? []).map { functions[$0] }
    }

    package func functions(named name: String) -> [SwiftFunction] {
        (functionsByName[name] ?? []).map { functions[$0] }
    }

    /// Throws if an exhaustive `switch` would have to name a new case of an enumeration.
    func checkChoices(of type: SwiftType) throws(Obstacle) {
        let names = Set(type.cases.map(\.name))
        if !names.isEmpty, choices.contains(where: names.isSubset) {
            throw Obstacle(
                "A 'switch' lists all cases of '\(type.name)': decide what the 'switch' does with a new case.")
        }
    }

    /// A part of the code that reads members: an outermost type, or the global functions of a file.
    struct Reader: Hashable, Sendable {
        /// The name of the type. The string is empty for the global functions of a file.
        var owner: String
        var file: Int
    }

    /// Returns the parts of the code that read a member with this name.
    func readers(of name: String) -> Set<Reader> { readers[name] ?? [] }

    /// The types that conform to `Decodable` or `Encodable`.
    package var codableTypes: [SwiftType] { types.filter(\.isCodable) }
}

/// A function of a project.
package struct SwiftFunction: Sendable {
    package var facts: FunctionFacts
    package var file: Int
    package var path: String

    /// Whether the function decodes its type: `init(from:)`, or an initializer that reads keys of a `[String: Any]`.
    package var isDecoder: Bool {
        guard facts.name == "init", facts.parameters.count == 1 else { return false }
        let parameter = facts.parameters[0]
        if parameter.label == "from", parameter.type.hasSuffix("Decoder") || !facts.codings.isEmpty { return true }
        return ["[String: Any", "[AnyHashable: Any", "NSDictionary"].contains(where: parameter.type.hasPrefix)
            && facts.codings.contains(where: \.isLiteral)
    }

    /// Whether the function is an `init(rawValue:)` that lists the values.
    var readsRawValues: Bool {
        facts.name == "init" && facts.parameters.first?.label == "rawValue" && !facts.patterns.isEmpty
    }

    /// Whether the function decodes a single value instead of the keys of an object.
    package var readsSingleValue: Bool {
        !facts.singleTypes.isEmpty || facts.calls.contains { $0.callee.hasSuffix(".singleValueContainer") }
    }

    package var isEncoder: Bool {
        facts.name == "encode" && facts.parameters.first?.label == "to"
            && facts.parameters.first?.type.hasSuffix("Encoder") == true
    }

    package func place(_ place: SwiftPlace? = nil) -> AuditPlace {
        AuditPlace(path: path, place ?? facts.place)
    }
}

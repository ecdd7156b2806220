/// What types and operations are called in fixtures and tests: file names, constants, functions.
struct TestNames: Sendable {
    /// The names of one type or operation.
    struct Subject: Hashable, Sendable {
        /// Of fixtures' files: `WorkDTO.BoundingBox`.
        var file: String
        /// Of tests' files, which types and operations share: `WorkDTO`, `SearchOperation`.
        var testFile: String
        /// Of types: `WorkDTO_BoundingBox`.
        var type: String
        /// Of constants and functions: `workDTO_BoundingBox`.
        var member: String
    }

    /// By `TypeID`.
    private let types: [Subject]
    /// By index of the operation.
    let operations: [Subject]

    init(_ contract: Contract, _ names: NameTable) {
        var isTaken: Set<String> = []
        var types = contract.definitions.map { Self.subject(of: $0, names) }
        // A namespace shares its name with the operation whose types it holds, and has nothing of its own.
        let claimants = contract.definitions.filter { if case .namespace = $0.shape { false } else { true } }
        Self.distinguish(&types, claimants.map { ($0.id.rawValue, $0.pointer) }, &isTaken)
        self.types = types
        var operations = contract.operations.map(Self.subject)
        Self.distinguish(&operations, contract.operations.enumerated().map { ($0, $1.pointer) }, &isTaken)
        self.operations = operations
    }

    subscript(id: TypeID) -> Subject { types[id.rawValue] }

    private static func subject(of definition: TypeDefinition, _ names: NameTable) -> Subject {
        let path = names[type: definition.id].path.map(\.name)
        let file = FileNaming.fitting(
            path.count == 1 ? names.files[definition.id.rawValue] : path.joined(separator: "."))
        return Subject(file: file, testFile: file, type: path.joined(separator: "_"), member: member(path))
    }

    private static func subject(of operation: OperationDefinition) -> Subject {
        let path = [IdentifierCasing.upperCamel(operation.name), "Operation"]
        let file = FileNaming.fitting(path[0])
        return Subject(
            file: file, testFile: file + "Operation", type: path.joined(separator: "_"), member: member(path))
    }

    /// Names that two would share, if only on a file system without case, carry the hash of where they come from. The one with the
    /// lesser origin keeps the name, so that the order of the document does not matter.
    private static func distinguish(
        _ subjects: inout [Subject], _ claimants: [(index: Int, origin: String)], _ isTaken: inout Set<String>
    ) {
        for (index, origin) in claimants.sorted(by: { $0.origin < $1.origin }) {
            let subject = subjects[index]
            let wanted = [subject.type, "\(subject.file) file", "\(subject.testFile) tests"].map { $0.lowercased() }
            if isTaken.isDisjoint(with: wanted) {
                isTaken.formUnion(wanted)
                continue
            }
            let hash = StableHash.digits(of: origin)
            subjects[index] = Subject(
                file: "\(subject.file).\(hash)", testFile: "\(subject.testFile).\(hash)",
                type: "\(subject.type)_\(hash)", member: "\(subject.member)_\(hash)")
        }
    }

    private static func member(_ path: [String]) -> String {
        ([IdentifierCasing.lowerCamel(path[0])] + path.dropFirst()).joined(separator: "_")
    }
}

/// How generated fixtures and tests spell what other modules declare.
struct TestSpelling: Sendable {
    let module: String
    let options: GenerationOptions
    /// Names at the top level of the generated module: what they hide is spelled with its own module.
    private let hidden: Set<String>
    private let names: NameTable

    init(_ names: NameTable, _ options: GenerationOptions) {
        module = names.module
        hidden = Set(names.types.lazy.filter { $0.path.count == 1 }.map { $0.path[0].name })
        self.names = names
        self.options = options
    }

    /// A name of `module`, alone where it is unmistakable.
    func name(_ name: String, of module: String) -> String {
        hidden.contains(name) ? "\(module).\(name)" : name
    }

    func fixture(_ name: String) -> String {
        "\(self.name("Fixtures", of: fixtureModule)).\(name)"
    }

    var fixtureModule: String { module + "Fixtures" }

    var testImport: String {
        options.access == .internal ? "@testable import \(module)" : "import \(module)"
    }

    /// A type as a test spells it: with its module, since a test's own names and those of the test libraries come first otherwise.
    func type(_ reference: TypeReference, payload: String? = nil) -> String {
        switch reference {
        case .scalar(let scalar): self.scalar(scalar)
        case .json, .payload: payload ?? "\(options.runtimeModule).JSONValue"
        case .array(let element): "[\(type(element, payload: payload))]"
        case .dictionary(let value): "[\(name("String", of: "Swift")): \(type(value, payload: payload))]"
        case .optional(let wrapped): "\(type(wrapped, payload: payload))?"
        case .definition(let id): type(id)
        case .generic(let id, let payload): "\(type(id))<\(type(payload))>"
        }
    }

    func type(_ id: TypeID) -> String {
        ([module] + names[type: id].path.map(\.member)).joined(separator: ".")
    }

    private func scalar(_ scalar: ScalarType) -> String {
        switch scalar {
        case .string: name("String", of: "Swift")
        case .boolean: name("Bool", of: "Swift")
        case .int: name("Int", of: "Swift")
        case .int64: name("Int64", of: "Swift")
        case .uint64: name("UInt64", of: "Swift")
        case .double: name("Double", of: "Swift")
        case .decimal, .decimalString: "Foundation.Decimal"
        case .data: "Foundation.Data"
        case .date: "Foundation.Date"
        case .uuid: "Foundation.UUID"
        case .url: "Foundation.URL"
        case .timestamp: "\(options.runtimeModule).Timestamp"
        case .external(let type): type.spelling
        }
    }

    /// The modules that a spelled type needs.
    func modules(of reference: TypeReference) -> Set<String> {
        switch reference {
        case .scalar(.decimal), .scalar(.decimalString), .scalar(.data), .scalar(.date), .scalar(.uuid), .scalar(.url):
            ["Foundation"]
        case .scalar(.timestamp), .json, .payload: [options.runtimeModule]
        case .scalar(.external(let type)): Set([type.module].compactMap { $0 })
        case .scalar(.string), .scalar(.boolean), .scalar(.int), .scalar(.int64), .scalar(.uint64), .scalar(.double),
            .definition:
            []
        case .array(let inner), .dictionary(let inner), .optional(let inner), .generic(_, let inner): modules(of: inner)
        }
    }
}

package import ContractModel
import GenerationSettings
package import SwiftEmission
import Texts

/// The names of types and operations in fixtures and tests: file names, constants and functions.
package struct TestNames: Sendable {
    /// The names of one type or operation.
    package struct Subject: Hashable, Sendable {
        /// The name in the files of fixtures: `WorkDTO.BoundingBox`.
        package var file: String
        /// The name of the file of tests, which types and operations share: `WorkDTO`, `SearchOperation`.
        var testFile: String
        /// The name in types: `WorkDTO_BoundingBox`.
        package var type: String
        /// The name in constants and functions: `workDTO_BoundingBox`.
        package var member: String
        /// The name of the type with the table of its tests: `WorkDTO_BoundingBoxContract`.
        package var table: String { Self.table(of: type) }

        package static func table(of type: String) -> String { type + "Contract" }
    }

    /// The names of types, indexed by `TypeID`.
    private let types: [Subject]
    /// The names of operations, indexed by operation.
    package let operations: [Subject]

    package init(_ contract: Contract, _ names: NameTable) {
        var taken = TakenNames(minimumCapacity: contract.definitions.count + contract.operations.count)
        var types = contract.definitions.indices.map { Self.subject(of: TypeID($0), names) }
        for index in Self.order(contract.definitions.map(\.pointer)) {
            // A namespace shares its name with its operation. Its only tests are the tests of the types in it.
            let isNamespace = if case .namespace = contract.definitions[index].shape { true } else { false }
            if taken.take(types[index], forTestsOnly: isNamespace) { continue }
            types[index].add(hashOf: contract.definitions[index].pointer)
        }
        var operations = contract.operations.map(Self.subject)
        for index in Self.order(contract.operations.map(\.pointer)) where !taken.take(operations[index]) {
            operations[index].add(hashOf: contract.operations[index].pointer)
        }
        self.types = types
        self.operations = operations
    }

    /// Returns the indices in the order of the origins. If two subjects would share a name, the subject with the
    /// smaller origin keeps the name, so that the order of the document does not matter.
    private static func order(_ origins: [String]) -> [Int] {
        origins.indices.sorted { origins[$0] < origins[$1] }
    }

    package subscript(id: TypeID) -> Subject { types[id.rawValue] }

    private static func subject(of id: TypeID, _ names: NameTable) -> Subject {
        let path = names[type: id].path.map(\.name)
        let file = FileNaming.fitting(path.count == 1 ? names[file: id] : path.joined(separator: "."))
        return Subject(file: file, testFile: file, type: path.joined(separator: "_"), member: member(path))
    }

    private static func subject(of operation: OperationDefinition) -> Subject {
        let path = [IdentifierCasing.upperCamel(operation.name), "Operation"]
        let file = FileNaming.fitting(path[0])
        return Subject(
            file: file, testFile: file + "Operation", type: path.joined(separator: "_"), member: member(path))
    }

    private static func member(_ path: [String]) -> String {
        ([IdentifierCasing.lowerCamel(path[0])] + path.dropFirst()).joined(separator: "_")
    }
}

extension TestNames.Subject {
    /// Adds the hash of the origin to a name that another subject already has.
    fileprivate mutating func add(hashOf origin: String) {
        let hash = StableHash.digits(of: origin)
        file += ".\(hash)"
        testFile += ".\(hash)"
        type += "_\(hash)"
        member += "_\(hash)"
    }
}

/// The names that are in use, compared without case because some file systems ignore case.
private struct TakenNames {
    private var testFiles: Set<String>
    private var types: Set<String>
    private var files: Set<String>

    init(minimumCapacity: Int) {
        testFiles = Set(minimumCapacity: minimumCapacity)
        types = Set(minimumCapacity: minimumCapacity)
        files = Set(minimumCapacity: minimumCapacity)
    }

    /// - Returns: Whether all names of the subject were free. If one of the names was taken, nothing changes.
    mutating func take(_ subject: TestNames.Subject, forTestsOnly: Bool = false) -> Bool {
        let testFile = subject.testFile.lowercased()
        if forTestsOnly { return testFiles.insert(testFile).inserted }
        let (type, file) = (subject.type.lowercased(), subject.file.lowercased())
        if testFiles.contains(testFile) || types.contains(type) || files.contains(file) { return false }
        testFiles.insert(testFile)
        types.insert(type)
        files.insert(file)
        return true
    }
}

/// Spells the declarations of other modules in generated fixtures and tests.
struct TestSpelling: Sendable {
    let module: String
    let options: GenerationOptions
    /// The spellings of `String`, `Int`, and the type with the fixtures.
    let string: String
    let int: String
    private let fixtures: String
    /// The names at the top level of the generated module and its tests. Other modules' types with these names are
    /// spelled with their modules.
    private let hidden: Set<String>
    private let names: NameTable
    private let contract: Contract

    init(_ contract: Contract, _ names: NameTable, _ options: GenerationOptions) {
        self.contract = contract
        module = names.module
        let types = names.definitions.lazy.map(\.type.path).filter { $0.count == 1 }.map { $0[0].name }
        // The table of a schema `Response` would have the name of a protocol in the test library.
        let hidden = Set(types).union(types.map(TestNames.Subject.table(of:)))
        string = Self.name("String", of: "Swift", hidden)
        int = Self.name("Int", of: "Swift", hidden)
        fixtures = Self.name("Fixtures", of: Self.fixtureModule(of: names.module), hidden)
        self.hidden = hidden
        self.names = names
        self.options = options
    }

    /// Returns a name of `module`. The module is added if another declaration hides the name.
    func name(_ name: String, of module: String) -> String {
        Self.name(name, of: module, hidden)
    }

    private static func name(_ name: String, of module: String, _ hidden: Set<String>) -> String {
        hidden.contains(name) ? "\(module).\(name)" : name
    }

    func fixture(_ name: String) -> String {
        "\(fixtures).\(name)"
    }

    var fixtureModule: String { Self.fixtureModule(of: module) }

    private static func fixtureModule(of module: String) -> String { module + "Fixtures" }

    var testImport: String {
        options.access == .internal ? "@testable import \(module)" : "import \(module)"
    }

    /// Returns the spelling of a type in a test. The spelling includes the module, because without the module, names of
    /// the test and of the test libraries would come first.
    func type(_ reference: TypeReference, payload: String? = nil) -> String {
        switch reference {
        case .scalar(let scalar): self.scalar(scalar)
        case .json, .payload: payload ?? "\(options.runtimeModule).JSONValue"
        case .array(let element): "[\(type(element, payload: payload))]"
        case .dictionary(let value): "[\(string): \(type(value, payload: payload))]"
        case .optional(let wrapped): "\(type(wrapped, payload: payload))?"
        case .definition(let id): type(id)
        case .generic(let id, let payload): "\(type(id))<\(form(of: payload) ?? type(payload))>"
        }
    }

    func type(_ id: TypeID) -> String {
        if let type = contract.externalType(for: id) { return type.spelling }
        var text = module
        for name in names[type: id].path {
            text += "."
            text += name.member
        }
        return text
    }

    /// Returns the helper type that encodes values whose JSON differs from their Swift type, such as `DateText`, for
    /// values outside of a record. The result is nil for other types.
    func form(of reference: TypeReference) -> String? {
        switch reference {
        case .scalar(let type): type.facts.form.map { "\(options.runtimeModule).\($0)" }
        case .array(let element): form(of: element).map { "[\($0)]" }
        case .dictionary(let value): form(of: value).map { "[\(string): \($0)]" }
        case .optional(let wrapped): form(of: wrapped).map { "\($0)?" }
        case .definition(let id):
            if case .alias(let use) = contract[id].shape { form(of: use.reference) } else { nil }
        case .json, .generic, .payload: nil
        }
    }

    private func scalar(_ scalar: ScalarType) -> String {
        if let type = scalar.external { return type.spelling }
        let facts = scalar.facts
        return switch facts.module {
        case .swift: name(facts.name, of: "Swift")
        case .foundation: "Foundation.\(facts.name)"
        case .runtime: "\(options.runtimeModule).\(facts.name)"
        }
    }

    /// Returns the modules that the spelling of a type needs.
    func modules(of reference: TypeReference) -> Set<String> {
        switch reference {
        case .scalar(.external(let type)): Set([type.module].compactMap { $0 })
        case .scalar(let type): Set(type.facts.import(runtime: options.runtimeModule).map { [$0] } ?? [])
        case .json, .payload: [options.runtimeModule]
        case .definition(let id): Set([contract.externalType(for: id)?.module].compactMap { $0 })
        case .array(let inner), .dictionary(let inner), .optional(let inner): modules(of: inner)
        case .generic(_, let payload): form(of: payload) == nil ? modules(of: payload) : [options.runtimeModule]
        }
    }
}

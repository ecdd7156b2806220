import Diagnostics
@testable import Platform
@testable import ContractModel
@testable import GenerationSettings
@testable import SwiftEmission

/// Builds a contract step by step, with only the parts that naming looks at.
struct ContractSketch {
    private(set) var contract: Contract
    private var line: UInt32 = 0

    init(title: String = "Sketch", version: String = "1") {
        contract = Contract(
            info: ContractInfo(title: title, version: version, specification: "3.1.0", contentHash: ""))
    }

    @discardableResult
    mutating func add(
        _ origin: TypeOrigin, _ shape: TypeShape, pointer: String? = nil, preferredName: String? = nil
    ) -> TypeID {
        let id = TypeID(contract.definitions.count)
        contract.definitions.append(
            TypeDefinition(
                id: id, origin: origin, pointer: pointer ?? self.pointer(of: origin), shape: shape,
                preferredName: preferredName, location: place()))
        return id
    }

    @discardableResult
    mutating func schema(_ name: String, _ keys: [String] = [], preferredName: String? = nil) -> TypeID {
        add(.schema(name), .record(record(keys)), preferredName: preferredName)
    }

    @discardableResult
    mutating func enumeration(_ name: String, _ values: [String]) -> TypeID {
        add(.schema(name), .enumeration(enumeration(of: values.map(ContractValue.string))))
    }

    @discardableResult
    mutating func inline(_ owner: TypeID, _ role: InlineRole, _ keys: [String] = [], preferredName: String? = nil)
        -> TypeID
    {
        add(.inline(owner: owner, role: role), .record(record(keys)), preferredName: preferredName)
    }

    mutating func refer(from id: TypeID, by key: String, to target: TypeID) {
        guard case .record(var record) = contract[id].shape else { return }
        record.properties.append(property(key, .definition(target)))
        contract[id].shape = .record(record)
    }

    mutating func record(_ keys: [String]) -> RecordShape {
        RecordShape(properties: keys.map { property($0) })
    }

    mutating func property(_ key: String, _ reference: TypeReference = .scalar(.string)) -> PropertyDefinition {
        PropertyDefinition(
            key: key, use: TypeUse(reference), isRequired: false, absence: .none, location: place())
    }

    mutating func enumeration(
        of values: [ContractValue], names: [String?] = [], rawType: EnumerationShape.RawType = .string
    ) -> EnumerationShape {
        let cases = values.enumerated().map { index, value in
            EnumerationCase(
                value: value, preferredName: names.indices.contains(index) ? names[index] : nil, location: place())
        }
        return EnumerationShape(rawType: rawType, cases: cases)
    }

    mutating func variant(_ hint: String, _ reference: TypeReference, values: [String] = []) -> VariantDefinition {
        VariantDefinition(use: TypeUse(reference), discriminatorValues: values, nameHint: hint, location: place())
    }

    private mutating func place() -> SourceLocation {
        line += 1
        return SourceLocation(file: SourceFileID(rawValue: 0), line: line, column: 1)
    }

    private func pointer(of origin: TypeOrigin) -> String {
        switch origin {
        case .schema(let name): "#/components/schemas/" + name
        case .operation(let name): "#/paths/" + name
        case .component(let section, let name): "#/components/\(section)/\(name)"
        case .inline(let owner, let role): contract[owner].pointer + "/" + String(describing: role)
        }
    }
}

/// A contract with its names.
struct Named {
    let contract: Contract
    let table: NameTable
    let diagnostics: [Diagnostic]

    init(_ contract: Contract, _ options: GenerationOptions = GenerationOptions(), jobs: Int = 1) {
        var sink = DiagnosticSink()
        self.contract = contract
        table = NameResolver.resolve(contract, options: options, workers: Workers(jobs), diagnostics: &sink)
        diagnostics = sink.sorted
    }

    init(_ sketch: ContractSketch, _ options: GenerationOptions = GenerationOptions(), jobs: Int = 1) {
        self.init(sketch.contract, options, jobs: jobs)
    }

    func type(_ id: TypeID) -> String {
        table[type: id].path.map(\.name).joined(separator: ".")
    }

    func members(_ id: TypeID) -> [String] {
        table[members: id].members.map(\.identifier.name)
    }

    var messages: [String] {
        diagnostics.map { "\($0.severity.rawValue): \($0.message) [\($0.id)]" }
    }

    /// The names by pointer, which do not depend on the order of the definitions.
    var namesByPointer: [String: [String]] {
        Dictionary(
            zip(contract.definitions, table.definitions).map { definition, names in
                let members = zip(MemberNaming.documentNames(of: definition.shape), names.members.members)
                    .map { "\($0)=\($1.identifier.name)" }.sorted()
                let path = names.type.path.map(\.name).joined(separator: ".")
                return (definition.pointer, [path, names.members.catchAll.name] + members)
            }, uniquingKeysWith: { first, _ in first })
    }
}

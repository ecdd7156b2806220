import Diagnostics
@testable import ContractModel
@testable import GenerationSettings
@testable import SwiftEmission

/// Builds a contract step by step: each call adds one definition.
struct ContractFixture {
    var contract: Contract

    init(title: String = "Books") {
        contract = Contract(
            info: ContractInfo(title: title, version: "1.0", specification: "3.1.0", contentHash: "00"))
    }

    static let location = SourceLocation(file: SourceFileID(rawValue: 0), line: 1, column: 1)

    @discardableResult
    mutating func schema(
        _ name: String, _ shape: TypeShape, description: String? = nil, deprecation: Deprecation? = nil
    ) -> TypeID {
        define(.schema(name), pointer: "#/components/schemas/\(name)", shape, description, deprecation)
    }

    @discardableResult
    mutating func inline(
        in owner: TypeID, _ role: InlineRole, _ shape: TypeShape, description: String? = nil
    ) -> TypeID {
        define(.inline(owner: owner, role: role), pointer: contract[owner].pointer + "/x", shape, description, nil)
    }

    @discardableResult
    mutating func operation(_ name: String, description: String? = nil) -> TypeID {
        define(.operation(name), pointer: "#/paths/x", .namespace, description, nil)
    }

    /// Adds a `GET` operation whose path is its name.
    mutating func operation(_ name: String, responses: [ResponseDefinition]) {
        contract.operations.append(
            OperationDefinition(
                name: name, method: "get", path: "/\(name)", pointer: "", documentation: Documentation(),
                requestBody: nil, responses: responses, location: Self.location))
    }

    private mutating func define(
        _ origin: TypeOrigin, pointer: String, _ shape: TypeShape, _ description: String?, _ deprecation: Deprecation?
    ) -> TypeID {
        let id = TypeID(contract.definitions.count)
        contract.definitions.append(
            TypeDefinition(
                id: id, origin: origin, pointer: pointer, documentation: Documentation(description: description),
                deprecation: deprecation, shape: shape, location: Self.location))
        return id
    }

    /// Returns the names that the naming stage gives.
    func names(options: GenerationOptions = GenerationOptions()) -> NameTable {
        var diagnostics = DiagnosticSink()
        return NameResolver.resolve(contract, options: options, diagnostics: &diagnostics)
    }

    /// Returns the text of each generated file by path.
    func render(options: GenerationOptions = GenerationOptions(), names: NameTable? = nil) -> [String: String] {
        var sources = SourceFileTable()
        var diagnostics = DiagnosticSink()
        guard let renderer = FileRenderer(sources: &sources, diagnostics: &diagnostics) else { return [:] }
        let lowering = SwiftLowering(
            contract: contract, names: names ?? self.names(options: options), options: options)
        var result: [String: String] = [:]
        for file in lowering.files {
            let view = lowering.view(of: file)
            result[view.path] = String(decoding: renderer.render(view, diagnostics: &diagnostics), as: UTF8.self)
        }
        for diagnostic in diagnostics.sorted { result["diagnostic", default: ""] += diagnostic.message + "\n" }
        return result
    }
}

// MARK: Shorthands

extension TypeReference {
    static let string = TypeReference.scalar(.string)
    static let int = TypeReference.scalar(.int)
    static let data = TypeReference.scalar(.data)
}

extension TypeShape {
    static func record(_ properties: PropertyDefinition...) -> TypeShape {
        .record(RecordShape(properties: properties))
    }

    static func strings(_ values: String...) -> TypeShape {
        .enumeration(
            EnumerationShape(
                rawType: .string,
                cases: values.map { EnumerationCase(value: .string($0), location: ContractFixture.location) }))
    }

    static func union(_ variants: VariantDefinition..., discriminator: String? = nil) -> TypeShape {
        .union(UnionShape(variants: variants, discriminator: discriminator))
    }
}

extension VariantDefinition {
    init(_ reference: TypeReference, _ nameHint: String, tags: [String] = [], isBoxed: Bool = false) {
        self.init(
            use: TypeUse(reference), discriminatorValues: tags, nameHint: nameHint, isBoxed: isBoxed,
            location: ContractFixture.location)
    }
}

extension PropertyDefinition {
    static func required(
        _ key: String, _ reference: TypeReference, _ absence: Absence = .zero, nullable: Bool = false,
        description: String? = nil
    ) -> PropertyDefinition {
        PropertyDefinition(
            key: key, use: TypeUse(reference), isRequired: true, isNullable: nullable, absence: absence,
            documentation: Documentation(description: description), location: ContractFixture.location)
    }

    static func optional(
        _ key: String, _ reference: TypeReference, _ absence: Absence = .none, nullable: Bool = false,
        description: String? = nil
    ) -> PropertyDefinition {
        PropertyDefinition(
            key: key, use: TypeUse(reference), isRequired: false, isNullable: nullable, absence: absence,
            documentation: Documentation(description: description), location: ContractFixture.location)
    }

    func with(_ change: (inout PropertyDefinition) -> Void) -> PropertyDefinition {
        var copy = self
        change(&copy)
        return copy
    }
}

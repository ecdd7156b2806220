package import ContractModel
package import Diagnostics
package import Files
package import FixtureEmission
package import GenerationSettings
package import SwiftEmission

/// Writes the code that converts records to an app's own models. Each model has a protocol, functions that make and
/// merge models, and tests.
package struct MappingEmitter: Sendable {
    private static let folder = "Mapping/"

    private let lowering: SwiftLowering
    private let plan: MappingPlan
    private let fixtures: FixtureSet
    private let words: MappingWords
    /// The module of the contract's types.
    private let module: String
    private var options: GenerationOptions { lowering.options }

    package init(
        _ contract: Contract, names: NameTable, options: GenerationOptions, fixtures: FixtureSet,
        diagnostics: inout DiagnosticSink
    ) {
        var names = names
        module = names.module
        names.shadowed.formUnion(options.models.compactMap(\.model?.text))
        // With internal access, the contract's types are in the module of the models.
        if options.access == .internal { names.module = MappingWords.module(options, names) }
        lowering = SwiftLowering(contract: contract, names: names, options: options)
        self.fixtures = fixtures
        words = MappingWords(lowering)
        plan = ModelPlanner(lowering, words, diagnostics: &diagnostics).plan
    }

    package func files(
        renderer: FileRenderer, store: FileStore, diagnostics: inout DiagnosticSink
    ) -> [GeneratedFile] {
        if diagnostics.hasErrors || plan.models.isEmpty && plan.enumerations.isEmpty { return [] }
        return options.layout == .bundled
            ? [store.take(bundle(renderer, &diagnostics))]
            : separate(renderer, &diagnostics).map { store.take($0) }
    }

    private func separate(_ renderer: FileRenderer, _ diagnostics: inout DiagnosticSink) -> [GeneratedFile] {
        var files: [GeneratedFile] = []
        func add(_ path: String, _ template: String, _ view: ListedView) {
            let bytes = renderer.render(template, view, diagnostics: &diagnostics)
            files.append(GeneratedFile(path: "\(Self.folder)\(path).swift", bytes: bytes))
        }
        let samples = MappingSamples(plan: plan, lowering: lowering, fixtures: fixtures)
        for model in plan.models {
            let name = model.type.name
            let header = lowering.header
            add("Sources/\(name)+Mapping", "Mapper", view(of: model, header, imports(model, usesRuntime: true)))
            if options.persistence == .swiftdata {
                add("Sources/\(name)", "StoredModel", stored(model, header, imports(model, usesRuntime: false)))
            }
            var tests = MappingTestLowering(model, plan, samples, lowering, words)
            add("Tests/\(name)MappingTests", "MappingTests", tests.view(modules: modules))
        }
        for enumeration in plan.enumerations {
            let name = enumeration.type.name
            add("Sources/\(name)+Mapping", "EnumerationMap", view(of: enumeration, lowering.header, modules))
            let tests = EnumerationTestLowering(enumeration: enumeration, lowering: lowering, words: words)
                .view(modules: modules)
            if let tests { add("Tests/\(name)MappingTests", "EnumerationMapTests", tests) }
        }
        return files
    }

    /// Returns all code as one file, for build systems that must know their outputs in advance.
    private func bundle(_ renderer: FileRenderer, _ diagnostics: inout DiagnosticSink) -> GeneratedFile {
        var parts: [String] = []
        func add(_ template: String, _ view: ListedView) {
            let bytes = renderer.render(template, view, diagnostics: &diagnostics)
            parts.append(String(decoding: bytes.drop { $0 == UInt8(ascii: "\n") }, as: UTF8.self))
        }
        for model in plan.models {
            add("Mapper", view(of: model, [], []))
            if options.persistence == .swiftdata { add("StoredModel", stored(model, [], [])) }
        }
        for enumeration in plan.enumerations { add("EnumerationMap", view(of: enumeration, [], [])) }
        let imports = Set(
            plan.models.flatMap { self.imports($0, usesRuntime: true) }.map(\.text) + modules.map { "import " + $0 })
        let sorted = imports.sorted { ($0.split(separator: " ").last ?? "") < ($1.split(separator: " ").last ?? "") }
        let head = lowering.header.map(\.text) + [""] + sorted + [""]
        let text = head.joined(separator: "\n") + "\n" + parts.joined(separator: "\n")
        return GeneratedFile(
            path: "\(Self.folder)\(module)Mapping.swift", bytes: Array(text.utf8))
    }

    // MARK: Imports

    /// The contract's module, if the files need to import it. With internal access, the files are in that module.
    private var modules: [String] { options.access == .internal ? [] : [module] }

    private func imports(_ model: MappedModel, usesRuntime: Bool) -> [SwiftExpression] {
        let literals = model.properties.compactMap(moduleOfLiteral)
        let modules = Set(
            model.imports.modules + self.modules + literals + (usesRuntime ? [options.runtimeModule] : []))
        return modules.sorted().map { SwiftExpression(trusted: options.importDeclaration(of: $0)) }
    }

    /// Returns the module of the type that a literal creates. The file must import the module even if a type of the
    /// contract has the name of the type.
    private func moduleOfLiteral(_ property: MappedProperty) -> String? {
        if property.isOptional || property.initial == nil { return nil }
        return switch lowering.resolved(property.property.definition.use.reference) {
        case .json: options.runtimeModule
        case .scalar(let type):
            [.initializer, .base64].contains(type.facts.literal)
                ? nil : type.facts.import(runtime: options.runtimeModule)
        case .array, .dictionary, .optional, .definition, .generic, .payload: nil
        }
    }

    // MARK: Views

    private func view(
        of model: MappedModel, _ header: [DocCommentLine], _ imports: [SwiftExpression]
    ) -> ListedView {
        MapperLowering(model: model, plan: plan, lowering: lowering, words: words).view(header, imports)
    }

    private func view(
        of enumeration: MappedEnumeration, _ header: [DocCommentLine], _ modules: [String]
    ) -> ListedView {
        let fallback = "." + enumeration.fallback.member
        let documentation = DocCommentLine.lines(
            "A value that is not in the contract becomes \(Prose.code(fallback)).", indentation: SourceLine.indentation)
        let cases =
            enumeration.cases.map { ($0.name.member, $0.member.member) }
            + [(enumeration.catchAll.member, enumeration.fallback.member)]
        return ListedView([
            .header: .leaves(header),
            .imports: .leaves(modules.map { SwiftExpression(trusted: "import " + $0) }),
            .documentation: .leaves(documentation),
            .model: .leaf(enumeration.type.declared),
            .type: .leaf(enumeration.source.text),
            .cases: .views(cases.map { ListedView([.name: .leaf($0.0), .member: .leaf($0.1)]) }),
        ])
    }

    private func stored(
        _ model: MappedModel, _ header: [DocCommentLine], _ imports: [SwiftExpression]
    ) -> ListedView {
        let unique = model.identity.first.flatMap { position -> Int? in
            let property = model.properties[position]
            // SwiftData does not support uniqueness for all types of an app.
            return property.isList(lowering) || property.conversion != nil ? nil : position
        }
        let members = model.properties.enumerated().map { position, property in
            ListedView([
                .documentation: .leaves(property.documentation(lowering)),
                .storage: .leaves(attributes(of: property, isUnique: position == unique)),
                .declaration: .leaf(declaration(of: property)),
            ])
        }
        let documentation = DocCommentLine.lines(
            "The stored model of \(Prose.code(model.record.text)). Without SwiftData, the model is a class with the same properties.",
            indentation: 0)
        return ListedView([
            .header: .leaves(header), .imports: .leaves(imports), .documentation: .leaves(documentation),
            .model: .leaf(model.type.declared), .members: .views(members),
        ])
    }

    /// Returns the attributes of SwiftData.
    private func attributes(of property: MappedProperty, isUnique: Bool) -> [SwiftExpression] {
        if isUnique { return [SwiftExpression(trusted: "@Attribute(.unique)")] }
        guard case .model = property.content else { return [] }
        let rule = property.orphans == .delete ? ".cascade" : ".nullify"
        return [SwiftExpression(trusted: "@Relationship(deleteRule: \(rule))")]
    }

    private func declaration(of property: MappedProperty) -> String {
        let start = "var \(property.member.declared): \(property.type.text)"
        guard !property.isOptional, let initial = property.initial else { return start }
        return start + " = " + initial.text
    }
}

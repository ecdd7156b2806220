import ContractModel
import Diagnostics
import GenerationSettings

/// Applies the configuration to resources. The rules name resources, add operations to them, and add other resources.
struct ResourceSettings {
    private let finder: ResourceFinder
    private let settings: ScenarioSettings
    private let contract: Contract

    init(_ finder: ResourceFinder, _ contract: Contract, _ settings: ScenarioSettings) {
        self.finder = finder
        self.contract = contract
        self.settings = settings
    }

    func applied(to found: [Resource], _ diagnostics: inout DiagnosticSink) -> [Resource] {
        reportIdlePatterns(&diagnostics)
        var resources = found
        for rule in settings.resources { apply(rule, to: &resources, &diagnostics) }
        let used = Set(resources.flatMap(\.operations))
        for operation in finder.operations where operation.isGraphQL && !used.contains(operation.index) {
            diagnostics.emit(ScenarioMessages.unknownQueries(of: operation.definition))
        }
        // A resource with only images has no screen.
        return resources.filter { $0.list != nil || $0.detail != nil || !$0.dependents.isEmpty }
    }

    /// Applies a rule. The operations that the rule names are taken from other resources. For a known resource, the
    /// rule replaces only the parts that it names.
    private func apply(_ rule: ResourceRule, to resources: inout [Resource], _ diagnostics: inout DiagnosticSink) {
        let own = configured(rule, &diagnostics)
        let taken = Set(own.operations)
        let index =
            resources.firstIndex { $0.name.lowercased() == rule.name.lowercased() }
            ?? resources.firstIndex { resource in
                [resource.list?.operation, resource.detail].compactMap(\.self).contains(where: taken.contains)
            }
        for other in resources.indices where other != index { resources[other].remove(taken) }
        guard let index else { return resources.append(own) }
        resources[index].name = rule.name
        resources[index].list = own.list ?? resources[index].list
        resources[index].detail = own.detail ?? resources[index].detail
        if !own.images.isEmpty { resources[index].images = own.images }
        let names = Set(own.dependents.map(\.name))
        resources[index].dependents.removeAll { names.contains($0.name) || taken.contains($0.operation) }
        resources[index].dependents += own.dependents
        if let search = rule.search { setSearch(search, of: &resources[index], rule, &diagnostics) }
    }

    private func configured(_ rule: ResourceRule, _ diagnostics: inout DiagnosticSink) -> Resource {
        var resource = Resource(name: rule.name)
        if let name = rule.list, let operation = operation(name, &diagnostics) {
            resource.list = finder.lists[operation.index]
            if resource.list == nil { report(name, as: "list", of: rule, &diagnostics) }
        }
        if let name = rule.detail, let operation = operation(name, &diagnostics) {
            resource.detail = operation.answer == nil ? nil : operation.index
            if resource.detail == nil { report(name, as: "detail", of: rule, &diagnostics) }
        }
        for name in rule.images {
            guard let operation = operation(name, &diagnostics) else { continue }
            if operation.image == nil {
                report(name, as: "image", of: rule, &diagnostics)
            } else {
                resource.images.append(operation.index)
            }
        }
        for dependent in rule.dependents {
            guard let operation = operation(dependent.operation, &diagnostics) else { continue }
            if operation.answer == nil {
                report(dependent.operation, as: "dependent", of: rule, &diagnostics)
            } else {
                resource.dependents.append(
                    .init(name: dependent.name, operation: operation.index, body: dependent.body))
            }
        }
        return resource
    }

    private func setSearch(
        _ search: String, of resource: inout Resource, _ rule: ResourceRule, _ diagnostics: inout DiagnosticSink
    ) {
        let operation = finder.operations.first { $0.index == resource.list?.operation }
        if operation?.queryParameters.contains(where: { $0.name == search }) ?? false {
            resource.list?.search = search
        } else {
            diagnostics.emit(ScenarioMessages.unknownSearch(search, of: rule.name, at: rule.location))
        }
    }

    // MARK: Names

    private func operation(_ name: ResourceRule.Operation, _ diagnostics: inout DiagnosticSink) -> AnsweredOperation? {
        if let operation = finder.operations.first(where: { $0.hasName(name.name) }) { return operation }
        let known = finder.operations.flatMap { $0.names.prefix(2) }.sorted()
        diagnostics.emit(
            ScenarioMessages.unknownOperation(
                name.name, suggestion: Spelling.nearest(to: name.name, among: known), at: name.location))
        return nil
    }

    private func report(
        _ name: ResourceRule.Operation, as part: String, of rule: ResourceRule, _ diagnostics: inout DiagnosticSink
    ) {
        diagnostics.emit(ScenarioMessages.unusablePart(name.name, as: part, of: rule.name, at: name.location))
    }

    /// Reports patterns that exclude nothing, because they are probably misspelt.
    private func reportIdlePatterns(_ diagnostics: inout DiagnosticSink) {
        let names = contract.operations.flatMap { [$0.name, $0.endpoint, $0.path] }
        for pattern in settings.exclude
        where !names.contains(where: pattern.matches) && !contract.absentNames.contains(pattern) {
            diagnostics.emit(
                ScenarioMessages.unknownOperation(
                    pattern.text, suggestion: Spelling.nearest(to: pattern.text, among: names), at: pattern.location))
        }
    }
}

extension Resource {
    fileprivate mutating func remove(_ operations: Set<Int>) {
        if let own = list?.operation, operations.contains(own) { list = nil }
        if let own = detail, operations.contains(own) { detail = nil }
        dependents.removeAll { operations.contains($0.operation) }
        // Several resources may show one image.
        if list == nil, detail == nil, dependents.isEmpty { images = [] }
    }
}

package import ContractModel
import ContractServing
import DTOContract
package import GenerationSettings
import SwiftEmission

/// Finds the resources of an app in the paths and responses of a contract.
package struct ResourceFinder {
    let operations: [AnsweredOperation]
    /// Maps the index of an operation to the list that the operation returns.
    let lists: [Int: Resource.List]
    /// Maps the index of an operation to its path.
    private let paths: [Int: OperationPath]
    /// Maps a path to the operations directly below it.
    private let children: [OperationPath: [AnsweredOperation]]

    /// - Parameter options: The operations that are left out, and the rules for pages.
    package init(_ contract: Contract, options: GenerationOptions) {
        operations = contract.operations.indices.compactMap { AnsweredOperation($0, of: contract) }
            .filter { operation in
                !options.scenarios.exclude.contains { pattern in operation.names.contains(where: pattern.matches) }
            }
        let finder = ListFinder(contract: contract, rules: options.pagination)
        lists = Dictionary(
            operations.compactMap { operation in finder.list(operation).map { (operation.index, $0) } },
            uniquingKeysWith: { first, _ in first })
        paths = Dictionary(operations.map { ($0.index, $0.path) }, uniquingKeysWith: { first, _ in first })
        children = Dictionary(grouping: operations, by: \.path.parent)
    }

    /// The resources in the order of the document.
    package var resources: [Resource] {
        var resources = listResources + detailResources
        for index in resources.indices { resources[index].dependents = dependents(of: resources[index]) }
        addImages(to: &resources)
        resources = ResourceNames.named(resources, operations)
        for operation in operations.lazy.filter(\.isGraphQL).prefix(Self.limit) { join(operation, to: &resources) }
        return resources.sorted { ($0.operations.min() ?? 0) < ($1.operations.min() ?? 0) }
    }

    /// The greatest number of operations that are compared with each resource.
    private static let limit = 64

    // MARK: Parts

    /// The lists, each with its detail if a detail exists.
    private var listResources: [Resource] {
        operations.compactMap { operation in
            guard !operation.path.hasParameters, let list = lists[operation.index] else { return nil }
            let detail = children[operation.path]?.first(where: isDetail)
            return Resource(name: "", list: list, detail: detail?.index)
        }
    }

    /// The operations with the path of a detail, but without a list.
    private var detailResources: [Resource] {
        let listed = Set(operations.lazy.filter { lists[$0.index] != nil }.map(\.path))
        return operations.filter { operation in
            isDetail(operation) && !operation.path.parent.isBelowOne && !listed.contains(operation.path.parent)
        }.map { Resource(name: "", detail: $0.index) }
    }

    private func isDetail(_ operation: AnsweredOperation) -> Bool {
        operation.isGet && operation.path.endsInParameter && operation.answer != nil
            && operation.path.segments.contains { $0 != nil }
    }

    private func dependents(of resource: Resource) -> [Resource.Dependent] {
        guard let detail = resource.detail.flatMap(path) else { return [] }
        return (children[detail] ?? []).filter { !$0.path.endsInParameter && lists[$0.index] != nil }
            .map { Resource.Dependent(name: ResourceName.plain($0.path.name(ofLast: 1)), operation: $0.index) }
    }

    private func path(_ index: Int) -> OperationPath? { paths[index] }

    /// Adds each image operation to the resources whose paths are above its own path. Other image operations are added
    /// to all resources.
    private func addImages(to resources: inout [Resource]) {
        var owners: [OperationPath: [Int]] = [:]
        for (index, resource) in resources.enumerated() {
            if let list = resource.list.flatMap({ path($0.operation) }) { owners[list, default: []].append(index) }
            if let detail = resource.detail.flatMap({ path($0) }) { owners[detail.parent, default: []].append(index) }
        }
        var shared: [Int] = []
        for operation in operations where operation.image != nil {
            let own = Set(operation.path.ancestors.flatMap { owners[$0] ?? [] })
            for index in own { resources[index].images.append(operation.index) }
            if own.isEmpty { shared.append(operation.index) }
        }
        for index in resources.indices { resources[index].images += shared.prefix(8) }
    }

    // MARK: GraphQL

    /// Adds a GraphQL operation to the resource that its name mentions, such as `bookChapters` or `chaptersByBook`. If
    /// the name mentions no resource, adds each query of the operation to the resource that the name of the query
    /// mentions.
    private func join(_ operation: AnsweredOperation, to resources: inout [Resource]) {
        let dependent = Resource.Dependent(name: "", operation: operation.index)
        if join(dependent, named: operation.definition.name, to: &resources) { return }
        for query in operation.queries {
            var dependent = dependent
            (dependent.body, dependent.example) = (query.name, query.example)
            _ = join(dependent, named: query.name, to: &resources)
        }
    }

    /// - Returns: Whether the name mentions a resource.
    private func join(_ dependent: Resource.Dependent, named name: String, to resources: inout [Resource]) -> Bool {
        var words = WordSplitter.words(of: name).map { $0.lowercased() }
        if let first = words.first, Self.verbs.contains(first) { words.removeFirst() }
        for index in resources.indices {
            let name = WordSplitter.words(of: resources[index].name).map { $0.lowercased() }
            guard let rest = Self.rest(of: words, besides: name), !rest.isEmpty else { continue }
            var dependent = dependent
            dependent.name = ResourceName.plain(rest.joined(separator: " "))
            resources[index].dependents.append(dependent)
            return true
        }
        return false
    }

    private static let verbs: Set = ["get", "list", "fetch", "find", "load", "query", "post", "read"]

    private static func rest(of words: [String], besides name: [String]) -> [String]? {
        if words.starts(with: name) { return Array(words.dropFirst(name.count)) }
        guard words.count > name.count + 1, Array(words.suffix(name.count)) == name,
            ["by", "of", "for"].contains(words[words.count - name.count - 1])
        else { return nil }
        return Array(words.dropLast(name.count + 1))
    }
}

/// Finds the operations that return lists.
private struct ListFinder {
    let contract: Contract
    let rules: [String: PaginationRule]

    func list(_ operation: AnsweredOperation) -> Resource.List? {
        let list = OperationList(operation.definition, in: contract)
        guard operation.isGet, !operation.path.endsInParameter, operation.answer != nil, let items = list.items else {
            return nil
        }
        return Resource.List(operation: operation.index, items: items, pages: pages(list), search: search(operation))
    }

    /// Returns the pages of a list, as the mock server uses them. If only a link leads to the second page, the mock
    /// server counts the pages in an additional parameter.
    private func pages(_ list: OperationList) -> RuntimePages? {
        guard var pages = list.pages(rules), pages.hasSeveral else { return nil }
        if pages.parameter == nil { pages.step = .page(parameter: "page", first: 1) }
        return pages
    }

    private func search(_ operation: AnsweredOperation) -> String? {
        operation.queryParameter(PageNames.searches) { parameter in
            parameter.value.map { contract.resolved($0.use.reference) } == .scalar(.string)
        }?.name
    }
}

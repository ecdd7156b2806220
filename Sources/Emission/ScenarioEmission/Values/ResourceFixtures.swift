import ContractModel
import ContractServing
import DTOContract
import FixtureEmission
import SwiftEmission

/// The responses of one resource, with the names under which tests find them.
struct ResourceFixtures {
    /// The names of the fixtures, such as `book_list`.
    let list, firstPage, secondPage, empty, detail: String
    private let prefix: String
    private let place: ServerPlace
    /// The parameter of the detail's path.
    private let parameter: String?
    /// The responses of the list that differ in their items.
    private var lists: [ContractValue] = []
    /// Whether items of the list have their own details.
    private(set) var hasDetails = false
    /// The fixtures in the order in which they are written.
    private(set) var texts: [(name: String, value: ContractValue)] = []
    /// The paths of images to which responses link, with `*` for the last segment.
    private(set) var imagePaths: [String] = []

    init(_ resource: Resource, _ operations: [Int: AnsweredOperation], _ source: AnswerSource) {
        place = source.place
        let prefix = Self.words(resource.name)
        self.prefix = prefix
        list = prefix + "_list"
        firstPage = list + "_page1"
        secondPage = list + "_page2"
        empty = list + "_empty"
        detail = prefix + "_detail"
        parameter = resource.detail.flatMap { operations[$0]?.definition.template.parameters.last }
        if let list = resource.list, let operation = operations[list.operation] { add(list, operation, source) }
        if let operation = resource.detail.flatMap({ operations[$0] }) {
            let detail = source.value(of: operation)
            if let list = resource.list, let detail { addDetails(of: list, operation, detail, source) }
            add(self.detail, detail)
        }
        for dependent in resource.dependents {
            guard let operation = operations[dependent.operation] else { continue }
            add(self.dependent(dependent.name), source.value(of: operation, like: [dependent.example, dependent.body]))
        }
        var taken: Set<String> = []
        imagePaths = texts.flatMap { source.place.imagePaths(in: $0.value) }.filter { taken.insert($0).inserted }
        imagePaths.removeSubrange(min(8, imagePaths.count)...)
    }

    /// The greatest number of items with their own details.
    private static let detailLimit = 50

    /// Adds a detail for each item of the list and its pages, so that an item leads to its own detail. The document's
    /// own detail is left out.
    private mutating func addDetails(
        of list: Resource.List, _ operation: AnsweredOperation, _ detail: ContractValue, _ source: AnswerSource
    ) {
        var known: Set<String> = []
        let items = lists.flatMap { $0.items(at: list.items) }.map(record)
        for item in items {
            guard let key = identity(of: item), let id = item[key]?.idText, known.count < Self.detailLimit,
                known.insert(id).inserted,
                let value = source.detail(detail, of: operation, showing: item, identifiedBy: key), value != detail
            else { continue }
            hasDetails = true
            add("\(self.detail)_\(id)", value)
        }
    }

    /// Returns the item, or the record within it if only the record has an identity, as in an edge of Relay.
    private func record(_ item: ContractValue) -> ContractValue {
        if identity(of: item) != nil { return item }
        return item.memberKeys.lazy.compactMap { item[$0] }.first { identity(of: $0) != nil } ?? item
    }

    private func identity(of item: ContractValue) -> String? {
        RecordIdentity.key(among: item.memberKeys.filter { item[$0]?.idText != nil }, selectedBy: parameter)
    }

    func dependent(_ name: String) -> String { "\(prefix)_\(Self.words(name))" }

    /// Returns the identifier of the list's first item, or of the detail if there is no list.
    func identifier(of resource: Resource) -> ResourceIdentifier? {
        guard let whole = texts.first?.value else { return nil }
        let item = resource.list.map { whole.items(at: $0.items).first.map(record) } ?? whole
        return item.flatMap { item in identity(of: item).flatMap { item[$0] } }.flatMap(ResourceIdentifier.init)
    }

    private mutating func add(_ name: String, _ value: ContractValue?) {
        texts.append((name, place.replaced(in: value ?? .null)))
    }

    private mutating func add(_ list: Resource.List, _ operation: AnsweredOperation, _ source: AnswerSource) {
        guard let success = operation.success, let value = source.value(of: operation) else {
            return add(self.list, nil)
        }
        let answer = PagedAnswer(
            value, list, operation.definition.responses[success].body, source.contract,
            url: place.url + operation.definition.path, selectedBy: parameter)
        lists = [answer.single]
        add(self.list, answer.single)
        if list.pages != nil {
            let last = source.example(of: operation, ["page2", "secondpage", "lastpage"]) ?? answer.lastPage
            lists.append(last)
            add(firstPage, answer.firstPage)
            add(secondPage, last)
        }
        if list.search != nil {
            add(empty, source.example(of: operation, ["empty", "none", "nothing"]) ?? answer.empty)
        }
    }

    /// Returns a name such as `search_result`.
    private static func words(_ name: String) -> String {
        WordSplitter.words(of: name).map { $0.lowercased() }.joined(separator: "_")
    }
}

/// The responses of operations: examples of the document, or values that are made from its schemas.
struct AnswerSource {
    let contract: Contract
    let place: ServerPlace
    private let fixtures: FixtureSet

    init(_ contract: Contract, _ fixtures: FixtureSet) {
        self.contract = contract
        self.fixtures = fixtures
        place = ServerPlace(contract)
    }

    /// - Parameter words: The words that the name of the example should contain, if the document has several examples.
    ///   The first of these words that is in a name decides.
    func value(of operation: AnsweredOperation, like words: [String?] = []) -> ContractValue? {
        let all = answers(of: operation)
        let named = words.lazy.compactMap(\.self).compactMap { word in
            all.first { ($0.example ?? "").plainWord.contains(word.plainWord) }
        }.first
        return (named ?? all.first)?.value
    }

    /// Returns a detail that shows an item of the list, or nil if the detail contains no record.
    func detail(
        _ detail: ContractValue, of operation: AnsweredOperation, showing item: ContractValue,
        identifiedBy key: String
    ) -> ContractValue? {
        guard let success = operation.success else { return nil }
        let use = operation.definition.responses[success].body
        return detail.showing(item, identifiedBy: key) { contract.allows($0, for: use) }
    }

    /// Returns the first example whose name contains one of the words.
    func example(of operation: AnsweredOperation, _ words: [String]) -> ContractValue? {
        answers(of: operation).first { answer in
            answer.example.map { name in words.contains { name.plainWord.contains($0) } } ?? false
        }?.value
    }

    private func answers(of operation: AnsweredOperation) -> [FixtureSet.Response] {
        fixtures.responses[operation.index].filter { $0.index == operation.success }
    }
}

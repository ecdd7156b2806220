import ContractModel
import FixtureEmission
import SwiftEmission

/// The responses of one resource, by the names under which tests find them.
struct ResourceFixtures {
    /// The names of the fixtures, such as `book_list`.
    let list, firstPage, secondPage, empty, detail: String
    private let prefix: String
    private let place: ServerPlace
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
        if let list = resource.list, let operation = operations[list.operation] { add(list, operation, source) }
        if let operation = resource.detail.flatMap({ operations[$0] }) { add(detail, source.value(of: operation)) }
        for dependent in resource.dependents {
            guard let operation = operations[dependent.operation] else { continue }
            add(self.dependent(dependent.name), source.value(of: operation, like: dependent.body))
        }
        var taken: Set<String> = []
        imagePaths = texts.flatMap { source.place.imagePaths(in: $0.value) }.filter { taken.insert($0).inserted }
        imagePaths.removeSubrange(min(8, imagePaths.count)...)
    }

    func dependent(_ name: String) -> String { "\(prefix)_\(Self.words(name))" }

    /// Returns the identifier of the list's first element, or of the detail. Returns nil if the value has neither `id`
    /// nor a member with the name of the path's parameter.
    ///
    /// - Parameter parameter: The parameter of the detail's path.
    func identifier(of resource: Resource, _ parameter: String?) -> ResourceIdentifier? {
        let whole = texts.first?.value
        var one = resource.list.map { list in list.items.reduce(whole) { $0?[$1] } } ?? whole
        if case .array(let elements)? = one { one = elements.first }
        let key = ["id", parameter].lazy.compactMap(\.self).first { one?[$0] != nil }
        return key.flatMap { one?[$0] }.flatMap(ResourceIdentifier.init)
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
            url: place.url + operation.definition.path)
        add(self.list, answer.single)
        if list.pages != nil {
            add(firstPage, answer.firstPage)
            add(secondPage, source.example(of: operation, ["page2", "secondpage", "lastpage"]) ?? answer.lastPage)
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

    /// - Parameter word: A word that the name of the example should contain, if there are several.
    func value(of operation: AnsweredOperation, like word: String? = nil) -> ContractValue? {
        let all = answers(of: operation)
        let named = word.flatMap { word in all.first { Self.plain($0.example ?? "").contains(Self.plain(word)) } }
        guard let answer = named ?? all.first else { return nil }
        return answer.value
    }

    /// Returns the example whose name contains one of the words.
    func example(of operation: AnsweredOperation, _ words: [String]) -> ContractValue? {
        answers(of: operation).first { answer in
            answer.example.map { name in words.contains { Self.plain(name).contains($0) } } ?? false
        }?.value
    }

    private func answers(of operation: AnsweredOperation) -> [FixtureSet.Response] {
        fixtures.responses[operation.index].filter { $0.index == operation.success }
    }

    private static func plain(_ name: String) -> String {
        name.lowercased().filter { $0.isLetter || $0.isNumber }
    }
}

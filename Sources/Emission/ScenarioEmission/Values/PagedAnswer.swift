import ContractModel
import FixtureEmission

/// The response of a list in several states, such as the first page or an empty page. All are made from one value. A
/// change is kept only if the response conforms to the contract.
struct PagedAnswer {
    private let list: Resource.List
    private let use: TypeUse
    private let contract: Contract
    /// The unchanged response.
    private let whole: ContractValue
    /// The beginning of the links to pages: `https://books.example/books?page=`.
    private let link: String

    init(_ value: ContractValue, _ list: Resource.List, _ use: TypeUse, _ contract: Contract, url: String) {
        self.list = list
        self.use = use
        self.contract = contract
        link = "\(url)?\(list.pages?.parameter ?? "page")="
        whole = value
    }

    /// The only page, with at least three elements.
    var single: ContractValue { ending(counting(grown, pages: 1)) }

    /// The first page, with a link to the second page.
    var firstPage: ContractValue {
        let page = setting(ways: "next", to: secondPage, in: counting(grown, pages: 2))
        return announcing(true, in: page)
    }

    /// The last page, with other elements and without a link to a next page.
    var lastPage: ContractValue {
        var page = counting(grown, pages: 2)
        let elements = Self.elements(at: list.items, in: page)
        page = setting(
            .array(elements.enumerated().map { varied($1, by: elements.count, at: $0, in: page) }), at: list.items,
            in: page)
        page = setting(ways: "previous", to: firstNumber, in: page)
        page = ["page", "currentPage", "current_page", "pageNumber"].reduce(page) { page, key in
            numbers(key, in: page).reduce(page) { self.setting(.integer(secondNumber), at: $1, in: $0) }
        }
        return ending(page, endsBefore: false)
    }

    /// A page without elements.
    var empty: ContractValue {
        let none = setting(.array([]), at: list.items, in: whole)
        return ending(counting(none, pages: 0))
    }

    // MARK: Elements

    private var grown: ContractValue {
        let elements = Self.elements(at: list.items, in: whole)
        guard let last = elements.last, elements.count < 3 else { return whole }
        let others = (elements.count..<3).map {
            varied(last, by: $0 - elements.count + 1, at: elements.count - 1, in: whole)
        }
        return setting(.array(elements + others), at: list.items, in: whole)
    }

    /// Returns the element with another identifier, as far as the contract allows it.
    ///
    /// - Parameter index: The index at which the changed element is checked against the contract.
    private func varied(_ element: ContractValue, by step: Int, at index: Int, in value: ContractValue) -> ContractValue
    {
        element.memberKeys.filter { Self.identities.contains($0.lowercased()) }.reduce(element) { element, key in
            guard
                let other = element[key].flatMap({
                    Self.other($0, by: step, isProse: ["name", "title"].contains(key.lowercased()))
                })
            else { return element }
            let changed = element.setting(key, to: other)
            var elements = Self.elements(at: list.items, in: value)
            guard elements.indices.contains(index) else { return element }
            elements[index] = changed
            let isFitting = conforms(Self.setting(.array(elements), at: list.items[...], in: value))
            return isFitting ? changed : element
        }
    }

    private static let identities: Set = ["id", "name", "title", "isbn", "code", "slug", "sku"]

    /// - Parameter isProse: Whether words may be added, with spaces between them.
    private static func other(_ value: ContractValue, by step: Int, isProse: Bool) -> ContractValue? {
        switch value {
        case .integer(let digits): return Int(digits).flatMap { $0 < 1_000_000_000 ? .integer(String($0 + step)) : nil }
        case .string(let text):
            if isIdentity(text) { return .string(text.dropLast(2) + String(10 + step % 90)) }
            let digits = text.reversed().prefix { $0.isASCII && $0.isNumber }
            if !digits.isEmpty, let number = Int(String(digits.prefix(15).reversed())) {
                let next = String(number + step)
                let zeros = String(repeating: "0", count: max(0, min(15, digits.count) - next.count))
                return .string(text.dropLast(min(15, digits.count)) + zeros + next)
            }
            return .string("\(text)\(isProse ? " " : "-")\(step + 1)")
        case .null, .boolean, .number, .array, .object: return nil
        }
    }

    /// Whether the text has the form of a UUID (RFC 9562).
    private static func isIdentity(_ text: String) -> Bool {
        text.utf8.count == 36 && text.split(separator: "-").map(\.utf8.count) == [8, 4, 4, 4, 12]
    }

    private static func elements(at keys: [String], in value: ContractValue) -> [ContractValue] {
        let found = keys.reduce(Optional(value)) { $0?[$1] }
        if case .array(let elements)? = found { return elements }
        return []
    }

    // MARK: Members next to the elements

    private func counting(_ value: ContractValue, pages: Int) -> ContractValue {
        let count = Self.elements(at: list.items, in: value).count
        var value = value
        for key in Self.counts {
            for path in numbers(key, in: value) {
                value = setting(.integer(String(pages == 2 ? 2 * count : count)), at: path, in: value)
            }
        }
        for key in Self.pageCounts {
            for path in numbers(key, in: value) { value = setting(.integer(String(pages)), at: path, in: value) }
        }
        return value
    }

    private static let counts = [
        "count", "total", "totalCount", "total_count", "totalItems", "total_items", "totalResults", "total_results",
        "totalElements", "numFound",
    ]
    private static let pageCounts = [
        "pages", "totalPages", "total_pages", "pageCount", "page_count", "lastPage", "last_page",
    ]

    /// Returns the value without links to further pages.
    private func ending(_ value: ContractValue, endsBefore: Bool = true) -> ContractValue {
        let paths = ways(to: "next", in: value) + (endsBefore ? ways(to: "previous", in: value) : [])
        return announcing(
            false, in: paths.reduce(value) { value, path in first([.null, .string("")], at: path, in: value) })
    }

    /// Returns the value with the member that tells whether another page follows.
    private func announcing(_ hasMore: Bool, in value: ContractValue) -> ContractValue {
        let named = ["hasMore", "has_more", "hasNext", "has_next", "hasNextPage"].flatMap { paths($0, in: value) }
        return (named + [list.pages?.more].compactMap(\.self)).filter { isBoolean($0, in: value) }.reduce(value) {
            setting(.boolean(hasMore), at: $1, in: $0)
        }
    }

    /// - Parameter page: The number of the page, or another value for its parameter.
    private func setting(ways direction: String, to page: String, in value: ContractValue) -> ContractValue {
        let url = ContractValue.string(link + page)
        let candidates = list.pages?.step == .cursor ? [.string(page), url] : [url, .string(page), .integer(page)]
        return ways(to: direction, in: value).reduce(value) { first(candidates, at: $1, in: $0) }
    }

    /// Returns the keys of members that lead to another page, found by the rule or by their names.
    private func ways(to direction: String, in value: ContractValue) -> [[String]] {
        let isNext = direction == "next"
        if isNext, let next = list.pages?.next { return [next] }
        let names =
            isNext
            ? ["next", "nextPage", "next_page", "nextCursor", "next_cursor", "nextPageToken"]
            : ["prev", "previous", "previousPage"]
        return names.flatMap { paths($0, in: value) }
    }

    /// Returns the places of a key: at the top, or one level down, but not within the elements.
    private func paths(_ key: String, in value: ContractValue) -> [[String]] {
        let inner = value.memberKeys.filter { value[$0]?[key] != nil }.map { [$0, key] }
        return (value[key] == nil ? [] : [[key]]) + inner
    }

    private func numbers(_ key: String, in value: ContractValue) -> [[String]] {
        paths(key, in: value).filter { path in
            if case .integer? = path.reduce(Optional(value), { $0?[$1] }) { true } else { false }
        }
    }

    private func isBoolean(_ path: [String], in value: ContractValue) -> Bool {
        if case .boolean? = path.reduce(Optional(value), { $0?[$1] }) { true } else { false }
    }

    private var secondPage: String {
        switch list.pages?.step {
        case .number(let first)?: "\(first + 1)"
        case .offset?: "\(Self.elements(at: list.items, in: grown).count)"
        case .cursor?, nil: "page-2"
        }
    }

    private var secondNumber: String {
        if case .number(let first)? = list.pages?.step { "\(first + 1)" } else { "2" }
    }

    private var firstNumber: String {
        switch list.pages?.step {
        case .number(let first)?: "\(first)"
        case .offset?: "0"
        case .cursor?, nil: "page-1"
        }
    }

    // MARK: Changes

    /// Returns the value with the first candidate that the contract allows in the place, or unchanged if it allows
    /// none.
    private func first(_ candidates: [ContractValue], at path: [String], in value: ContractValue) -> ContractValue {
        candidates.lazy.map { Self.setting($0, at: path[...], in: value) }.first(where: conforms) ?? value
    }

    private func setting(_ part: ContractValue, at path: [String], in value: ContractValue) -> ContractValue {
        first([part], at: path, in: value)
    }

    private static func setting(
        _ part: ContractValue, at path: ArraySlice<String>, in value: ContractValue
    ) -> ContractValue {
        value.setting(part, at: path)
    }

    private func conforms(_ value: ContractValue) -> Bool {
        if case .success = ExampleChecker.conforming(value, to: use, in: contract) { true } else { false }
    }
}

extension ContractValue {
    /// Returns this value with another value at the keys. It does not change if a key before the last one is missing.
    func setting(_ part: ContractValue, at path: ArraySlice<String>) -> ContractValue {
        guard let key = path.first else { return part }
        guard let inner = self[key] else { return path.count == 1 ? setting(key, to: part) : self }
        return setting(key, to: inner.setting(part, at: path.dropFirst()))
    }
}

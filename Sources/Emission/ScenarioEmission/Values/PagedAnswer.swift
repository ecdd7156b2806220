import ContractModel
import ContractServing
import DTOContract
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
    private let pages: RuntimePages

    init(_ value: ContractValue, _ list: Resource.List, _ use: TypeUse, _ contract: Contract, url: String) {
        self.list = list
        self.use = use
        self.contract = contract
        link = "\(url)?\(list.pages?.parameter ?? "page")="
        whole = value
        pages = list.pages ?? RuntimePages(step: .link, items: list.items)
    }

    /// The only page, with at least three elements.
    var single: ContractValue { page(grown, start: 0, of: 1) }

    /// The first page, with a link to the second page.
    var firstPage: ContractValue { page(grown, start: 0, of: 2) }

    /// The last page, with other elements and without a link to a next page.
    var lastPage: ContractValue {
        let elements = Self.elements(at: list.items, in: grown)
        let others = elements.enumerated().map { varied($1, by: elements.count, at: $0, in: grown) }
        return page(setting(.array(others), at: list.items, in: grown), start: elements.count, of: 2)
    }

    /// A page without elements.
    var empty: ContractValue { page(setting(.array([]), at: list.items, in: whole), start: 0, of: 1) }

    /// Returns the value with members that describe one of several equal pages.
    private func page(_ value: ContractValue, start: Int, of count: Int) -> ContractValue {
        let own = Self.elements(at: list.items, in: value).count
        let slice = PageSlice(
            start: start, count: own, size: max(own, 1), number: pages.first + (start > 0 ? 1 : 0), total: own * count)
        return pages.told(value, slice, use, in: contract) { start, number in
            switch pages.step {
            case .offset: link + "\(start)"
            case .page, .cursor, .lastItem, .link: link + "\(number)"
            }
        }
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

    // MARK: Changes

    /// Returns the value with another part, or unchanged if the contract does not allow it.
    private func setting(_ part: ContractValue, at path: [String], in value: ContractValue) -> ContractValue {
        let changed = Self.setting(part, at: path[...], in: value)
        return conforms(changed) ? changed : value
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

package import DTORuntime

/// How the pages of an operation follow each other, as far as a server has to know it that shows them.
public struct RuntimePages: Hashable, Sendable {
    /// What asks for a page.
    public enum Step: Hashable, Sendable {
        /// A parameter that counts pages.
        case page(parameter: String, first: Int)
        /// A parameter that says how many items come before the page.
        case offset(parameter: String)
        /// A parameter that takes what the page before says.
        case cursor(parameter: String)
        /// A parameter that takes what the last item of the page before has at these keys.
        case lastItem(parameter: String, member: [String])
        /// A link, and no parameter says which page it leads to.
        case link
    }

    public var step: Step
    /// The parameter that says how many items a page has.
    public var sizeParameter: String?
    /// What it is where a request says nothing.
    public var size: Int?
    /// The keys that lead to the items; nil where nobody has said it: they are the one list of objects.
    public var items: [String]?
    /// The keys that lead to the number of all items.
    public var total: [String]?
    /// The keys that lead to what asks for the next page: a cursor or a URL.
    public var next: [String]?
    /// The keys that lead to whether another page follows, by a Boolean.
    public var more: [String]?
    /// Whether the header `Link` leads to the next page (RFC 8288).
    public var isLinked: Bool

    public init(
        step: Step, sizeParameter: String? = nil, size: Int? = nil, items: [String]? = nil, total: [String]? = nil,
        next: [String]? = nil, more: [String]? = nil, isLinked: Bool = false
    ) {
        self.step = step
        self.sizeParameter = sizeParameter
        self.size = size
        self.items = items
        self.total = total
        self.next = next
        self.more = more
        self.isLinked = isLinked
    }

    /// The parameter that asks for a page; nil where a link does.
    public var parameter: String? {
        switch step {
        case .page(let parameter, _), .offset(let parameter), .cursor(let parameter), .lastItem(let parameter, _):
            parameter
        case .link: nil
        }
    }

    /// The cursor that an answer has, as a request would have it; nil where it has none.
    package func cursor(in value: JSONValue) -> String? {
        next.flatMap { Self.mark($0, in: value) }
    }

    /// How many items of an answer come before the page that a mark asks for; nil where none of them has it.
    package func position(behind mark: String, in items: [JSONValue]) -> Int? {
        guard case .lastItem(_, let member) = step else { return nil }
        return items.lastIndex { Self.mark(member, in: $0) == mark }.map { $0 + 1 }
    }

    /// What the next page is asked for with behind an item; nil where that is another kind of page.
    package func identity(of item: JSONValue) -> JSONValue? {
        guard case .lastItem(_, let member) = step else { return nil }
        return member.reduce(item) { $0?[$1] }
    }

    private static func mark(_ keys: [String], in value: JSONValue) -> String? {
        switch keys.reduce(value, { $0?[$1] }) {
        case .string(let text)?: text
        case .integer(let number)?: String(number)
        case .null?, .bool?, .number?, .decimal?, .array?, .object?, nil: nil
        }
    }

    /// The items of an answer, and where they are; nil where it has none.
    package func list(in value: JSONValue) -> (path: [String], items: [JSONValue])? {
        guard let path = items ?? JSONList.path(in: value),
            let found = path.reduce(value, { $0?[$1] })?.arrayValue
        else { return nil }
        return (path, found)
    }
}

/// The one list of objects in an answer.
package enum JSONList {
    /// No keys: the whole is the list. Else it is in an object, or in one of the object's members.
    package static func path(in value: JSONValue) -> [String]? {
        if case .array(let elements) = value { return isList(elements) ? [] : nil }
        guard case .object(let members) = value else { return nil }
        if let name = only(in: members) { return [name] }
        let inner = members.compactMap { name, member in
            member.objectValue.flatMap(only).map { [name, $0] }
        }
        return inner.count == 1 ? inner[0] : nil
    }

    private static func only(in members: [String: JSONValue]) -> String? {
        let lists = members.filter { $0.value.arrayValue.map(isList) ?? false }
        if lists.count == 1 { return lists.first?.key }
        let full = lists.filter { $0.value.arrayValue?.isEmpty == false }
        return full.count == 1 ? full.first?.key : nil
    }

    private static func isList(_ elements: [JSONValue]) -> Bool {
        elements.allSatisfy { $0.objectValue != nil }
    }
}

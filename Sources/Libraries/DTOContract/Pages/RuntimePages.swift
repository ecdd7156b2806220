package import DTORuntime

/// The paging rule of an operation: how a request selects a page, and where a response has the items and the cursor or
/// URL of the next page.
package struct RuntimePages: Hashable, Sendable {
    /// The way in which a request selects a page.
    package enum Step: Hashable, Sendable {
        /// A parameter that is the number of the page. `first` is the number of the first page.
        case page(parameter: String, first: Int)
        /// A parameter that is the number of items before the page, or the position of its first item. `base` is the
        /// position of the first item of the list.
        case offset(parameter: String, base: Int = 0)
        /// A parameter that takes the cursor from the previous page.
        case cursor(parameter: String)
        /// A parameter that takes the value at these keys from the last item of the previous page.
        case lastItem(parameter: String, member: [String])
        /// A link in the response. No parameter selects the page.
        case link
    }

    /// The way in which a request selects a page.
    package var step: Step
    /// The parameter that is the number of items on a page.
    package var sizeParameter: String?
    /// The number of items on a page if the request does not give a number.
    package var size: Int?
    /// The keys that lead to the items. If the keys are nil, or do not lead to an array, the items are the only list of
    /// objects in the response.
    package var items: [String]?
    /// The keys that lead to the number of all items.
    package var total: [String]?
    /// The keys that lead to the cursor or URL of the next page.
    package var next: [String]?
    /// The keys that lead to the URL or number of the previous page.
    package var previous: [String]?
    /// The keys that lead to a Boolean, which is true if another page follows.
    package var more: [String]?
    /// Whether the header `Link` leads to the next page (RFC 8288).
    package var isLinked: Bool

    package init(
        step: Step, sizeParameter: String? = nil, size: Int? = nil, items: [String]? = nil, total: [String]? = nil,
        next: [String]? = nil, previous: [String]? = nil, more: [String]? = nil, isLinked: Bool = false
    ) {
        self.step = step
        self.sizeParameter = sizeParameter
        self.size = size
        self.items = items
        self.total = total
        self.next = next
        self.previous = previous
        self.more = more
        self.isLinked = isLinked
    }

    /// The rule for a list that has all items in one response.
    package static let whole = RuntimePages(step: .link)

    /// Whether a page leads to another page. The value is false for a list whose length a request limits.
    package var hasSeveral: Bool { parameter != nil || next != nil || isLinked }

    /// The parameter that selects a page, or nil if a link selects it.
    package var parameter: String? {
        switch step {
        case .page(let parameter, _), .offset(let parameter, _), .cursor(let parameter), .lastItem(let parameter, _):
            parameter
        case .link: nil
        }
    }

    /// Returns the text at `next` in a response, as a request sends it. Returns nil if `next` does not lead to a
    /// string or an integer.
    package func cursor(in value: JSONValue) -> String? {
        next.flatMap { Self.mark($0, in: value) }
    }

    /// Returns the number of items that precede the page after the item with this id, or nil if no item has
    /// the id.
    package func position(behind mark: String, in items: [JSONValue]) -> Int? {
        guard case .lastItem(_, let member) = step else { return nil }
        return items.lastIndex { Self.mark(member, in: $0) == mark }.map { $0 + 1 }
    }

    /// Returns the value of an item that selects the page after the item, or nil if the rule does not select pages by
    /// items.
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

    /// Returns the items of a response and the keys that lead to them, or nil if the response has no items.
    package func list(in value: JSONValue) -> (path: [String], items: [JSONValue])? {
        func list(at path: [String]) -> (path: [String], items: [JSONValue])? {
            path.reduce(value) { $0?[$1] }?.arrayValue.map { (path, $0) }
        }
        return items.flatMap(list) ?? JSONList.path(in: value).flatMap(list)
    }
}

/// Finds the only list of objects in a response.
package enum JSONList {
    /// Returns the keys that lead to the list, or nil if there is no such list. The result is an empty array of keys if
    /// the whole value is the list. In an object, the list is a member of the object or of one of its members.
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
        let full = lists.filter { $0.value.arrayValue?.isEmpty == false }
        let known = full.filter { !PageNames.asides.contains(PageNames.folded($0.key)) }
        return [lists, full, known].first { $0.count == 1 }?.first?.key
    }

    private static func isList(_ elements: [JSONValue]) -> Bool {
        elements.allSatisfy { $0.objectValue != nil }
    }
}

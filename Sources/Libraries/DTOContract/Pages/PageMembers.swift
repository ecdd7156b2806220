package import DTORuntime

/// A change of one member of a paged response.
package struct PageChange: Hashable, Sendable {
    package var path: [String]
    /// The possible values, in order of preference. All of them have the same meaning. Nil removes the member.
    package var values: [JSONValue?]
    /// The value for contracts that allow none of `values`.
    package var lastResort: JSONValue?

    /// All values in order of preference. The first value that the contract allows is used.
    package var choices: [JSONValue?] { values + (lastResort.map { [$0] } ?? []) }
}

/// Finds the members of a response that describe its page: the page's number and size, the number of items and pages,
/// and the cursor or URL of the next page.
///
/// The members are in the objects that contain the items or a member that the operation's paging rule names. They are
/// also in objects next to the items that have a usual name, such as `meta`, or that repeat a page parameter. Members
/// are recognized by name. A member of an unexpected type is not changed.
package struct PageMembers {
    private let pages: RuntimePages
    private let value: JSONValue
    private let items: [String]

    /// - Parameter items: The keys that lead to the items.
    package init(_ pages: RuntimePages, of value: JSONValue, items: [String]) {
        self.pages = pages
        self.value = value
        self.items = items
    }

    /// Whether the response is known to be a page. The paging rule names the items or the next page, or the response
    /// has an integer that repeats the page parameter or is a number of items.
    package var isPage: Bool {
        if pages.items != nil || pages.next != nil { return true }
        let own = Set([pages.parameter].compactMap(\.self).map(PageNames.folded))
        return integers.contains { own.contains(PageNames.folded($0.key)) || isTotal($0) || isCount($0) }
    }

    /// Whether the member is next to the items and has a name such as `count`.
    private func isCount(_ member: Member) -> Bool {
        PageNames.counts.contains(PageNames.folded(member.key)) && isBesideItems(member)
    }

    /// Returns the changes that make the response describe a slice.
    ///
    /// - Parameters:
    ///   - isPart: Whether the response has only the items of the slice. If the value is false, totals and links are
    ///     kept.
    ///   - link: Returns the URL of a page, given the number of items before the page and the number of the page.
    package func changes(
        to slice: PageSlice, isPart: Bool = true, link: (_ start: Int, _ number: Int) -> JSONValue? = { _, _ in nil }
    ) -> [PageChange] {
        var changes = integers.compactMap { member -> PageChange? in
            guard let number = number(member, slice, isPart) else { return nil }
            return PageChange(path: member.path, values: [.integer(Int64(number))])
        }
        guard isPart else { return changes.filter(isDifferent) }
        for (path, key, member) in members {
            guard case .bool = member, let flag = flag(key, at: path, slice) else { continue }
            changes.append(PageChange(path: path + [key], values: [.bool(flag)]))
        }
        return (changes + links(slice, link) + identities(slice)).filter(isDifferent)
    }

    /// Returns the value of a flag. The flags `first`, `last` and `empty` are in an object that also has the number of
    /// pages, as Spring writes it. Returns nil for other members.
    private func flag(_ key: String, at path: [String], _ slice: PageSlice) -> Bool? {
        let name = PageNames.folded(key)
        if pages.more == path + [key] || PageNames.mores.contains(name) { return slice.hasNext }
        if PageNames.lastFlags.contains(name) { return !slice.hasNext }
        if PageNames.previouses.contains(name) { return slice.hasPrevious }
        guard hasMember(PageNames.pageCounts, at: path) else { return nil }
        switch key {
        case "first": return !slice.hasPrevious
        case "last": return !slice.hasNext
        case "empty": return slice.count == 0
        default: return nil
        }
    }

    private func hasMember(_ names: Set<String>, at path: some Sequence<String>) -> Bool {
        let keys = path.reduce(value) { $0?[$1] }?.objectValue?.keys.map(PageNames.folded) ?? []
        return !names.isDisjoint(with: keys)
    }

    private func isDifferent(_ change: PageChange) -> Bool {
        let old = change.path.reduce(value) { $0?[$1] }
        return !change.values.contains(old)
    }

    // MARK: Numbers

    private typealias Member = (path: [String], key: String)

    private func number(_ member: Member, _ slice: PageSlice, _ isPart: Bool) -> Int? {
        let key = PageNames.folded(member.key)
        if isPart {
            if isTotal(member) { return slice.total }
            if PageNames.counts.contains(key) { return integers.contains(where: isTotal) ? slice.count : slice.total }
            if PageNames.ownCounts.contains(key), !isSize(member) { return slice.count }
            if PageNames.pageCounts.contains(key) || key == "pages" && isPageCount(member) { return slice.pageCount }
            // Next to a limit, `size` is the number of items on this page.
            if key == "size", !isSize(member), hasMember(PageNames.sizes, at: member.path.dropLast()) {
                return slice.count
            }
            if PageNames.lastPages.contains(key) { return pages.first + max(0, slice.pageCount - 1) }
            if slice.count > 0, hasMember(PageNames.lastPages, at: member.path.dropLast()) {
                // Laravel's pages contain the positions of the page's first and last item.
                if key == "from" { return slice.start + 1 }
                if key == "to" { return slice.end }
            }
        }
        if key == "number", hasMember(PageNames.pageCounts, at: member.path.dropLast()) { return slice.number }
        if let parameter = pages.parameter, key == PageNames.folded(parameter) {
            switch pages.step {
            case .page: return slice.number
            case .offset: return slice.start + pages.base
            case .cursor, .lastItem, .link: return nil
            }
        }
        if PageNames.pageNumbers.contains(key) { return slice.number }
        if PageNames.offsets.contains(key) { return slice.start + pages.base }
        return isSize(member) ? slice.size : nil
    }

    private func isSize(_ member: Member) -> Bool {
        let key = PageNames.folded(member.key)
        if key == "size", hasMember(PageNames.pageCounts, at: member.path.dropLast()) { return true }
        return PageNames.sizes.contains(key) || pages.sizeParameter.map(PageNames.folded) == key
    }

    private func isTotal(_ member: Member) -> Bool {
        pages.total.map { $0 == member.path } ?? PageNames.totals.contains(PageNames.folded(member.key))
    }

    /// Whether the member `pages` is the number of pages. Next to the items it may be the pages of a book, so that
    /// object must also have the number of a page.
    private func isPageCount(_ member: Member) -> Bool {
        !isBesideItems(member) || hasMember(PageNames.pageNumbers, at: member.path.dropLast())
    }

    private func isBesideItems(_ member: Member) -> Bool {
        let place = Array(member.path.dropLast())
        return place == items.dropLast() || place == container
    }

    /// The keys of the object that contains HAL's object `_embedded` with the items. The value is nil in other formats.
    private var container: [String]? { items.dropLast().last == "_embedded" ? items.dropLast(2) : nil }

    // MARK: Values

    /// The greatest total that is used. `Int` may have 32 bits.
    private static let totalLimit = Int(clamping: 1_000_000_000_000 as Int64)

    /// The number of all items, or nil if the response does not have this number. A `count` that is not greater than
    /// the number of items on this page is ignored.
    package var total: Int? {
        if let total = number(where: isTotal) { return (0...Self.totalLimit).contains(total) ? total : nil }
        let count = number { PageNames.counts.contains(PageNames.folded($0.key)) }
        let own = items.reduce(value) { $0?[$1] }?.arrayValue?.count ?? 0
        return count.flatMap { $0 > own && $0 <= Self.totalLimit ? $0 : nil }
    }

    /// The greatest number of items on a page, or nil if the response does not have this number.
    package var size: Int? { number(where: isSize).flatMap { $0 > 0 ? $0 : nil } }

    private func number(where isWanted: (Member) -> Bool) -> Int? {
        integers.first(where: isWanted).flatMap { member in
            member.path.reduce(value) { $0?[$1] }?.integerValue.flatMap { Int(exactly: $0) }
        }
    }

    // MARK: Links

    private func links(
        _ slice: PageSlice, _ link: (_ start: Int, _ number: Int) -> JSONValue?
    ) -> [PageChange] {
        guard let next = pages.next ?? namedNext else { return [] }
        func old(_ path: [String]) -> JSONValue? { path.reduce(value) { $0?[$1] } }
        func ways(at path: [String], _ start: Int, _ number: Int) -> [JSONValue] {
            var isCursor = false
            if case .cursor = pages.step { isCursor = path == next }
            let count = JSONValue.integer(Int64(isCursor ? start : number))
            if old(path)?.integerValue != nil { return [count] }
            let text = isCursor ? .string("\(start)") : link(start, number)
            return [text].compactMap(\.self) + (old(path)?.isNull == true ? [count] : [])
        }
        let (place, isObject) = Self.place(of: next)
        let names = old(place)?.objectValue?.keys.sorted() ?? []
        let siblings = names.map { place + [$0] + (isObject ? ["href"] : []) }.filter { $0 != next }
        func named(_ path: [String], _ names: Set<String>) -> Bool {
            names.contains(PageNames.folded(path[place.count]))
        }
        var changes: [PageChange] = []
        if slice.hasNext {
            changes.append(change(of: next, to: ways(at: next, slice.end, slice.number + 1)))
        } else {
            // If the contract requires a next page for every page, the last page leads to a page without items. The
            // page without items leads to itself, and a client stops there.
            var change = removal(of: next)
            change.lastResort = isObject ? nil : ways(at: next, slice.total, pages.first + slice.pageCount).first
            changes.append(change)
        }
        let previous = siblings.filter { named($0, PageNames.previousLinks) }
        for path in previous.isEmpty ? [pages.previous].compactMap(\.self) : previous {
            let ways = ways(at: path, max(0, slice.start - slice.size), slice.number - 1)
            changes.append(slice.hasPrevious ? change(of: path, to: ways) : removal(of: path))
        }
        // This loop changes the links to the page itself and to the ends of the list.
        let lastPage = max(0, slice.pageCount - 1)
        let ends: [(names: Set<String>, start: Int, number: Int)] = [
            (["self"], slice.start, slice.number), (PageNames.firstLinks, 0, pages.first),
            (PageNames.lastLinks, lastPage * slice.size, pages.first + lastPage),
        ]
        for path in siblings where old(path)?.stringValue?.contains("/") == true {
            guard let end = ends.first(where: { named(path, $0.names) }) else { continue }
            changes.append(change(of: path, to: ways(at: path, end.start, end.number)))
        }
        return changes.filter { !$0.values.isEmpty }
    }

    /// Returns the keys of the object that contains a link, and whether the link is an object. In HAL a link is an
    /// object with a URL: `{"_links": {"next": {"href": "/orders?page=2"}}}`.
    private static func place(of link: [String]) -> (keys: [String], isObject: Bool) {
        let isObject = link.count > 1 && link.last == "href"
        return (Array(link.dropLast(isObject ? 2 : 1)), isObject)
    }

    private func change(of link: [String], to values: [JSONValue]) -> PageChange {
        guard Self.place(of: link).isObject else { return PageChange(path: link, values: values) }
        let own = Array(link.dropLast())
        let old = own.reduce(value) { $0?[$1] }?.objectValue ?? [:]
        return PageChange(path: own, values: values.map { .object(old.merging(["href": $0]) { $1 }) })
    }

    private func removal(of link: [String]) -> PageChange {
        Self.place(of: link).isObject
            ? PageChange(path: Array(link.dropLast()), values: [nil, .null])
            : PageChange(path: link, values: [.null, nil, .string("")])
    }

    /// The keys that lead to the next page's URL: the only member that has a name for this URL and is a URL, an empty
    /// string or null.
    private var namedNext: [String]? {
        if case .cursor = pages.step { return nil }
        let found = members.filter { _, key, member in
            let name = PageNames.folded(key)
            guard name == "next" || PageNames.nextLinks.contains(name) else { return false }
            return member.isNull || member.stringValue.map { $0.contains("/") || $0.isEmpty } == true
        }
        return found.count == 1 ? found[0].path + [found[0].key] : nil
    }

    // MARK: Identities

    /// Returns the changes of `first_id` and `last_id`, which repeat the ids of the page's first and last item.
    private func identities(_ slice: PageSlice) -> [PageChange] {
        guard case .lastItem = pages.step, let list = items.reduce(value, { $0?[$1] })?.arrayValue else { return [] }
        let isShown = list.count == slice.count
        guard isShown || slice.end <= list.count else { return [] }
        let shown = isShown ? list[...] : list[slice.start..<slice.end]
        let ends = ["firstid": shown.first, "lastid": shown.last]
        return members.compactMap { path, key, _ in
            guard let end = ends[PageNames.folded(key)] else { return nil }
            guard let item = end else { return PageChange(path: path + [key], values: [.null, nil, .string("")]) }
            return pages.identity(of: item).map { PageChange(path: path + [key], values: [$0]) }
        }
    }

    // MARK: Places

    private var integers: [Member] {
        members.compactMap { path, key, member in
            if case .integer = member { (path + [key], key) } else { nil }
        }
    }

    /// The members of all objects that may describe the page, in a fixed order.
    private var members: [(path: [String], key: String, value: JSONValue)] {
        places.flatMap { place in
            (place.reduce(value) { $0?[$1] }?.objectValue ?? [:]).sorted { $0.key < $1.key }.map {
                (place, $0.key, $0.value)
            }
        }
    }

    /// The objects that may describe the page.
    private var places: [[String]] {
        var places: [[String]] = []
        for path in [items, pages.total, pages.next, pages.more].compactMap(\.self) where !path.isEmpty {
            places.append(Array(path.dropLast()))
        }
        if let container { places.append(container) }
        let parameters = Set([pages.parameter, pages.sizeParameter].compactMap(\.self).map(PageNames.folded))
        for depth in items.indices {
            let place = Array(items[..<depth])
            for (key, member) in place.reduce(value, { $0?[$1] })?.objectValue ?? [:] where key != items[depth] {
                let keys = member.objectValue.map { Array($0.keys) } ?? []
                let name = PageNames.folded(key)
                if !keys.isEmpty, PageNames.objects.contains(name) || name == "links" { places.append(place + [key]) }
                if keys.contains(where: { parameters.contains(PageNames.folded($0)) }) { places.append(place + [key]) }
            }
        }
        return Set(places).sorted { $0.lexicographicallyPrecedes($1) }
    }
}

extension JSONValue {
    /// Returns this value with `new` at the path. If `new` is nil, the member is removed. The value does not change if
    /// the path leads through a value that is not an object.
    package func setting(_ path: some Collection<String>, to new: JSONValue?) -> JSONValue {
        guard let key = path.first else { return new ?? .null }
        guard case .object(var members) = self else { return self }
        if path.count == 1 {
            members[key] = new
        } else if let member = members[key] {
            members[key] = member.setting(path.dropFirst(), to: new)
        }
        return .object(members)
    }
}

package import DTORuntime

/// What a member of a paged answer is to say.
package struct PageChange: Hashable, Sendable {
    package var path: [String]
    /// All say the same; nil: without the member.
    package var values: [JSONValue?]
    /// For a contract that allows none of them.
    package var lastResort: JSONValue?

    /// The one to choose is the first that the contract allows.
    package var choices: [JSONValue?] { values + (lastResort.map { [$0] } ?? []) }
}

/// Finds the members of an answer that say which page it is: its number and size, how many there are, what comes next.
///
/// It looks where the rule of the operation points: beside the items, beside what the rule names, and in an object beside the items that
/// repeats a parameter of pages, such as `meta: {page: 1}`. There names decide, and what has another type than such a member stays.
package struct PageMembers {
    private let pages: RuntimePages
    private let value: JSONValue
    private let items: [String]

    /// - Parameter items: the keys that lead to the items.
    package init(_ pages: RuntimePages, of value: JSONValue, items: [String]) {
        self.pages = pages
        self.value = value
        self.items = items
    }

    /// Of all items, or of those of the page where something else says how many there are in all.
    private static let counts: Set<String> = ["count", "resultcount"]
    private static let numbers = PageNames.numbers.union(["currentpage"])
    private static let pageCounts: Set<String> = ["totalpages", "pagecount", "numpages"]
    private static let previouses: Set<String> = ["hasprevious", "hasprev", "haspreviouspage", "hasprevpage"]

    /// Whether the answer says of itself that it is a page. One of which is known where its items are, or what leads on, need not.
    package var isPage: Bool {
        if pages.items != nil || pages.next != nil { return true }
        let own = Set([pages.parameter].compactMap(\.self).map(PageNames.folded))
        return integers.contains { own.contains(PageNames.folded($0.key)) || isTotal($0) }
    }

    /// - Parameters:
    ///   - isPart: whether the answer has the slice's items and no others; else totals and links stay as they are.
    ///   - link: the URL of the page that begins with so many items before it, or of a number.
    package func changes(
        to slice: PageSlice, isPart: Bool = true, link: (_ start: Int, _ number: Int) -> JSONValue? = { _, _ in nil }
    ) -> [PageChange] {
        var changes = integers.compactMap { member -> PageChange? in
            guard let number = number(member, slice, isPart) else { return nil }
            return PageChange(path: member.path, values: [.integer(Int64(number))])
        }
        guard isPart else { return changes.filter(isDifferent) }
        for (path, key, member) in members {
            guard case .bool = member else { continue }
            if Self.isMore(path + [key], pages) {
                changes.append(PageChange(path: path + [key], values: [.bool(slice.hasNext)]))
            } else if Self.previouses.contains(PageNames.folded(key)) {
                changes.append(PageChange(path: path + [key], values: [.bool(slice.hasPrevious)]))
            }
        }
        return (changes + links(slice, link) + identities(slice)).filter(isDifferent)
    }

    private func isDifferent(_ change: PageChange) -> Bool {
        let old = change.path.reduce(value) { $0?[$1] }
        return !change.values.contains(old)
    }

    private static func isMore(_ path: [String], _ pages: RuntimePages) -> Bool {
        pages.more == path || PageNames.mores.contains(PageNames.folded(path.last ?? ""))
    }

    // MARK: Numbers

    private typealias Member = (path: [String], key: String)

    private func number(_ member: Member, _ slice: PageSlice, _ isPart: Bool) -> Int? {
        let key = PageNames.folded(member.key)
        if isPart {
            if isTotal(member) { return slice.total }
            if Self.counts.contains(key) { return integers.contains(where: isTotal) ? slice.count : slice.total }
            if Self.pageCounts.contains(key) || key == "pages" && !isBesideItems(member) { return slice.pageCount }
            if key == "lastpage" { return pages.first + max(0, slice.pageCount - 1) }
        }
        if let parameter = pages.parameter, key == PageNames.folded(parameter) {
            switch pages.step {
            case .page: return slice.number
            case .offset: return slice.start
            case .cursor, .lastItem, .link: return nil
            }
        }
        if Self.numbers.contains(key) { return slice.number }
        if PageNames.offsets.contains(key) { return slice.start }
        return isSize(member) ? slice.size : nil
    }

    private func isSize(_ member: Member) -> Bool {
        let key = PageNames.folded(member.key)
        return PageNames.sizes.contains(key) || pages.sizeParameter.map(PageNames.folded) == key
    }

    private func isTotal(_ member: Member) -> Bool {
        pages.total.map { $0 == member.path } ?? PageNames.totals.contains(PageNames.folded(member.key))
    }

    /// `pages` beside chapters may be those of a book.
    private func isBesideItems(_ member: Member) -> Bool {
        member.path.dropLast() == items.dropLast()
    }

    // MARK: What the value says

    /// Nobody counts with a larger total. `Int` may have 32 bits.
    private static let totalLimit = Int(clamping: 1_000_000_000_000 as Int64)

    /// How many items there are in all; nil where it does not say it. A count of those that are here is none.
    package var total: Int? {
        if let total = number(where: isTotal) { return (0...Self.totalLimit).contains(total) ? total : nil }
        let count = number { Self.counts.contains(PageNames.folded($0.key)) }
        let own = items.reduce(value) { $0?[$1] }?.arrayValue?.count ?? 0
        return count.flatMap { $0 > own && $0 <= Self.totalLimit ? $0 : nil }
    }

    /// How many items a page could have; nil where it does not say it.
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
        guard let next = pages.next, let key = next.last else { return [] }
        let isNumber = next.reduce(value, { $0?[$1] })?.integerValue != nil
        func way(_ start: Int, _ number: Int) -> JSONValue? {
            guard case .cursor = pages.step else { return link(start, number) }
            return isNumber ? .integer(Int64(start)) : .string("\(start)")
        }
        let end: [JSONValue?] = [.null, nil, .string("")]
        var changes: [PageChange] = []
        if slice.hasNext {
            if let way = way(slice.end, slice.number + 1) { changes.append(PageChange(path: next, values: [way])) }
        } else {
            // Where each page has to lead on, the last one leads to a page without items, and that one to itself: there clients end.
            let behind = way(slice.total, pages.first + slice.pageCount)
            changes.append(PageChange(path: next, values: end, lastResort: behind))
        }
        let place = Array(next.dropLast())
        let names = place.reduce(value, { $0?[$1] })?.objectValue?.keys.filter { ["previous", "prev"].contains($0) }
        for name in names ?? [] where name != key {
            if !slice.hasPrevious {
                changes.append(PageChange(path: place + [name], values: end))
            } else if let url = link(max(0, slice.start - slice.size), slice.number - 1) {
                changes.append(PageChange(path: place + [name], values: [url]))
            }
        }
        return changes
    }

    // MARK: Identities

    /// `first_id` and `last_id`, which repeat what the next page is asked for with.
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

    /// In a fixed order.
    private var members: [(path: [String], key: String, value: JSONValue)] {
        places.flatMap { place in
            (place.reduce(value) { $0?[$1] }?.objectValue ?? [:]).sorted { $0.key < $1.key }.map {
                (place, $0.key, $0.value)
            }
        }
    }

    /// The objects that tell of pages.
    private var places: [[String]] {
        var places: [[String]] = []
        for path in [items, pages.total, pages.next, pages.more].compactMap(\.self) where !path.isEmpty {
            places.append(Array(path.dropLast()))
        }
        let parameters = Set([pages.parameter, pages.sizeParameter].compactMap(\.self).map(PageNames.folded))
        for depth in items.indices {
            let place = Array(items[..<depth])
            for (key, member) in place.reduce(value, { $0?[$1] })?.objectValue ?? [:] where key != items[depth] {
                let keys = member.objectValue.map { Array($0.keys) } ?? []
                if keys.contains(where: { parameters.contains(PageNames.folded($0)) }) { places.append(place + [key]) }
            }
        }
        return Set(places).sorted { $0.lexicographicallyPrecedes($1) }
    }
}

extension JSONValue {
    /// With another value at the keys; without one there where it is nil. What leads through no object stays as it is.
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

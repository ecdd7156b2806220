/// The part of a list that is on one page.
package struct PageSlice: Hashable, Sendable {
    /// The number of items before the page.
    package var start: Int
    /// The number of items on the page.
    package var count: Int
    /// The greatest number of items on a page.
    package var size: Int
    /// The number of the page, if pages have numbers.
    package var number: Int
    /// The number of items in the list.
    package var total: Int
    /// Whether another page follows.
    package var hasNext: Bool

    package init(start: Int, count: Int, size: Int, number: Int, total: Int) {
        (self.start, self.count, self.size) = (start, count, size)
        (self.number, self.total) = (number, total)
        hasNext = start + count < total
    }

    package var end: Int { start + count }
    package var hasPrevious: Bool { start > 0 }
    package var isWhole: Bool { count == total }
    package var pageCount: Int { total == 0 ? 0 : (total - 1) / size + 1 }
}

extension RuntimePages {
    /// The greatest size of a page and number of a first page that are used. Larger numbers could overflow.
    private static let sizeLimit = 1_000_000

    /// Returns the page that a request asks for, or nil if the request does not ask for a page.
    ///
    /// - Parameters:
    ///   - total: The number of items in the list. If the request does not give a size, all items are on one page.
    ///   - cursor: The cursor in the example response of the contract.
    ///   - position: Returns the number of items that precede the page after the item with a given id, or nil if no
    ///     item has the id.
    ///   - query: Returns the value of a query parameter.
    package func slice(
        of total: Int, cursor: String? = nil, position: (String) -> Int? = { _ in nil }, query: (String) -> String?
    ) -> PageSlice? {
        let wanted = sizeParameter.flatMap(query).flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil }
        let mark = parameter.flatMap(query)
        if wanted == nil, mark == nil { return nil }
        let size = min(wanted ?? max(total, self.size ?? 1, 1), Self.sizeLimit)
        var number = first
        var start = 0
        switch step {
        case .page:
            number = max(first, mark.flatMap { Int($0) } ?? first)
            let (pages, isTooMany) = number.subtractingReportingOverflow(first)
            let (items, isTooFar) = pages.multipliedReportingOverflow(by: size)
            start = isTooMany || isTooFar ? total : min(items, total)
        case .offset(_, let base):
            start = min(max(base, mark.flatMap { Int($0) } ?? base) - base, total)
            number = first + start / size
        case .cursor:
            // The mock server's own cursors are numbers that count items. Every other cursor leads to the end of the
            // list. The cursor of the example response may be a number, too. If all items fit on one page, this number
            // leads to the end of the list, because in this case the server never sends its own cursors.
            let isDocuments = mark != nil && mark == cursor && size >= total
            start = isDocuments ? total : min(max(0, mark.flatMap { $0.isEmpty ? 0 : Int($0) ?? total } ?? 0), total)
            number = first + start / size
        case .lastItem:
            // If the item does not exist, no items follow it.
            start = mark.flatMap { $0.isEmpty ? 0 : position($0) ?? total } ?? 0
            number = first + start / size
        case .link: break
        }
        return PageSlice(
            start: start, count: min(size, total - start), size: size, number: number, total: total)
    }

    /// Returns the only page of a list.
    package func whole(of count: Int) -> PageSlice {
        PageSlice(start: 0, count: count, size: max(count, size ?? 1, 1), number: first, total: count)
    }

    /// The position of the list's first item.
    package var base: Int {
        if case .offset(_, let base) = step { base } else { 0 }
    }

    /// The number of the first page.
    package var first: Int {
        switch step {
        // The number comes from the document, so it is limited.
        case .page(_, let first): min(max(first, -Self.sizeLimit), Self.sizeLimit)
        case .offset, .cursor, .lastItem, .link: 1
        }
    }
}

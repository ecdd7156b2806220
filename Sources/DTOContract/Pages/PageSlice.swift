/// Which items of a list one page has.
package struct PageSlice: Hashable, Sendable {
    /// How many items come before it.
    package var start: Int
    /// How many it has.
    package var count: Int
    /// How many it could have.
    package var size: Int
    /// Its number, where pages have numbers.
    package var number: Int
    /// How many items the list has.
    package var total: Int
    /// Whether another one follows.
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
    /// Numbers of items beyond this are not asked for by anybody, and could not be counted with.
    private static let sizeLimit = 1_000_000

    /// The page that a request asks for; nil where it says nothing of pages.
    ///
    /// - Parameters:
    ///   - total: how many items there are. All of them are one page where the request says no size.
    ///   - cursor: the one that the document's answer has.
    ///   - position: how many items come before the page that a last item's mark asks for; nil: no item has it.
    ///   - query: the text of a parameter.
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
        case .offset:
            start = min(max(0, mark.flatMap { Int($0) } ?? 0), total)
            number = first + start / size
        case .cursor:
            // Numbers are the server's own cursors, which count items; any other one leads behind the last item. So does the document's, which
            // may be a number: an answer that has it shows all items, and no page of such a size has a cursor of the server's.
            let isDocuments = mark != nil && mark == cursor && size >= total
            start = isDocuments ? total : min(max(0, mark.flatMap { $0.isEmpty ? 0 : Int($0) ?? total } ?? 0), total)
            number = first + start / size
        case .lastItem:
            // Behind an item that is not there nothing follows.
            start = mark.flatMap { $0.isEmpty ? 0 : position($0) ?? total } ?? 0
            number = first + start / size
        case .link: break
        }
        return PageSlice(
            start: start, count: min(size, total - start), size: size, number: number, total: total)
    }

    /// The number of the first page.
    package var first: Int {
        switch step {
        // What a document says is counted with.
        case .page(_, let first): min(max(first, -Self.sizeLimit), Self.sizeLimit)
        case .offset, .cursor, .lastItem, .link: 1
        }
    }
}

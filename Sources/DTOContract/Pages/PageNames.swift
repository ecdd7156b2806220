/// What parameters and members of pages are usually called. Names are compared as `folded` has them.
package enum PageNames {
    package static let numbers: Set<String> = ["page", "pagenumber", "pageno"]
    package static let offsets: Set<String> = ["offset", "skip"]
    package static let sizes: Set<String> = ["limit", "pagesize", "perpage"]

    /// Cursors, and nothing else.
    package static let cursors: Set<String> = ["cursor", "pagecursor", "pagetoken", "nexttoken", "continuationtoken"]
    /// These may be a day or an id, too.
    package static let places: Set<String> = ["after", "startingafter", "marker"]
    /// What an answer calls the cursor of the next page. A mere `next` is a URL in most answers.
    package static let nextCursors: Set<String> = [
        "nextcursor", "nextpagecursor", "endcursor", "aftercursor", "nextpagetoken", "nexttoken",
        "nextcontinuationtoken", "nextmarker",
    ]

    /// What an answer calls the URL of the next page.
    package static let nextLinks: Set<String> = [
        "nextlink", "nexturl", "nexturi", "nextpageurl", "nextpageuri", "nextpagelink",
    ]

    /// What an answer calls the number of all items.
    package static let totals: Set<String> = [
        "total", "totalcount", "totalresults", "totalitems", "totalelements", "totalrecords", "numfound",
    ]
    /// What an answer calls whether another page follows.
    package static let mores: Set<String> = ["hasnext", "hasnextpage", "hasmore"]
    /// Parameters that take the identity of the last item. A mere `after` may be a day, too.
    package static let lasts: Set<String> = ["startingafter", "afterid"]
    /// Objects of an answer that tell of its page.
    package static let objects: Set<String> = [
        "info", "meta", "metadata", "page", "pages", "pageinfo", "paging", "pagination", "resultinfo",
    ]

    /// Parameters that ask for a page, in any way.
    package static let parameters = numbers.union(offsets).union(sizes).union(cursors).union(places).union(lasts)

    /// `page_size` and `pageSize` are one name.
    package static func folded(_ name: String) -> String {
        name.lowercased().filter { $0 != "_" && $0 != "-" }
    }
}

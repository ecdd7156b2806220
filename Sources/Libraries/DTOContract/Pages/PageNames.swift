/// The usual names of parameters and members of pages, in the form of `folded`.
package enum PageNames {
    package static let numbers: Set<String> = ["page", "pagenumber", "pageno"]
    package static let offsets: Set<String> = ["offset", "skip"]
    package static let sizes: Set<String> = ["limit", "pagesize", "perpage"]

    /// Names that always mean a cursor.
    package static let cursors: Set<String> = ["cursor", "pagecursor", "pagetoken", "nexttoken", "continuationtoken"]
    /// Names of cursors that may also mean a day or an id.
    package static let places: Set<String> = ["after", "startingafter", "marker"]
    /// Names of the next page's cursor in a response. `next` is not among them because it is usually a URL.
    package static let nextCursors: Set<String> = [
        "nextcursor", "nextpagecursor", "endcursor", "aftercursor", "nextpagetoken", "nexttoken",
        "nextcontinuationtoken", "nextmarker",
    ]

    /// Names of the next page's URL in a response.
    package static let nextLinks: Set<String> = [
        "nextlink", "nexturl", "nexturi", "nextpageurl", "nextpageuri", "nextpagelink",
    ]

    /// Names of the number of all items in a response.
    package static let totals: Set<String> = [
        "total", "totalcount", "totalresults", "totalitems", "totalelements", "totalrecords", "numfound",
    ]
    /// Names of the member that tells whether another page follows.
    package static let mores: Set<String> = ["hasnext", "hasnextpage", "hasmore"]
    /// Parameters that take the id of the last item. `after` is not among them because it may be a day.
    package static let lasts: Set<String> = ["startingafter", "afterid"]
    /// Names of objects that describe the page of a response.
    package static let objects: Set<String> = [
        "info", "meta", "metadata", "page", "pages", "pageinfo", "paging", "pagination", "resultinfo",
    ]

    /// Parameters that select a page in any way.
    package static let parameters = numbers.union(offsets).union(sizes).union(cursors).union(places).union(lasts)

    /// Returns the name in the form for comparisons: `page_size` and `pageSize` are equal.
    package static func folded(_ name: String) -> String {
        name.lowercased().filter { $0 != "_" && $0 != "-" }
    }
}

/// The usual names in lists and pages, in the form of `folded`. This is the only table of them: clients, documents of
/// mocks, servers, scenarios, lint and proposals read it.
package enum PageNames {
    // MARK: Parameters

    package static let numbers: Set<String> = ["page", "pagenumber", "pageno", "p"]
    package static let offsets: Set<String> = ["offset", "skip", "pageoffset"]
    package static let sizes: Set<String> = ["limit", "pagesize", "perpage", "pagelimit"]
    /// Names of parameters that contain the size of a page. Members with these names may be sizes of other things.
    package static let sizeParameters = sizes.union(["size", "take", "top", "first"])
    /// Names that always mean a cursor.
    package static let cursors: Set<String> = [
        "cursor", "pagecursor", "pagetoken", "nexttoken", "continuationtoken", "skiptoken",
    ]
    /// Names of cursors that may also mean a day or an id.
    package static let places: Set<String> = ["after", "pageafter", "startingafter", "marker"]
    /// Parameters that take the id of the last item. `after` is not among them because it may be a day.
    package static let lasts: Set<String> = ["startingafter", "afterid"]
    /// Parameters that select a page in any way.
    package static let parameters = numbers.union(offsets).union(sizes).union(cursors).union(places).union(lasts)
    /// Parameters that search, with the most certain ones first.
    package static let searches = [
        "q", "query", "search", "searchterm", "term", "keyword", "keywords", "name", "title", "text",
    ]

    // MARK: Members of responses

    /// Names of lists, with the most certain ones first.
    package static let lists = [
        "results", "items", "data", "records", "entries", "elements", "content", "values", "list",
    ]
    /// Names of objects that contain the list.
    package static let wrappers: Set<String> = ["data", "result", "response", "page", "payload", "body", "embedded"]
    /// Names of objects that describe the page of a response.
    package static let objects: Set<String> = [
        "info", "meta", "metadata", "page", "pageable", "pages", "pageinfo", "paging", "pagination", "resultinfo",
    ]
    /// Names of members that contain the number of all items.
    package static let totals: Set<String> = [
        "total", "totalcount", "totalresults", "totalitems", "totalelements", "totalrecords", "totalentries",
        "totalhits", "totalrows", "totalsize", "numfound",
    ]
    /// Names of members that contain the number of all items. If another member contains
    /// that number, these contain the number of items on this page.
    package static let counts: Set<String> = ["count", "resultcount"]
    /// Names of members that contain the number of items on this page.
    package static let ownCounts: Set<String> = ["numberofelements"]
    package static let pageCounts: Set<String> = ["totalpages", "pagecount", "numpages"]
    /// Names of members that contain the number of the last page.
    package static let lastPages: Set<String> = ["lastpage"]
    /// Names of members that contain the number of this page.
    package static let pageNumbers: Set<String> = ["page", "pagenumber", "pageno", "currentpage"]

    /// Names of the member that tells whether another page follows.
    package static let mores: Set<String> = ["hasnext", "hasnextpage", "hasmore"]
    /// Names of the member that tells whether another page is before this one.
    package static let previouses: Set<String> = ["hasprevious", "hasprev", "haspreviouspage", "hasprevpage"]

    /// Names of the next page's cursor. `next` is not among them because it is usually a URL.
    package static let nextCursors: Set<String> = [
        "nextcursor", "nextpagecursor", "endcursor", "aftercursor", "nextpagetoken", "nexttoken",
        "nextcontinuationtoken", "nextmarker",
    ]
    /// Names of members that contain a cursor of any page.
    package static let anyCursors = cursors.union(nextCursors)
    /// Names of the next page's URL.
    package static let nextLinks: Set<String> = [
        "nextlink", "nexturl", "nexturi", "nextpageurl", "nextpageuri", "nextpagelink",
    ]
    /// Names of the link to the previous page, or of its number.
    package static let previousLinks: Set<String> = [
        "previous", "prev", "previouslink", "prevlink", "previousurl", "prevurl", "previouspageurl", "prevpageurl",
        "previouspage", "prevpage",
    ]
    /// Names of the links to the first page.
    package static let firstLinks: Set<String> = ["first", "firstlink", "firsturl", "firstpageurl"]
    /// Names of the links to the last page.
    package static let lastLinks: Set<String> = ["last", "lastlink", "lasturl", "lastpageurl"]
    /// Names of headers that contain the next page's URL or number.
    package static let nextHeaders: Set<String> = ["nextpage", "nextlink"]
    /// Names of headers that describe a page, without `X-`.
    package static let headers = totals.union(counts).union(pageCounts).union(pageNumbers).union(sizes)
        .union(nextHeaders).union(previousLinks)
    /// All names of members that describe a page.
    package static let members = objects.union(totals).union(counts).union(ownCounts).union(pageCounts)
        .union(lastPages).union(pageNumbers).union(mores).union(previouses).union(nextCursors).union(nextLinks)
        .union(previousLinks).union(["next", "cursor"])

    /// Names of the member that identifies an item, in order of preference.
    package static let identities = ["id", "_id", "uuid", "ID"]

    /// Returns the name in the form for comparisons: `page_size`, `pageSize`, `page[size]`, `$pageSize` and
    /// `@odata.pageSize` are equal.
    package static func folded(_ name: String) -> String {
        let own = name.hasPrefix("@") ? name.split(separator: ".").last.map(String.init) ?? name : name
        return own.lowercased().filter { !"_-$[].".contains($0) }
    }

    /// Returns the name of a header in the form for comparisons, without `X-`.
    package static func foldedHeader(_ header: String) -> String {
        folded(header.lowercased().hasPrefix("x-") ? String(header.dropFirst(2)) : header)
    }
}

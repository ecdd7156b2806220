/// The usual names of parameters and members for lists and pages, most of them in the format of `folded`. All modules
/// of the tool that handle pages use this table.
package enum PageNames {
    // MARK: Parameters

    package static let numbers: Set<String> = ["page", "pagenumber", "pageno", "p"]
    package static let offsets: Set<String> = ["offset", "skip", "pageoffset", "startat", "startindex"]
    /// Names of parameters that are offsets next to a parameter for the size of a page. Alone they may be times.
    package static let starts: Set<String> = ["start", "from"]
    package static let sizes: Set<String> = ["limit", "pagesize", "perpage", "pagelimit", "maxresults"]
    /// Names of parameters that contain the size of a page. Members with these names may be sizes of other things.
    package static let sizeParameters = sizes.union(["size", "take", "top", "first", "count", "itemsperpage"])
    /// Names that always mean a cursor.
    package static let cursors: Set<String> = [
        "cursor", "pagecursor", "pagetoken", "nexttoken", "continuationtoken", "skiptoken",
    ]
    /// Names of cursors that may also mean a date or an id.
    package static let places: Set<String> = ["after", "pageafter", "startingafter", "marker"]
    /// Names of parameters that take the id of the last item. `after` is not in the set because it may be a date.
    package static let lasts: Set<String> = ["startingafter", "afterid"]
    /// Names of parameters that select a page.
    package static let parameters = numbers.union(offsets).union(starts).union(sizes).union(cursors).union(places)
        .union(lasts)
    /// Names of parameters that search, in order of certainty.
    package static let searches = [
        "q", "query", "search", "searchterm", "term", "keyword", "keywords", "name", "title", "text",
    ]
    /// Names of parameters that sort or filter a list, or choose the members of a response.
    package static let choices: Set<String> = [
        "sort", "sortby", "sortdir", "sortdirection", "sortorder", "order", "orderby", "orderdirection", "direction",
        "filter", "filters", "where", "since", "before", "until",
        "fields", "optfields", "select", "include", "exclude", "expand", "embed", "populate",
    ]
    /// Names of parameters that change from one request for a list to the next.
    package static let queries = parameters.union(sizeParameters).union(searches).union(choices)

    // MARK: Members of responses

    /// Names of lists, in order of certainty.
    package static let lists = [
        "results", "items", "data", "records", "entries", "elements", "content", "values", "list", "resources",
    ]
    /// Names of arrays that are next to the list.
    package static let asides: Set<String> = ["links", "errors", "warnings", "facets", "included"]
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
    /// Names of members that contain the number of all items. If another member contains that number, these members
    /// contain the number of items on this page.
    package static let counts: Set<String> = ["count", "resultcount"]
    /// Names of members that contain the number of items on this page.
    package static let ownCounts: Set<String> = ["numberofelements", "itemsperpage", "itemsonpage"]
    package static let pageCounts: Set<String> = ["totalpages", "pagecount", "numpages"]
    /// Names of members that contain the number of the last page.
    package static let lastPages: Set<String> = ["lastpage"]
    /// Names of members that contain the number of this page.
    package static let pageNumbers: Set<String> = ["page", "pagenumber", "pageno", "currentpage"]

    /// Names of Boolean members that are true if another page follows.
    package static let mores: Set<String> = ["hasnext", "hasnextpage", "hasmore"]
    /// Names of Boolean members that are true on the last page.
    package static let lastFlags: Set<String> = ["islast", "islastpage"]
    /// Names of Boolean members that are true if another page is before this page.
    package static let previouses: Set<String> = ["hasprevious", "hasprev", "haspreviouspage", "hasprevpage"]

    /// Names of members that contain the next page's cursor. `next` is not in the set because it is usually a URL.
    package static let nextCursors: Set<String> = [
        "nextcursor", "nextpagecursor", "endcursor", "aftercursor", "nextpagetoken", "nexttoken",
        "nextcontinuationtoken", "nextmarker",
    ]
    /// Names of members that contain a cursor of any page.
    package static let anyCursors = cursors.union(nextCursors)
    /// Names of members that contain the next page's URL.
    package static let nextLinks: Set<String> = [
        "nextlink", "nexturl", "nexturi", "nextpageurl", "nextpageuri", "nextpagelink",
    ]
    /// Names of members that contain the URL or number of the previous page.
    package static let previousLinks: Set<String> = [
        "previous", "prev", "previouslink", "prevlink", "previousurl", "prevurl", "previouspageurl", "prevpageurl",
        "previouspage", "prevpage",
    ]
    /// Names of members that contain the URL of the first page.
    package static let firstLinks: Set<String> = ["first", "firstlink", "firsturl", "firstpageurl"]
    /// Names of members that contain the URL of the last page.
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

    /// Names of the member that identifies an item, in order of preference. They are compared exactly.
    package static let identities = ["id", "_id", "uuid", "ID"]

    /// Whether a number with this name has no fraction, because it counts items or pages, or identifies a record.
    package static func isWhole(_ name: String) -> Bool {
        wholeNumbers.contains(folded(name)) || ["Id", "ID", "_id"].contains(where: name.hasSuffix)
    }

    private static let wholeNumbers = parameters.union(sizeParameters).union(totals).union(counts).union(ownCounts)
        .union(pageCounts).union(lastPages).union(pageNumbers).union(["id"])

    /// Returns the name in the format for comparisons. `page_size`, `pageSize`, `page[size]`, `$pageSize` and
    /// `@odata.pageSize` give the same result.
    package static func folded(_ name: String) -> String {
        let own = name.hasPrefix("@") ? name.split(separator: ".").last.map(String.init) ?? name : name
        return own.lowercased().filter { !"_-$[].".contains($0) }
    }

    /// Returns the name of a header in the format for comparisons, without `X-`.
    package static func foldedHeader(_ header: String) -> String {
        folded(header.lowercased().hasPrefix("x-") ? String(header.dropFirst(2)) : header)
    }
}

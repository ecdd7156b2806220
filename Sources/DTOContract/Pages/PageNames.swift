/// What parameters and members of pages are usually called. Names are compared as `folded` has them.
package enum PageNames {
    package static let numbers: Set<String> = ["page", "pagenumber", "pageno"]
    package static let offsets: Set<String> = ["offset", "skip"]
    package static let sizes: Set<String> = ["limit", "pagesize", "perpage"]

    package static let cursors: Set<String> = [
        "cursor", "pagecursor", "after", "startingafter", "pagetoken", "nexttoken", "continuationtoken", "marker",
    ]
    /// What an answer calls the cursor of the next page, besides what the parameter is called.
    package static let nextCursors: Set<String> = [
        "next", "nextcursor", "nextpagecursor", "endcursor", "nextpagetoken", "nexttoken", "nextcontinuationtoken",
        "continuationtoken", "nextmarker",
    ]

    /// `page_size` and `pageSize` are one name.
    package static func folded(_ name: String) -> String {
        name.lowercased().filter { $0 != "_" && $0 != "-" }
    }
}

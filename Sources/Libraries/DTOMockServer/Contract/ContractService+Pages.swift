import DTOContract
import DTORuntime
import Foundation

/// These functions show the page that a request asks for, from the items of the response.
///
/// The server has no items except these. If the response has three items, `?limit=2&page=2` shows the last item, and
/// `page=3` shows no items. The members that describe the page are changed to fit. An example of the document is
/// complete until a request asks for a part of it.
extension ContractService {
    func page(_ operation: RuntimeOperation, _ request: MockHTTPRequest, in answer: inout ContractAnswer) {
        // A remembered list without a paging rule also changes its length.
        let rule = operation.pages ?? (remembersList(operation) ? .whole : nil)
        guard let pages = rule, answer.isJSON, (200..<300).contains(answer.response.status.code) else { return }
        let asks = Self.parameters(of: request)
        let headers = Self.headers(of: operation, answer)
        // Most requests do not ask for a page, so the bodies of their responses are not parsed.
        guard remembersList(operation) || pages.slice(of: 0, query: asks) != nil || answer.isMade && !headers.isEmpty,
            let value = answer.response.body.flatMap({ JSONValue(bytes: $0) }), let list = pages.list(in: value)
        else { return }
        let members = PageMembers(pages, of: value, items: list.path)
        guard members.isPage else { return }
        let count = list.items.count
        let asked = pages.slice(
            of: count, cursor: pages.cursor(in: value), position: { pages.position(behind: $0, in: list.items) },
            query: asks)
        let slice = asked ?? pages.whole(of: count)
        let isRemembered = remembersList(operation) && RecordPlace.list(in: value, pages) != nil
        let isPart = isRemembered || !slice.isWhole
        let shown = value.setting(list.path, to: .array(Array(list.items[slice.start..<slice.end])))
        let link = PageLink(pages: pages, request: request)
        let changes = members.changes(to: slice, isPart: isPart) { start, number in
            link.url(start: start, number: number).map { .string($0) }
        }
        answer.response.body = told(shown, changes, answer.schema).bytes
        if isPart { answer.response.headers["Link"] = link.header(answer.response.headers["Link"], slice) }
        guard isPart || answer.isMade else { return }
        for name in headers {
            let old = answer.response.headers[name]
            answer.response.headers[name] = link.value(ofHeader: name, old, slice) ?? old
            let isEnd = !slice.hasNext && PageNames.nextHeaders.contains(PageNames.foldedHeader(name))
            if isEnd || !slice.hasPrevious && PageNames.previousLinks.contains(PageNames.foldedHeader(name)) {
                answer.response.headers[name] = nil
            }
        }
    }

    /// Returns the names of the documented headers that describe a page, such as `X-Total-Count`.
    private static func headers(of operation: RuntimeOperation, _ answer: ContractAnswer) -> [String] {
        let documented = operation.answers.first { $0.fits(answer.response.status.code) }?.headers ?? []
        return documented.map(\.name).filter { PageNames.headers.contains(PageNames.foldedHeader($0)) }
    }

    /// Returns a function that finds the value of a parameter in the query, or in the JSON body of a POST request.
    private static func parameters(of request: MockHTTPRequest) -> (String) -> String? {
        let query = request.queryParameters
        let body = request.method == .post ? request.body.flatMap { JSONValue(bytes: $0) }?.objectValue : nil
        return { name in
            if let text = query[name] { return text }
            return body?[name].flatMap { $0.stringValue ?? $0.integerValue.map { String($0) } }
        }
    }

    private func remembersList(_ operation: RuntimeOperation) -> Bool {
        guard operation.method == "GET", case .list? = remembered(by: operation)?.role else { return false }
        return true
    }

    /// The greatest number of comparisons of a response with its schema.
    private static let comparisonLimit = 64

    /// Returns the value with the changes, as far as the schema allows them.
    ///
    /// The page keeps its number of items even if the schema requires more items (`minItems`). A client that reads
    /// pages until a page is empty would never stop if each page showed the whole list. A page with too few items
    /// already violates the schema, so a change is kept if it adds no violations.
    private func told(_ value: JSONValue, _ changes: [PageChange], _ schema: Int?) -> JSONValue {
        // The schema may have an alternative for each kind of page, so all members are first changed together.
        for choice in 0..<(changes.map(\.values.count).max() ?? 0) {
            let changed = changes.reduce(value) { value, change in
                value.setting(change.path, to: change.values[min(choice, change.values.count - 1)])
            }
            if conforms(changed, to: schema) { return changed }
        }
        var told = value
        var broken = violations(in: value, of: schema)
        var comparisons = 0
        for change in changes {
            for new in change.choices where comparisons < Self.comparisonLimit {
                comparisons += 1
                let changed = told.setting(change.path, to: new)
                let count = violations(in: changed, of: schema)
                guard count <= broken else { continue }
                (told, broken) = (changed, count)
                break
            }
        }
        return told
    }
}

/// Makes links to other pages of the list in a request. The links lead to this server.
private struct PageLink {
    let pages: RuntimePages
    let request: MockHTTPRequest

    /// Returns the value of a header that describes the page, or nil for other headers.
    ///
    /// - Parameter old: The documented value. If the value is a number, a header for another page contains the number
    ///   of that page.
    func value(ofHeader name: String, _ old: String?, _ slice: PageSlice) -> String? {
        func way(_ start: Int, _ number: Int) -> String? {
            old.flatMap { Int($0) } == nil ? url(start: start, number: number) : String(number)
        }
        switch PageNames.foldedHeader(name) {
        case let name where PageNames.totals.union(PageNames.counts).contains(name): return String(slice.total)
        case let name where PageNames.pageCounts.contains(name): return String(slice.pageCount)
        case let name where PageNames.pageNumbers.contains(name): return String(slice.number)
        case let name where PageNames.sizes.contains(name): return String(slice.size)
        case let name where PageNames.nextHeaders.contains(name): return way(slice.end, slice.number + 1)
        case let name where PageNames.previousLinks.contains(name):
            return way(max(0, slice.start - slice.size), slice.number - 1)
        default: return nil
        }
    }

    /// Returns the header `Link` (RFC 8288) for the slice, or nil if the header has no links. Links to the pages before
    /// and after the slice replace the corresponding links of the document. The header is not changed if neither the
    /// paging rule nor the header has a next page.
    func header(_ text: String?, _ slice: PageSlice) -> String? {
        let links = text.map(Self.links) ?? []
        guard pages.isLinked || links.contains(where: { Self.relations($0).contains("next") }) else { return text }
        let stale: Set<String> = ["next", "prev", "previous", "last"]
        var kept = links.filter { Self.relations($0).isDisjoint(with: stale) }
        if slice.hasPrevious, let url = url(start: max(0, slice.start - slice.size), number: slice.number - 1) {
            kept.append("<\(url)>; rel=\"prev\"")
        }
        if slice.hasNext, let url = url(start: slice.end, number: slice.number + 1) {
            kept.append("<\(url)>; rel=\"next\"")
        }
        return kept.isEmpty ? nil : kept.joined(separator: ", ")
    }

    /// Splits a header at commas. A URL may contain commas, too.
    private static func links(_ text: String) -> [String] {
        var links = [""]
        var isURL = false
        for character in text {
            if character == "<" || character == ">" { isURL = character == "<" }
            if character == ",", !isURL { links.append("") } else { links[links.count - 1].append(character) }
        }
        return links.map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
    }

    private static func relations(_ link: String) -> Set<String> {
        let parameters = link.split(separator: ">", maxSplits: 1).last?.split(separator: ";") ?? []
        let relation = parameters.lazy.map { $0.trimmingCharacters(in: .whitespaces).lowercased() }.first {
            $0.hasPrefix("rel=")
        }
        let names = relation?.dropFirst(4).split { $0 == "\"" || $0 == " " } ?? []
        return Set(names.map(String.init))
    }

    /// Returns the URL of a page, or nil if no parameter selects pages.
    func url(start: Int, number: Int) -> String? {
        let mark: (name: String, value: Int)
        switch pages.step {
        case .page(let parameter, _): mark = (parameter, number)
        case .offset(let parameter, let base): mark = (parameter, start + base)
        case .cursor(let parameter): mark = (parameter, start)
        case .lastItem, .link: return nil
        }
        var components = URLComponents()
        components.queryItems =
            request.queryItems.filter { $0.name != mark.name }.map { URLQueryItem(name: $0.name, value: $0.value) }
            + [URLQueryItem(name: mark.name, value: String(mark.value))]
        let path = request.target.prefix { $0 != "?" }
        // `URLComponents` keeps a plus sign, which the server would read as a space.
        let query = components.percentEncodedQuery?.replacingOccurrences(of: "+", with: "%2B")
        return (request.ownURL ?? "") + path + "?" + (query ?? "")
    }
}

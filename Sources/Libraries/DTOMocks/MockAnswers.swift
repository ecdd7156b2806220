import DTOClient
import DTORuntime
import Foundation

/// Finds the mock document for a call. Hand-written documents have priority over documents of a contract.
struct MockAnswers: Sendable {
    private let catalog: MockCatalog
    private let loader: MockDataLoader

    init(catalog: MockCatalog, files: MockFiles) {
        self.catalog = catalog
        loader = MockDataLoader(catalog, files: files)
    }

    func success(of call: APICall) throws -> RawResponse {
        let operation = operation(of: call)
        // An operation that returns a value or a stream has a separate document for the stream. For an operation that
        // returns only a stream, the stream is the first document.
        if call.isOpenEnded, let answer = try found(call, operation, suffix: "stream", status: 200) {
            return response(answer, call)
        }
        if let suffix = try operation.flatMap({ try page(of: call, $0) }) {
            if let answer = try found(call, operation, suffix: suffix, status: 200) { return response(answer, call) }
            // Without a document for the second page, all items are on the first page, and later pages are empty.
            return try variant("empty", of: call)
        }
        guard let answer = try found(call, operation, suffix: nil, status: 200) else { throw nothing(for: call) }
        return response(answer, call)
    }

    /// Returns the document with a suffix, or the document of the successful response if the operation has no document
    /// with this suffix.
    func variant(_ suffix: String, of call: APICall) throws -> RawResponse {
        let operation = operation(of: call)
        let answer =
            try found(call, operation, suffix: suffix, status: 200)
            ?? found(call, operation, suffix: nil, status: 200)
        guard let answer else { throw nothing(for: call) }
        return response(answer, call)
    }

    /// Returns the document for a status, for its class such as `4XX`, or for all other statuses.
    func failure(_ status: Int, of call: APICall) throws -> RawResponse {
        let operation = operation(of: call)
        let success: [String?] = operation?.documents.first?.status == status ? [nil] : []
        for suffix in ["\(status)"] + success + ["\(status / 100)XX", "default"] {
            guard var answer = try found(call, operation, suffix: suffix, status: status) else { continue }
            answer.status = status
            return response(answer, call)
        }
        return call.answer(status, Data())
    }

    func document(named name: String, for call: APICall) throws -> RawResponse {
        guard let answer = try loader.answer(named: name, status: 200) else { throw MockDataError.fileNotFound(name) }
        return response(answer, call)
    }

    // MARK: Documents

    private func operation(of call: APICall) -> MockOperation? {
        catalog[call.endpoint.id] ?? catalog.operation(of: call.request.method, path: call.request.url.path)
    }

    /// Returns the mock document for a call, or nil if there is no such document. A document that is named after the
    /// URL has priority over a document that is named after the operation.
    private func found(
        _ call: APICall, _ operation: MockOperation?, suffix: String?, status: Int
    ) throws -> MockDataLoader.Answer? {
        let own = MockCatalog.name(of: call.request.method, call.request.url.path)
        let names = [own, operation?.name].compactMap(\.self).map { name in suffix.map { "\(name).\($0)" } ?? name }
        for name in names {
            if let answer = try loader.answer(named: name, status: status) { return answer }
        }
        return nil
    }

    private func response(_ answer: MockDataLoader.Answer, _ call: APICall) -> RawResponse {
        if answer.type == "text/event-stream", (200..<300).contains(answer.status) {
            return call.answer(withEvents: Self.events(answer.body))
        }
        var response = call.answer(answer.status, answer.body, type: answer.type)
        if answer.type == nil { response.headers["Content-Type"] = nil }
        return response
    }

    /// Splits a stream into its events, with their ids.
    private static func events(_ body: Data) -> [(id: String, text: String)] {
        let text = String(decoding: body, as: UTF8.self).replacing("\r\n", with: "\n").replacing("\r", with: "\n")
        return text.components(separatedBy: "\n\n").filter { !$0.isEmpty }.map { block in
            // One space after the colon is not a part of the value (WHATWG HTML section 9.2.6).
            let id = block.split(separator: "\n").first { $0.hasPrefix("id:") }?.dropFirst(3)
            return (id.map { String($0.hasPrefix(" ") ? $0.dropFirst() : $0) } ?? "", block + "\n\n")
        }
    }

    private func nothing(for call: APICall) -> APIClientError {
        .noData(FailedAnswer(RawResponse(status: 0, endpoint: call.endpoint)))
    }

    // MARK: Pages

    /// Returns the suffix of the document for the requested page: nil for the first page, `page2`, or `empty` for a
    /// page after the second page.
    private func page(of call: APICall, _ operation: MockOperation) throws -> String? {
        guard let pages = operation.pages else { return nil }
        let items = URLComponents(url: call.request.url, resolvingAgainstBaseURL: true)?.queryItems ?? []
        func value(_ name: String) -> String? { items.first { $0.name == name }?.value }
        switch pages {
        case .page(let name, let first): return Self.suffix(value(name).flatMap { Int($0) } ?? first, from: first)
        case .offset(let name, let size, let first):
            return Self.suffix(value(name).flatMap { Int($0) } ?? first, from: first, size: max(size, 1))
        case .cursor(let name): return value(name).map { _ in "page2" }
        case .lastItem(let name, let items, let member):
            guard let mark = value(name), !mark.isEmpty else { return nil }
            return try last(of: operation, items, member) == mark ? "page2" : "empty"
        case .link(let keys): return try leads(to: call, operation, keys) ? "page2" : nil
        }
    }

    /// Returns the suffix of the document for a page number or offset.
    ///
    /// - Parameter number: The requested page number or offset, which may be `Int.max`.
    private static func suffix(_ number: Int, from first: Int, size: Int = 1) -> String? {
        number <= first ? nil : number <= first + size ? "page2" : "empty"
    }

    /// Returns whether the first page links to a URL with the query of this call.
    private func leads(to call: APICall, _ operation: MockOperation, _ keys: [String]) throws -> Bool {
        guard let text = keys.reduce(try firstPage(of: operation), { $0?[$1] })?.stringValue,
            let next = URLComponents(string: text)
        else { return false }
        let own = URLComponents(url: call.request.url, resolvingAgainstBaseURL: true)
        return next.query != nil && next.query == own?.query
    }

    /// Returns the value in the last item of the first page that a request for the next page contains, or nil.
    private func last(of operation: MockOperation, _ items: [String], _ member: [String]) throws -> String? {
        let list = items.reduce(try firstPage(of: operation)) { $0?[$1] }?.arrayValue
        let mark = member.reduce(list?.last) { $0?[$1] }
        return mark?.stringValue ?? mark?.integerValue.map { String($0) }
    }

    private func firstPage(of operation: MockOperation) throws -> JSONValue? {
        guard let first = try loader.answer(named: operation.name, status: 200) else { return nil }
        return try? DTODecoder().decode(JSONValue.self, from: first.body)
    }
}

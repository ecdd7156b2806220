import DTORuntime
import Foundation

/// Reads the requests of one connection from bytes that may be split anywhere (RFC 9112).
///
/// The parser is strict where the specification allows a lenient parser: a line ends with CR LF, a field is one line,
/// and a request with two headers for its length is invalid. Requests that two servers could read in different ways are
/// refused (section 11.2, request smuggling).
struct HTTPRequestParser {
    enum Event {
        /// The client waits for a response before it sends the body.
        case expectsContinue
        case request(HTTPRequestHead, body: Data)
    }

    private enum State {
        case line
        case fields(line: ArraySlice<UInt8>)
        case body(HTTPRequestHead, count: Int)
        case chunkLine(HTTPRequestHead)
        case chunk(HTTPRequestHead, count: Int)
        case chunkEnd(HTTPRequestHead)
        case trailers(HTTPRequestHead)
    }

    private let limits: HTTPLimits
    private var state = State.line
    private var buffer: [UInt8] = []
    /// The number of bytes in the buffer that have been read.
    private var start = 0
    /// The index in the buffer before which there is no line end, apart from lines that have been read.
    private var scanned = 0
    private var fields: [ArraySlice<UInt8>] = []
    private var fieldBytes = 0
    private var body = Data()
    /// The number of empty lines before a request (section 2.2).
    private var emptyLines = 0

    init(limits: HTTPLimits = HTTPLimits()) {
        self.limits = limits
    }

    /// Whether a request has begun but not ended.
    var isWithinRequest: Bool {
        if case .line = state { return start < buffer.count }
        return true
    }

    mutating func append(_ bytes: UnsafeRawBufferPointer) {
        if start > 0, start == buffer.count || start > 1 << 16 {
            buffer.removeFirst(start)
            scanned -= start
            start = 0
        }
        buffer.append(contentsOf: bytes)
    }

    /// - Returns: The next event, or nil if more bytes are needed.
    mutating func next() throws(HTTPRefusal) -> Event? {
        do throws(HTTPRefusal) {
            return try read()
        } catch {
            throw placed(error)
        }
    }

    /// Returns the refusal with the part of the request that was read.
    func placed(_ refusal: HTTPRefusal) -> HTTPRefusal {
        var refusal = refusal
        switch state {
        case .line:
            refusal.line = String(decoding: buffer[start...].prefix(200).prefix { $0 >= 0x20 }, as: UTF8.self)
        case .fields(let line): refusal.line = String(decoding: line, as: UTF8.self)
        case .body(let head, _), .chunkLine(let head), .chunk(let head, _), .chunkEnd(let head), .trailers(let head):
            (refusal.line, refusal.headers) = ("\(head.method.rawValue) \(head.target)", head.headers)
        }
        return refusal
    }

    private mutating func read() throws(HTTPRefusal) -> Event? {
        while true {
            switch state {
            case .line:
                guard
                    let line = try line(
                        limit: limits.requestLine,
                        over: { HTTPRefusal(HTTPStatus(414), "The first line has more than \($0.requestLine) bytes.") })
                else { return nil }
                if line.isEmpty {
                    emptyLines += 1
                    if emptyLines > 4 { throw .bad("More than four empty lines precede the request.") }
                    continue
                }
                emptyLines = 0
                state = .fields(line: line)
            case .fields(let line):
                guard try readFields() else { return nil }
                let head = try HTTPRequestHead(line: line, fields: fields)
                begin(head)
                if case .length(let count) = head.framing, count > limits.body { throw tooLarge }
                if head.expectsContinue, head.framing != .none, head.framing != .length(0), start == buffer.count {
                    return .expectsContinue
                }
            case .body(let head, let count):
                take(upTo: count - body.count)
                if body.count < count { return nil }
                return finish(head)
            case .chunkLine(let head):
                guard
                    let line = try line(
                        limit: limits.chunkLine,
                        over: { .bad("The line with the size of a chunk has more than \($0.chunkLine) bytes.") })
                else { return nil }
                let count = try Self.chunkSize(line)
                if count > limits.body - body.count { throw tooLarge }
                state = count == 0 ? .trailers(head) : .chunk(head, count: body.count + count)
            case .chunk(let head, let count):
                take(upTo: count - body.count)
                if body.count < count { return nil }
                state = .chunkEnd(head)
            case .chunkEnd(let head):
                guard try line(limit: 0, over: { _ in .bad("A chunk is longer than its size says.") }) != nil
                else { return nil }
                state = .chunkLine(head)
            case .trailers(let head):
                // Trailers are ignored because handlers do not use them.
                guard try readFields() else { return nil }
                return finish(head)
            }
        }
    }

    private var tooLarge: HTTPRefusal {
        HTTPRefusal(HTTPStatus(413), "The body has more than \(limits.body) bytes.")
    }

    private mutating func begin(_ head: HTTPRequestHead) {
        (fields, fieldBytes, body) = ([], 0, Data())
        switch head.framing {
        case .none: state = .body(head, count: 0)
        case .length(let count): state = .body(head, count: count)
        case .chunked: state = .chunkLine(head)
        }
    }

    private mutating func finish(_ head: HTTPRequestHead) -> Event {
        defer {
            (fields, fieldBytes, body) = ([], 0, Data())
            state = .line
        }
        return .request(head, body: body)
    }

    // MARK: Pieces

    /// - Returns: Whether the empty line after the fields has arrived.
    private mutating func readFields() throws(HTTPRefusal) -> Bool {
        while true {
            guard
                let line = try line(
                    limit: limits.headers - fieldBytes,
                    over: { HTTPRefusal(HTTPStatus(431), "The fields have more than \($0.headers) bytes.") })
            else { return false }
            if line.isEmpty { return true }
            fieldBytes += line.count + 2
            if fields.count == limits.fieldCount {
                throw HTTPRefusal(HTTPStatus(431), "The request has more than \(limits.fieldCount) fields.")
            }
            fields.append(line)
        }
    }

    /// Returns the next line without its end, or nil if it is not complete.
    ///
    /// - Parameter refusal: Makes the error for a line with more bytes than the limit.
    private mutating func line(
        limit: Int, over refusal: (HTTPLimits) -> HTTPRefusal
    ) throws(HTTPRefusal) -> ArraySlice<UInt8>? {
        scanned = max(scanned, start)
        let end = buffer[scanned...].firstIndex { $0 == 0x0A || $0 == 0x00 }
        guard let end else {
            scanned = buffer.count
            if buffer.count - start > limit + 1 { throw refusal(limits) }
            return nil
        }
        guard buffer[end] == 0x0A, end > start, buffer[end - 1] == 0x0D else {
            throw .bad("A line must end with CR LF (RFC 9112, section 2.2).")
        }
        let line = Array(buffer[start..<end - 1])
        if line.count > limit { throw refusal(limits) }
        if line.contains(0x0D) { throw .bad("A line contains a CR without an LF.") }
        start = end + 1
        return line[...]
    }

    private mutating func take(upTo count: Int) {
        let end = min(buffer.count, start + count)
        body.append(contentsOf: buffer[start..<end])
        start = end
    }

    private static func chunkSize(_ line: ArraySlice<UInt8>) throws(HTTPRefusal) -> Int {
        let digits = line.prefix { $0 != UInt8(ascii: ";") && $0 != 0x20 && $0 != 0x09 }
        let isHexadecimal = digits.allSatisfy { byte in
            HTTPRequestHead.isDigit(byte) || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte | 0x20)
        }
        let rest = line[digits.endIndex...].drop { $0 == 0x20 || $0 == 0x09 }
        guard !digits.isEmpty, isHexadecimal, rest.isEmpty || rest.first == UInt8(ascii: ";") else {
            throw .bad("The size of a chunk is not a hexadecimal number.")
        }
        return Int(String(decoding: digits, as: UTF8.self), radix: 16) ?? .max
    }
}

package import Foundation

/// Parses a stream of server-sent events as it arrives (WHATWG HTML sections 9.2.5 and 9.2.6).
///
/// The bytes may be split into pieces at any position, without an effect on the result. An event is complete after its
/// empty line, so an incomplete event at the end of a broken stream is dropped.
package struct EventStreamParser: Sendable {
    /// An element of a stream.
    package enum Element: Hashable, Sendable {
        /// A complete event.
        case event(ServerSentEvent)
        /// A comment: the rest of a line that begins with a colon. Comments are returned only if `includesComments` is
        /// true.
        case comment(Data)
    }

    /// The id that a client sends when it connects again. The id is empty if the stream has not sent an id.
    package private(set) var lastEventID: String
    /// The delay before a new connection (`retry`), or nil if the stream has not stated it.
    package private(set) var reconnectionDelay: Duration?

    private let limit: Int
    private let includesComments: Bool
    /// The value of the last field `id`, which is copied to `lastEventID` at the next empty line.
    private var id: String
    /// The beginning of a line whose end has not arrived yet.
    private var line: [UInt8] = []
    /// The lines of `data`, each followed by a line feed.
    private var data: [UInt8] = []
    private var name = ""
    /// Whether the last byte was a carriage return. A line feed directly after it belongs to the same line end.
    private var isAfterReturn = false
    /// The number of bytes of a byte order mark that have arrived. The value is nil after the beginning of the stream.
    private var markCount: Int? = 0

    /// Creates a parser for the beginning of a stream.
    ///
    /// - Parameters:
    ///   - limit: The greatest size of the data of an event in bytes, before invalid UTF-8 is replaced.
    ///   - lastEventID: The id of the event after which the stream continues.
    ///   - includesComments: Whether comments are returned.
    package init(limit: Int = 1 << 20, lastEventID: String = "", includesComments: Bool = false) {
        self.limit = limit
        self.lastEventID = lastEventID
        id = lastEventID
        self.includesComments = includesComments
    }

    /// Parses the next bytes.
    ///
    /// - Returns: The elements that these bytes complete.
    /// - Throws: `EventTooLarge`. The parser cannot continue after this error.
    package mutating func parse(_ piece: Data) throws -> [Element] {
        var elements: [Element] = []
        try piece.withUnsafeBytes { try parse($0, into: &elements) }
        return elements
    }

    /// Parses the next bytes and appends the elements that they complete, also the elements before an error.
    ///
    /// - Throws: `EventTooLarge`. The parser cannot continue after this error.
    package mutating func parse(_ piece: UnsafeRawBufferPointer, into elements: inout [Element]) throws {
        var start = markCount == nil ? 0 : skipMark(piece)
        var ends = LineEnds(piece)
        while start < piece.count {
            if isAfterReturn {
                isAfterReturn = false
                if piece[start] == LineEnds.lineFeed {
                    start += 1
                    continue
                }
            }
            let end = ends.next(from: start)
            let part = UnsafeRawBufferPointer(rebasing: piece[start..<end])
            // A line contains the name of the field, a colon and a space in addition to the value.
            if line.count + part.count > limit + 8 { throw EventTooLarge(limit: limit) }
            guard end < piece.count else { return line.append(contentsOf: part) }
            if line.isEmpty {
                try read(part, &elements)
            } else {
                line.append(contentsOf: part)
                let whole = line
                line = []
                try whole.withUnsafeBytes { try read($0, &elements) }
            }
            isAfterReturn = piece[end] == LineEnds.carriageReturn
            start = end + 1
        }
    }

    private static let mark: [UInt8] = [0xEF, 0xBB, 0xBF]

    /// Skips a byte order mark at the beginning of the stream. The mark may be split between two pieces.
    ///
    /// - Returns: The index of the first byte after the mark.
    private mutating func skipMark(_ piece: UnsafeRawBufferPointer) -> Int {
        var count = markCount ?? 0
        var index = 0
        while index < piece.count, count < Self.mark.count, piece[index] == Self.mark[count] {
            index += 1
            count += 1
        }
        if count == Self.mark.count {
            markCount = nil
        } else if index < piece.count {
            // The bytes are not a complete mark, so they belong to the first line.
            line.append(contentsOf: Self.mark.prefix(count))
            markCount = nil
        } else {
            markCount = count
        }
        return index
    }

    // MARK: Lines

    private mutating func read(_ line: UnsafeRawBufferPointer, _ elements: inout [Element]) throws {
        guard let first = line.first else { return dispatch(&elements) }
        if first == UInt8(ascii: ":") {
            guard includesComments else { return }
            let text = UnsafeRawBufferPointer(rebasing: line.dropFirst())
            return elements.append(.comment(Self.repaired(text)))
        }
        let colon = line.prefix(Self.longestName + 1).firstIndex(of: UInt8(ascii: ":")) ?? line.count
        var value = min(colon + 1, line.count)
        if value < line.count, line[value] == UInt8(ascii: " ") { value += 1 }
        let field = UnsafeRawBufferPointer(rebasing: line[..<colon])
        let content = UnsafeRawBufferPointer(rebasing: line[value...])
        switch field.count {
        case 4 where Self.equal(field, "data"): try addData(content)
        case 5 where Self.equal(field, "event"): name = String(decoding: content, as: UTF8.self)
        case 2 where Self.equal(field, "id"):
            if !content.contains(0) { id = String(decoding: content, as: UTF8.self) }
        case 5 where Self.equal(field, "retry"):
            if let delay = Self.milliseconds(content) { reconnectionDelay = delay }
        default: break
        }
    }

    /// The length of the longest known field names, `event` and `retry`. A field with a longer name is ignored.
    private static let longestName = 5

    private static func equal(_ bytes: UnsafeRawBufferPointer, _ text: StaticString) -> Bool {
        bytes.elementsEqual(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }

    private mutating func addData(_ content: UnsafeRawBufferPointer) throws {
        if data.count + content.count > limit { throw EventTooLarge(limit: limit) }
        data.append(contentsOf: content)
        data.append(LineEnds.lineFeed)
    }

    /// Reads a number of milliseconds in ASCII digits, at most `longestDelay`. Returns nil for any other text.
    private static func milliseconds(_ content: UnsafeRawBufferPointer) -> Duration? {
        if content.isEmpty { return nil }
        var number: Int64 = 0
        for byte in content {
            guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else { return nil }
            number = min(number * 10 + Int64(byte - UInt8(ascii: "0")), longestDelay)
        }
        return .milliseconds(number)
    }

    /// The greatest delay in milliseconds, about 30,000 years.
    private static let longestDelay: Int64 = 1_000_000_000_000_000

    // MARK: Events

    private mutating func dispatch(_ elements: inout [Element]) {
        lastEventID = id
        if !data.isEmpty {
            let name = name.isEmpty ? "message" : name
            // `data` ends with a line feed that does not belong to the event.
            let content = data.withUnsafeBytes { Self.repaired(UnsafeRawBufferPointer(rebasing: $0.dropLast())) }
            elements.append(.event(ServerSentEvent(name: name, data: content, id: id)))
            data.removeAll(keepingCapacity: data.count < 1 << 16)
        }
        name = ""
    }

    /// Returns the bytes as valid UTF-8. Invalid bytes are replaced by U+FFFD, as the specification requires.
    private static func repaired(_ bytes: UnsafeRawBufferPointer) -> Data {
        if bytes.allSatisfy({ $0 < 0x80 }) { return Data(bytes) }
        var text = String(decoding: bytes, as: UTF8.self)
        return text.withUTF8 { Data($0) }
    }
}

package import Foundation

/// Parses a stream of events as it arrives (WHATWG HTML sections 9.2.5 and 9.2.6).
///
/// The bytes may be cut anywhere. The elements are equal for every cut. Only the name and the id of an event become a
/// `String`. An event is complete after its empty line, so an incomplete event at the end of a broken stream is
/// dropped.
package struct EventStreamParser: Sendable {
    /// An element of a stream.
    package enum Element: Hashable, Sendable {
        /// A complete event.
        case event(ServerSentEvent)
        /// The text of a line after its colon at the beginning. Comments are returned only on request.
        case comment(Data)
    }

    /// The id that a client sends when it connects again. It is empty if the stream has sent none.
    package private(set) var lastEventID: String
    /// The delay before a new connection (`retry`), or nil if the stream has not stated it.
    package private(set) var reconnectionDelay: Duration?

    private let limit: Int
    private let includesComments: Bool
    /// The value of the last field `id`. It becomes `lastEventID` at the next empty line.
    private var id: String
    /// The beginning of a line whose end has not arrived yet.
    private var line: [UInt8] = []
    /// The lines of `data`, each followed by a line feed.
    private var data: [UInt8] = []
    private var name = ""
    /// Whether the last byte was a carriage return. A line feed after it belongs to the same line end.
    private var isAfterReturn = false
    /// The number of bytes of a byte order mark that have arrived. Nil when no mark can follow any more.
    private var markCount: Int? = 0

    /// - Parameters:
    ///   - limit: The greatest size of an event's data in bytes. A byte that is not UTF-8 becomes three bytes.
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
    /// - Throws: `EventTooLarge`. The stream cannot be read any further after it.
    package mutating func parse(_ piece: Data) throws -> [Element] {
        var elements: [Element] = []
        try piece.withUnsafeBytes { try parse($0, into: &elements) }
        return elements
    }

    /// Parses the next bytes and appends the elements that they complete, also those before an error.
    ///
    /// - Throws: `EventTooLarge`. The stream cannot be read any further after it.
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
            // A field has its name, a colon and a space in addition to its value.
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

    /// Skips a byte order mark at the beginning of the stream. The mark may be cut as well.
    ///
    /// - Returns: The index at which the text begins.
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
            // The bytes were the beginning of a line and not a mark.
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

    /// The length of `event` and `retry`. A field with a longer name is ignored.
    private static let longestName = 5

    private static func equal(_ bytes: UnsafeRawBufferPointer, _ text: StaticString) -> Bool {
        bytes.elementsEqual(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }

    private mutating func addData(_ content: UnsafeRawBufferPointer) throws {
        if data.count + content.count > limit { throw EventTooLarge(limit: limit) }
        data.append(contentsOf: content)
        data.append(LineEnds.lineFeed)
    }

    /// Reads a number of ASCII digits, or returns nil for any other text. A very large number becomes the greatest
    /// delay.
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
            // The last line feed is not a part of the data.
            let content = data.withUnsafeBytes { Self.repaired(UnsafeRawBufferPointer(rebasing: $0.dropLast())) }
            elements.append(.event(ServerSentEvent(name: name, data: content, id: id)))
            data.removeAll(keepingCapacity: data.count < 1 << 16)
        }
        name = ""
    }

    /// Returns the bytes as UTF-8. Invalid bytes become U+FFFD, because the specification decodes a stream before it
    /// splits it into lines.
    private static func repaired(_ bytes: UnsafeRawBufferPointer) -> Data {
        if bytes.allSatisfy({ $0 < 0x80 }) { return Data(bytes) }
        var text = String(decoding: bytes, as: UTF8.self)
        return text.withUTF8 { Data($0) }
    }
}

public import Foundation

/// Reads a stream of events as it arrives (WHATWG HTML, sections 9.2.5 and 9.2.6).
///
/// It takes bytes that may be cut anywhere, and gives the same elements for every cut. It makes no `String` of a line; only the name and
/// the id of an event become one. An event counts when its empty line has come, so what a broken stream ends with is dropped.
public struct EventStreamParser: Sendable {
    /// What a stream holds.
    public enum Element: Hashable, Sendable {
        case event(ServerSentEvent)
        /// The text of a line after its first byte, a colon. The parser gives it only where comments are asked for.
        case comment(Data)
    }

    /// The id that a client sends when it connects again; empty where the stream has given none.
    public private(set) var lastEventID: String
    /// How long to wait before connecting again; nil where the stream has not said it (`retry`).
    public private(set) var reconnectionDelay: Duration?

    private let limit: Int
    private let includesComments: Bool
    /// The value of the last `id`. It becomes `lastEventID` at the next empty line.
    private var id: String
    /// The beginning of a line whose end has not come yet.
    private var line: [UInt8] = []
    /// The lines of `data`, each with a line feed behind it.
    private var data: [UInt8] = []
    private var name = ""
    /// Whether the last byte was a carriage return: a line feed after it belongs to the same line end.
    private var isAfterReturn = false
    /// How many bytes of a byte order mark have come; nil when no mark can come any more.
    private var markCount: Int? = 0

    /// - Parameters:
    ///   - limit: The most bytes that the data of an event may have when it comes. A byte that is not UTF-8 becomes three.
    ///   - lastEventID: The id after which the stream goes on.
    ///   - includesComments: Whether comments are given too.
    public init(limit: Int = 1 << 20, lastEventID: String = "", includesComments: Bool = false) {
        self.limit = limit
        self.lastEventID = lastEventID
        id = lastEventID
        self.includesComments = includesComments
    }

    /// Reads the next bytes.
    ///
    /// - Returns: What these bytes have completed.
    /// - Throws: `EventTooLarge`, after which the stream cannot be read on.
    public mutating func parse(_ piece: Data) throws -> [Element] {
        var elements: [Element] = []
        try piece.withUnsafeBytes { try parse($0, into: &elements) }
        return elements
    }

    /// Reads the next bytes, and adds what they have completed. The elements before an error are added as well.
    ///
    /// - Throws: `EventTooLarge`, after which the stream cannot be read on.
    public mutating func parse(_ piece: UnsafeRawBufferPointer, into elements: inout [Element]) throws {
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
            // A field's name, its colon and a space come on top of its value.
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

    /// Leaves out one byte order mark at the beginning of the stream, which may be cut as well.
    ///
    /// - Returns: Where the text begins.
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
            // The bytes were not a mark but the beginning of a line.
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

    /// The length of `event` and `retry`. A field with a longer name is ignored whatever its value is.
    private static let longestName = 5

    private static func equal(_ bytes: UnsafeRawBufferPointer, _ text: StaticString) -> Bool {
        bytes.elementsEqual(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }

    private mutating func addData(_ content: UnsafeRawBufferPointer) throws {
        if data.count + content.count > limit { throw EventTooLarge(limit: limit) }
        data.append(contentsOf: content)
        data.append(LineEnds.lineFeed)
    }

    /// A number of ASCII digits alone; nil for anything else. A number that no clock can hold becomes the greatest.
    private static func milliseconds(_ content: UnsafeRawBufferPointer) -> Duration? {
        if content.isEmpty { return nil }
        var number: Int64 = 0
        for byte in content {
            guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else { return nil }
            number = min(number * 10 + Int64(byte - UInt8(ascii: "0")), longestDelay)
        }
        return .milliseconds(number)
    }

    /// About 30,000 years, in milliseconds.
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

    /// The bytes as UTF-8. What is not becomes U+FFFD, since a stream is decoded before it is cut into lines.
    private static func repaired(_ bytes: UnsafeRawBufferPointer) -> Data {
        if bytes.allSatisfy({ $0 < 0x80 }) { return Data(bytes) }
        var text = String(decoding: bytes, as: UTF8.self)
        return text.withUTF8 { Data($0) }
    }
}

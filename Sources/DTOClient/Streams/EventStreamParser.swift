public import Foundation

/// Reads a stream of events as it arrives (WHATWG HTML, sections 9.2.5 and 9.2.6).
///
/// It takes bytes, cut anywhere, and makes no text of a line that it does not keep. What has not ended with an empty line is no event.
public struct EventStreamParser: Sendable {
    /// What a stream holds.
    public enum Element: Hashable, Sendable {
        case event(ServerSentEvent)
        /// A line that begins with a colon, without it; only where comments are asked for.
        case comment(Data)
    }

    /// The `id` to go on after; empty where there is none.
    public private(set) var lastEventID = ""
    /// How long to wait before connecting again, where the stream says it (`retry`).
    public private(set) var reconnectionDelay: Duration?

    private let limit: Int
    private let includesComments: Bool
    /// What `id` said last; it counts when the event ends that it stands in.
    private var id: String
    /// The beginning of a line whose end has not come yet.
    private var line: [UInt8] = []
    private var data: [UInt8] = []
    private var hasData = false
    private var name = ""
    /// The last byte was a carriage return: a line feed after it belongs to the same line end.
    private var isAfterReturn = false
    /// How many bytes of a byte order mark have come; nil when it can come no more.
    private var markCount: Int? = 0

    /// - Parameters:
    ///   - limit: of an event, and of a line, in bytes.
    ///   - lastEventID: of a stream that this one goes on with.
    public init(limit: Int = 1 << 20, lastEventID: String = "", includesComments: Bool = false) {
        self.limit = limit
        self.lastEventID = lastEventID
        id = lastEventID
        self.includesComments = includesComments
    }

    /// - Returns: what has ended with these bytes.
    /// - Throws: `EventTooLarge`, after which the stream cannot be read on.
    public mutating func parse(_ piece: Data) throws -> [Element] {
        try piece.withUnsafeBytes { try parse($0) }
    }

    public mutating func parse(_ piece: UnsafeRawBufferPointer) throws -> [Element] {
        var elements: [Element] = []
        var start = 0
        if markCount != nil { start = skipMark(piece) }
        while start < piece.count {
            if isAfterReturn {
                isAfterReturn = false
                if piece[start] == Self.lineFeed {
                    start += 1
                    continue
                }
            }
            let end = Self.lineEnd(in: piece, from: start)
            let part = UnsafeRawBufferPointer(rebasing: piece[start..<end])
            if line.count + part.count > limit { throw EventTooLarge(limit: limit) }
            guard end < piece.count else {
                line.append(contentsOf: part)
                break
            }
            if line.isEmpty {
                try read(part, &elements)
            } else {
                line.append(contentsOf: part)
                let whole = line
                line.removeAll(keepingCapacity: true)
                try whole.withUnsafeBytes { try read($0, &elements) }
            }
            isAfterReturn = piece[end] == Self.carriageReturn
            start = end + 1
        }
        return elements
    }

    // MARK: Lines

    private static let lineFeed: UInt8 = 0x0A
    private static let carriageReturn: UInt8 = 0x0D
    private static let mark: [UInt8] = [0xEF, 0xBB, 0xBF]

    /// The index of the next line end; the count where there is none.
    private static func lineEnd(in bytes: UnsafeRawBufferPointer, from start: Int) -> Int {
        var index = start
        while index < bytes.count {
            let byte = bytes[index]
            if byte == lineFeed || byte == carriageReturn { break }
            index += 1
        }
        return index
    }

    /// One byte order mark at the beginning is none of the stream's.
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
            // What looked like one was the beginning of a line.
            line.append(contentsOf: Self.mark.prefix(count))
            markCount = nil
        } else {
            markCount = count
        }
        return index
    }

    private mutating func read(_ line: UnsafeRawBufferPointer, _ elements: inout [Element]) throws {
        guard let first = line.first else { return dispatch(&elements) }
        if first == UInt8(ascii: ":") {
            if includesComments { elements.append(.comment(Data(line.dropFirst()))) }
            return
        }
        let colon = line.firstIndex(of: UInt8(ascii: ":")) ?? line.count
        var value = colon < line.count ? colon + 1 : line.count
        if value < line.count, line[value] == UInt8(ascii: " ") { value += 1 }
        let field = UnsafeRawBufferPointer(rebasing: line[..<colon])
        let content = UnsafeRawBufferPointer(rebasing: line[value...])
        switch field.count {
        case 4 where Self.equal(field, "data"):
            if data.count + content.count >= limit { throw EventTooLarge(limit: limit) }
            data.append(contentsOf: content)
            data.append(Self.lineFeed)
            hasData = true
        case 5 where Self.equal(field, "event"): name = String(decoding: content, as: UTF8.self)
        case 2 where Self.equal(field, "id"):
            if !content.contains(0) { id = String(decoding: content, as: UTF8.self) }
        case 5 where Self.equal(field, "retry"):
            guard !content.isEmpty, content.count < 12, content.allSatisfy({ (0x30...0x39).contains($0) }),
                let milliseconds = Int64(String(decoding: content, as: UTF8.self))
            else { break }
            reconnectionDelay = .milliseconds(milliseconds)
        default: break
        }
    }

    private static func equal(_ bytes: UnsafeRawBufferPointer, _ text: StaticString) -> Bool {
        bytes.elementsEqual(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }

    private mutating func dispatch(_ elements: inout [Element]) {
        defer {
            name = ""
            hasData = false
            data.removeAll(keepingCapacity: data.count < 1 << 16)
        }
        lastEventID = id
        guard hasData else { return }
        elements.append(
            .event(
                ServerSentEvent(name: name.isEmpty ? "message" : name, data: Data(data.dropLast()), id: lastEventID)))
    }
}

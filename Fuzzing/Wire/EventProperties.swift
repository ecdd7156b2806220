import DTOClient
import Foundation

/// The properties of a client that hold for all bytes of a stream of events.
public enum EventProperties {
    private static let limit = 100

    /// Returns a sentence for each property that does not hold.
    public static func violations(of bytes: [UInt8]) -> [String] {
        var violations: [String] = []
        let free = Reading([bytes[...]], limit: .max >> 1)
        let plain = PlainEvents(bytes)
        if free.isTooLarge { violations.append("an event is too large where none can be") }
        if free.events != plain.events { violations.append("events \(free.events), not \(plain.events)") }
        if free.lastID != plain.lastID { violations.append("the last id is \(free.lastID), not \(plain.lastID)") }
        if free.delay != plain.delay { violations.append("the delay is another") }
        let whole = Reading([bytes[...]], limit: limit)
        // A byte that is not UTF-8 is replaced by a character of three bytes.
        if whole.events.contains(where: { $0.data.count > 3 * limit }) {
            violations.append("an event came with more than \(limit) bytes")
        }
        if !free.events.starts(with: whole.events) { violations.append("a limit changes events") }
        for size in [1, 5] {
            let pieces = stride(from: 0, to: bytes.count, by: size).map { bytes[$0..<min($0 + size, bytes.count)] }
            if Reading(pieces, limit: limit) != whole { violations.append("pieces of \(size) are read in another way") }
        }
        return violations
    }

    private struct Reading: Equatable {
        var events: [ServerSentEvent] = []
        var isTooLarge = false
        var lastID: String
        var delay: Duration?

        init(_ pieces: [ArraySlice<UInt8>], limit: Int) {
            var parser = EventStreamParser(limit: limit)
            var elements: [EventStreamParser.Element] = []
            do {
                for piece in pieces { try piece.withUnsafeBytes { try parser.parse($0, into: &elements) } }
            } catch {
                isTooLarge = true
            }
            events = elements.compactMap { if case .event(let event) = $0 { event } else { nil } }
            // The id and the delay have no meaning if the stream was too large.
            lastID = isTooLarge ? "" : parser.lastEventID
            delay = isTooLarge ? nil : parser.reconnectionDelay
        }
    }
}

/// A slow reader that follows the steps of the specification (WHATWG HTML, sections 9.2.5 and 9.2.6).
private struct PlainEvents {
    var events: [ServerSentEvent] = []
    var lastID = ""
    var delay: Duration?

    init(_ bytes: [UInt8]) {
        var text = Array(String(decoding: bytes, as: UTF8.self).unicodeScalars)
        if text.first == "\u{FEFF}" { text.removeFirst() }
        var (id, name, data) = ("", "", String.UnicodeScalarView())
        for line in Self.lines(text) {
            if line.isEmpty {
                lastID = id
                if !data.isEmpty {
                    data.removeLast()
                    let type = name.isEmpty ? "message" : name
                    events.append(ServerSentEvent(name: type, data: Data(String(data).utf8), id: id))
                }
                (name, data) = ("", String.UnicodeScalarView())
                continue
            }
            let colon = line.firstIndex(of: ":")
            var value = colon.map { line[($0 + 1)...] } ?? []
            if value.first == " " { value.removeFirst() }
            let field = String(String.UnicodeScalarView(line[..<(colon ?? line.endIndex)]))
            let content = String(String.UnicodeScalarView(value))
            switch Array(field.utf8) {
            case Array("data".utf8):
                data.append(contentsOf: value)
                data.append("\n")
            case Array("event".utf8): name = content
            case Array("id".utf8): if !value.contains("\0") { id = content }
            case Array("retry".utf8): retry(value)
            default: break
            }
        }
    }

    /// Returns the lines that have an end.
    private static func lines(_ text: [Unicode.Scalar]) -> [ArraySlice<Unicode.Scalar>] {
        var lines: [ArraySlice<Unicode.Scalar>] = []
        var (start, index) = (0, 0)
        while index < text.count {
            if text[index] == "\r" || text[index] == "\n" {
                lines.append(text[start..<index])
                if text[index] == "\r", index + 1 < text.count, text[index + 1] == "\n" { index += 1 }
                start = index + 1
            }
            index += 1
        }
        return lines
    }

    private mutating func retry(_ value: ArraySlice<Unicode.Scalar>) {
        guard !value.isEmpty, value.allSatisfy({ ("0"..."9").contains($0) }) else { return }
        // The longest delay that the client accepts, about 30,000 years.
        let longest: Int64 = 1_000_000_000_000_000
        let number = Int64(String(String.UnicodeScalarView(value))) ?? longest
        delay = .milliseconds(min(number, longest))
    }
}

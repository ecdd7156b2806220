import DTOClient
import Foundation
import Testing

/// The expected values are from WHATWG HTML, section 9.2.6, and from its grammar.
struct StreamParserTests {
    private func events(_ pieces: [Data]) throws -> [ServerSentEvent] {
        var parser = EventStreamParser()
        return try pieces.flatMap { try parser.parse($0) }.compactMap {
            if case .event(let event) = $0 { event } else { nil }
        }
    }

    private func event(_ data: String, name: String = "message", id: String = "") -> ServerSentEvent {
        ServerSentEvent(name: name, data: Data(data.utf8), id: id)
    }

    @Test(arguments: [
        ("data: YHOO\ndata: +2\ndata: 10\n\n", ["YHOO\n+2\n10"]),
        (
            ": test stream\n\ndata: first event\nid: 1\n\ndata:second event\nid\n\ndata:  third event\n\n",
            ["first event", "second event", " third event"]
        ),
        ("data\n\ndata\ndata\n\ndata:", ["", "\n"]),
        ("data:test\n\ndata: test\n\n", ["test", "test"]),
        ("data: a\r\n\r\ndata: b\r\rdata: c\n\n", ["a", "b", "c"]),
        ("\u{FEFF}data: with a mark\n\n", ["with a mark"]),
        ("data: never ended\n", []),
        ("event: only a name\n\n", []),
        ("DATA: other field\ndataset: x\n\n", []),
        ("data: a:b: c\n\n", ["a:b: c"]),
        ("data: snow ☃ and 🧙\n\n", ["snow ☃ and 🧙"]),
        ("data: \u{FEFF}a mark within\n\n", ["\u{FEFF}a mark within"]),
        ("\u{FEFF}\u{FEFF}data: two marks\n\n", []),
        ("data:\n\n\n\ndata:  two spaces\n\n", ["", " two spaces"]),
        ("data:\r\rdata:\r\n\r\ndata:\n\r", ["", "", ""]),
        ("datax\ndata x\n data: x\n\n", []),
    ])
    func theSpecificationsExamples(_ text: String, _ expected: [String]) throws {
        #expect(try events([Data(text.utf8)]).map { String(decoding: $0.data, as: UTF8.self) } == expected)
    }

    @Test func idsStayUntilTheyChange() throws {
        let found = try events([Data("id: 1\ndata: a\n\ndata: b\n\nid\ndata: c\n\nid: x\0y\ndata: d\n\n".utf8)])
        #expect(found.map(\.id) == ["1", "1", "", ""])
    }

    @Test func namesHoldForOneEvent() throws {
        let found = try events([Data("event: add\ndata: 1\n\ndata: 2\n\nevent: x\nevent: y\ndata: 3\n\n".utf8)])
        #expect(found.map(\.name) == ["add", "message", "y"])
    }

    @Test(arguments: [
        ("retry: 5000\n", 5), ("retry: 5s\n", nil), ("retry:\n", nil), ("retry: -1\n", nil), ("retry:  1\n", nil),
        ("retry: 00000000000000001000\n", 1), ("retry: 5000\nretry: x\n", 5), ("retry: ٣\n", nil),
        ("retry: 99999999999999999999999\n", 1_000_000_000_000),
    ])
    func onlyDigitsAreATime(_ line: String, _ seconds: Int?) throws {
        var parser = EventStreamParser()
        _ = try parser.parse(Data(line.utf8))
        #expect(parser.reconnectionDelay == seconds.map { .seconds($0) })
    }

    static let transcript = Data(
        """
        \u{FEFF}: welcome\r\nretry: 5000\r\n\r\nid: 1-a\r\nevent: initialized\r\ndata: {"progress": 0,\r\ndata:  "text": "☃"}\r\n\r\n\
        : heartbeat\n\nid: 2-b\revent: processing\rdata: {"progress": 0.5}\r\r\
        event:completed\nid:3-c\ndata:{}\ndata\n\n
        """.utf8)

    @Test func aStreamMayBeCutAnywhere() throws {
        let whole = try events([Self.transcript])
        #expect(whole.map(\.name) == ["initialized", "processing", "completed"])
        #expect(whole.map(\.id) == ["1-a", "2-b", "3-c"])
        for cut in 0...Self.transcript.count {
            #expect(try events([Self.transcript.prefix(cut), Self.transcript.dropFirst(cut)]) == whole)
        }
        #expect(try events(Self.transcript.map { Data([$0]) }) == whole)
    }

    /// Bytes that are not UTF-8 are decoded before lines are split (Unicode, section 3.9: the maximal subpart is
    /// replaced).
    @Test func damagedTextIsRepaired() throws {
        let pieces: [[UInt8]] = [
            Array("data: a".utf8), [0xF0, 0x9F, 0x98], Array("b".utf8), [0xFF], Array("\ndata: ".utf8), [0xC3],
            Array("\n\n".utf8),
        ]
        #expect(try events(pieces.map { Data($0) }) == [event("a\u{FFFD}b\u{FFFD}\n\u{FFFD}")])
    }

    @Test func commentsAreGivenWhereTheyAreAskedFor() throws {
        var parser = EventStreamParser(includesComments: true)
        #expect(try parser.parse(Data(":a\n: b\r\n:".utf8)) == [.comment(Data("a".utf8)), .comment(Data(" b".utf8))])
        #expect(try parser.parse(Data("\ndata\n\n".utf8)) == [.comment(Data()), .event(event(""))])
    }

    /// An id counts when its event ends, also if the event has no data.
    @Test func anIdCountsAtTheEmptyLine() throws {
        var parser = EventStreamParser(lastEventID: "0")
        _ = try parser.parse(Data("id: 1\ndata: a\n".utf8))
        #expect(parser.lastEventID == "0")
        _ = try parser.parse(Data("\nid: 2\n\n".utf8))
        #expect(parser.lastEventID == "2")
    }

    @Test func anEventIsBounded() throws {
        let largest = String(repeating: "x", count: 1 << 20)
        #expect(try events([Data("data: \(largest)\n\n".utf8)]).map(\.data.count) == [1 << 20])
        #expect(throws: EventTooLarge(limit: 1 << 20)) { try events([Data("data: \(largest)x\n\n".utf8)]) }
        #expect(throws: EventTooLarge.self) { try events([Data("data: \(largest)\ndata\n\n".utf8)]) }
    }

    @Test func whatComesBeforeALargeEventIsGiven() {
        var parser = EventStreamParser(limit: 10)
        var elements: [EventStreamParser.Element] = []
        let bytes = Data("data: 1\n\ndata: 2\n\ndata: 12345678901\n\n".utf8)
        #expect(throws: EventTooLarge.self) {
            try bytes.withUnsafeBytes { try parser.parse($0, into: &elements) }
        }
        #expect(elements == [.event(event("1")), .event(event("2"))])
    }
}

struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64
    init(_ seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1 }

    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return state ^ (state >> 29)
    }
}

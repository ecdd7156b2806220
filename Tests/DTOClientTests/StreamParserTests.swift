import DTOClient
import Foundation
import Testing

/// Expected values from WHATWG HTML, section 9.2.6, and from what its grammar says.
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

    @Test(arguments: [("retry: 5000\n", 5), ("retry: 5s\n", nil), ("retry:\n", nil), ("retry: -1\n", nil)])
    func onlyDigitsAreATime(_ line: String, _ seconds: Int?) throws {
        var parser = EventStreamParser()
        _ = try parser.parse(Data(line.utf8))
        #expect(parser.reconnectionDelay == seconds.map { .seconds($0) })
    }

    private static let transcript = Data(
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

    @Test func anEventIsBounded() throws {
        var parser = EventStreamParser(limit: 1000)
        _ = try parser.parse(Data("data: \(String(repeating: "x", count: 500))\n".utf8))
        #expect(throws: EventTooLarge.self) {
            try parser.parse(Data("data: \(String(repeating: "x", count: 600))\n".utf8))
        }
        var endless = EventStreamParser(limit: 1000)
        #expect(throws: EventTooLarge.self) { try endless.parse(Data(repeating: 0x41, count: 2000)) }
    }

    /// Any bytes in any pieces give the same events as in one.
    @Test(arguments: 0..<200) func anyBytesInAnyPieces(seed: Int) throws {
        var generator = SeededGenerator(UInt64(seed))
        let alphabet = Array("data: id: event: retry: \n\n\r\n::\u{FEFF}☃\0x5".utf8)
        let bytes = Data(
            (0..<300).map { _ in
                Bool.random(using: &generator)
                    ? alphabet.randomElement(using: &generator)! : UInt8.random(in: 0...255, using: &generator)
            })
        let whole = try events([bytes])
        var pieces: [Data] = []
        var rest = bytes
        while !rest.isEmpty {
            let count = Int.random(in: 1...7, using: &generator)
            pieces.append(Data(rest.prefix(count)))
            rest = rest.dropFirst(count)
        }
        #expect(try events(pieces) == whole)
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

import DTOClient
import Foundation
import Testing

/// Random bytes in random pieces. The parser must agree with a second parser, which follows the specification's text
/// for whole streams.
struct StreamFuzzTests {
    /// Follows WHATWG HTML, section 9.2.6, step by step: it decodes, splits into lines, and processes each line.
    struct Reference {
        var elements: [EventStreamParser.Element] = []
        var lastEventID = ""
        var reconnectionDelay: Duration?
        private var (data, type, id) = ("", "", "")

        init(_ bytes: Data) {
            var scalars = Array(String(decoding: bytes, as: UTF8.self).unicodeScalars)
            if scalars.first == "\u{FEFF}" { scalars.removeFirst() }
            var line = String.UnicodeScalarView()
            var index = 0
            while index < scalars.count {
                let scalar = scalars[index]
                index += 1
                guard scalar == "\r" || scalar == "\n" else {
                    line.append(scalar)
                    continue
                }
                if scalar == "\r", index < scalars.count, scalars[index] == "\n" { index += 1 }
                process(String(line))
                line = String.UnicodeScalarView()
            }
        }

        private mutating func process(_ line: String) {
            let line = line.unicodeScalars
            if line.isEmpty { return dispatch() }
            guard let colon = line.firstIndex(of: ":") else { return process(String(line), "") }
            var value = line[line.index(after: colon)...]
            if colon == line.startIndex {
                return elements.append(.comment(Data(String(value).utf8)))
            }
            if value.first == " " { value.removeFirst() }
            process(String(line[..<colon]), String(value))
        }

        private mutating func process(_ field: String, _ value: String) {
            switch field {
            case "event": type = value
            case "data": data += value + "\n"
            case "id": if !value.unicodeScalars.contains("\0") { id = value }
            case "retry":
                if !value.isEmpty, value.utf8.allSatisfy({ (48...57).contains($0) }), let number = Int64(value) {
                    reconnectionDelay = .milliseconds(number)
                }
            default: break
            }
        }

        private mutating func dispatch() {
            lastEventID = id
            defer { (data, type) = ("", "") }
            if data.isEmpty { return }
            let content = String(data.unicodeScalars.dropLast())
            elements.append(
                .event(
                    ServerSentEvent(name: type.isEmpty ? "message" : type, data: Data(content.utf8), id: lastEventID)))
        }
    }

    private func check(_ bytes: Data, _ generator: inout SeededGenerator, comment: Comment) throws {
        let expected = Reference(bytes)
        for longest in [1, 2, 7, max(bytes.count, 1)] {
            var parser = EventStreamParser(includesComments: true)
            var found: [EventStreamParser.Element] = []
            var rest = bytes[...]
            while !rest.isEmpty {
                let piece = rest.prefix(Int.random(in: 1...longest, using: &generator))
                rest = rest.dropFirst(piece.count)
                found += try parser.parse(piece)
            }
            #expect(found == expected.elements, comment)
            #expect(parser.lastEventID == expected.lastEventID, comment)
            #expect(parser.reconnectionDelay == expected.reconnectionDelay, comment)
        }
    }

    /// The words of streams, and bytes that are difficult for readers: cut characters, byte order marks, NULs, other
    /// line ends.
    private static let words: [[UInt8]] =
        [
            "data", "data:", "data: ", "data:  ", "event:", "event: x", "id", "id:", "id: 1", "retry: 10", "retry:",
            ":", ": c",
            "\n", "\n", "\n\n", "\r", "\r\n", "\r\r", " ", "a", "\u{FEFF}", "☃", "🧙", "\0", "\u{85}", "\u{2028}",
            "datax: ",
            "Data: ", "{\"a\": 1}",
        ].map { Array($0.utf8) } + [[0xEF], [0xBB], [0xBF], [0xF0, 0x9F], [0xFF], [0xC3], [0xED, 0xA0, 0x80]]

    @Test(arguments: 0..<300) func randomWords(seed: Int) throws {
        var generator = SeededGenerator(UInt64(seed))
        var bytes = Data()
        for _ in 0..<Int.random(in: 0...60, using: &generator) {
            bytes += Self.words[Int.random(in: 0..<Self.words.count, using: &generator)]
        }
        try check(bytes, &generator, comment: "seed \(seed)")
    }

    @Test(arguments: 0..<100) func randomBytes(seed: Int) throws {
        var generator = SeededGenerator(UInt64(seed))
        let bytes = Data((0..<400).map { _ in UInt8.random(in: 0...255, using: &generator) })
        try check(bytes, &generator, comment: "seed \(seed)")
    }

    @Test(arguments: 0..<200) func mutatedTranscripts(seed: Int) throws {
        var generator = SeededGenerator(UInt64(seed))
        var bytes = StreamParserTests.transcript
        for _ in 0..<Int.random(in: 1...8, using: &generator) {
            let index = Int.random(in: 0..<bytes.count, using: &generator)
            switch Int.random(in: 0...2, using: &generator) {
            case 0: bytes[index] = UInt8.random(in: 0...255, using: &generator)
            case 1: bytes.remove(at: index)
            default: bytes.insert(contentsOf: [0x0A, 0x0D, 0x3A, 0].shuffled(using: &generator).prefix(1), at: index)
            }
            bytes = Data(bytes)
        }
        try check(bytes, &generator, comment: "seed \(seed)")
    }

    /// An endless line is stored only up to the limit, whatever its form is.
    @Test(arguments: ["", "data: ", ":", "event: ", "\ndata: "]) func memoryIsBounded(start: String) {
        var parser = EventStreamParser(limit: 10_000)
        let piece = Data((start + String(repeating: "x", count: 700)).utf8)
        #expect(throws: EventTooLarge(limit: 10_000)) {
            for _ in 0..<10_000 { _ = try parser.parse(piece) }
        }
    }
}

import DTOClient
import Foundation

/// Reads streams of events, and scans the same bytes for line ends with `memchr` alone, in turn. It prints the medians
/// and their ratio. Run it in a release build.
///
///     stream-benchmark [ROUNDS]
@main
struct StreamBenchmark {
    static func main() throws {
        let rounds = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 15
        print("Median of \(rounds) rounds, processor time.\n")
        print("| stream | bytes a piece | events | parser, MB/s | scan, MB/s | scan = 1 |")
        print("|---|---|---|---|---|---|")
        for stream in streams {
            for size in [1_400, 16_384] {
                print(try row(stream.name, Pieces(stream.text, size: size), rounds))
            }
        }
    }

    private static let streams: [(name: String, text: String)] = [
        (
            "progress of a job",
            events(60_000) { index in
                """
                id: \(index)
                event: processing
                data: {"jobId": "import_abc123", "status": "processing", "progress": 0.5, "processedCount": \(index), "totalCount": 60000}


                """
            }
        ),
        ("words of a text", events(200_000) { index in "data: {\"delta\": {\"text\": \" word\(index)\"}}\n\n" }),
        (
            "words, CR LF, not ASCII",
            events(200_000) { index in "data: {\"delta\": {\"text\": \" größer als 🧙 \(index)\"}}\r\n\r\n" }
        ),
        ("100 kB in one line", events(100) { _ in "data: \(String(repeating: "x", count: 100_000))\n\n" }),
        (
            "100 kB in lines",
            events(100) { _ in String(repeating: "data: \(String(repeating: "x", count: 100))\n", count: 1_000) + "\n" }
        ),
        ("comments", events(500_000) { _ in ": keep this connection open\n" }),
    ]

    private static func events(_ count: Int, _ text: (Int) -> String) -> String {
        (0..<count).map(text).joined()
    }

    private static func row(_ name: String, _ pieces: Pieces, _ rounds: Int) throws -> String {
        var parsing: [Double] = []
        var scanning: [Double] = []
        var count = 0
        var lines = 0
        for _ in 0..<rounds {
            parsing.append(try seconds { count = try parse(pieces) })
            scanning.append(seconds { lines = scan(pieces) })
        }
        precondition(lines >= count)
        let (parser, scanner) = (median(parsing), median(scanning))
        let megabytes = Double(pieces.bytes.count) / 1e6
        return String(
            format: "| %@ | %d | %d | %.0f | %.0f | %.1f |", name as NSString, pieces.size, count, megabytes / parser,
            megabytes / scanner, parser / scanner)
    }

    private static func parse(_ pieces: Pieces) throws -> Int {
        var parser = EventStreamParser()
        var count = 0
        var elements: [EventStreamParser.Element] = []
        try pieces.forEach { piece in
            try parser.parse(piece, into: &elements)
            count += elements.count
            elements.removeAll(keepingCapacity: true)
        }
        return count
    }

    private static func scan(_ pieces: Pieces) -> Int {
        var count = 0
        pieces.forEach { piece in
            guard var position = piece.baseAddress else { return }
            let end = position + piece.count
            while position < end, let found = memchr(position, 0x0A, end - position) {
                count += 1
                position = UnsafeRawPointer(found) + 1
            }
        }
        return count
    }

    private static func seconds(_ body: () throws -> Void) rethrows -> Double {
        let start = clock()
        try body()
        return Double(clock() - start) / Double(CLOCKS_PER_SEC)
    }

    private static func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }
}

/// The pieces in which a text arrives.
private struct Pieces {
    let bytes: [UInt8]
    let size: Int

    init(_ text: String, size: Int) {
        bytes = Array(text.utf8)
        self.size = size
    }

    func forEach(_ body: (UnsafeRawBufferPointer) throws -> Void) rethrows {
        try bytes.withUnsafeBytes { all in
            for start in stride(from: 0, to: all.count, by: size) {
                try body(UnsafeRawBufferPointer(rebasing: all[start..<min(start + size, all.count)]))
            }
        }
    }
}

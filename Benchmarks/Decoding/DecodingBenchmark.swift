import BooksTrackAPI
import DTORuntime
import Foundation

/// Decodes and encodes documents as the generated types and as the same types with synthesized Codable, in turn, and
/// prints medians and their ratio. Run it in a release build.
///
///     decoding-benchmark [ROUNDS [ROW]]
///
/// With a row, such as `100 scans, generated, report`, it runs only this row, for profiles. With `encoding`, it makes
/// only the table of encoders.
@main
struct DecodingBenchmark {
    static func main() throws {
        let arguments = CommandLine.arguments.dropFirst()
        let rounds = arguments.first.flatMap { Int($0) } ?? 15
        let row = arguments.dropFirst().first
        print("Median of \(rounds) rounds, processor time.\n")
        print("| document | decoded as | ms | MB/s | synthesized = 1 | times as fast |")
        print("|---|---|---|---|---|---|")
        for (name, comparison) in [
            ("5000 works", works), ("100 scans", scans), ("100 scans as unions", jobs),
            ("2000 enriched books", authors),
        ] where row?.hasPrefix(name) != false {
            try comparison().only(row).run(rounds: rounds)
        }
        guard row == nil || row == "encoding" else { return }
        print("\n| document | encoded by | ms | MB/s | times as fast |")
        print("|---|---|---|---|---|")
        for comparison in try encodings() { try comparison.run(rounds: rounds) }
    }

    private static func encodings() throws -> [EncodingComparison] {
        [
            try EncodingComparison(
                "5000 works", of: [WorkDTO].self, plain: [PlainWork].self, Documents.works(5_000)),
            try EncodingComparison(
                "100 scans", of: [ScanResultsEnvelope].self, plain: [PlainEnvelope<PlainScanResults>].self,
                Documents.scans(100)),
            try EncodingComparison(
                "2000 enriched books", of: [EnrichedBookEnvelope].self,
                plain: [PlainEnvelope<PlainEnrichedBook>].self, Documents.enrichedBooks(2_000)),
        ]
    }

    private static func works() -> Comparison {
        let count = 5_000
        return Comparison(
            "\(count) works", of: [WorkDTO].self, plain: [PlainWork].self,
            whole: Documents.works(count), damaged: Documents.works(count, damagedEvery: 100))
    }

    /// A document of ten levels: envelope, payload, books, a book, enrichment, editions, an edition, identifiers.
    private static func scans() -> Comparison {
        Comparison(
            "100 scans", of: [ScanResultsEnvelope].self, plain: [PlainEnvelope<PlainScanResults>].self,
            whole: Documents.scans(100), damaged: Documents.scans(100, damagedEvery: 100))
    }

    /// The document of `scans`, read as a type that has a union around nearly everything.
    private static func jobs() -> Comparison {
        Comparison(
            "100 scans as unions", of: [JobResultsEnvelope].self, plain: [PlainEnvelope<PlainJobResults>].self,
            whole: Documents.scans(100), damaged: Documents.scans(100, damagedEvery: 100))
    }

    /// A document with a union in each of many records.
    private static func authors() -> Comparison {
        Comparison(
            "2000 enriched books", of: [EnrichedBookEnvelope].self, plain: [PlainEnvelope<PlainEnrichedBook>].self,
            whole: Documents.enrichedBooks(2_000), damaged: Documents.enrichedBooks(2_000, damagedEvery: 100))
    }
}

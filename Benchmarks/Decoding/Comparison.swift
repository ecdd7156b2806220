import DTORuntime
import Foundation

/// The ways to decode a document. All ways are compared with the first way.
struct Comparison {
    private let document: String
    private let check: () throws -> Void
    private var ways: [Way]

    private struct Way {
        let name: String
        let byteCount: Int
        let decode: () throws -> Void
    }

    /// - Parameter damaged: The document with damage; the plain type, which would throw, decodes the whole one instead.
    init<Generated: Decodable, Plain: Decodable>(
        _ document: String, of generated: Generated.Type, plain: Plain.Type, whole: Data, damaged: Data
    ) {
        self.document = document
        check = { try Self.check(generated, whole: whole, damaged: damaged) }
        let decoder = JSONDecoder()
        let shuffled = Documents.shuffled(whole)
        func way(_ name: String, _ data: Data, _ decode: @escaping (Data) throws -> Void) -> Way {
            Way(name: name, byteCount: data.count) { try decode(data) }
        }
        ways = [
            way("synthesized", whole) { _ = try decoder.decode(plain, from: $0) },
            way("generated", whole) { _ = try decoder.decode(generated, from: $0) },
            way("generated, report", whole) { _ = try decoder.decodeReporting(generated, from: $0) },
            way("generated, 1 % damaged", damaged) { _ = try decoder.decode(generated, from: $0) },
            way("generated, 1 % damaged, report", damaged) { _ = try decoder.decodeReporting(generated, from: $0) },
            way("DTODecoder", whole) { _ = try DTODecoder().decode(generated, from: $0) },
            way("DTODecoder, shuffled", shuffled) { _ = try DTODecoder().decode(generated, from: $0) },
            way("DTODecoder, report", whole) { _ = try DTODecoder().decodeReporting(generated, from: $0) },
            way("DTODecoder, 1 % damaged", damaged) { _ = try DTODecoder().decode(generated, from: $0) },
            way("DTODecoder, 1 % damaged, report", damaged) {
                _ = try DTODecoder().decodeReporting(generated, from: $0)
            },
        ]
    }

    /// Checks that the whole document decodes without issues, and that the damaged document has issues.
    private static func check<Generated: Decodable>(_ type: Generated.Type, whole: Data, damaged: Data) throws {
        let decoder = JSONDecoder()
        let issues = try decoder.decodeReporting(type, from: whole).issues
        precondition(issues.isEmpty, "The document has issues: \(issues.prefix(3))")
        let damage = try decoder.decodeReporting(type, from: damaged)
        precondition(damage.issueCount > 0, "The damaged document has no issues.")
    }

    func only(_ row: String?) -> Comparison {
        guard let row else { return self }
        var comparison = self
        comparison.ways.removeAll { "\(document), \($0.name)" != row }
        return comparison
    }

    /// Measures the ways in turns, so that other work of the machine affects all ways equally.
    func run(rounds: Int) throws {
        guard !ways.isEmpty else { return }
        // A profile measures only one way.
        if ways.count > 1 {
            try check()
        }
        for way in ways { try way.decode() }
        var seconds = ways.map { _ in [Double]() }
        for _ in 0..<rounds {
            for (index, way) in ways.enumerated() {
                let start = Self.processorTime()
                try way.decode()
                seconds[index].append(Self.processorTime() - start)
            }
        }
        for (index, way) in ways.enumerated() {
            let ratio = Self.median(zip(seconds[index], seconds[0]).map { $0 / $1 })
            show(way, Self.median(seconds[index]), ratio)
        }
    }

    private func show(_ way: Way, _ seconds: Double, _ ratio: Double) {
        let rate = Double(way.byteCount) / seconds / 1e6
        let numbers = String(format: "%.1f | %.1f | %.2f | %.2f", seconds * 1e3, rate, ratio, 1 / ratio)
        print("| \(document) | \(way.name) | \(numbers) |")
    }

    static func median(_ values: [Double]) -> Double {
        values.sorted()[values.count / 2]
    }

    static func processorTime() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}

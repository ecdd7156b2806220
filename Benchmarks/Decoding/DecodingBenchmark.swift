import BooksTrackAPI
import BooksTrackAPIFixtures
import DTORuntime
import Foundation

/// Decodes a list of works as the generated type and as the same struct with synthesized Codable, in turn, and prints medians and their
/// ratio. Run it in a release build.
@main
struct DecodingBenchmark {
    private static let count = 5_000
    private static let rounds = 9

    static func main() throws {
        let whole = list(damagedEvery: nil)
        let damaged = list(damagedEvery: 100)
        print("\(count) works, \(whole.count / 1_000) kB, median of \(rounds):")
        let plain = try median { _ = try JSONDecoder().decode([PlainWork].self, from: whole) }
        show("synthesized Codable", plain, whole.count, plain)
        let generated = try median { _ = try JSONDecoder().decode([WorkDTO].self, from: whole) }
        show("generated", generated, whole.count, plain)
        let reported = try median { _ = try JSONDecoder().decodeReporting([WorkDTO].self, from: whole) }
        show("generated, with report", reported, whole.count, plain)
        let broken = try median { _ = try JSONDecoder().decodeReporting([WorkDTO].self, from: damaged) }
        show("1 % damaged, with report", broken, damaged.count, plain)
    }

    /// The fixture over and over; every so often one without its required lists and with a wrong number.
    private static func list(damagedEvery step: Int?) -> Data {
        let work = Fixtures.workDTOFull
        let works = (0..<count).map { index in
            guard let step, index % step == 0 else { return work }
            return #"{"title": "Damaged", "isbndbQuality": "high", "subjectTags": null}"#
        }
        return Data("[\(works.joined(separator: ","))]".utf8)
    }

    private static func median(_ work: () throws -> Void) rethrows -> Double {
        try work()
        var seconds: [Double] = []
        for _ in 0..<rounds {
            let elapsed = try ContinuousClock().measure(work).components
            seconds.append(Double(elapsed.seconds) + Double(elapsed.attoseconds) / 1e18)
        }
        return seconds.sorted()[rounds / 2]
    }

    private static func show(_ name: String, _ seconds: Double, _ bytes: Int, _ reference: Double) {
        let rate = Double(bytes) / seconds / 1e6
        let padded = name.padding(toLength: 26, withPad: " ", startingAt: 0)
        print(
            padded
                + String(format: "%8.1f ms %8.1f MB/s   %.2f x synthesized", seconds * 1e3, rate, seconds / reference))
    }
}

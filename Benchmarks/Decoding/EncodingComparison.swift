import DTORuntime
import Foundation

/// The ways to encode a document. All ways are compared with the first way.
struct EncodingComparison {
    private let document: String
    private let byteCount: Int
    private let ways: [(name: String, encode: () throws -> Data)]

    init<Generated: Codable, Plain: Codable>(
        _ document: String, of generated: Generated.Type, plain: Plain.Type, _ data: Data
    ) throws {
        self.document = document
        byteCount = data.count
        let value = try DTODecoder().decode(generated, from: data)
        let plainValue = try JSONDecoder().decode(plain, from: data)
        let foundation = JSONEncoder()
        let sortingFoundation = JSONEncoder()
        sortingFoundation.outputFormatting = .sortedKeys
        var sorting = DTOEncoder()
        sorting.outputFormatting = .sortedKeys
        // Ways that write different bytes cannot be compared.
        let isSame = try sorting.encode(value) == sortingFoundation.encode(value)
        precondition(isSame, "\(document) is written otherwise.")
        let sortingEncoder = sorting
        ways = [
            ("JSONEncoder, synthesized", { try foundation.encode(plainValue) }),
            ("JSONEncoder, generated", { try foundation.encode(value) }),
            ("JSONEncoder, sorted, generated", { try sortingFoundation.encode(value) }),
            ("DTOEncoder, synthesized", { try DTOEncoder().encode(plainValue) }),
            ("DTOEncoder, generated", { try DTOEncoder().encode(value) }),
            ("DTOEncoder, sorted, generated", { try sortingEncoder.encode(value) }),
        ]
    }

    /// Measures the ways in turns, so that other work of the machine affects all ways equally.
    func run(rounds: Int) throws {
        for way in ways { _ = try way.encode() }
        var seconds = ways.map { _ in [Double]() }
        for _ in 0..<rounds {
            for (index, way) in ways.enumerated() {
                let start = Comparison.processorTime()
                _ = try way.encode()
                seconds[index].append(Comparison.processorTime() - start)
            }
        }
        for (index, way) in ways.enumerated() {
            let time = Comparison.median(seconds[index])
            let ratio = Comparison.median(zip(seconds[index], seconds[0]).map { $1 / $0 })
            let numbers = String(format: "%.1f | %.1f | %.2f", time * 1e3, Double(byteCount) / time / 1e6, ratio)
            print("| \(document) | \(way.name) | \(numbers) |")
        }
    }
}

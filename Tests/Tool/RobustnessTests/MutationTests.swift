import Foundation
import InputProperties
import TestSupport
import Testing

/// Changes bytes and lines of golden inputs at random. A run ends with files, or with diagnostics that have places.
@Suite(.timeLimit(.minutes(10))) struct MutationTests {
    private static let documents: [String] = {
        let cases = SharedFolder.packageRoot.appending(path: "Tests/Tool/GoldenTests/Cases")
        return GoldenCase.all(in: cases).compactMap(\.document).compactMap {
            try? String(contentsOf: $0, encoding: .utf8)
        }
    }()

    @Test func thereAreDocuments() {
        #expect(Self.documents.count >= 20)
    }

    @Test(arguments: TestExtent.sample(UInt64(0)..<8, 1))
    func mutatedGoldenInputs(seed: UInt64) {
        var random = SeededRandom(seed: seed)
        for document in Self.documents.shuffled(using: &random).prefix(12) {
            var bytes = Array(document.utf8)
            for _ in 0..<4 {
                bytes = Self.mutated(bytes, using: &random)
                let violations = GeneratorProperties.violations(of: bytes)
                #expect(violations == [], "seed \(seed): \(String(decoding: bytes, as: UTF8.self))")
            }
        }
    }

    private static let histories: [String] = {
        let cases = SharedFolder.packageRoot.appending(path: "Tests/Tool/GoldenTests/Cases")
        return GoldenCase.all(in: cases).compactMap { golden in
            guard let lock = golden.lock, let document = golden.document else { return nil }
            let parts = [document, lock].compactMap { try? String(contentsOf: $0, encoding: .utf8) }
            return parts.count == 2 ? parts.joined(separator: "\n=== contract.lock ===\n") : nil
        }
    }()

    @Test func thereAreHistories() {
        #expect(Self.histories.count >= 3)
        for history in Self.histories { #expect(LockProperties.violations(of: Array(history.utf8)) == []) }
    }

    @Test(arguments: TestExtent.sample(UInt64(0)..<4, 1))
    func mutatedHistories(seed: UInt64) {
        var random = SeededRandom(seed: seed)
        for history in Self.histories {
            var bytes = Array(history.utf8)
            for _ in 0..<12 {
                bytes = Self.mutated(bytes, using: &random)
                let violations = LockProperties.violations(of: bytes)
                #expect(violations == [], "seed \(seed): \(String(decoding: bytes, as: UTF8.self))")
            }
        }
    }

    private static func mutated(_ bytes: [UInt8], using random: inout SeededRandom) -> [UInt8] {
        var bytes = bytes
        guard !bytes.isEmpty else { return bytes }
        if Int.random(in: 0..<4, using: &random) == 0 {
            bytes[Int.random(in: bytes.indices, using: &random)] ^= 1 << UInt8.random(in: 0..<8, using: &random)
            return bytes
        }
        var lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
        let first = Int.random(in: lines.indices, using: &random)
        let second = Int.random(in: lines.indices, using: &random)
        switch Int.random(in: 0..<4, using: &random) {
        case 0: lines.remove(at: first)
        case 1: lines.insert(lines[first], at: second)
        case 2: lines.swapAt(first, second)
        default: exchangeKeys(of: first, and: second, in: &lines)
        }
        return Array(lines.joined(separator: [0x0A]))
    }

    /// A key is the text before the first colon of a line, with its indentation.
    private static func exchangeKeys(of first: Int, and second: Int, in lines: inout [ArraySlice<UInt8>]) {
        let colon = UInt8(ascii: ":")
        guard first != second, let end = lines[first].firstIndex(of: colon),
            let otherEnd = lines[second].firstIndex(of: colon)
        else { return }
        let line = lines[second][..<otherEnd] + lines[first][end...]
        lines[second] = lines[first][..<end] + lines[second][otherEnd...]
        lines[first] = line
    }
}

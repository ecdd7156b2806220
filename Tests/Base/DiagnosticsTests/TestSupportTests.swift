import TestSupport
import Testing

/// Tests the support code of the tests, which has no test target of its own.
@Suite struct TestSupportTests {
    @Test func marksGivePlaces() {
        let source = MarkedSource("ab1️⃣c\r\n😀2️⃣x\n3️⃣")
        #expect(source.text == "abc\r\n😀x\n")
        #expect(source[1] == .init(line: 1, column: 3))
        #expect(source[2] == .init(line: 2, column: 2))
        #expect(source[3] == .init(line: 3, column: 1))
        #expect(source[4] == nil)
    }

    @Test func differenceShowsChangedLinesWithContext() {
        let old = (1...9).map(String.init).joined(separator: "\n")
        let new = old.replacing("5", with: "five") + "\nten"
        expectEqualText(
            lineDifference(from: old, to: new), "…\n 3\n 4\n-5\n+five\n 6\n 7\n 8\n 9\n+ten")
        #expect(lineDifference(from: "a\r\nb", to: "a\nb") == "-a␍\n+a\n b")
    }

    /// These are the first outputs of the published SplitMix64 for seed 1234567.
    @Test func randomSequenceIsFixedByItsSeed() {
        var random = SeededRandom(seed: 1_234_567)
        #expect(
            (0..<3).map { _ in random.next() } == [
                6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423,
            ])
    }
}

import ContractAudit

/// Reads the counts in the output of `swift test` or `xcodebuild test`.
enum TestLog {
    /// Returns the counts, or nil if the text has no counts.
    static func counts(in text: String) -> AuditTestCounts? {
        var counts = AuditTestCounts()
        var isFound = false
        for line in text.split(whereSeparator: \.isNewline) {
            // The line of a run: `✔ Test run with 12 tests in 3 suites passed after 0.1 seconds.`
            if let match = line.firstMatch(of: /Test run with (\d+) tests?\b.* (passed|failed)/) {
                isFound = true
                counts.all += number(match.1)
            }
            // A failed test: `✘ Test works() failed after 0.1 seconds with 1 issue.`,
            // `✘ Test "It works" with 2 test cases failed after …`
            if let end = end(of: line) {
                if end.hasPrefix("failed after ") { counts.failed += 1 }
                // A skipped test: `➜ Test sleeps() skipped.`, with its reason after a colon.
                if end.hasPrefix("skipped.") || end.hasPrefix("skipped:") { counts.skipped += 1 }
            }
            // XCTest: `Executed 12 tests, with 1 test skipped and 2 failures (0 unexpected) in …`. The last of these
            // lines counts all tests.
            if let match = line.firstMatch(
                of: /Executed (\d+) tests?, with (?:(\d+) tests? skipped and )?(\d+) failures?/)
            {
                isFound = true
                counts.executed = number(match.1)
                counts.executedSkipped = match.2.map(number) ?? 0
                counts.executedFailed = number(match.3)
            }
        }
        return isFound ? counts : nil
    }

    /// A count of tests. Larger numbers are not counts, and their sums would overflow.
    private static func number(_ digits: Substring) -> Int { Int(UInt32(digits) ?? 0) }

    /// Returns the text after the name of a whole test. The result is nil for the lines of suites, and of a test's
    /// cases and issues.
    private static func end(of line: Substring) -> Substring? {
        let words = line.drop { $0 != " " }.dropFirst()
        guard words.hasPrefix("Test "), !words.hasPrefix("Test run "), !words.hasPrefix("Test case passing "),
            !words.contains(" recorded a"),
            let verb = words.firstRange(of: " failed after ") ?? words.firstRange(of: " skipped")
        else { return nil }
        return words[verb.lowerBound...].dropFirst()
    }
}

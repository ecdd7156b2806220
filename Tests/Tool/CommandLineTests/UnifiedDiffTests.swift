import TestSupport
import Testing
@testable import gen_dtos

/// Compares the format with diffs written by hand. A reader of the format also checks that any diff turns the old text
/// into the new one.
@Suite struct UnifiedDiffTests {
    private func diff(_ old: String?, _ new: String?, path: String = "f") -> String {
        let bytes = UnifiedDiff(old: old.map { Array($0.utf8) }, new: new.map { Array($0.utf8) }, path: path).bytes
        return String(decoding: bytes, as: UTF8.self)
    }

    @Test func equalFilesHaveNone() {
        #expect(diff("a\n", "a\n") == "")
        #expect(diff("", "") == "")
        #expect(diff(nil, nil) == "")
    }

    @Test func oneChangeWithContext() {
        expectEqualText(
            diff("1\n2\n3\n4\n5\n6\n7\n8\n9\n", "1\n2\n3\n4\nfive\n6\n7\n8\n9\n"),
            """
            diff --git a/f b/f
            --- a/f
            +++ b/f
            @@ -2,7 +2,7 @@
             2
             3
             4
            -5
            +five
             6
             7
             8

            """)
    }

    @Test func changesWithinSixLinesShareAHunk() {
        let old = (1...20).map { "\($0)\n" }
        var near = old
        near[2] = "x\n"
        near[9] = "y\n"
        expectEqualText(
            diff(old.joined(), near.joined()),
            "diff --git a/f b/f\n--- a/f\n+++ b/f\n@@ -1,13 +1,13 @@\n 1\n 2\n-3\n+x\n 4\n 5\n 6\n 7\n 8\n 9\n-10\n+y\n 11\n 12\n 13\n"
        )
        var far = old
        far[2] = "x\n"
        far[10] = "y\n"
        expectEqualText(
            diff(old.joined(), far.joined()),
            """
            diff --git a/f b/f
            --- a/f
            +++ b/f
            @@ -1,6 +1,6 @@
             1
             2
            -3
            +x
             4
             5
             6
            @@ -8,7 +8,7 @@
             8
             9
             10
            -11
            +y
             12
             13
             14

            """)
    }

    @Test func addedAndRemovedFiles() {
        #expect(
            diff(nil, "a\nb\n", path: "x y/f")
                == "diff --git a/x y/f b/x y/f\nnew file mode 100644\n--- /dev/null\n+++ b/x y/f\t\n@@ -0,0 +1,2 @@\n+a\n+b\n"
        )
        #expect(
            diff("a\n", nil, path: "/abs/f")
                == "diff --git a/abs/f b/abs/f\ndeleted file mode 100644\n--- a/abs/f\n+++ /dev/null\n@@ -1 +0,0 @@\n-a\n"
        )
    }

    @Test func emptyFilesComeAndGo() {
        #expect(diff(nil, "") == "diff --git a/f b/f\nnew file mode 100644\n")
        #expect(diff("", nil) == "diff --git a/f b/f\ndeleted file mode 100644\n")
        #expect(diff("", "a\n") == "diff --git a/f b/f\n--- a/f\n+++ b/f\n@@ -0,0 +1 @@\n+a\n")
    }

    /// Names are quoted in the same way as in git, where they would otherwise end early or end the line.
    @Test func namesAreQuoted() {
        #expect(
            diff("a\n", "", path: "a \"b\\\n\u{7F}ü")
                == #"diff --git "a/a \"b\\\012\177ü" "b/a \"b\\\012\177ü""# + "\n"
                + #"--- "a/a \"b\\\012\177ü""# + "\n" + #"+++ "b/a \"b\\\012\177ü""# + "\n@@ -1 +0,0 @@\n-a\n")
    }

    @Test func missingLineEnd() {
        #expect(
            diff("a\nb", "a\nb\n")
                == "diff --git a/f b/f\n--- a/f\n+++ b/f\n@@ -1,2 +1,2 @@\n a\n-b\n\\ No newline at end of file\n+b\n")
    }

    @Test func shortestEdit() {
        // Myers' own example: ABCABBA becomes CBABAC with five edits.
        let difference = LineDifference(
            from: Array("A\nB\nC\nA\nB\nB\nA\n".utf8), to: Array("C\nB\nA\nB\nA\nC\n".utf8))
        #expect((difference.isRemoved + difference.isAdded).count { $0 } == 5)
    }

    @Test(arguments: 0..<300)
    func diffLeadsFromOldToNew(_ seed: UInt64) throws {
        var random = SeededRandom(seed: seed)
        let old = text(&random)
        let new = Bool.random(using: &random) ? text(&random) : changed(old, &random)
        #expect(try applied(diff(old, new), to: old) == new)
    }

    /// Beyond the limit the edits are not the fewest possible, but they are still correct.
    @Test func textsWithNothingInCommon() throws {
        let old = (0..<3000).map { "old \($0)\n" }.joined()
        let new = (0..<2000).map { "new \($0)\n" }.joined()
        #expect(try applied(diff(old, "kept\n" + new), to: old) == "kept\n" + new)
    }

    // MARK: Random texts

    private func text(_ random: inout SeededRandom) -> String {
        let lines = (0..<Int.random(in: 0...40, using: &random)).map { _ in
            ["a", "b", "c", "", "\r"].randomElement(using: &random) ?? ""
        }
        return lines.joined(separator: "\n") + (Bool.random(using: &random) ? "\n" : "")
    }

    private func changed(_ text: String, _ random: inout SeededRandom) -> String {
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        for _ in 0..<Int.random(in: 0...4, using: &random) {
            let index = Int.random(in: 0..<lines.count, using: &random)
            switch Int.random(in: 0..<3, using: &random) {
            case 0: lines[index] = "changed"
            case 1: lines.insert("added", at: index)
            default: if lines.count > 1 { lines.remove(at: index) }
            }
        }
        return lines.joined(separator: "\n")
    }

    // MARK: A reader of the format

    /// Applies a diff as `patch` would. It works on bytes, because in a `String` `\r\n` is one character.
    private func applied(_ diff: String, to text: String) throws -> String {
        let old = lines(text)
        var result: [[UInt8]] = []
        var position = 0
        var sign: UInt8?
        for line in lines(diff).drop(while: { $0.first != UInt8(ascii: "@") }) {
            switch line.first {
            case UInt8(ascii: "@"):
                let start = try start(ofHunk: line)
                result += try #require(start <= old.count ? old[position..<start] : nil)
                position = start
            case UInt8(ascii: "\\"):
                // The remark is about the preceding line, which is in the result unless it was removed.
                if sign != UInt8(ascii: "-") { #expect(result.popLast().map { result.append($0.dropLast()) } != nil) }
            case UInt8(ascii: "+"):
                result.append(Array(line.dropFirst()))
            default:
                // If this is the last line and has no line end, a remark about that follows it.
                let isLast = position == old.count - 1 && old[position].last != 0x0A
                try #require(position < old.count && line.dropFirst() == (old[position] + (isLast ? [0x0A] : []))[...])
                if line.first == UInt8(ascii: " ") { result.append(Array(line.dropFirst())) }
                position += 1
            }
            sign = line.first
        }
        return String(decoding: (result + old[position...]).joined(), as: UTF8.self)
    }

    /// Returns the number of lines in the old text before the hunk: four for `@@ -5,2 +…`, five for `@@ -5,0 +…`.
    private func start(ofHunk line: [UInt8]) throws -> Int {
        let range = String(decoding: line, as: UTF8.self).dropFirst(4).prefix { $0 != " " }
        let numbers = range.split(separator: ",").compactMap { Int($0) }
        let first = try #require(numbers.first)
        return numbers.count == 2 && numbers[1] == 0 ? first : first - 1
    }

    /// Splits a text into lines that keep their line ends.
    private func lines(_ text: String) -> [[UInt8]] {
        var lines: [[UInt8]] = [[]]
        for byte in text.utf8 {
            lines[lines.count - 1].append(byte)
            if byte == 0x0A { lines.append([]) }
        }
        return lines.last?.isEmpty == true ? lines.dropLast() : lines
    }
}

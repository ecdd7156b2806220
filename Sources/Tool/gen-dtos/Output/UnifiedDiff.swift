/// The difference between two files in the unified format of git. `git apply` and `patch` can read it.
struct UnifiedDiff {
    /// The number of unchanged lines before and after a change.
    private static let context = 3

    let path: String
    /// The difference. The array is empty if the files are equal.
    private(set) var bytes: [UInt8] = []
    /// The number of added lines.
    private(set) var added = 0
    private(set) var removed = 0

    /// - Parameters:
    ///   - old: The old bytes, or nil for a missing file.
    ///   - path: The path, relative to the folder in which the difference is applied.
    init(old: [UInt8]?, new: [UInt8]?, path: String) {
        self.path = path
        if old == new { return }
        let lines = Self.lines(of: LineDifference(from: old ?? [], to: new ?? []))
        added = lines.count { $0.kind == .added }
        removed = lines.count { $0.kind == .removed }
        bytes = Array(header(isNew: old == nil, isGone: new == nil, hasLines: !lines.isEmpty).utf8)
        for hunk in Self.hunks(in: lines) { Self.write(lines[hunk], to: &bytes) }
    }

    // MARK: Header

    /// Returns the header. An added or removed empty file has no lines, so git's own header is enough.
    private func header(isNew: Bool, isGone: Bool, hasLines: Bool) -> String {
        var header = "diff --git \(name("a")) \(name("b"))\n"
        if isNew { header += "new file mode 100644\n" }
        if isGone { header += "deleted file mode 100644\n" }
        guard hasLines else { return header }
        return header
            + "--- \(isNew ? "/dev/null" : ended(name("a")))\n+++ \(isGone ? "/dev/null" : ended(name("b")))\n"
    }

    /// Returns a name, quoted like a string of C if a byte in it would end the name or the line.
    private func name(_ side: String) -> String {
        let name = path.hasPrefix("/") ? side + path : side + "/" + path
        guard name.utf8.contains(where: Self.needsQuotation) else { return name }
        var quoted: [UInt8] = []
        for byte in name.utf8 {
            if !Self.needsQuotation(byte) {
                quoted.append(byte)
            } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") {
                quoted += [UInt8(ascii: "\\"), byte]
            } else {
                quoted += [UInt8(ascii: "\\")] + [byte >> 6, byte >> 3 & 7, byte & 7].map { UInt8(ascii: "0") + $0 }
            }
        }
        return "\"" + String(decoding: quoted, as: UTF8.self) + "\""
    }

    private static func needsQuotation(_ byte: UInt8) -> Bool {
        byte < 0x20 || byte == 0x7F || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
    }

    /// Returns a name, followed by a tab if the name contains a space. Without the tab, `patch` would read the space as
    /// the end of the name.
    private func ended(_ name: String) -> String {
        name.contains(" ") && !name.hasPrefix("\"") ? name + "\t" : name
    }

    // MARK: Lines

    private struct Line {
        /// The sign of the line in the output.
        enum Kind: UInt8 {
            case kept = 0x20
            case removed = 0x2D
            case added = 0x2B
        }

        var kind: Kind
        /// The number of lines before this line in each text.
        var old: Int
        var new: Int
        var text: ArraySlice<UInt8>
    }

    private static func lines(of difference: LineDifference) -> [Line] {
        var lines: [Line] = []
        var (old, new) = (0, 0)
        while old < difference.oldLines.count || new < difference.newLines.count {
            if old < difference.oldLines.count, difference.isRemoved[old] {
                lines.append(Line(kind: .removed, old: old, new: new, text: difference.oldLines[old]))
                old += 1
            } else if difference.isAdded[new] {
                lines.append(Line(kind: .added, old: old, new: new, text: difference.newLines[new]))
                new += 1
            } else {
                lines.append(Line(kind: .kept, old: old, new: new, text: difference.oldLines[old]))
                old += 1
                new += 1
            }
        }
        return lines
    }

    // MARK: Hunks

    /// Returns the changes with their context. Changes with overlapping or adjacent contexts are one hunk.
    private static func hunks(in lines: [Line]) -> [Range<Int>] {
        var hunks: [Range<Int>] = []
        for index in lines.indices where lines[index].kind != .kept {
            let start = max(0, index - context)
            let end = min(lines.count, index + 1 + context)
            if let last = hunks.last, start <= last.upperBound {
                hunks[hunks.count - 1] = last.lowerBound..<end
            } else {
                hunks.append(start..<end)
            }
        }
        return hunks
    }

    private static func write(_ hunk: ArraySlice<Line>, to output: inout [UInt8]) {
        guard let first = hunk.first else { return }
        let old = range(first.old, hunk.count { $0.kind != .added })
        let new = range(first.new, hunk.count { $0.kind != .removed })
        output += Array("@@ -\(old) +\(new) @@\n".utf8)
        for line in hunk {
            output.append(line.kind.rawValue)
            output += line.text
            if line.text.last != 0x0A { output += Array("\n\\ No newline at end of file\n".utf8) }
        }
    }

    /// Returns the number of the first line, counted from 1, and the number of lines, which is left out if it is 1. If
    /// there are no lines, returns the number of the line before them.
    private static func range(_ start: Int, _ count: Int) -> String {
        switch count {
        case 0: "\(start),0"
        case 1: "\(start + 1)"
        default: "\(start + 1),\(count)"
        }
    }
}

/// The difference of two files in the unified format, as `diff -u` and git write it and `patch` reads it.
struct UnifiedDiff {
    /// Equal lines around a change.
    private static let context = 3

    /// Nil for a file that is not there.
    var old: [UInt8]?
    var new: [UInt8]?
    var path: String

    /// Empty when the files are equal.
    var bytes: [UInt8] {
        if old == new { return [] }
        let lines = Self.lines(of: LineDifference(from: old ?? [], to: new ?? []))
        var output = Array("--- \(header("a", old))\n+++ \(header("b", new))\n".utf8)
        for hunk in Self.hunks(in: lines) { Self.write(lines[hunk], to: &output) }
        return output
    }

    private func header(_ side: String, _ bytes: [UInt8]?) -> String {
        if bytes == nil { return "/dev/null" }
        let name = path.hasPrefix("/") ? side + path : side + "/" + path
        // Without the tab, `patch` would take a space for the end of the name.
        return name.contains(" ") ? name + "\t" : name
    }

    // MARK: Lines

    private struct Line {
        /// The sign before it in the output.
        enum Kind: UInt8 {
            case kept = 0x20
            case removed = 0x2D
            case added = 0x2B
        }

        var kind: Kind
        /// How many lines of each text come before it.
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

    /// The changes with their context; those whose contexts touch are one hunk.
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

    /// The first line, counted from 1, and the number of lines, which is left out when it is 1. Where there are none, the
    /// line before them stands.
    private static func range(_ start: Int, _ count: Int) -> String {
        switch count {
        case 0: "\(start),0"
        case 1: "\(start + 1)"
        default: "\(start + 1),\(count)"
        }
    }
}

package import Testing

/// Expects two texts to be equal, byte for byte, and shows the lines that differ.
package func expectEqualText(
    _ actual: String,
    _ expected: String,
    _ title: String = "",
    sourceLocation: SourceLocation = #_sourceLocation
) {
    guard !actual.utf8.elementsEqual(expected.utf8) else { return }
    let heading = title.isEmpty ? "The texts differ" : "\(title): the texts differ"
    Issue.record(
        "\(heading) (- expected, + actual):\n\(lineDifference(from: expected, to: actual))",
        sourceLocation: sourceLocation
    )
}

/// Returns the lines that differ between two texts, each with two equal lines around it for context.
package func lineDifference(from expected: String, to actual: String) -> String {
    let old = lines(of: expected)
    let new = lines(of: actual)
    let rows = differenceRows(from: old, to: new)
    let context = 2
    var shown: [String] = []
    var lastShown = -1
    for (index, row) in rows.enumerated() {
        let neighbours = rows[max(0, index - context)...min(rows.count - 1, index + context)]
        guard neighbours.contains(where: { !$0.hasPrefix(" ") }) else { continue }
        if index > lastShown + 1 { shown.append("…") }
        shown.append(row)
        lastShown = index
    }
    return shown.joined(separator: "\n")
}

/// Splits at line feeds only, so that a carriage return shows as part of its line.
private func lines(of text: String) -> [String] {
    text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false).map { line in
        String(decoding: line, as: UTF8.self).replacing("\r", with: "␍")
    }
}

/// Returns every line once, with a mark before it: a space (in both texts), `-` (expected only) or `+` (actual only).
private func differenceRows(from old: [String], to new: [String]) -> [String] {
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in new.difference(from: old) {
        switch change {
        case .remove(let offset, _, _): removed.insert(offset)
        case .insert(let offset, _, _): inserted.insert(offset)
        }
    }
    var rows: [String] = []
    var oldIndex = 0
    var newIndex = 0
    while oldIndex < old.count || newIndex < new.count {
        if removed.contains(oldIndex) {
            rows.append("-" + old[oldIndex])
            oldIndex += 1
        } else if inserted.contains(newIndex) {
            rows.append("+" + new[newIndex])
            newIndex += 1
        } else {
            rows.append(" " + new[newIndex])
            oldIndex += 1
            newIndex += 1
        }
    }
    return rows
}

package import Diagnostics
package import YAMLTree

/// The properties of the YAML and JSON readers that hold for every text.
package enum ReaderProperties {
    /// Returns a sentence for each property that does not hold.
    ///
    /// A text is either read or refused with errors. Positions are within the text. The tree can be walked, and each
    /// key leads to its value.
    package static func violations(of bytes: [UInt8], limits: YAMLLimits = .standard) -> [String] {
        let file = SourceFile(path: "input", bytes: bytes)
        var sources = SourceFileTable()
        var diagnostics = DiagnosticSink()
        let id = sources.add(file)
        let tree = YAMLReader.read(file, id: id, limits: limits, diagnostics: &diagnostics)
        var violations = diagnosticViolations(diagnostics.sorted, in: file)
        if (tree == nil) != diagnostics.hasErrors {
            violations.append(tree == nil ? "refused without an error" : "read in spite of an error")
        }
        if let tree { violations += walk(tree, aliasExpansion: limits.aliasExpansion) }
        return violations
    }

    /// Every diagnostic has a position in the text, and the printed diagnostic contains no control sequence of a
    /// terminal.
    package static func diagnosticViolations(_ diagnostics: [Diagnostic], in file: SourceFile) -> [String] {
        var sources = SourceFileTable()
        _ = sources.add(file)
        let widths = lineWidths(of: file)
        let text = DiagnosticFormatter(sources: sources).format(diagnostics)
        let controls = text.unicodeScalars.contains {
            $0.properties.generalCategory == .control && $0 != "\n" && $0 != "\t"
        }
        return (controls ? ["a diagnostic prints a control character"] : [])
            + diagnostics.flatMap { diagnostic in
                ([diagnostic.location] + diagnostic.notes.compactMap(\.location)).compactMap { location in
                    fault(of: location, widths).map { "\(diagnostic.id) \($0)" }
                }
            }
    }

    private static func fault(of location: SourceLocation?, _ widths: [Int]) -> String? {
        guard let location else { return "has no place" }
        let line = Int(location.line)
        guard line >= 1, line <= widths.count else { return "lies on line \(line) of \(widths.count)" }
        let column = Int(location.column)
        return column >= 1 && column <= widths[line - 1] + 1
            ? nil : "lies in column \(column) of \(widths[line - 1]) on line \(line)"
    }

    /// The number of bytes of each line that begin a character.
    private static func lineWidths(of file: SourceFile) -> [Int] {
        var widths = [0]
        let text = file.bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? file.bytes[3...] : file.bytes[...]
        for index in text.indices {
            switch text[index] {
            case 0x0A: widths.append(0)
            case 0x0D where index + 1 == text.endIndex || text[index + 1] != 0x0A: widths.append(0)
            case 0x80..<0xC0: break
            default: widths[widths.count - 1] += 1
            }
        }
        return widths
    }

    /// Visits every node. Nodes that aliases repeat are visited up to the limit.
    private static func walk(_ tree: YAMLTree, aliasExpansion: Int) -> [String] {
        var pending = [tree.root]
        var budget = tree.nodeCount + aliasExpansion
        while let node = pending.popLast(), budget > 0 {
            budget -= 1
            if (node.scalar == nil) != (node.kind != .scalar) { return ["a \(node.kind) has a wrong scalar"] }
            pending += node.elements
            for pair in node.pairs {
                guard node[pair.key]?.id == pair.value.id else { return ["the key \(pair.key) leads elsewhere"] }
                pending.append(pair.value)
            }
        }
        return []
    }
}

/// Reads Markdown as GitHub does, to find strings of the document that have become markup: a link that leads out of the
/// page, an image, HTML, a formula, or an additional cell or heading.
package struct PageScanner {
    private var faults: [String] = []
    private var anchors: [String: Int] = [:]
    private var links: [String] = []
    /// The number of cells in the first row of the current table.
    private var columns: Int?
    /// The number of backticks that opened the current block of code.
    private var fence: Int?
    private var number = 0

    /// - Returns: Nil if nothing in the page acts.
    package static func fault(in bytes: [UInt8]) -> String? {
        var scanner = PageScanner()
        let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        for line in lines.dropFirst() { scanner.scan(Array(String(decoding: line, as: UTF8.self).unicodeScalars)) }
        scanner.checkLinks()
        if scanner.fence != nil { scanner.faults.append("a block of code has no end") }
        return scanner.faults.first ?? SwiftScanner.invisible(in: bytes)
    }

    private mutating func report(_ fault: String) {
        faults.append("\(fault) on line \(number + 1)")
    }

    private mutating func checkLinks() {
        for link in links where anchors[link] == nil { faults.append("the link '#\(link)' leads nowhere") }
    }

    // MARK: Blocks

    private mutating func scan(_ line: [Unicode.Scalar]) {
        number += 1
        let rest = line.drop { $0 == " " }
        let backticks = rest.prefix { $0 == "`" }.count
        if let open = fence {
            if backticks >= open, backticks == rest.count { fence = nil }
            return
        }
        let language = rest.dropFirst(backticks)
        if backticks >= 3, ["", "swift", "sh"].contains(where: { language.elementsEqual($0.unicodeScalars) }) {
            return fence = backticks
        }
        if rest.first == "|" { return scan(row: line) }
        columns = nil
        let level = rest.prefix { $0 == "#" }.count
        if level > 0, rest.dropFirst(level).first == " " {
            scan(heading: rest.dropFirst(level + 1), level)
        } else {
            if !rest.isEmpty, rest.allSatisfy({ $0 == "=" }) || rest.allSatisfy({ $0 == "-" }) || rest.first == ">" {
                report("a mark of a block")
            }
            if scan(rest).borders > 0 { report("a pipe outside of a table") }
        }
    }

    private mutating func scan(heading: ArraySlice<Unicode.Scalar>, _ level: Int) {
        if level > 3 { report("a heading that is not the page's") }
        var slug = ""
        for scalar in scan(heading).text.lowercased().unicodeScalars {
            if scalar == " " { slug += "-" }
            let isWord = scalar.properties.isAlphabetic || scalar.properties.generalCategory == .decimalNumber
            let isMark = [.nonspacingMark, .spacingMark, .enclosingMark, .connectorPunctuation]
                .contains(scalar.properties.generalCategory)
            if isWord || isMark || scalar == "-" { slug.unicodeScalars.append(scalar) }
        }
        let count = anchors[slug, default: 0]
        anchors[slug] = count + 1
        if count > 0 { anchors["\(slug)-\(count)", default: 0] += 1 }
    }

    private mutating func scan(row line: [Unicode.Scalar]) {
        let borders = scan(line[...]).borders
        if let columns, columns != borders { report("a row of \(borders - 1) cells among rows of \(columns - 1)") }
        columns = borders
    }

    // MARK: Text

    /// Returns the text that a reader sees, and the number of borders of cells.
    private mutating func scan(_ line: ArraySlice<Unicode.Scalar>) -> (text: String, borders: Int) {
        var (text, words) = (String.UnicodeScalarView(), String.UnicodeScalarView())
        var borders = 0
        var index = line.startIndex
        while index < line.endIndex {
            let next = index + 1 < line.endIndex ? line[index + 1] : " "
            switch line[index] {
            case "\\" where next.isASCII && (next.properties.isPatternSyntax || next == "_"):
                text.append(next)
                words.append(next)
                index += 1
            case "`":
                let content = code(in: line[index...])
                text.append(contentsOf: content.text)
                words.append(" ")
                index = content.end - 1
            case "[": break
            case "]": index = linkEnd(in: line[index...]) - 1
            case "|": borders += 1
            case "<": if isTag(line[index...]) { report("a tag") }
            case "&" where next == "#" || next.properties.isAlphabetic: report("an entity")
            case "~", "$": report("'\(line[index])'")
            default:
                text.append(line[index])
                words.append(line[index])
            }
            index += 1
        }
        if isAddress(String(words)) { report("an address") }
        return (String(text), borders)
    }

    private mutating func code(in line: ArraySlice<Unicode.Scalar>) -> (text: [Unicode.Scalar], end: Int) {
        let length = line.prefix { $0 == "`" }.count
        let start = line.startIndex + length
        var index = start
        while index < line.endIndex {
            let run = line[index...].prefix { $0 == "`" }.count
            if run == length {
                var content = line[start..<index]
                if content.first == " ", content.last == " ", content.contains(where: { $0 != " " }) {
                    content = content.dropFirst().dropLast()
                }
                return (Array(content), index + length)
            }
            index += max(run, 1)
        }
        report("a span of code without an end")
        return ([], line.endIndex)
    }

    /// Returns the index after `](#anchor)`.
    private mutating func linkEnd(in line: ArraySlice<Unicode.Scalar>) -> Int {
        guard line.dropFirst().starts(with: "(#".unicodeScalars), let end = line.firstIndex(of: ")") else {
            report("a bracket, or a link that leads out of the page")
            return line.startIndex + 1
        }
        links.append(String(String.UnicodeScalarView(line[(line.startIndex + 3)..<end])))
        return end + 1
    }

    private func isTag(_ line: ArraySlice<Unicode.Scalar>) -> Bool {
        if line.starts(with: "<br>".unicodeScalars) { return false }
        guard let next = line.dropFirst().first else { return false }
        return next.properties.isAlphabetic || next == "/" || next == "!" || next == "?"
    }

    private func isAddress(_ text: String) -> Bool {
        text.contains("://") || text.contains("www.") || text.contains("mailto:")
            || text.contains(/[A-Za-z0-9]@[A-Za-z0-9-]+\.[A-Za-z0-9]/)
    }
}

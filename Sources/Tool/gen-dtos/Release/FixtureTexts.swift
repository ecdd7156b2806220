import Diagnostics
import Platform

/// The texts of a folder of fixtures: the constants in generated Swift code, and whole files of JSON.
struct FixtureTexts {
    /// The least length of a text that is searched for, in bytes without white space. A shorter text, such as
    /// `{"id": 1}`, may be in any app.
    static let shortest = 40
    /// The greatest number of bytes that are searched for, without white space. The rest of a longer text is ignored.
    private static let longest = 4096

    private(set) var marks: [ReleaseMark] = []
    private var known: Set<[UInt8]> = []

    /// Reads the texts of a folder.
    ///
    /// - Parameter folder: The folder. Links in it are not followed.
    init(in folder: String) throws {
        var walk = try FolderWalk(folder)
        while let entry = try walk.next()?.get() {
            guard entry.kind == .file else { continue }
            if entry.path.hasSuffix(".swift") {
                addConstants(of: try InputReader.file(entry.path).bytes)
            } else if entry.path.lowercased().hasSuffix(".json") {
                add(entry.name, try InputReader.file(entry.path).bytes)
            }
        }
    }

    private mutating func add(_ name: String, _ text: some Sequence<UInt8>) {
        let bare = Array(TextSearch.bare(text).prefix(Self.longest))
        // Several fixtures may have the same text.
        guard bare.count >= Self.shortest, known.insert(bare).inserted else { return }
        marks.append(ReleaseMark(kind: .fixture(name), text: bare))
    }

    /// Adds the constants that the generator writes: `static let name = #"""`, the text on separate lines, `"""#`.
    private mutating func addConstants(of bytes: [UInt8]) {
        var constant: (name: String, end: [UInt8], text: [UInt8])?
        for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
            if let open = constant {
                if TextSearch.bare(line) == open.end {
                    add(open.name, open.text)
                    constant = nil
                } else {
                    constant?.text += line
                }
            } else if let (name, signs) = Self.declaration(line) {
                constant = (name, Array("\"\"\"".utf8) + signs, [])
            }
        }
    }

    /// Returns the name of a constant, and the marks around its text.
    private static func declaration(_ line: ArraySlice<UInt8>) -> (name: String, signs: [UInt8])? {
        guard let match = String(decoding: line, as: UTF8.self).wholeMatch(of: /.*static let (\S+) = (#*)"""\s*/) else {
            return nil
        }
        return (String(match.1), Array(match.2.utf8))
    }
}

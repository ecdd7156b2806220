/// Writes the fixtures of a contract twice: as JSON files, which people read and other tools use, and as constants of a Swift module,
/// which tests, mock clients and mock servers use on every platform without looking for a resource bundle. Both are the same text. The bundled
/// layout has the module alone.
struct FixtureEmitter: Sendable {
    private let fixtures: FixtureNames
    private let options: GenerationOptions
    private let module: String
    private let header: [String]

    init(_ contract: Contract, module: String, options: GenerationOptions, fixtures: FixtureNames) {
        self.fixtures = fixtures
        self.options = options
        self.module = module
        header = GeneratedHeader.lines(contract.info).map(\.text)
    }

    /// Tests are in another module; what is internal could not be seen there.
    private var access: String { options.access == .public ? "public" : "package" }

    /// The files in JSON, and the same texts as constants: pieces of the module, in their order.
    func files(store: FileStore, workers: Workers) -> (files: [GeneratedFile], constants: [[UInt8]]) {
        let texts = fixtures.entries.runs(of: 32).concurrentMap(workers: workers) { entries in
            var files: [GeneratedFile] = []
            var constants: [UInt8] = []
            for index in entries.indices {
                let json = entries[index].value.jsonBytes
                if index > 0 { constants.append(UInt8(ascii: "\n")) }
                append(entries[index], json, to: &constants)
                if options.layout == .bundled { continue }
                files.append(store.take(GeneratedFile(path: Self.path(of: entries[index]), bytes: json)))
            }
            return (files: files, constants: constants.fitted)
        }
        return (texts.flatMap(\.files), texts.map(\.constants))
    }

    func module(of constants: [[UInt8]]) -> GeneratedFile {
        let head =
            header + [
                "", "/// The texts of the files in JSON: values that conform to the contract.",
                "\(access) enum Fixtures {", "",
            ]
        let start = Array(head.joined(separator: "\n").utf8)
        return GeneratedFile(path: Self.path(ofModule: module), parts: [start] + constants + [Array("}\n".utf8)])
    }

    static func path(of entry: FixtureNames.Entry) -> String {
        "Fixtures/JSON/\(entry.file).json"
    }

    static func path(ofModule module: String) -> String {
        "Fixtures/\(module)Fixtures.swift"
    }

    /// The declaration of a fixture: a raw literal, so that JSON's own escapes stand as they are, with as many signs as the text needs to
    /// stay one. The file's last newline is not part of it.
    private func append(_ entry: FixtureNames.Entry, _ json: [UInt8], to bytes: inout [UInt8]) {
        let marks = String(repeating: "#", count: Self.signs(in: json) + 1)
        bytes.append("    /// `JSON/\(entry.file).json`\n    \(access) static let \(entry.constant) = \(marks)\"\"\"\n")
        json.withUnsafeBufferPointer { json in
            var start = 0
            while start < json.count {
                let end = json[start...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? json.count
                bytes.append(literal: "        ")
                bytes.append(contentsOf: UnsafeBufferPointer(rebasing: json[start..<end]))
                start = end
            }
        }
        bytes.append("        \"\"\"\(marks)\n")
    }

    /// The most number signs that follow a backslash or a quote, where they would end the literal or begin an escape.
    private static func signs(in json: [UInt8]) -> Int {
        var most = 0
        var run = 0
        var follows = false
        for byte in json {
            switch byte {
            case UInt8(ascii: "\\"), UInt8(ascii: "\""):
                follows = true
                run = 0
            case UInt8(ascii: "#"):
                run += 1
                if follows { most = max(most, run) }
            default:
                follows = false
                run = 0
            }
        }
        return most
    }
}

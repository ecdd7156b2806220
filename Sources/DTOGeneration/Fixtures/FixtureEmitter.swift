/// Writes the fixtures of a contract twice: as JSON files, which people read and other tools use, and as constants of a Swift module,
/// which tests, mock clients and mock servers use on every platform without looking for a resource bundle. Both are the same text. The bundled
/// layout has the module alone.
package enum FixtureEmitter {
    package static func files(
        contract: Contract, module: String, options: GenerationOptions, fixtures: FixtureNames, jobs: Int
    ) -> [GeneratedFile] {
        // Tests are in another module; what is internal could not be seen there.
        let access = options.access == .public ? "public" : "package"
        let texts = fixtures.entries.concurrentMap(jobs: jobs) { entry in
            let json = entry.value.jsonBytes
            return (
                file: GeneratedFile(path: path(of: entry), bytes: json),
                constant: constant(entry, json, access)
            )
        }
        var swift = Array(
            (GeneratedHeader.lines(contract.info).map(\.text) + [
                "", "/// The texts of the files in JSON: values that conform to the contract.",
                "\(access) enum Fixtures {", "",
            ]).joined(separator: "\n").utf8)
        swift.reserveCapacity(texts.reduce(swift.count) { $0 + $1.constant.count + 1 } + 2)
        for (index, text) in texts.enumerated() {
            if index > 0 { swift.append(UInt8(ascii: "\n")) }
            swift.append(contentsOf: text.constant)
        }
        swift.append(contentsOf: "}\n".utf8)
        let files = options.layout == .bundled ? [] : texts.map(\.file)
        return files + [GeneratedFile(path: path(ofModule: module), bytes: swift)]
    }

    static func path(of entry: FixtureNames.Entry) -> String {
        "Fixtures/JSON/\(entry.file).json"
    }

    static func path(ofModule module: String) -> String {
        "Fixtures/\(module)Fixtures.swift"
    }

    /// The declaration of a fixture: a raw literal, so that JSON's own escapes stand as they are, with as many signs as the text needs to
    /// stay one. The file's last newline is not part of it.
    private static func constant(_ entry: FixtureNames.Entry, _ json: [UInt8], _ access: String) -> [UInt8] {
        let marks = String(repeating: "#", count: signs(in: json) + 1)
        var bytes = Array(
            "    /// `JSON/\(entry.file).json`\n    \(access) static let \(entry.constant) = \(marks)\"\"\"\n".utf8)
        bytes.reserveCapacity(bytes.count + 2 * json.count)
        var startsLine = true
        for byte in json {
            if startsLine { bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: 8)) }
            bytes.append(byte)
            startsLine = byte == UInt8(ascii: "\n")
        }
        bytes.append(contentsOf: "        \"\"\"\(marks)\n".utf8)
        return bytes
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

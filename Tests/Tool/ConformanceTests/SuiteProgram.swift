import DTORuntime
import Diagnostics
import Files
import Foundation
import Generation
import GenerationSettings
import TestSupport

/// A program that decodes and encodes values through the types that are generated from a suite's schemas.
///
/// Each schema is a component, and also the type of the only property of another component. Nullability belongs to a
/// place and not to a type, so it needs this property.
struct SuiteProgram {
    enum Failure: Error {
        case notGenerated([String])
        case notCompiled(String)
    }

    private let executable: URL

    init(_ suite: SchemaSuite, in folder: URL) throws {
        let source = SourceFile(path: "suite.json", bytes: [UInt8](try JSONEncoder().encode(suite.document)))
        let result = GenerationPipeline.run(
            GenerationInput(
                document: source,
                overrides: OptionOverrides(module: "Suite", access: .internal, emit: [.models])))
        guard let generated = result.files?.files.filter({ $0.path.hasSuffix(".swift") }) else {
            throw Failure.notGenerated(result.diagnostics.map { "\($0)" })
        }
        var files: [URL] = []
        for file in generated {
            let url = folder.appending(path: file.path.split(separator: "/").joined(separator: "-"))
            try Data(file.bytes).write(to: url)
            files.append(url)
        }
        let main = folder.appending(path: "main.swift")
        try Data(Self.main(suite).utf8).write(to: main)
        executable = folder.appending(path: "suite")
        let problems = try SwiftCompiler.build(files + [main], into: executable)
        guard problems.isEmpty else { throw Failure.notCompiled(problems) }
    }

    /// Returns the result of each value in order. The list is shorter than that of the values if the program crashed.
    func run(_ values: [(type: String, data: JSONValue)], in folder: URL) throws -> [Outcome] {
        let input = folder.appending(path: "input")
        let output = folder.appending(path: "output")
        let lines = try values.map { value in
            let data = try JSONEncoder().encode(JSONValue.object(["value": value.data]))
            return "\(value.type)\t\(String(decoding: data, as: UTF8.self))\n"
        }
        try Data(lines.joined().utf8).write(to: input)
        try Data().write(to: output)
        let process = Process()
        process.executableURL = executable
        process.standardInput = try FileHandle(forReadingFrom: input)
        process.standardOutput = try FileHandle(forWritingTo: output)
        try process.run()
        process.waitUntilExit()
        return String(decoding: try Data(contentsOf: output), as: UTF8.self)
            .split(separator: "\n").compactMap { Outcome(line: $0) }
    }

    /// The result of one value.
    enum Outcome {
        /// The value was decoded without a report, and encoded as this value.
        case silent(JSONValue)
        case reported(String)
        case refused(String)

        fileprivate init?(line: Substring) {
            let parts = line.split(separator: "\t", maxSplits: 1).map(String.init)
            guard parts.count == 2 else { return nil }
            switch parts[0] {
            case "silent":
                guard let value = try? JSONDecoder().decode(JSONValue.self, from: Data(parts[1].utf8))["value"] else {
                    return nil
                }
                self = .silent(value)
            case "reported": self = .reported(parts[1])
            case "refused": self = .refused(parts[1])
            default: return nil
            }
        }
    }

    private static func main(_ suite: SchemaSuite) -> String {
        let cases = suite.groups.map { "    case \"\($0.name)\": try answer(\($0.name)Place.self, data)" }
        return """
            import DTORuntime
            import Foundation

            func answer<Value: Codable>(_: Value.Type, _ data: Data) throws -> String {
                let decoded = try JSONDecoder().decodeReporting(Value.self, from: data)
                if let issue = decoded.issues.first { return "reported\\t\\(issue)" }
                return "silent\\t" + String(decoding: try JSONEncoder().encode(decoded.value), as: UTF8.self)
            }

            func answer(_ type: String, _ data: Data) throws -> String {
                switch type {
            \(cases.joined(separator: "\n"))
                default: "unknown type"
                }
            }

            while let line = readLine(), let tab = line.firstIndex(of: "\\t") {
                let data = Data(line[line.index(after: tab)...].utf8)
                let text: String
                do {
                    text = try answer(String(line[..<tab]), data)
                } catch {
                    text = "refused\\t\\(error)"
                }
                FileHandle.standardOutput.write(Data((text.split(separator: "\\n").joined(separator: " ") + "\\n").utf8))
            }
            """
    }
}

extension SchemaSuite {
    /// All schemas in one document, each with a place that requires a value of it.
    var document: JSONValue {
        var schemas: [String: JSONValue] = [:]
        for group in groups {
            schemas[group.name] = group.schema.relocated(to: "#/components/schemas/\(group.name)")
            let reference: JSONValue = ["$ref": .string("#/components/schemas/\(group.name)")]
            schemas["\(group.name)Place"] = [
                "type": "object", "required": ["value"], "properties": ["value": reference],
            ]
        }
        return [
            "openapi": .string(specification), "info": ["title": "Suite", "version": "1"], "paths": [:],
            "components": ["schemas": .object(schemas)],
        ]
    }
}

extension JSONValue {
    /// Returns the schema with its references to itself changed to its new place. References within a schema with an
    /// `$id` use that `$id`.
    fileprivate func relocated(to pointer: String) -> JSONValue {
        switch self {
        case .object(let members) where members["$id"]?.stringValue != nil: return self
        case .object(var members):
            members["$schema"] = nil
            return .object(
                Dictionary(
                    uniqueKeysWithValues: members.map { key, value in
                        if key == "enum" || key == "const" { return (key, value) }
                        if ["$ref", "$dynamicRef"].contains(key), case .string(let reference) = value,
                            reference == "#" || reference.hasPrefix("#/")
                        {
                            return (key, .string(pointer + reference.dropFirst()))
                        }
                        return (key, value.relocated(to: pointer))
                    }))
        case .array(let elements): return .array(elements.map { $0.relocated(to: pointer) })
        case .null, .bool, .integer, .number, .decimal, .string: return self
        }
    }
}

import Diagnostics
import Files
import Foundation
import Testing
@testable import gen_dtos

/// A folder for one test. It is removed with the last reference to it.
final class WorkingFolder: Sendable {
    let url: URL

    init() throws {
        url = FileManager.default.temporaryDirectory.appending(path: "gen-dtos-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    func url(_ path: String) -> URL { url.appending(path: path) }

    func write(_ path: String, _ text: String) throws {
        try FileManager.default.createDirectory(
            at: url(path).deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url(path))
    }

    func read(_ path: String) throws -> String {
        String(decoding: try Data(contentsOf: url(path)), as: UTF8.self)
    }

    func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: url(path).path) }

    func remove(_ path: String) throws { try FileManager.default.removeItem(at: url(path)) }

    func copy(_ path: String, to other: String) throws {
        if exists(other) { try remove(other) }
        try FileManager.default.copyItem(at: url(path), to: url(other))
    }

    func link(_ path: String, to target: String) throws {
        try FileManager.default.createSymbolicLink(atPath: url(path).path, withDestinationPath: target)
    }

    func names(in path: String = "") throws -> Set<String> {
        Set(try FileManager.default.contentsOfDirectory(atPath: url(path).path))
    }

    /// Returns the text of each file below the folder by path, including hidden files. It leaves out the tool's own
    /// notes and does not follow links.
    func tree(_ path: String) throws -> [String: String] {
        var tree: [String: String] = [:]
        for name in try FileManager.default.subpathsOfDirectory(atPath: url(path).path)
        where !name.hasPrefix(OutputFolder.own + "/") && !name.contains("/" + OutputFolder.own + "/") {
            let attributes = try FileManager.default.attributesOfItem(atPath: url(path + "/" + name).path)
            if attributes[.type] as? FileAttributeType == .typeRegular { tree[name] = try read(path + "/" + name) }
        }
        return tree
    }

    func modified(_ path: String) throws -> Date? {
        try FileManager.default.attributesOfItem(atPath: url(path).path)[.modificationDate] as? Date
    }

    func setModified(_ path: String, _ date: Date) throws {
        try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: url(path).path)
    }
}

// MARK: Documents and their output

extension WorkingFolder {
    /// Writes a document with one schema for each name.
    /// - Parameter note: a text in each schema. Another note changes every file.
    func writeDocument(_ schemas: [String], to path: String = "api.yaml", note: String = "First.") throws {
        let bodies = schemas.map { name in
            """
                \(name):
                  type: object
                  description: \(note)
                  required: [id]
                  properties:
                    id: {type: string, description: \(note)}
            """
        }
        try write(
            path,
            """
            openapi: 3.1.0
            info: {title: Books, version: "1"}
            paths: {}
            components:
              schemas:
            \(bodies.joined(separator: "\n"))

            """)
    }

    /// Returns the paths in the manifest, sorted.
    func owned(_ output: String = "Generated") throws -> [String] {
        try manifest(output).paths
    }

    func manifest(_ output: String = "Generated") throws -> Manifest {
        var diagnostics = DiagnosticSink()
        let file = SourceFile(path: "manifest.json", text: try read(output + "/manifest.json"))
        return try #require(Manifest(reading: file, id: SourceFileID(rawValue: 0), diagnostics: &diagnostics))
    }

    /// Returns the path of the file for a schema.
    func file(of schema: String, in output: String = "Generated") throws -> String {
        try #require(try owned(output).first { $0.hasPrefix("Sources/") && $0.hasSuffix("/\(schema).swift") })
    }
}

import Foundation
import TestSupport
import Testing

/// The compiler does not run for files in which it has found no fault, and runs for all other files.
@Suite struct TypecheckMemoryTests {
    private let folder: URL

    init() throws {
        folder = FileManager.default.temporaryDirectory.appending(path: "gen-dtos-memory-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: modules, withIntermediateDirectories: true)
    }

    private var modules: URL { folder.appending(path: "Modules") }
    private var successes: URL { folder.appending(path: "Successes") }

    /// Returns the memory of another process, which reads each module once.
    private func memory(maximalCount: Int = 10) -> TypecheckMemory {
        TypecheckMemory(folder: successes, modules: modules, maximalCount: maximalCount)
    }

    /// Writes a file into its own folder, like each test of generated code.
    private func file(_ text: String, _ name: String = "Contract.swift") throws -> URL {
        let url = folder.appending(path: "\(UUID().uuidString)/\(name)")
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url)
        return url
    }

    private func makeModule(_ name: String, _ text: String) throws {
        for suffix in ["swift", "swiftmodule"] {
            try? FileManager.default.removeItem(at: modules.appending(path: "\(name).\(suffix)"))
        }
        #expect(try SwiftCompiler.emitModule(file(text), called: name, into: modules) == "")
    }

    private func diagnose(_ text: String, _ arguments: [String] = []) throws -> String {
        try SwiftCompiler.diagnose([file(text)], arguments: arguments, memory: memory())
    }

    private func successCount() -> Int {
        (try? FileManager.default.contentsOfDirectory(atPath: successes.path).count) ?? 0
    }

    @Test func anotherFileIsCompiled() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        #expect(try diagnose("let a: Int = 1") == "")
        #expect(successCount() == 1)
        #expect(try diagnose("let a: Int = 1") == "")
        #expect(successCount() == 1)
        #expect(try diagnose(#"let a: Int = """#).contains("cannot convert"))
        // A failure is not remembered, so it is reported again.
        #expect(try diagnose(#"let a: Int = """#).contains("cannot convert"))
        #expect(successCount() == 1)
        #expect(try diagnose("let a: Int = 2") == "")
        #expect(successCount() == 2)
    }

    @Test func anotherArgumentIsCompiled() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        #expect(try diagnose("#if OTHER\nlet a: Int = nil\n#endif") == "")
        #expect(try diagnose("#if OTHER\nlet a: Int = nil\n#endif", ["-D", "OTHER"]).contains("'nil'"))
    }

    @Test func anotherRuntimeIsCompiled() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let source = "import DTORuntime\nlet a: Int = value()"
        try makeModule("DTORuntime", "public func value() -> Int { 1 }")
        #expect(try diagnose(source) == "")
        try makeModule("DTORuntime", "public func value() -> String { \"\" }")
        #expect(try diagnose(source).contains("cannot convert"))
        // The generator's modules, which no generated code imports, may change.
        try makeModule("DTORuntime", "public func value() -> Int { 2 }")
        let key = try memory().key(files: [file(source)], arguments: [])
        try makeModule("Generation", "public let name = 1")
        #expect(try memory().key(files: [file(source)], arguments: []) == key)
        let other = "import Generation\nlet a: Int = name"
        #expect(try diagnose(other) == "")
        try makeModule("Generation", "public let name = \"\"")
        #expect(try diagnose(other).contains("cannot convert"))
    }

    @Test func anotherModuleOfAFolderIsCompiled() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let stub = folder.appending(path: "Stub")
        for type in ["Int", "String"] {
            try? FileManager.default.removeItem(at: stub)
            try FileManager.default.createDirectory(at: stub, withIntermediateDirectories: true)
            let source = try file("public let name: \(type)? = nil")
            #expect(try SwiftCompiler.emitModule(source, called: "Stub", into: stub) == "")
            let problems = try diagnose("import Stub\nlet a: Int? = name", ["-I", stub.path])
            #expect(problems.isEmpty == (type == "Int"))
        }
    }

    /// The key depends on the names of files, but not on their folder.
    @Test func keysAreOfNamesBelowACommonFolder() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        func key(_ name: String, _ text: String) throws -> String {
            try memory().key(files: [file(text, name)], arguments: [])
        }
        #expect(try key("A.swift", "let a = 1") == key("A.swift", "let a = 1"))
        #expect(try key("A.swift", "let a = 1") != key("B.swift", "let a = 1"))
        #expect(try key("A.swift", "let a = 1") != key("A.swift", "let a = 2"))
    }

    /// The test puts a wrong file into the memory, so that a run of the compiler would show.
    @Test func whatIsRememberedIsNotCompiled() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        #expect(try diagnose("let a = 1") == "")
        let success = try #require(FileManager.default.contentsOfDirectory(atPath: successes.path).first)
        let key = try memory().key(files: [file("let a = 1")], arguments: [])
        #expect(success != key, "the settings of the compiler are part of the key")
        let wrong = try file("let a: Int = nil")
        let arguments = SwiftCompiler.arguments("Contract", [], .areErrors)
        try memory().remember(memory().key(files: [wrong], arguments: arguments))
        #expect(try SwiftCompiler.diagnose([wrong], memory: memory()) == "")
    }

    @Test func oldSuccessesAreForgotten() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        for name in ["a", "b", "c"] { try memory().remember(name) }
        let dates: [(String, TimeInterval)] = [("a", 40 * 86_400), ("b", 20 * 86_400), ("c", 10 * 86_400)]
        for (name, age) in dates {
            try FileManager.default.setAttributes(
                [.modificationDate: Date(timeIntervalSinceNow: -age)],
                ofItemAtPath: successes.appending(path: name).path)
        }
        try memory().remember("d")
        #expect(!memory().remembers("a"))
        // A success that was used again is treated as new.
        #expect(memory().remembers("b"))
        try memory(maximalCount: 2).remember("e")
        #expect(!memory().remembers("c") && memory().remembers("e"))
        #expect(memory().remembers("b") != memory().remembers("d"))
    }
}

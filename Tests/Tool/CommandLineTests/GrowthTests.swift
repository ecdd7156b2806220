import Foundation
import TestSupport
import Testing

/// Time grows in proportion to the document, not to its square. A document that is four times as large takes four times
/// as long, or a little more.
@Suite(.timeLimit(.minutes(10))) struct GrowthTests {
    /// A sampled run tries one case of each group.
    @Test(
        arguments: [
            GrowthCase.rings, GrowthCase.collections, GrowthCase.unions, GrowthCase.texts, GrowthCase.pages,
        ].flatMap { TestExtent.sample($0, 1) })
    func isLinear(_ growth: GrowthCase) async throws {
        let (document, fourfold) = (growth.document(growth.size), growth.document(growth.size * 4))
        try await expectUndisturbed {
            let small = try min(Self.seconds(document, growth.status), Self.seconds(document, growth.status))
            let large = try Self.seconds(fourfold, growth.status)
            // Time that grows with the square would be 16 times as long. Very short times are only noise.
            let bound = try Self.least.get() + max(0, small - Self.least.get()) * 11 + 0.1
            return large < bound ? nil : "\(small) s, then \(large) s"
        }
    }

    /// Compares two documents that have equal shapes and share no names.
    @Test(arguments: TestExtent.sample(Parts.allCases, 1))
    func comparisonIsLinear(_ parts: Parts) async throws {
        func seconds(_ count: Int) throws -> Double {
            let folder = try WorkingFolder()
            for name in ["old", "new"] { try folder.write("\(name).json", parts.document(count, name)) }
            // Apps keep working when optional properties are removed, so this `diff` succeeds.
            return try Self.seconds("diff old.json new.json", in: folder, status: parts == .properties ? 0 : 1)
        }
        try await expectUndisturbed {
            let small = try min(seconds(500), seconds(500))
            let large = try seconds(2000)
            return large < small * 8 + 0.1 ? nil : "\(small) s, then \(large) s"
        }
    }

    enum Parts: CaseIterable {
        case properties, mediaTypes, securityAlternatives, servers

        func document(_ count: Int, _ name: String) -> String {
            func list(_ part: (Int) -> String) -> String { (0..<count).map(part).joined(separator: ", ") }
            func operation(_ response: String, _ members: String = "") -> String {
                #"{"get": {\#(members) "responses": {"200": {"description": "d"\#(response)}}}}"#
            }
            var (path, root) = (operation(""), "")
            switch self {
            case .properties:
                let properties = list { #""\#(name)\#($0)": {"type": "string"}"# }
                path = operation(
                    #", "content": {"application/json": {"schema": {"type": "object", "properties": {\#(properties)}}}}"#
                )
            case .mediaTypes:
                let types = list { #""text/\#(name)\#($0)": {"schema": {"type": "string"}}"# }
                path = operation(#", "content": {\#(types)}"#)
            case .securityAlternatives:
                let schemes = list {
                    #""\#(name)\#($0)": {"type": "apiKey", "in": "header", "name": "\#(name)\#($0)"}"#
                }
                root = #""components": {"securitySchemes": {\#(schemes)}},"#
                path = operation("", #""security": [\#(list { #"{"\#(name)\#($0)": []}"# })],"#)
            case .servers:
                root = #""servers": [\#(list { #"{"url": "https://\#(name)\#($0).example"}"# })],"#
            }
            // The servers apply to all operations.
            let paths = self == .servers ? list { #""/p\#($0)": \#(path)"# } : #""/p": \#(path)"#
            return #"{"openapi": "3.1.0", "info": {"title": "T", "version": "1"}, \#(root) "paths": {\#(paths)}}"#
        }
    }

    /// The small document is large enough that the fixed cost of a run makes no difference. Growth by n log n gives the
    /// factor 4.4 between the two sizes.
    @Test(
        .enabled(if: SharedFolder.url("corpus") != nil, "the corpus lies in the folder shared beside the package"),
        arguments: ["corpus/real/adyen_A2APaymentsService-v1.json"])
    func isLinear(_ path: String) async throws {
        let bytes = try #require(SharedFolder.bytes(path))
        let document = try #require(RewrittenDocument(bytes))
        try await expectUndisturbed {
            let times = try [2, 8].map { try Self.seconds(Self.repeated(document, count: $0)) }
            return times[1] < 7 * times[0] ? nil : "\(times)"
        }
    }

    /// Returns a document with `count` copies of the schemas, each copy under other names.
    private static func repeated(_ document: RewrittenDocument, count: Int) -> String {
        let section = "#/components/schemas/"
        let copies = (0..<count).map { number -> String in
            let text = document.json { path, pairs in
                switch path {
                case []: return pairs.filter { $0.key == "components" }
                case ["components"]: return pairs.filter { $0.key == "schemas" }
                case ["components", "schemas"]: return pairs.map { ("Copy\(number)\($0.key)", $0.value) }
                default: return pairs
                }
            }
            let renamed = text.replacing(section, with: "\(section)Copy\(number)")
            // The text is `{"components": {"schemas": { … }}}`.
            return String(renamed.dropFirst(#"{"components": {"schemas": {"#.count).dropLast(3))
        }
        return """
            {"openapi": "3.1.0", "info": {"title": "T", "version": "1"}, "paths": {},
            "components": {"schemas": {\(copies.joined(separator: ",\n"))}}}
            """
    }

    /// The time of a run over an empty document. It is the shortest of five runs, because a longer time would hide the
    /// time of the small document.
    private static let least = Result { try (0..<5).map { _ in try seconds(GrowthCase.empty) }.min() ?? 0 }

    private static func seconds(_ document: String, _ status: Int = 0) throws -> Double {
        let folder = try WorkingFolder()
        try folder.write("growth.json", document)
        return try seconds(
            "growth.json --output Out --module Growth --emit models,fixtures,tests,docs --jobs 1 --quiet", in: folder,
            status: status)
    }

    /// Returns the processor time of the tool on all of its threads. Other work of the machine does not count.
    ///
    /// It adds the time in user code and the time in the system, because for a short run only the sum is exact.
    private static func seconds(_ words: String, in folder: WorkingFolder, status: Int) throws -> Double {
        // The POSIX shell counts in hundredths of a second, which is too coarse.
        let outcome = try Tool(folder: folder).bash(
            #"LC_ALL=C TIMEFORMAT="%U %S"; time "$TOOL" \#(words) > said 2>&1; echo $?"#)
        let said = try folder.read("said").prefix(1_000)
        #expect(outcome.output == "\(status)\n", "\(outcome) \(said)")
        let line = try #require(outcome.errors.split(separator: "\n").last)
        let times = line.split(separator: " ").compactMap { Double($0) }
        try #require(times.count == 2, "\(outcome)")
        return times[0] + times[1]
    }
}

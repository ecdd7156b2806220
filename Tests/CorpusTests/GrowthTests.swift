import DTOGeneration
import Diagnostics
import Foundation
import TestSupport
import Testing

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// A document that is so many times as large takes so many times as long.
@Suite(.enabled(if: SharedFolder.url("corpus") != nil, "the corpus lies in the folder shared beside the package"))
struct GrowthTests {
    /// Compared from the second doubling on, when what a run costs at least no longer counts. n log n gives 4.4 for the last two; 16 would be quadratic.
    @Test(arguments: ["corpus/real/adyen_A2APaymentsService-v1.json"])
    func isLinear(_ path: String) throws {
        let bytes = try #require(SharedFolder.bytes(path))
        let document = try #require(RewrittenDocument(bytes))
        _ = try seconds(of: repeated(document, count: 1))
        let times = try [2, 8].map { try seconds(of: repeated(document, count: $0)) }
        #expect(times[1] < 7 * times[0], "\(times)")
    }

    /// The schemas so many times over, each time under other names.
    private func repeated(_ document: RewrittenDocument, count: Int) -> String {
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
            // {"components": {"schemas": { … }}}
            return String(renamed.dropFirst(#"{"components": {"schemas": {"#.count).dropLast(3))
        }
        return """
            {"openapi": "3.1.0", "info": {"title": "T", "version": "1"}, "paths": {},
            "components": {"schemas": {\(copies.joined(separator: ",\n"))}}}
            """
    }

    /// Processor time of this thread alone: the other tests run beside it.
    private func seconds(of document: String) throws -> Double {
        let start = Self.now
        let result = GenerationPipeline.run(
            GenerationInput(
                document: SourceFile(path: "openapi.json", text: document), overrides: OptionOverrides(module: "M"),
                jobs: 1))
        #expect(result.files != nil, "\(result.diagnostics.prefix(3))")
        return Self.now - start
    }

    private static var now: Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}

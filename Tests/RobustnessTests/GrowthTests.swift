import DTOGeneration
import Diagnostics
import Foundation
import Testing

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Time grows with the document, not with its square: four times the document takes four times as long, or a little more.
@Suite(.timeLimit(.minutes(10))) struct GrowthTests {
    @Test(
        arguments: GrowthCase.rings + GrowthCase.collections + GrowthCase.unions + GrowthCase.texts + GrowthCase.pages)
    func isLinear(_ growth: GrowthCase) throws {
        // What happens once per process is not measured.
        _ = Self.seconds(growth.document(growth.size))
        let small = min(Self.seconds(growth.document(growth.size)), Self.seconds(growth.document(growth.size)))
        // A square would be 16 times. Small times are all noise.
        let bound = small * 11 + 0.1
        var large = Self.seconds(growth.document(growth.size * 4))
        // Other work of the machine shares its caches, and can only make a run longer.
        if large >= bound { large = min(large, Self.seconds(growth.document(growth.size * 4))) }
        #expect(large < bound, "\(growth): \(small) s, then \(large) s")
    }

    /// What the thread itself computes, so that other work of the machine does not count.
    private static func seconds(_ document: String) -> Double {
        let input = GenerationInput(
            document: SourceFile(path: "growth.json", text: document),
            overrides: OptionOverrides(module: "Growth", emit: Set(GenerationOptions.Artifact.allCases)), jobs: 1)
        let start = threadSeconds()
        let result = GenerationPipeline.run(input)
        let end = threadSeconds()
        #expect((result.files == nil) == result.diagnostics.contains { $0.severity == .error })
        return end - start
    }

    private static func threadSeconds() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}

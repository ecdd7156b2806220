@_spi(Generated) import DTORuntime
import Foundation
import TestSupport
import Testing

/// Measures unions without a discriminator whose variants contain the union. The time grows with the size of the
/// document, and not with its depth or damage.
@Suite(.serialized) struct UnionCostTests {
    private func nested(_ open: String, _ close: String, core: String, depth: Int) -> String {
        String(repeating: open, count: depth) + core + String(repeating: close, count: depth)
    }

    private func duration(_ text: String, stackSize: Int) async throws -> Duration {
        let data = Data(text.utf8)
        return try await withCheckedThrowingContinuation { continuation in
            let thread = Thread {
                continuation.resume(
                    with: Result {
                        try ContinuousClock().measure {
                            _ = try DTODecoder().decodeReporting([Either].self, from: data)
                        }
                    })
            }
            thread.stackSize = stackSize
            thread.start()
        }
    }

    /// A document of about 10 KB has a wrong type at each level. An earlier implementation took 44 seconds.
    @Test(arguments: [512 * 1024, 8 * 1024 * 1024])
    func damageAtEachLevel(stackSize: Int) async throws {
        for open in [#"{"id":{},"either":"#, #"{"id":1,"list":[7],"either":"#, #"{"id":"1","list":7,"either":"#] {
            let text = "[\(nested(open, "}", core: #"{"id":"1"}"#, depth: 480))]"
            try await expectUndisturbed {
                let time = try await duration(text, stackSize: stackSize)
                return time < .seconds(10) ? nil : "\(time)"
            }
        }
    }

    /// The document is deep, or shallow many times.
    @Test(arguments: [8 * 1024 * 1024]) func timeGrowsWithTheSize(stackSize: Int) async throws {
        func chains(of depth: Int, bytes: Int) -> String {
            let chain = nested(#"{"id":{},"list":[7],"either":"#, "}", core: #"{"id":"1"}"#, depth: depth)
            return "[" + Array(repeating: chain, count: max(1, bytes / chain.utf8.count)).joined(separator: ",") + "]"
        }
        for depth in [4, 60, 400] {
            try await expectUndisturbed {
                let small = try await duration(chains(of: depth, bytes: 16_000), stackSize: stackSize)
                let large = try await duration(chains(of: depth, bytes: 64_000), stackSize: stackSize)
                // The large document has four times the bytes. The rest is an allowance for noise.
                let isLinear = large < small * 12 + .milliseconds(200) && large < .seconds(15)
                return isLinear ? nil : "\(depth): \(small), \(large)"
            }
        }
    }
}

@_spi(Generated) import DTORuntime
import Foundation
import TestSupport
import Testing

/// `Tree = string | [Tree] | {x: Tree}`. Only the type of the JSON identifies a variant.
private enum Tree: Codable, Hashable, Sendable {
    case text(String)
    indirect case list([Tree])
    indirect case twig(Twig)
    case unknown(JSONValue)

    private static let variants: [UnionVariant<Tree>] = [
        .string(Tree.text), .array(Tree.list), .record(Tree.twig),
    ]

    init(from decoder: any Decoder) throws {
        self = try decoder.variant(of: Self.variants) { .unknown($0) }
    }

    func encode(to encoder: any Encoder) throws {
        switch self {
        case .text(let value): try value.encode(to: encoder)
        case .list(let value): try value.encode(to: encoder)
        case .twig(let value): try value.encode(to: encoder)
        case .unknown(let value): try value.encode(to: encoder)
        }
    }
}

private struct Twig: DefensiveRecord, Hashable {
    var x: Tree?

    enum CodingKeys: String, RecordKey {
        case x
    }

    init(from fields: DefensiveFields<CodingKeys>) throws {
        x = try fields.optional(.x)
    }
}

/// A union of two records that require nothing, so that each value must be tried.
private enum Ambiguous: Codable, Hashable, Sendable {
    indirect case left(Left)
    indirect case right(Right)
    case unknown(JSONValue)

    private static let variants: [UnionVariant<Ambiguous>] = [.record(Ambiguous.left), .record(Ambiguous.right)]

    init(from decoder: any Decoder) throws {
        self = try decoder.variant(of: Self.variants) { .unknown($0) }
    }

    func encode(to encoder: any Encoder) throws {
        switch self {
        case .left(let value): try value.encode(to: encoder)
        case .right(let value): try value.encode(to: encoder)
        case .unknown(let value): try value.encode(to: encoder)
        }
    }
}

private struct Left: DefensiveRecord, Hashable {
    var x: Ambiguous?
    var left: Int?

    enum CodingKeys: String, RecordKey {
        case x, left
    }

    init(from fields: DefensiveFields<CodingKeys>) throws {
        x = try fields.optional(.x)
        left = try fields.optional(.left)
    }
}

private struct Right: DefensiveRecord, Hashable {
    var x: Ambiguous?
    var right: Int?

    enum CodingKeys: String, RecordKey {
        case x, right
    }

    init(from fields: DefensiveFields<CodingKeys>) throws {
        x = try fields.optional(.x)
        right = try fields.optional(.right)
    }
}

/// Unions deep in a document. A decoder finds the type of a value only by failing for other types. Each failure costs
/// `JSONDecoder` the square of the depth.
@Suite(.serialized) struct DeepUnionTests {
    private static let smallStack = 512 * 1024
    private static let largeStack = 64 * 1024 * 1024

    private func nested(_ open: String, _ close: String, core: String, depth: Int) -> String {
        String(repeating: open, count: depth) + core + String(repeating: close, count: depth)
    }

    private func list(_ values: [String]) -> String { "[\(values.joined(separator: ","))]" }

    private func onThread<Result: Sendable>(
        stackSize: Int, _ work: @escaping @Sendable () throws -> Result
    ) async throws -> Result {
        try await withCheckedThrowingContinuation { continuation in
            let thread = Thread { continuation.resume(with: Swift.Result(catching: work)) }
            thread.stackSize = stackSize
            thread.start()
        }
    }

    /// Returns the shortest of several durations.
    private func duration(_ text: String, stackSize: Int) async throws -> Duration {
        let data = Data(text.utf8)
        return try await onThread(stackSize: stackSize) {
            try (0..<TestExtent.choose(sample: 2, full: 5)).map { _ in
                try ContinuousClock().measure { _ = try JSONDecoder().decode([Tree].self, from: data) }
            }.min() ?? .zero
        }
    }

    /// The time grows with the size of the document. An earlier implementation took the cube of the depth: ten values
    /// took 6 s.
    @Test(arguments: [smallStack, largeStack]) func timeGrowsWithTheSize(stackSize: Int) async throws {
        func value(_ depth: Int) -> String { nested("[", "]", core: #""x""#, depth: depth) }
        let shallow = try await duration(list([value(250)]), stackSize: stackSize)
        let deep = try await duration(list([value(500)]), stackSize: stackSize)
        let ten = try await duration(list(Array(repeating: value(500), count: 10)), stackSize: stackSize)
        // These are milliseconds, so other tests need an allowance.
        let allowance = Duration.milliseconds(50)
        #expect(deep < shallow * 5 + allowance)
        #expect(ten < deep * 25 + allowance)
        #expect(ten < .seconds(2))
    }

    /// Each guess is wrong. An earlier implementation took 8 s, and 16 s with a large stack.
    @Test(arguments: [smallStack, largeStack]) func wideValuesDeepDown(stackSize: Int) async throws {
        let values = (0..<1_000).map { ["[true]", "1", "{}", #""x""#, "[[]]"][$0 % 5] }
        let text = nested("[", "]", core: values.joined(separator: ","), depth: 450)
        #expect(try await duration(text, stackSize: stackSize) < .seconds(3))
    }

    /// Values are read as deep as `JSONDecoder` reads, whether they are recognized or must be tried.
    @Test(arguments: [90, 125, 250, 500]) func whatConformsIsReadWithALargeStack(depth: Int) async throws {
        let trees = [
            nested("[", "]", core: #""x","y",["z"]"#, depth: depth),
            nested(#"{"x":"#, "}", core: #"{"x":"y"}"#, depth: depth),
            nested(#"[{"x":"#, "}]", core: #"["y"]"#, depth: depth / 2),
        ]
        try await expectWhole(Tree.self, trees)
        try await expectWhole(
            Ambiguous.self,
            ["{}", #"{"left":1}"#, #"{"right":1}"#].map { nested(#"{"x":"#, "}", core: $0, depth: depth) })
        try await expectWhole([Tree].self, [list(trees)])
    }

    private func expectWhole<Value: Codable & Sendable>(_ type: Value.Type, _ texts: [String]) async throws {
        for text in texts {
            let data = Data(text.utf8)
            let (outcome, encoded, strict) = try await onThread(stackSize: Self.largeStack) {
                let outcome = try JSONDecoder().decodeReporting(type, from: data)
                let decoder = JSONDecoder()
                decoder.userInfo[.decodingPolicy] = DecodingPolicy.strict
                let strict = try JSONEncoder().encode(decoder.decode(type, from: data))
                return (outcome, try JSONEncoder().encode(outcome.value), strict)
            }
            #expect(outcome.issueCount == 0)
            #expect(String(decoding: encoded, as: UTF8.self) == text)
            #expect(strict == encoded)
        }
    }

    /// A small stack does not decode the value but keeps it. It is written on a large stack.
    @Test func whatASmallStackDoesNotReachIsKept() async throws {
        let text = nested(#"{"x":"#, "}", core: #"{"right":1}"#, depth: 250)
        let outcome = try await onThread(stackSize: Self.smallStack) {
            try JSONDecoder().decodeReporting(Ambiguous.self, from: Data(text.utf8))
        }
        #expect(outcome.issues.allSatisfy { $0.kind == .malformed })
        let encoded = try await onThread(stackSize: Self.largeStack) { try JSONEncoder().encode(outcome.value) }
        #expect(String(decoding: encoded, as: UTF8.self) == text)
    }

    /// A value beyond the budget is lost, and a report names it. Another decoding has its own budget.
    @Test func whatIsLostIsReported() async throws {
        // No guess can be right in this order.
        var state: UInt32 = 1
        let layers = (0..<480).map { _ in
            state = state &* 1_664_525 &+ 1_013_904_223
            return state >> 31 == 0 ? ("[", "]") : (#"{"x":"#, "}")
        }
        func value(_ core: String) -> String {
            layers.map(\.0).joined() + core + layers.reversed().map(\.1).joined()
        }
        let data = Data(list(Array(repeating: value(#""y""#), count: 10)).utf8)
        let start = ContinuousClock.now
        let outcome = try await onThread(stackSize: Self.largeStack) {
            try JSONDecoder().decodeReporting([Tree].self, from: data)
        }
        #expect(ContinuousClock.now - start < .seconds(5))
        #expect(outcome.value.count == 10)
        #expect(outcome.issueCount > 0)
        #expect(outcome.issues.allSatisfy { [.malformed, .droppedElement].contains($0.kind) })
        let encoded = try await onThread(stackSize: Self.largeStack) {
            _ = try JSONDecoder().decodeReporting([Tree].self, from: data)
            let text = list([nested("[", "]", core: #""y""#, depth: 500)])
            return try JSONEncoder().encode(JSONDecoder().decode([Tree].self, from: Data(text.utf8)))
        }
        #expect(String(decoding: encoded, as: UTF8.self) == list([nested("[", "]", core: #""y""#, depth: 500)]))
    }
}

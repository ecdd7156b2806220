import TestSupport
import Testing
@testable import YAMLTree

/// A value in both formats gives equal trees.
@Suite struct YAMLAndJSONTwinsTests {
    @Test(arguments: UInt64(0)..<200)
    func twinsAreEqual(seed: UInt64) throws {
        var random = SeededRandom(seed: seed)
        let value = RandomValue.random(depth: 4, using: &random)
        let json = value.json(using: &random)
        let yaml = "---" + value.yaml(indentation: "", using: &random)
        let fromJSON = try TreeReading("[\(json)]", path: "in.json").root().elements[0]
        let fromYAML = try TreeReading(yaml).root()
        #expect(fromYAML.isEqual(to: fromJSON), "\(yaml)\n\(json)")
        try expectEqual(fromJSON, value)
    }

    /// This compares with the original value, because both readers could have an equal fault.
    private func expectEqual(_ node: YAMLNode, _ value: RandomValue) throws {
        switch value {
        case .null: #expect(node.scalar == .null)
        case .boolean(let flag): #expect(node.scalar == .boolean(flag))
        case .number(let text): #expect(node.text == text)
        case .string(let text): #expect(node.scalar == .string(text))
        case .sequence(let elements):
            try #require(node.count == elements.count)
            for (element, expected) in zip(node.elements, elements) { try expectEqual(element, expected) }
        case .mapping(let pairs):
            try #require(node.pairs.map(\.key) == pairs.map(\.key))
            for (pair, expected) in zip(node.pairs, pairs) { try expectEqual(pair.value, expected.value) }
        }
    }
}

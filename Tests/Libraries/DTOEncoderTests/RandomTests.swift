@_spi(Generated) import DTORuntime
import Foundation
import TestSupport
import Testing

/// Encodes random values with both encoders.
@Suite struct RandomTests {
    @Test(arguments: TestExtent.sample(0..<40 as Range<UInt64>, 8))
    func values(seed: UInt64) {
        var source = RandomValues(random: SeededRandom(seed: seed))
        for _ in 0..<25 {
            EncoderComparison().expectSame(source.value(depth: 5))
            EncoderComparison().expectSame(source.tree(depth: 4))
        }
    }
}

/// A value that encodes itself in any of the possible ways.
private indirect enum Tree: Encodable {
    case leaf(JSONValue)
    case members([(String, Tree)])
    case nested([(String, Tree)])
    case elements([Tree])
    case parts([Tree])
    case single(Tree)
    case inherited(Tree)

    private struct Key: CodingKey {
        let stringValue: String
        var intValue: Int? { nil }

        init(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }
    }

    func encode(to encoder: any Encoder) throws {
        switch self {
        case .leaf(let value): try value.encode(to: encoder)
        case .members(let members):
            var container = encoder.container(keyedBy: Key.self)
            for (name, value) in members { try container.encode(value, forKey: Key(stringValue: name)) }
        case .nested(let members):
            var container = encoder.container(keyedBy: Key.self)
            var inner = container.nestedContainer(keyedBy: Key.self, forKey: Key(stringValue: "nested"))
            for (name, value) in members {
                try inner.encode(value, forKey: Key(stringValue: name))
                try container.encode(value, forKey: Key(stringValue: "\(name)2"))
            }
        case .elements(let elements):
            var container = encoder.unkeyedContainer()
            for element in elements { try container.encode(element) }
        case .parts(let elements):
            var container = encoder.unkeyedContainer()
            for element in elements {
                var inner = container.nestedUnkeyedContainer()
                try inner.encode(element)
                try element.encode(to: container.superEncoder())
            }
        case .single(let value):
            var container = encoder.singleValueContainer()
            try container.encode(value)
        case .inherited(let value):
            var container = encoder.container(keyedBy: Key.self)
            try value.encode(to: container.superEncoder())
        }
    }
}

private struct RandomValues {
    var random: SeededRandom

    mutating func value(depth: Int) -> JSONValue {
        switch Int.random(in: 0..<(depth > 0 ? 9 : 6), using: &random) {
        case 0: return .null
        case 1: return .bool(Bool.random(using: &random))
        case 2: return .integer(Int64(truncatingIfNeeded: random.next() >> UInt64.random(in: 0..<64, using: &random)))
        case 3: return .number(Double.random(in: -1000...1000, using: &random))
        case 4, 5: return .string(text())
        case 6: return .array((0..<count()).map { _ in value(depth: depth - 1) })
        default:
            return .object(Dictionary((0..<count()).map { _ in (text(), value(depth: depth - 1)) }) { $1 })
        }
    }

    mutating func tree(depth: Int) -> Tree {
        guard depth > 0 else { return .leaf(value(depth: 1)) }
        switch Int.random(in: 0..<7, using: &random) {
        case 0: return .leaf(value(depth: 2))
        case 1: return .members((0..<count()).map { _ in (text(), tree(depth: depth - 1)) })
        case 2: return .nested((0..<count()).map { _ in (text(), tree(depth: depth - 1)) })
        case 3: return .elements((0..<count()).map { _ in tree(depth: depth - 1) })
        case 4: return .parts((0..<count()).map { _ in tree(depth: depth - 1) })
        case 5: return .single(tree(depth: depth - 1))
        default: return .inherited(tree(depth: depth - 1))
        }
    }

    private mutating func count() -> Int { Int.random(in: 0..<5, using: &random) }

    /// Returns a text. Most texts are short, so that keys are repeated.
    private mutating func text() -> String {
        let scalars = Array("abA_z\"\\/\n\u{1}éeé\u{301}😀".unicodeScalars)
        return String(
            String.UnicodeScalarView(
                (0..<Int.random(in: 0..<12, using: &random)).map { _ in
                    scalars[Int.random(in: 0..<scalars.count, using: &random)]
                }))
    }
}

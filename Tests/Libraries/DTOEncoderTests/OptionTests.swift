@_spi(Generated) import DTORuntime
import Foundation
import Testing

/// Tests that the options of `JSONEncoder` give equal results.
@Suite struct OptionTests {
    private struct Values: Encodable {
        var date = Date(timeIntervalSince1970: 1_700_000_000.5)
        var dates: [Date?] = [Date(timeIntervalSince1970: 0), nil]
        var data = Data([0xFF, 0xFE, 0x00])
        var byName = ["aKey": Data([1])]
        var number = Double.infinity
        var small = -Float.infinity
        var none: [Double] = [.nan]
    }

    private static func texts(_ foundation: JSONEncoder) {
        foundation.nonConformingFloatEncodingStrategy = .convertToString(
            positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    }

    private static func texts(_ own: inout DTOEncoder) {
        own.nonConformingFloatStrategy = .convertToString(positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    }

    private func expectSame(
        _ value: some Encodable, _ foundation: (JSONEncoder) -> Void, _ own: (inout DTOEncoder) -> Void,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let comparison = EncoderComparison {
            Self.texts($0)
            foundation($0)
        } _: {
            Self.texts(&$0)
            own(&$0)
        }
        comparison.expectSame(value, sourceLocation: sourceLocation)
    }

    @Test func dates() {
        expectSame(Values(), { _ in }, { _ in })
        expectSame(Values(), { $0.dateEncodingStrategy = .secondsSince1970 }, { $0.dateStrategy = .secondsSince1970 })
        expectSame(
            Values(), { $0.dateEncodingStrategy = .millisecondsSince1970 },
            { $0.dateStrategy = .millisecondsSince1970 })
        expectSame(Values(), { $0.dateEncodingStrategy = .iso8601 }, { $0.dateStrategy = .iso8601 })
        expectSame(
            Values(), { $0.dateEncodingStrategy = .custom(Self.write) }, { $0.dateStrategy = .custom(Self.write) })
        expectSame(
            Values(), { $0.dateEncodingStrategy = .custom { _, _ in } }, { $0.dateStrategy = .custom { _, _ in } })
    }

    @Sendable private static func write(_ date: Date, to encoder: any Encoder) throws {
        var container = encoder.unkeyedContainer()
        try container.encode(date.timeIntervalSince1970)
        try container.encode(encoder.codingPath.map(\.stringValue))
    }

    @Test func data() {
        expectSame(Values(), { $0.dataEncodingStrategy = .deferredToData }, { $0.dataStrategy = .deferredToData })
        expectSame(
            Values(), { $0.dataEncodingStrategy = .custom { try $0.count.encode(to: $1) } },
            { $0.dataStrategy = .custom { try $0.count.encode(to: $1) } })
    }

    @Test func keys() {
        struct Names: Encodable {
            var plain = 1, twoWords = 2, myURLProperty = 3, aURL = 4, _private = 5, endsIn_ = 6, x1Y2 = 7
            var ABC = 8, éÀb = 9
            var byName = ["leftAlone": ["asWell": 1]]
            var inner: [Names]?
        }
        let names = Names(inner: [Names()])
        expectSame(names, { $0.keyEncodingStrategy = .convertToSnakeCase }, { $0.keyStrategy = .convertToSnakeCase })
        expectSame(
            names, { $0.keyEncodingStrategy = .custom(Self.convert) }, { $0.keyStrategy = .custom(Self.convert) })
        expectSame(
            ByHand(way: .interleaved), { $0.keyEncodingStrategy = .custom(Self.convert) },
            { $0.keyStrategy = .custom(Self.convert) })
        // All members have one name.
        expectSame(
            names, { $0.keyEncodingStrategy = .custom { _ in Key(stringValue: "k") } },
            { $0.keyStrategy = .custom { _ in Key(stringValue: "k") } })
    }

    /// A key that contains its path.
    @Sendable private static func convert(_ path: [any CodingKey]) -> any CodingKey {
        Key(stringValue: path.map(\.stringValue).joined(separator: "."))
    }

    private struct Key: CodingKey {
        let stringValue: String
        var intValue: Int? { nil }

        init(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }
    }

    @Test func userInfo() throws {
        struct Asking: Encodable {
            func encode(to encoder: any Encoder) throws {
                let key = try #require(CodingUserInfoKey(rawValue: "word"))
                try ((encoder.userInfo[key] as? String) ?? "none").encode(to: encoder)
            }
        }
        var encoder = DTOEncoder()
        encoder.userInfo[try #require(CodingUserInfoKey(rawValue: "word"))] = "given"
        #expect(try encoder.encode([Asking()]) == Data(#"["given"]"#.utf8))
    }

    @Test func oneEncoderServesManyThreads() async throws {
        var encoder = DTOEncoder()
        encoder.outputFormatting = .sortedKeys
        let shared = encoder
        let expected = try shared.encode(["a": ByHand(way: .interleaved)])
        try await withThrowingTaskGroup(of: Bool.self) { group in
            for _ in 0..<64 {
                group.addTask { try shared.encode(["a": ByHand(way: .interleaved)]) == expected }
            }
            for try await isSame in group { #expect(isSame) }
        }
    }
}

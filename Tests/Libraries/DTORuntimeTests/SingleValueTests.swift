@_spi(Generated) import DTORuntime
import Foundation
import Testing

/// Tests variants of a union whose types encoders write in their own way.
@Suite struct SingleValueTests {
    private struct Union<Value: Encodable>: Encodable {
        var value: Value

        func encode(to encoder: any Encoder) throws {
            try SingleValue(value).encode(to: encoder)
        }
    }

    @Test func anEncodersOwnWayIsTaken() throws {
        let url = try #require(URL(string: "https://example.com"))
        let decimal = try #require(Decimal(string: "1.5"))
        #expect(try encode([Union(value: decimal)]) == json("[1.5]"))
        #expect(try encode([Union(value: url)]) == json(#"["https://example.com"]"#))
    }

    @Test func allOthersAreAsTheyAre() throws {
        #expect(try encode(Union(value: ["a": [1]])) == json(#"{"a": [1]}"#))
        #expect(try encode([Union(value: "text")]) == json(#"["text"]"#))
    }
}

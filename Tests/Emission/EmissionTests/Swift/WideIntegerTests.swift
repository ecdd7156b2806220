import Diagnostics
import Files
import Foundation
import Generation
import GenerationSettings
import Testing

/// An `Int` has 32 bits on `arm64_32`, the processor of older watches. Generated code compiles there too.
@Suite struct WideIntegerTests {
    private static let document = """
        openapi: 3.1.0
        info: {title: T, version: "1"}
        paths: {}
        components:
          schemas:
            Identifier: {type: integer}
            Large: {type: integer, default: 5000000000}
            Kind: {type: integer, enum: [1, 5000000000]}
            Work:
              type: object
              required: [stamp]
              properties:
                stamp: {type: integer, format: int64}
                size: {type: integer, maximum: 5000000000}
                owner: {$ref: "#/components/schemas/Identifier", default: 5000000000}
                small: {$ref: "#/components/schemas/Identifier", default: 2147483647}
                parts: {type: array, items: {type: integer}, default: [1, -2147483649]}
                price: {type: number, format: decimal, default: 3000000000}
                rate: {type: number, format: decimal, default: 30000000.001}

        """

    @Test func literalsFitIntoThirtyTwoBits() throws {
        let result = GenerationPipeline.run(
            GenerationInput(
                document: SourceFile(path: "openapi.yaml", text: Self.document),
                overrides: OptionOverrides(emit: [.models])))
        let files = try #require(result.files, "\(result.diagnostics.map(\.message))").files
        let code = files.filter { $0.path.hasSuffix(".swift") }.map { String(decoding: $0.bytes, as: UTF8.self) }
            .joined()
        for line in [
            "public typealias Identifier = Int\n", "public typealias Large = Int64\n", "stamp: Int64", "size: Int64?",
            "Int(clamping: Int64(5000000000))", "default: 2147483647", "[1, Int(clamping: Int64(-2147483649))]",
            #"Decimal(string: "3000000000") ?? 0"#, #"Decimal(string: "30000000.001") ?? 0"#,
        ] { #expect(code.contains(line), "\(line)") }
        #expect(code.contains("enum Kind: RawRepresentable") || code.contains("Int64"))
    }
}

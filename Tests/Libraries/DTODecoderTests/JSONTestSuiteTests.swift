@_spi(Generated) import DTORuntime
import DecoderComparison
import Foundation
import TestSupport
import Testing

/// Nicolas Seriot's collection of texts that are JSON (`y_`), that are not JSON (`n_`), or that may be refused (`i_`).
@Suite(.enabled(if: SharedFolder.isPresent))
struct JSONTestSuiteTests {
    private static let folder = "suites/json-parsing/test_parsing"

    @Test(arguments: SharedFolder.names(in: folder))
    func whatIsJSONIsDecodedAndNothingElse(name: String) throws {
        let data = Data(try #require(SharedFolder.bytes("\(Self.folder)/\(name)")))
        let error = failure(of: data)
        switch name.prefix(2) {
        case "y_": #expect(error == nil)
        case "n_": #expect(error is InvalidJSON)
        default: #expect(error == nil || Self.refused.contains { name.contains($0) })
        }
        guard !Self.knownDifferences.contains(name) else { return }
        #expect(DecoderComparison.differences(JSONValue.self, data) == [])
        #expect(DecoderComparison.differences([JSONValue].self, data) == [])
        #expect(DecoderComparison.differences([Double].self, data) == [])
        #expect(DecoderComparison.differences([Decimal].self, data) == [])
        #expect(DecoderComparison.differences([String: [Int64]].self, data) == [])
    }

    /// Returns the reason why a document is refused although nothing of it is decoded.
    private func failure(of data: Data) -> (any Error)? {
        do {
            _ = try DTODecoder().decode(Whole.self, from: data)
            return nil
        } catch DecodingError.dataCorrupted(let context) {
            return context.underlyingError
        } catch {
            return error
        }
    }

    /// Texts that may be refused are refused if they are neither UTF-8 nor UTF-16. Numbers of any size are accepted,
    /// and so are halves of surrogate pairs. Foundation reads 0 for a number that is too small before it makes an
    /// integer, and refuses `0e1`. It also has no value for an object with a key that is not Unicode.
    private static let knownDifferences = [
        "i_number_double_huge_neg_exp.json", "i_number_real_underflow.json", "y_number_0e1.json",
        "i_object_key_lone_2nd_surrogate.json",
    ]

    private static let refused = [
        "invalid_utf-8", "invalid-utf-8", "overlong", "iso_latin_1", "lone_utf8_continuation_byte",
        "not_in_unicode_range",
        "truncated-utf-8", "UTF-8_invalid_sequence", "UTF8_surrogate", "500_nested_arrays", "utf16", "BOM",
    ]

    /// A type that decodes nothing of its document.
    private struct Whole: Decodable {
        init(from decoder: any Decoder) {}
    }
}

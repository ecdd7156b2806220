import DTORuntime
import DecoderComparison
import Foundation
import TestSupport
import Testing

/// Nicolas Seriot's collection of texts that are JSON (`y_`), are none (`n_`), or may be refused (`i_`).
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

    /// Why a document is refused although nobody looks at it.
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

    /// Of what may be refused: what is not UTF-8 or UTF-16. A number is accepted whatever its size, and a half of a surrogate pair is what it is.
    /// Foundation makes 0 of a number that is too small on its way to an integer, and nothing of `0e1`; and an object with a key that is no Unicode has no value at all
    /// for it.
    private static let knownDifferences = [
        "i_number_double_huge_neg_exp.json", "i_number_real_underflow.json", "y_number_0e1.json",
        "i_object_key_lone_2nd_surrogate.json",
    ]

    private static let refused = [
        "invalid_utf-8", "invalid-utf-8", "overlong", "iso_latin_1", "lone_utf8_continuation_byte",
        "not_in_unicode_range",
        "truncated-utf-8", "UTF-8_invalid_sequence", "UTF8_surrogate", "500_nested_arrays", "utf16", "BOM",
    ]

    /// A document that nobody looks at.
    private struct Whole: Decodable {
        init(from decoder: any Decoder) {}
    }
}

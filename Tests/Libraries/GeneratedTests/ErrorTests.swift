import BooksTrackAPI
import DTORuntime
import Foundation
import Testing

/// Decodes errors in all forms that the backend has sent.
@Suite struct ErrorTests {
    @Test("Row 7: retryable is absent in errors before version 3.2")
    func retryableWasAdded() throws {
        let old = try read(ApiError.self, #"{"code": "PROVIDER_TIMEOUT", "message": "m"}"#)
        #expect(old.value.retryable == nil)
        #expect(old.report == [])
        let new = try read(ApiError.self, #"{"code": "PROVIDER_TIMEOUT", "message": "m", "retryable": true}"#)
        #expect(new.value.retryable == true)
        let damaged = try read(ApiError.self, #"{"code": "X", "message": "m", "retryable": "maybe"}"#)
        #expect(damaged.value.retryable == nil)
        #expect(damaged.report == ["typeMismatch retryable"])
    }

    @Test("Row 34: a rate limit whose error is text, beside code and details")
    func flatRateLimit() throws {
        let body = try read(
            ErrorBody.self,
            #"{"error": "Too many requests", "code": "RATE_LIMIT_EXCEEDED", "details": {"retryAfter": "30"}}"#)
        let expected = FlatError(
            error: "Too many requests", code: "RATE_LIMIT_EXCEEDED", details: ["retryAfter": "30"])
        #expect(body.value == .flatError(expected))
        #expect(body.report == [])
    }

    @Test("Row 34: an error that is text and nothing else")
    func tokenRefreshError() throws {
        let body = try read(ErrorBody.self, #"{"error": "Token expired"}"#)
        #expect(body.value == .flatError(FlatError(error: "Token expired")))
        #expect(body.report == [])
    }

    @Test("Row 34: the error of version 3.2 is a record")
    func recordError() throws {
        let body = try read(ErrorBody.self, EnvelopeTests.version32Failure)
        let error = ApiError(code: "NOT_FOUND", message: "Book not found", retryable: false)
        #expect(body.value == .errorResponse(ErrorResponse(error: error)))
        #expect(body.report == [])
    }

    @Test("Row 34: a stream that was not opened gives a hint")
    func streamRejection() throws {
        let body = try read(
            StreamRejection.self,
            #"{"error": {"code": "INVALID_ACCEPT_HEADER", "message": "m", "hint": "Send Accept."}}"#)
        #expect(body.value.error.hint == "Send Accept.")
        #expect(body.value.error.code == "INVALID_ACCEPT_HEADER")
        #expect(body.report == [])
    }

    @Test("An open circuit says how long, in the error or in its details")
    func openCircuit() throws {
        let inside = try read(
            ApiError.self,
            #"{"code": "CIRCUIT_OPEN", "message": "m", "provider": "isbndb", "retryable": true, "retryAfterMs": 60000}"#
        )
        #expect(inside.value.retryAfterMs == 60_000)
        #expect(inside.value.provider == "isbndb")
        let details = try read(
            ApiError.self,
            #"{"code": "CIRCUIT_OPEN", "message": "m", "details": {"provider": "isbndb", "retryAfterMs": 60000}}"#)
        #expect(details.value.retryAfterMs == nil)
        #expect(details.value.details?["retryAfterMs"]?.integerValue == 60_000)
        #expect(inside.report + details.report == [])
    }

    @Test("Row 51: an image quality and an error code that are listed nowhere")
    func unlistedValues() throws {
        let quality = try read([ImageQuality].self, #"["unknown", "missing", "high"]"#)
        #expect(quality.value == [.unknown, .unrecognized("missing"), .high])
        #expect(quality.report == ["unknownValue [1]"])
        #expect(try written(quality.value) == ["unknown", "missing", "high"])
        let error = try read(ApiError.self, #"{"code": "AUTH_ERROR", "message": "m"}"#)
        #expect(error.value.code == "AUTH_ERROR")
        #expect(error.report == [])
    }

    @Test(
        "Row 43: what is no JSON, or JSON of another kind, is a DecodingError",
        arguments: [
            "", "<html><body>502</body></html>", "[]", "7", "null", #"{"success": true"#,
        ])
    func malformedAnswer(_ text: String) {
        #expect(throws: DecodingError.self) { try decode(BookSearchEnvelope.self, text) }
    }
}

/// The details of an error may be any JSON.
@Suite struct JSONDetailsTests {
    @Test("Row 39: null, nesting, Booleans and numbers stay what they are, and are written back so")
    func anyValue() throws {
        let text = #"""
            {"code": "X", "message": "m", "details": {
              "nothing": null, "flag": true, "one": 1, "zero": 0, "big": 9007199254740993, "huge": 18446744073709551615,
              "fraction": 0.1, "list": [null, [1, false], {"deep": {"er": null}}], "text": "1", "empty": {}}}
            """#
        let error = try read(ApiError.self, text)
        let details = try #require(error.value.details)
        #expect(details["nothing"] == .null)
        #expect(details["flag"]?.boolValue == true)
        #expect(details["one"]?.boolValue == nil)
        #expect(details["one"]?.integerValue == 1)
        #expect(details["zero"]?.integerValue == 0)
        #expect(details["big"]?.integerValue == 9_007_199_254_740_993)
        #expect(details["list"]?[2]?["deep"]?["er"]?.isNull == true)
        #expect(error.report == [])
        #expect(try written(error.value) == json(text))
        let bytes = String(decoding: try JSONEncoder().encode(error.value), as: UTF8.self)
        #expect(bytes.contains("18446744073709551615"))
        #expect(bytes.contains("9007199254740993"))
    }

    @Test("Row 39: details that are null are no details")
    func nullDetails() throws {
        let error = try read(ApiError.self, #"{"code": "X", "message": "m", "details": null}"#)
        #expect(error.value.details == nil)
        #expect(error.report == [])
    }
}

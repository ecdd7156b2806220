import BooksTrackAPI
import DTORuntime
import Foundation
import Testing

/// These tests check which responses are successes: `success` decides first, then an error means failure, and then data
/// mean success.
@Suite struct EnvelopeOutcomeTests {
    @Test(
        "Versions 2, 3.2 and between: each success gives its payload",
        arguments: [
            EnvelopeTests.version2Success, EnvelopeTests.version32Success, EnvelopeTests.transition,
        ])
    func success(_ text: String) throws {
        #expect(try decode(BookSearchEnvelope.self, text).payload().works.map(\.title) == ["Dune"])
    }

    @Test(
        "Versions 2 and 3.2: each failure throws the API's error",
        arguments: [
            (EnvelopeTests.version2Failure, "PROVIDER_TIMEOUT"), (EnvelopeTests.version32Failure, "NOT_FOUND"),
        ])
    func failure(_ text: String, code: String) throws {
        let answer = try decode(BookSearchEnvelope.self, text)
        let error = #expect(throws: ApiError.self) { try answer.payload() }
        #expect(error?.code == code)
    }

    @Test("Version 1: success")
    func versionOneSuccess() throws {
        let answer = try read(LegacyEnrichmentJobResponse.self, EnvelopeTests.version1Success)
        #expect(try answer.value.payload().jobId == "batch_abc123")
        #expect(answer.value.data?.queuedCount == 2)
        #expect(answer.value.error == nil)
        #expect(answer.value.meta.requestId == "r1")
        #expect(answer.report == [])
        #expect(try written(answer.value) == json(EnvelopeTests.version1Success))
    }

    @Test("Version 1: failure")
    func versionOneFailure() throws {
        let answer = try read(LegacyEnrichmentJobResponse.self, EnvelopeTests.version1Failure)
        #expect(throws: ApiError(code: "INVALID_QUERY", message: "Empty query")) { try answer.value.payload() }
        #expect(answer.value.data == nil)
        #expect(answer.value.meta.timestamp == "2025-09-01T07:00:00Z")
        #expect(answer.report == [])
        #expect(try written(answer.value) == json(EnvelopeTests.version1Failure))
    }

    @Test("Health: data and nothing else")
    func health() throws {
        let answer = try read(HealthEnvelope.self, #"{"data": {"status": "ok", "router": "hono"}}"#)
        #expect(try answer.value.payload().status == "ok")
        #expect(answer.report == [])
        // The contract promises this payload, so its absence is damage, as with any required property.
        let none = try read(HealthEnvelope.self, "{}")
        #expect(try none.value.payload().status == "")
        #expect(none.report == ["missing data"])
    }

    @Test("Bare: recommendations have no envelope")
    func bare() throws {
        let text = #"{"week_of": "2025-11-24", "books": [], "generated_at": "2025-11-23T00:00:00Z"}"#
        let answer = try read(WeeklyRecommendations.self, text)
        #expect(answer.value.weekOf == "2025-11-24")
        #expect(answer.report == [])
        #expect(try written(answer.value) == json(text))
    }

    @Test("An error that is text means failure, and the text is its message")
    func errorAsText() throws {
        let answer = try read(
            HealthEnvelopeOfTwo.self, #"{"error": "It broke.", "metadata": {"timestamp": "2025-11-15T09:00:00Z"}}"#)
        #expect(throws: ApiError(code: "UNKNOWN", message: "It broke.")) { try answer.value.payload() }
        #expect(answer.report == ["coerced error"])
    }

    @Test("An error of another type still means failure", arguments: ["5", "true", "[]"])
    func errorOfAnotherType(_ error: String) throws {
        let answer = try decode(HealthEnvelopeOfTwo.self, #"{"error": \#(error), "data": {"status": "ok"}}"#)
        #expect(throws: ApiError(code: "UNKNOWN", message: "")) { try answer.payload() }
    }
}

private typealias HealthEnvelopeOfTwo = ResponseEnvelope<Health>

/// Each of the four keys may be present or absent in every combination.
@Suite struct EnvelopePresenceTests {
    struct Presence: CustomTestStringConvertible, Sendable {
        let success: Bool?
        let hasData: Bool
        let hasMetadata: Bool
        let hasError: Bool

        var text: String {
            let members = [
                success.map { #""success": \#($0)"# }, hasData ? #""data": {"status": "ok"}"# : nil,
                hasMetadata ? #""metadata": {"timestamp": "2025-11-15T09:00:00Z"}"# : nil,
                hasError ? #""error": {"code": "X", "message": "m"}"# : nil,
            ]
            return "{\(members.compactMap { $0 }.joined(separator: ", "))}"
        }

        var testDescription: String { text }
    }

    static let successes: [Bool?] = [nil, true, false]
    static let all: [Presence] = successes.flatMap { success in
        (0..<8).map { (bits: Int) -> Presence in
            Presence(success: success, hasData: bits & 1 > 0, hasMetadata: bits & 2 > 0, hasError: bits & 4 > 0)
        }
    }

    @Test("Any presence of success, data, metadata and error gives a payload or an error, by the rules", arguments: all)
    func payload(_ presence: Presence) throws {
        let answer = try read(ResponseEnvelope<Health>.self, presence.text)
        #expect(answer.report == (presence.hasMetadata ? [] : ["missing metadata"]))
        let result = Result { try answer.value.payload() }
        switch (presence.success, presence.hasError, presence.hasData) {
        case (true, _, true), (nil, false, true):
            #expect(try result.get().status == "ok")
        case (true, _, false):
            #expect(throws: EnvelopeViolation.missingPayload(key: "data")) { try result.get() }
        case (false, true, _), (nil, true, _):
            #expect(throws: ApiError(code: "X", message: "m")) { try result.get() }
        case (false, false, _):
            #expect(throws: ApiError(code: "UNKNOWN", message: "")) { try result.get() }
        case (nil, false, false):
            #expect(throws: EnvelopeViolation.undecided(keys: ["success", "data", "error"])) { try result.get() }
        }
    }

    @Test("The legacy envelope never traps either", arguments: all)
    func legacy(_ presence: Presence) {
        let result = Result { try decode(ApiResponse<Health>.self, presence.text).payload() }
        switch (presence.success, presence.hasError, presence.hasData) {
        case (true, _, true), (nil, false, true): #expect(throws: Never.self) { try result.get() }
        case (true, _, false), (false, _, _), (nil, true, _), (nil, false, false):
            #expect(throws: (any Error).self) { try result.get() }
        }
    }
}

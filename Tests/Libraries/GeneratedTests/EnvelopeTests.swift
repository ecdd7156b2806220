import BooksTrackAPI
import DTORuntime
import Foundation
import Testing

/// Decodes envelopes in all forms that versions 1 to 3.2 of the backend have sent.
@Suite struct EnvelopeTests {
    @Test("Row 3: answers with and without success decode, and what was said is written back")
    func successKeyWasAdded() throws {
        let old = try read(BookSearchEnvelope.self, Self.version2Success)
        #expect(old.value.success == nil)
        #expect(old.report == [])
        let new = try read(BookSearchEnvelope.self, Self.version32Success)
        #expect(new.value.success == true)
        #expect(new.report == [])
        #expect(try written(old.value)["success"] == nil)
        #expect(try written(new.value)["success"] == true)
    }

    @Test("Row 4: success went missing again, in one answer together with metadata")
    func successKeyIsMissing() throws {
        let answer = try read(BookSearchEnvelope.self, #"{"data": {"works": [], "editions": [], "authors": []}}"#)
        #expect(answer.value.success == nil)
        #expect(answer.value.metadata.timestamp == "")
        #expect(answer.report == ["missing metadata"])
        #expect(try answer.value.payload().works == [])
    }

    @Test("Row 5: meta is read where metadata is missing, and written as metadata")
    func metaWasRenamed() throws {
        let answer = try read(
            JobInitiationEnvelope.self,
            #"{"data": {"jobId": "import_abc123"}, "meta": {"timestamp": "2025-11-16T08:00:00Z", "cached": true}}"#,
            unknownKeys: true)
        #expect(answer.value.metadata.timestamp == "2025-11-16T08:00:00Z")
        #expect(answer.value.metadata.cached == true)
        #expect(answer.report == [])
        let text = try written(answer.value)
        #expect(text["metadata"]?["timestamp"] == "2025-11-16T08:00:00Z")
        #expect(text["meta"] == nil)
    }

    @Test("Row 5: metadata counts where both keys are there")
    func metadataBeforeMeta() throws {
        let answer = try read(
            HealthyEnvelope.self,
            """
            {"data": {}, "metadata": {"timestamp": "2025-11-15T09:00:00Z"}, "meta": {"timestamp": "2024-11-15T09:00:00Z"}}
            """)
        #expect(answer.value.metadata.timestamp == "2025-11-15T09:00:00Z")
    }

    @Test("Row 6: an error answer without data and metadata is no decoding error")
    func errorWithoutMetadata() throws {
        let answer = try read(BookSearchEnvelope.self, Self.version32Failure)
        #expect(answer.value.success == false)
        #expect(answer.value.data == nil)
        #expect(answer.report == ["missing metadata"])
        #expect(throws: ApiError(code: "NOT_FOUND", message: "Book not found", retryable: false)) {
            try answer.value.payload()
        }
        let plain = try read(ErrorResponse.self, Self.version32Failure)
        #expect(plain.value.error.code == "NOT_FOUND")
        #expect(plain.report == [])
    }

    @Test("Row 15: not found as 200 with empty lists, and as an error")
    func notFound() throws {
        let empty = try read(BookSearchEnvelope.self, Self.notFoundAsSuccess)
        let payload = try empty.value.payload()
        #expect(payload.works == [] && payload.editions == [] && payload.authors == [])
        #expect(payload.resultCount == 0)
        #expect(empty.value.metadata.provider == "none")
        #expect(empty.report == [])
        let failure = try decode(BookSearchEnvelope.self, Self.version32Failure)
        #expect(throws: ApiError.self) { try failure.payload() }
    }

    @Test("Row 50: an error code that nobody knows keeps the message", arguments: ["BRAND_NEW", "AUTH_ERROR", ""])
    func unknownErrorCode(_ code: String) throws {
        let answer = try read(
            LegacyEnrichmentJobResponse.self,
            """
            {"success": false, "error": {"code": "\(code)", "message": "No."}, "meta": {"timestamp": "2025-11-15T09:00:00Z"}}
            """)
        #expect(answer.value.error?.code == code)
        #expect(answer.value.error?.message == "No.")
        #expect(answer.report == [])
        #expect(try written(answer.value)["error"]?["code"]?.stringValue == code)
    }
}

private typealias HealthyEnvelope = ResponseEnvelope<Health>

extension EnvelopeTests {
    static let version2Success = #"""
        {"data": {"works": [WORK], "editions": [], "authors": []},
         "metadata": {"timestamp": "2025-11-15T09:00:00.123Z", "provider": "google-books", "traceId": "abc"}}
        """#
        .replacing("WORK", with: minimalWork)

    static let version2Failure = #"""
        {"data": null, "metadata": {"timestamp": "2025-11-15T09:00:00Z"},
         "error": {"message": "Timed out", "code": "PROVIDER_TIMEOUT"}}
        """#

    static let version32Success = #"""
        {"success": true, "data": {"works": [WORK], "editions": [], "authors": []},
         "metadata": {"timestamp": "2025-11-27T10:30:00Z", "source": "google_books", "cached": false}}
        """#
        .replacing("WORK", with: minimalWork)

    static let version32Failure = #"""
        {"success": false, "error": {"code": "NOT_FOUND", "message": "Book not found", "retryable": false}}
        """#

    static let transition = #"""
        {"success": true, "data": {"works": [WORK], "editions": [], "authors": []},
         "metadata": {"timestamp": "2025-11-27T10:30:00Z"}, "error": null}
        """#
        .replacing("WORK", with: minimalWork)

    static let notFoundAsSuccess = #"""
        {"data": {"works": [], "editions": [], "authors": [], "resultCount": 0},
         "metadata": {"timestamp": "2025-11-15T09:00:00Z", "provider": "none"}}
        """#

    static let version1Success = #"""
        {"success": true, "data": {"jobId": "batch_abc123", "queuedCount": 2},
         "meta": {"timestamp": "2025-09-01T07:00:00Z", "requestId": "r1", "cacheAge": 30}}
        """#

    static let version1Failure = #"""
        {"success": false, "error": {"code": "INVALID_QUERY", "message": "Empty query"},
         "meta": {"timestamp": "2025-09-01T07:00:00Z"}}
        """#

    /// The work has all keys that the contract requires, and no others.
    static let minimalWork = #"""
        {"title": "Dune", "subjectTags": [], "goodreadsWorkIDs": [], "amazonASINs": [], "librarythingIDs": [],
         "googleBooksVolumeIDs": [], "isbndbQuality": 0, "reviewStatus": "verified"}
        """#
}

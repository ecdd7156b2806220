import BooksTrackAPI
import DTORuntime
import Testing

/// These tests read jobs that have been started, and their states.
@Suite struct JobTests {
    @Test(
        "Row 8: authToken is the new name of token, and effectiveToken takes whichever is there",
        arguments: [
            (#""authToken": "new""#, "new"), (#""token": "old""#, "old"),
            (#""authToken": "new", "token": "old""#, "new"), (#""authToken": null, "token": "old""#, "old"),
        ])
    func effectiveToken(_ members: String, token: String) throws {
        let job = try decode(JobInitiationResponse.self, #"{"jobId": "import_abc123", \#(members)}"#)
        #expect(job.effectiveToken == token)
        #expect(try decode(ScanJobInitiation.self, #"{"jobId": "scan_1", \#(members)}"#).effectiveToken == token)
    }

    @Test("Row 8: neither token")
    func noToken() throws {
        let job = try read(JobInitiationResponse.self, #"{"jobId": "import_abc123"}"#)
        #expect(job.value.effectiveToken == nil)
        #expect(job.report == [])
    }

    @Test("Row 8: both tokens are written back under their own keys")
    func tokensAreWrittenBack() throws {
        let text = #"{"jobId": "import_abc123", "authToken": "new", "token": "old"}"#
        #expect(try written(decode(JobInitiationResponse.self, text)) == json(text))
    }

    @Test("Row 31: a job answers with a stream, with a socket, or with neither")
    func channels() throws {
        let stream = try read(
            JobInitiationResponse.self,
            #"{"jobId": "j", "sseUrl": "/api/v2/imports/j/stream", "statusUrl": "/api/v2/imports/j"}"#)
        #expect(stream.value.sseUrl == "/api/v2/imports/j/stream")
        #expect(stream.value.statusUrl == "/api/v2/imports/j")
        let socket = try read(JobInitiationResponse.self, #"{"jobId": "j", "websocketUrl": "/ws/progress?jobId=j"}"#)
        #expect(socket.value.sseUrl == nil)
        #expect(try written(socket.value)["websocketUrl"] == "/ws/progress?jobId=j")
        let neither = try read(JobInitiationResponse.self, #"{"jobId": "j"}"#)
        #expect(neither.value.sseUrl == nil && neither.value.statusUrl == nil)
        #expect(stream.report + socket.report + neither.report == [])
    }

    @Test("A job without its identity is not decoded, and the error says which key is missing")
    func jobWithoutIdentity() {
        let error = #expect(throws: DecodingError.self) {
            try decode(JobInitiationResponse.self, #"{"authToken": "t"}"#)
        }
        guard case .keyNotFound(let key, _) = error else {
            Issue.record("\(String(describing: error)) does not name the missing key")
            return
        }
        #expect(key.stringValue == "jobId")
    }

    @Test("An envelope whose job lacks its identity has no payload, and the report names the key")
    func envelopeOfJobWithoutIdentity() throws {
        let answer = try read(
            JobInitiationEnvelope.self,
            #"{"success": true, "data": {"authToken": "t"}, "metadata": {"timestamp": "2025-11-15T09:00:00Z"}}"#)
        #expect(throws: EnvelopeViolation.missingPayload(key: "data")) { try answer.value.payload() }
        #expect(answer.report == ["typeMismatch data"])
    }

    @Test(
        "Row 24: a state in another spelling is news, and is kept",
        arguments: [
            "PENDING", "COMPLETED", "CANCELLED", "cancelled", "complete", "queued",
        ])
    func stateSpellings(_ state: String) throws {
        let status = try read(JobStatus.self, #"{"jobId": "j", "status": "\#(state)", "progress": 0.5}"#)
        #expect(status.value.status == .unknown(state))
        #expect(status.report == ["unknownValue status"])
        #expect(try written(status.value)["status"]?.stringValue == state)
    }

    @Test("Row 24: the five states of the contract")
    func states() throws {
        for state in ["initialized", "processing", "completed", "failed", "canceled"] {
            let status = try read(JobStatus.self, #"{"jobId": "j", "status": "\#(state)", "progress": 1}"#)
            #expect(JobStatusValue.allCases.contains(status.value.status))
            #expect(status.report == [])
        }
    }

    @Test("Row 19: the keys of version 2.7 are read, and today's are written")
    func snakeCaseStatus() throws {
        let status = try read(
            JobStatus.self,
            #"{"job_id": "j", "status": "processing", "progress": 0.5, "total_rows": 10, "processed_rows": 5}"#,
            unknownKeys: true)
        #expect(status.value.jobId == "j")
        #expect(status.value.totalCount == 10)
        #expect(status.value.processedCount == 5)
        #expect(status.report == [])
        let text = #"{"jobId": "j", "status": "processing", "progress": 0.5, "totalCount": 10, "processedCount": 5}"#
        #expect(try written(status.value) == json(text))
    }

    @Test("Row 25: the stages that version 3.2 leaves out are optional; an estimate of three numbers is malformed")
    func stagesAreGone() throws {
        let today = try read(ScanJobInitiation.self, #"{"jobId": "scan_1", "totalPhotos": 3}"#)
        #expect(today.value.stages == nil && today.value.estimatedRange == nil)
        #expect(today.report == [])
        let legacy = try read(
            ScanJobInitiation.self,
            #"{"jobId": "scan_1", "stages": [{"name": "a"}, {"progress": 1}], "estimatedRange": [10, "x"]}"#)
        #expect(legacy.value.stages?.map(\.name) == ["a"])
        #expect(legacy.value.estimatedRange == nil)
        #expect(legacy.report == ["droppedElement stages[1]", "malformed estimatedRange"])
    }

    @Test("Results of jobs are told apart by what is in them")
    func jobResults() throws {
        let scan = try read(
            JobResults.self, #"{"totalDetected": 1, "approved": 1, "needsReview": 0, "books": [{"title": "Emma"}]}"#)
        let imported = try read(JobResults.self, #"{"booksCreated": 3, "errors": [{"row": 1}], "books": []}"#)
        let batch = try read(JobResults.self, #"{"enrichedBooks": [], "errors": [], "successRate": "0/0"}"#)
        guard case .scanResults(let results) = scan.value, case .importResults(let rows) = imported.value,
            case .batchEnrichmentResults = batch.value
        else {
            Issue.record("read as \(scan.value), \(imported.value), \(batch.value)")
            return
        }
        #expect(results.books.map(\.title) == ["Emma"])
        #expect(rows.booksCreated == 3)
        #expect(scan.report + imported.report + batch.report == [])
    }

    @Test("Row 23: rows that are text where records are expected are left out, each with its place")
    func rowErrorsAsText() throws {
        let results = try read(ImportResults.self, #"{"booksCreated": 1, "errors": ["bad", {"row": 2}]}"#)
        #expect(results.value.errors == [ImportRowError(row: 2)])
        #expect(results.report == ["droppedElement errors[0]"])
    }

    @Test("A new token in an envelope, and bare")
    func tokenRefresh() throws {
        let wrapped = try decode(
            TokenRefreshAnswer.self, #"{"data": {"newToken": "t"}, "metadata": {"timestamp": "2025-11-15T09:00:00Z"}}"#)
        guard case .tokenRefreshEnvelope(let envelope) = wrapped else {
            Issue.record("read as \(wrapped)")
            return
        }
        #expect(try envelope.payload().newToken == "t")
        let bare = try read(TokenRefreshAnswer.self, #"{"jobId": "j", "token": "t", "expiresIn": 7200}"#)
        #expect(bare.value == .issuedToken(IssuedToken(jobId: "j", token: "t", expiresIn: 7200)))
        #expect(bare.report == [])
    }
}

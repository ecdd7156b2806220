import BooksTrackAPI
import DTORuntime
import Testing

/// The events in the stream of a job, and the messages of the older web socket.
@Suite struct StreamTests {
    static let progress = #"""
        {"jobId": "import_abc123", "status": "processing", "progress": 0.4, "processedCount": 40, "totalCount": 100}
        """#

    static let summary = #"""
        {"type": "job_complete", "pipeline": "csv_import", "expiresAt": "2025-11-27T11:30:00Z",
         "summary": {"totalProcessed": 100, "successCount": 98, "failureCount": 2, "duration": 61000,
                     "resourceId": "job-results:import_abc123"}}
        """#

    static let completedState = #"""
        {"jobId": "import_abc123", "status": "completed", "progress": 1, "processedCount": 100, "totalCount": 100,
         "completedAt": "2025-11-27T10:31:00Z"}
        """#

    static let failed = #"""
        {"jobId": "import_abc123", "status": "failed", "progress": 0.4, "processedCount": 40, "totalCount": 100,
         "error": {"code": "E_CSV_PARSE_FAILED", "message": "Row 41", "retryable": false, "details": {"row": 41}}}
        """#

    @Test("Event processing")
    func processing() throws {
        let event = try read(JobProgress.self, Self.progress)
        #expect(event.value.progress == 0.4)
        #expect(event.value.processedCount == 40 && event.value.totalCount == 100)
        #expect(event.report == [])
        #expect(try written(event.value) == json(Self.progress))
    }

    @Test("Row 27: event completed carries a summary, or the shape of the state")
    func completed() throws {
        let new = try read(JobCompletedPayload.self, Self.summary)
        guard case .complete(let complete) = new.value else {
            Issue.record("read as \(new.value)")
            return
        }
        #expect(complete.summary.successCount == 98)
        #expect(complete.summary.resourceId == "job-results:import_abc123")
        let state = try read(JobCompletedPayload.self, Self.completedState)
        guard case .completedStatus(let status) = state.value else {
            Issue.record("read as \(state.value)")
            return
        }
        #expect(status.completedAt == "2025-11-27T10:31:00Z")
        #expect(new.report + state.report == [])
        #expect(try written(new.value) == json(Self.summary))
        #expect(try written(state.value) == json(Self.completedState))
    }

    @Test("Row 27: a shape that nobody knows is kept, and written back")
    func unknownShape() throws {
        let text = #"{"works": [{"title": "Dune"}], "total": 1.50}"#
        let event = try read(JobCompletedPayload.self, text)
        #expect(event.value == .unknown(try json(text)))
        #expect(event.report == ["unknownVariant"])
        #expect(try written(event.value) == json(text))
    }

    @Test("Row 28: many matching optional keys do not make a payload another one")
    func greedyVariant() throws {
        let text =
            #"{"booksCreated": 2, "books": [{"isbn": "1", "title": "T", "authors": []}], "errors": [], "metadata": {}, "expiresAt": "x"}"#
        let results = try read(JobResults.self, text)
        guard case .importResults(let imported) = results.value else {
            Issue.record("read as \(results.value)")
            return
        }
        #expect(imported.booksCreated == 2)
        #expect(imported.books.map(\.title) == ["T"])
        #expect(results.report == [])
    }

    @Test("Event failed")
    func failedEvent() throws {
        let event = try read(JobFailurePayload.self, Self.failed)
        guard case .jobFailed(let failure) = event.value else {
            Issue.record("read as \(event.value)")
            return
        }
        #expect(failure.error.code == "E_CSV_PARSE_FAILED")
        #expect(failure.error.details?["row"]?.integerValue == 41)
        #expect(event.report == [])
        #expect(try written(event.value) == json(Self.failed))
    }

    @Test(
        "Events error and timeout, where the error is text",
        arguments: [
            #"{"error": "stream_timeout", "message": "No news", "jobId": "import_abc123"}"#,
            #"{"error": "job_not_found", "message": "m"}"#, #"{"error": "stream_error"}"#,
        ])
    func streamError(_ text: String) throws {
        let event = try read(JobFailurePayload.self, text)
        guard case .streamError(let error) = event.value else {
            Issue.record("read as \(event.value)")
            return
        }
        #expect(try json(text)["error"]?.stringValue == error.error)
        #expect(event.report == [])
        #expect(try written(event.value) == json(text))
    }
}

@Suite struct SocketMessageTests {
    @Test(
        "Row 26: job_started counts under totalItems, totalCount, or not at all",
        arguments: [
            (#""totalCount": 3,"#, 3), (#""totalItems": 3,"#, 3), ("", nil),
        ])
    func started(_ members: String, count: Int?) throws {
        let payload = try read(
            ProgressSocketPayload.self, #"{"type": "job_started", \#(members) "estimatedDuration": 5}"#,
            unknownKeys: true)
        guard case .socketJobStarted(let started) = payload.value else {
            Issue.record("read as \(payload.value)")
            return
        }
        #expect(started.totalCount == count)
        #expect(payload.report == [])
    }

    @Test("Row 29: a message without jobId, and one whose payload says more than the contract")
    func message() throws {
        let message = try read(
            ProgressSocketMessage.self,
            #"{"type": "job_progress", "payload": {"type": "job_progress", "progress": 0.5, "status": "s", "data": {}}}"#
        )
        #expect(message.value.type == .jobProgress)
        #expect(message.value.jobId == nil)
        guard case .socketJobProgress(let progress) = message.value.payload else {
            Issue.record("read as \(message.value.payload)")
            return
        }
        #expect(progress.progress == 0.5)
        #expect(message.report == [])
    }

    @Test("Row 29: a payload of an older version is kept")
    func olderPayload() throws {
        let text = #"{"type": "job_progress", "payload": {"data": {"progress": 0.5}}}"#
        let message = try read(ProgressSocketMessage.self, text)
        #expect(message.value.payload == .unknown(["data": ["progress": 0.5]]))
        #expect(message.report == ["unknownVariant payload"])
        #expect(try written(message.value) == json(text))
    }

    @Test("Row 30: a keep-alive is a flag, not a text to search for")
    func keepAlive() throws {
        let payload = try decode(
            ProgressSocketPayload.self,
            #"{"type": "job_progress", "progress": 0.5, "status": "s", "keepAlive": true}"#)
        guard case .socketJobProgress(let progress) = payload else {
            Issue.record("read as \(payload)")
            return
        }
        #expect(progress.keepAlive == true)
    }

    @Test("A type of message that is new is kept, whatever it looks like")
    func newType() throws {
        let text = #"{"type": "job_paused", "progress": 0.5, "status": "s"}"#
        let payload = try read(ProgressSocketPayload.self, text)
        #expect(payload.value == .unknown(try json(text)))
        #expect(payload.report == ["unknownVariant"])
        #expect(try written(payload.value) == json(text))
    }

    @Test(
        "Each type of message has its variant",
        arguments: [
            "job_started", "job_progress", "job_complete", "error", "ready", "ready_ack", "reconnected", "batch-init",
            "batch-progress", "batch-complete", "batch-canceling", "ping", "pong",
        ])
    func types(_ type: String) throws {
        let payload = try decode(ProgressSocketPayload.self, #"{"type": "\#(type)"}"#)
        if case .unknown = payload { Issue.record("\(type) has no variant") }
        #expect(MessageType.allCases.map(\.rawValue).contains(type))
        #expect(try written(payload)["type"]?.stringValue == type)
    }
}

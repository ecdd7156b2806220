// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

#if DEBUG
    nonisolated extension Mocks {
        /// `GET /api/v2/imports/{jobId}/stream`: 200
        static let mock_api_v2_imports_import_abc123_stream_get = #"""
            id: 1
            event: initialized
            data: {"jobId": "jobId", "status": "status", "progress": 0, "processedCount": 304, "totalCount": 644, "startedAt": "2025-01-02T10:30:00Z"}

            id: 2
            event: processing
            data: {"jobId": "jobId", "status": "status", "progress": 0, "processedCount": 304, "totalCount": 644, "startedAt": "2025-01-02T10:30:00Z"}

            id: 3
            event: completed
            data: {"type": "job_complete", "pipeline": "pipeline", "summary": {"duration": 0, "resourceId": "resourceId"}, "expiresAt": "2025-02-24T10:30:00Z"}


            """#

        /// `GET /api/v2/imports/{jobId}/stream`: 400
        static let mock_api_v2_imports_import_abc123_stream_get__400 = #"""
            {
              "error": {
                "code": "INVALID_ACCEPT_HEADER",
                "message": "This resource is a stream of events.",
                "hint": "Send Accept: text/event-stream."
              }
            }
            """#

        /// `GET /api/v2/imports/{jobId}/stream`: 404
        static let mock_api_v2_imports_import_abc123_stream_get__404 = #"""
            {
              "success": false,
              "error": {
                "code": "NOT_FOUND",
                "message": "Book not found",
                "retryable": false
              }
            }
            """#
    }
#endif

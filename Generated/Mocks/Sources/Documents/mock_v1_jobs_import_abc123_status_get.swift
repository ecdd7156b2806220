// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

#if DEBUG
    nonisolated extension Mocks {
        /// `GET /v1/jobs/{jobId}/status`: 200
        static let mock_v1_jobs_import_abc123_status_get = #"""
            {
              "success": true,
              "metadata": {
                "timestamp": "2025-11-27T10:34:03Z"
              },
              "data": {
                "jobId": "import_abc123",
                "status": "processing",
                "progress": 0.5,
                "processedCount": 20,
                "totalCount": 40,
                "pipeline": "csv_import",
                "startTime": "2025-11-27T10:34:00Z"
              }
            }
            """#

        /// `GET /v1/jobs/{jobId}/status`: 200
        static let mock_v1_jobs_import_abc123_status_get__minimal = #"""
            {
              "success": true,
              "metadata": {
                "timestamp": "2025-11-27T10:34:03Z"
              },
              "data": {
                "jobId": "import_abc123",
                "status": "processing",
                "progress": 0.5
              }
            }
            """#

        /// `GET /v1/jobs/{jobId}/status`: 404
        static let mock_v1_jobs_import_abc123_status_get__404 = #"""
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

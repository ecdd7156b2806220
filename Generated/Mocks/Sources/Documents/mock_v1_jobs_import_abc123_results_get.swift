// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

#if DEBUG
    nonisolated extension Mocks {
        /// `GET /v1/jobs/{jobId}/results`: 200
        static let mock_v1_jobs_import_abc123_results_get = #"""
            {
              "success": true,
              "metadata": {
                "timestamp": "2025-11-27T10:37:00Z",
                "ttl": "1 hour"
              },
              "data": {
                "booksCreated": 2,
                "errors": [],
                "books": []
              }
            }
            """#

        /// `GET /v1/jobs/{jobId}/results`: 200
        static let mock_v1_jobs_import_abc123_results_get__minimal = #"""
            {
              "success": true,
              "metadata": {
                "timestamp": "2025-11-27T10:37:00Z"
              },
              "data": {
                "booksCreated": 2,
                "errors": [],
                "books": []
              }
            }
            """#

        /// `GET /v1/jobs/{jobId}/results`: 404
        static let mock_v1_jobs_import_abc123_results_get__404 = #"""
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

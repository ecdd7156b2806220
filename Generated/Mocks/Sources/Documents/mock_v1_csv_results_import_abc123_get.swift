// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

#if DEBUG
    nonisolated extension Mocks {
        /// `GET /v1/csv/results/{jobId}`: 200
        static let mock_v1_csv_results_import_abc123_get = #"""
            {
              "metadata": {
                "timestamp": "2025-11-27T10:38:00Z"
              },
              "data": {
                "books": [
                  {
                    "title": "The Other Wind",
                    "author": "Ursula K. Le Guin",
                    "isbn": "9780151006847"
                  }
                ],
                "errors": [
                  {
                    "line": 3,
                    "reason": "no title"
                  }
                ],
                "successRate": "1/2",
                "timestamp": 1764239880000,
                "expiresAt": "2025-11-27T11:38:00Z"
              }
            }
            """#

        /// `GET /v1/csv/results/{jobId}`: 200
        static let mock_v1_csv_results_import_abc123_get__empty = #"""
            {
              "metadata": {
                "timestamp": "2025-11-27T10:38:00Z"
              },
              "data": {
                "books": [],
                "errors": [],
                "successRate": "1/2",
                "timestamp": 1764239880000,
                "expiresAt": "2025-11-27T11:38:00Z"
              }
            }
            """#

        /// `GET /v1/csv/results/{jobId}`: 200
        static let mock_v1_csv_results_import_abc123_get__minimal = #"""
            {
              "metadata": {
                "timestamp": "2025-11-27T10:38:00Z"
              },
              "data": {
                "books": [
                  {
                    "title": "The Other Wind",
                    "author": "Ursula K. Le Guin"
                  }
                ],
                "errors": [
                  {
                    "line": 3,
                    "reason": "no title"
                  }
                ]
              }
            }
            """#

        /// `GET /v1/csv/results/{jobId}`: 404
        static let mock_v1_csv_results_import_abc123_get__404 = #"""
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

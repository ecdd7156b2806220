// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

#if DEBUG
    nonisolated extension Mocks {
        /// `GET /api/v2/imports/{jobId}/results`: 200
        static let mock_api_v2_imports_import_abc123_results_get = #"""
            {
              "success": true,
              "metadata": {
                "timestamp": "2025-11-27T10:35:00Z",
                "ttl": "1 hour",
                "resourceId": "job-results:import_abc123"
              },
              "data": {
                "booksCreated": 38,
                "booksUpdated": 1,
                "duplicatesSkipped": 0,
                "enrichmentSucceeded": 37,
                "enrichmentFailed": 2,
                "errors": [
                  {
                    "row": 17,
                    "isbn": "978-0-00-000000",
                    "error": "The ISBN has 12 digits."
                  }
                ],
                "books": [
                  {
                    "isbn": "9780439064873",
                    "title": "Harry Potter and the Chamber of Secrets",
                    "authors": [
                      "J. K. Rowling"
                    ]
                  }
                ]
              }
            }
            """#

        /// `GET /api/v2/imports/{jobId}/results`: 200
        static let mock_api_v2_imports_import_abc123_results_get__empty = #"""
            {
              "success": true,
              "metadata": {
                "timestamp": "2025-11-27T10:35:00Z",
                "ttl": "1 hour",
                "resourceId": "job-results:import_abc123"
              },
              "data": {
                "booksCreated": 38,
                "booksUpdated": 1,
                "duplicatesSkipped": 0,
                "enrichmentSucceeded": 37,
                "enrichmentFailed": 2,
                "errors": [],
                "books": []
              }
            }
            """#

        /// `GET /api/v2/imports/{jobId}/results`: 200
        static let mock_api_v2_imports_import_abc123_results_get__minimal = #"""
            {
              "success": true,
              "metadata": {
                "timestamp": "2025-11-27T10:35:00Z"
              },
              "data": {
                "booksCreated": 38
              }
            }
            """#

        /// `GET /api/v2/imports/{jobId}/results`: 404
        static let mock_api_v2_imports_import_abc123_results_get__404 = #"""
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

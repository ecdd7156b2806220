// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

#if DEBUG
    nonisolated extension Mocks {
        /// `GET /api/v2/imports/{jobId}`: 200
        static let mock_api_v2_imports_import_abc123_get = #"""
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

        /// `GET /api/v2/imports/{jobId}`: 200
        static let mock_api_v2_imports_import_abc123_get__minimal = #"""
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

        /// `GET /api/v2/imports/{jobId}`: 404
        static let mock_api_v2_imports_import_abc123_get__404 = #"""
            {
              "success": false,
              "error": {
                "code": "NOT_FOUND",
                "message": "Book not found",
                "retryable": false
              }
            }
            """#

        /// `GET /api/v2/imports/{jobId}`: 429
        static let mock_api_v2_imports_import_abc123_get__429 = #"""
            {
              "success": false,
              "error": {
                "code": "RATE_LIMIT_EXCEEDED",
                "message": "Too many requests.",
                "retryable": true,
                "retryAfter": 30
              }
            }
            """#
    }
#endif

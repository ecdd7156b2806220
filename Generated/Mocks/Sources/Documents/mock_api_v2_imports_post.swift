// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

#if DEBUG
    nonisolated extension Mocks {
        /// `POST /api/v2/imports`: 202
        static let mock_api_v2_imports_post = #"""
            {
              "success": true,
              "metadata": {
                "timestamp": "2025-11-27T10:34:00Z"
              },
              "data": {
                "jobId": "import_abc123",
                "authToken": "tok-91c2",
                "sseUrl": "/api/v2/imports/import_abc123/stream",
                "statusUrl": "/api/v2/imports/import_abc123",
                "status": "initialized"
              }
            }
            """#

        /// `POST /api/v2/imports`: 202
        static let mock_api_v2_imports_post__minimal = #"""
            {
              "success": true,
              "metadata": {
                "timestamp": "2025-11-27T10:34:00Z"
              },
              "data": {
                "jobId": "import_abc123"
              }
            }
            """#

        /// `POST /api/v2/imports`: 400
        static let mock_api_v2_imports_post__400 = #"""
            {
              "success": false,
              "error": {
                "code": "INVALID_ISBN",
                "message": "The ISBN has 12 digits.",
                "retryable": false,
                "details": {
                  "isbn": "978043906487"
                }
              }
            }
            """#

        /// `POST /api/v2/imports`: 413
        static let mock_api_v2_imports_post__413 = #"""
            {
              "success": false,
              "error": {
                "code": "FILE_TOO_LARGE",
                "message": "The file is larger than 8 MB.",
                "retryable": false,
                "details": {
                  "maximum": 8388608,
                  "found": 9000001
                }
              }
            }
            """#

        /// `POST /api/v2/imports`: 429
        static let mock_api_v2_imports_post__429 = #"""
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

// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

#if DEBUG
    nonisolated extension Mocks {
        /// `POST /api/batch-scan`: 202
        static let mock_api_batch_scan_post = #"""
            {
              "success": true,
              "metadata": {
                "timestamp": "2025-11-27T10:36:00Z"
              },
              "data": {
                "jobId": "scan_abc123",
                "authToken": "tok-44b0",
                "sseUrl": "/api/v2/imports/scan_abc123/stream",
                "statusUrl": "/v1/jobs/scan_abc123/status",
                "status": "processing",
                "totalPhotos": 2
              }
            }
            """#

        /// `POST /api/batch-scan`: 202
        static let mock_api_batch_scan_post__minimal = #"""
            {
              "success": true,
              "metadata": {
                "timestamp": "2025-11-27T10:36:00Z"
              },
              "data": {
                "jobId": "scan_abc123"
              }
            }
            """#

        /// `POST /api/batch-scan`: 400
        static let mock_api_batch_scan_post__400 = #"""
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

        /// `POST /api/batch-scan`: 413
        static let mock_api_batch_scan_post__413 = #"""
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

        /// `POST /api/batch-scan`: 429
        static let mock_api_batch_scan_post__429 = #"""
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

        /// `POST /api/batch-scan`: 499
        static let mock_api_batch_scan_post__499 = #"""
            {
              "success": false,
              "error": {
                "code": "CLIENT_DISCONNECTED",
                "message": "The client is gone.",
                "retryable": false
              }
            }
            """#
    }
#endif

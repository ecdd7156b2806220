// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

#if DEBUG
    nonisolated extension Mocks {
        /// `POST /v1/enrichment/batch`: 202
        static let mock_v1_enrichment_batch_post = #"""
            {
              "success": true,
              "metadata": {
                "timestamp": "2025-11-27T10:33:00Z"
              },
              "data": {
                "jobId": "batch_abc123",
                "processedCount": 0,
                "totalCount": 2,
                "authToken": "tok-5d1e",
                "message": "2 books are queued.",
                "websocketUrl": "/ws/progress?jobId=batch_abc123"
              }
            }
            """#

        /// `POST /v1/enrichment/batch`: 202
        static let mock_v1_enrichment_batch_post__minimal = #"""
            {
              "success": true,
              "metadata": {
                "timestamp": "2025-11-27T10:33:00Z"
              },
              "data": {}
            }
            """#

        /// `POST /v1/enrichment/batch`: 400
        static let mock_v1_enrichment_batch_post__400 = #"""
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

        /// `POST /v1/enrichment/batch`: 413
        static let mock_v1_enrichment_batch_post__413 = #"""
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

        /// `POST /v1/enrichment/batch`: 429
        static let mock_v1_enrichment_batch_post__429 = #"""
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

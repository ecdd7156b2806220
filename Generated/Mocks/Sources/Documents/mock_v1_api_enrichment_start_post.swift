// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

#if DEBUG
    nonisolated extension Mocks {
        /// `POST /v1/api/enrichment/start`: 202
        static let mock_v1_api_enrichment_start_post = #"""
            {
              "success": true,
              "data": {
                "jobId": "batch_legacy7",
                "queuedCount": 1,
                "estimatedDuration": 12,
                "websocketUrl": "/ws/progress?jobId=batch_legacy7"
              },
              "meta": {
                "timestamp": "2025-10-01T12:00:00Z",
                "processingTime": 18,
                "provider": "isbndb",
                "cached": true,
                "cacheAge": 3600,
                "requestId": "req-00a1"
              }
            }
            """#

        /// `POST /v1/api/enrichment/start`: 400
        static let mock_v1_api_enrichment_start_post__400 = #"""
            {
              "success": false,
              "error": {
                "code": "INVALID_QUERY",
                "message": "The list of books is empty.",
                "details": null
              },
              "meta": {
                "timestamp": "2025-10-01T12:00:01Z"
              }
            }
            """#

        /// `POST /v1/api/enrichment/start`: 429
        static let mock_v1_api_enrichment_start_post__429 = #"""
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

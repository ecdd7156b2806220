// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

#if DEBUG
    nonisolated extension Mocks {
        /// `GET /v1/search/advanced`: 200
        static let mock_v1_search_advanced_get = #"""
            {
              "success": true,
              "metadata": {
                "timestamp": "2025-11-27T10:30:02Z",
                "source": "isbndb"
              },
              "data": {
                "works": [],
                "editions": [],
                "authors": [],
                "totalResults": 0
              }
            }
            """#

        /// `GET /v1/search/advanced`: 200
        static let mock_v1_search_advanced_get__minimal = #"""
            {
              "success": true,
              "metadata": {
                "timestamp": "2025-11-27T10:30:02Z"
              },
              "data": {
                "works": [],
                "editions": [],
                "authors": []
              }
            }
            """#

        /// `GET /v1/search/advanced`: 400
        static let mock_v1_search_advanced_get__400 = #"""
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

        /// `GET /v1/search/advanced`: 429
        static let mock_v1_search_advanced_get__429 = #"""
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

        /// `GET /v1/search/advanced`: 500
        static let mock_v1_search_advanced_get__500 = #"""
            {
              "success": false,
              "error": {
                "code": "INTERNAL_ERROR",
                "message": "Something went wrong.",
                "retryable": false
              }
            }
            """#

        /// `GET /v1/search/advanced`: 502
        static let mock_v1_search_advanced_get__502 = #"""
            {
              "success": false,
              "error": {
                "code": "PROVIDER_ERROR",
                "message": "The provider answers 500.",
                "retryable": true,
                "provider": "isbndb"
              }
            }
            """#

        /// `GET /v1/search/advanced`: 503
        static let mock_v1_search_advanced_get__503 = #"""
            {
              "success": false,
              "error": {
                "code": "CIRCUIT_OPEN",
                "message": "The provider rests.",
                "retryable": true,
                "retryAfterMs": 45000,
                "provider": "google-books"
              }
            }
            """#

        /// `GET /v1/search/advanced`: 504
        static let mock_v1_search_advanced_get__504 = #"""
            {
              "success": false,
              "error": {
                "code": "PROVIDER_TIMEOUT",
                "message": "No answer within 10 s.",
                "retryable": true,
                "provider": "isbndb"
              }
            }
            """#
    }
#endif

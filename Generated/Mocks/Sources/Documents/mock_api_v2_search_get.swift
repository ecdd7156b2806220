// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

#if DEBUG
    nonisolated extension Mocks {
        /// `GET /api/v2/search`: 200
        static let mock_api_v2_search_get = #"""
            {
              "success": true,
              "metadata": {
                "timestamp": "2025-11-27T10:32:30Z",
                "source": "vectorize"
              },
              "data": {
                "results": [
                  {
                    "isbn": "9780547773742",
                    "title": "A Wizard of Earthsea",
                    "coverUrl": "https://covers.example.com/earthsea-large.jpg",
                    "categories": [
                      "Fantasy"
                    ],
                    "ratingsCount": 4021,
                    "openLibraryWorkId": "OL59798W",
                    "authors": [
                      "Ursula K. Le Guin"
                    ]
                  }
                ],
                "total": 1,
                "mode": "semantic",
                "query": "young wizard"
              }
            }
            """#

        /// `GET /api/v2/search`: 200
        static let mock_api_v2_search_get__empty = #"""
            {
              "success": true,
              "metadata": {
                "timestamp": "2025-11-27T10:32:30Z",
                "source": "vectorize"
              },
              "data": {
                "results": [],
                "total": 0,
                "mode": "semantic",
                "query": "young wizard"
              }
            }
            """#

        /// `GET /api/v2/search`: 200
        static let mock_api_v2_search_get__minimal = #"""
            {
              "success": true,
              "metadata": {
                "timestamp": "2025-11-27T10:32:30Z"
              },
              "data": {
                "results": [
                  {
                    "isbn": "9780547773742",
                    "title": "A Wizard of Earthsea",
                    "authors": [
                      "Ursula K. Le Guin"
                    ]
                  }
                ],
                "total": 1,
                "mode": "semantic"
              }
            }
            """#

        /// `GET /api/v2/search`: 400
        static let mock_api_v2_search_get__400 = #"""
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

        /// `GET /api/v2/search`: 429
        static let mock_api_v2_search_get__429 = #"""
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

        /// `GET /api/v2/search`: 503
        static let mock_api_v2_search_get__503 = #"""
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
    }
#endif

// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

#if DEBUG
    nonisolated extension Mocks {
        /// `GET /v1/search/semantic`: 200
        static let mock_v1_search_semantic_get = #"""
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

        /// `GET /v1/search/semantic`: 200
        static let mock_v1_search_semantic_get__empty = #"""
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

        /// `GET /v1/search/semantic`: 200
        static let mock_v1_search_semantic_get__minimal = #"""
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

        /// `GET /v1/search/semantic`: 503
        static let mock_v1_search_semantic_get__503 = #"""
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

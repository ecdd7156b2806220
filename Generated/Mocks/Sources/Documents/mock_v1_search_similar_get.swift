// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

#if DEBUG
    nonisolated extension Mocks {
        /// `GET /v1/search/similar`: 200
        static let mock_v1_search_similar_get = #"""
            {
              "success": true,
              "metadata": {
                "timestamp": "2025-11-27T10:32:00Z",
                "source": "vectorize"
              },
              "data": {
                "sourceBook": {
                  "isbn": "9780547773742",
                  "title": "A Wizard of Earthsea",
                  "authors": [
                    "Ursula K. Le Guin"
                  ]
                },
                "similarBooks": [
                  {
                    "isbn": "9780756404741",
                    "title": "The Name of the Wind",
                    "publishedDate": "2007",
                    "averageRating": 4.5,
                    "authors": [
                      "Patrick Rothfuss"
                    ]
                  }
                ]
              }
            }
            """#

        /// `GET /v1/search/similar`: 200
        static let mock_v1_search_similar_get__empty = #"""
            {
              "success": true,
              "metadata": {
                "timestamp": "2025-11-27T10:32:00Z",
                "source": "vectorize"
              },
              "data": {
                "sourceBook": {
                  "isbn": "9780547773742",
                  "title": "A Wizard of Earthsea",
                  "authors": [
                    "Ursula K. Le Guin"
                  ]
                },
                "similarBooks": []
              }
            }
            """#

        /// `GET /v1/search/similar`: 200
        static let mock_v1_search_similar_get__minimal = #"""
            {
              "success": true,
              "metadata": {
                "timestamp": "2025-11-27T10:32:00Z"
              },
              "data": {
                "sourceBook": {
                  "isbn": "9780547773742",
                  "title": "A Wizard of Earthsea",
                  "authors": [
                    "Ursula K. Le Guin"
                  ]
                },
                "similarBooks": [
                  {
                    "isbn": "9780756404741",
                    "title": "The Name of the Wind",
                    "authors": [
                      "Patrick Rothfuss"
                    ]
                  }
                ]
              }
            }
            """#

        /// `GET /v1/search/similar`: 404
        static let mock_v1_search_similar_get__404 = #"""
            {
              "success": false,
              "error": {
                "code": "NOT_FOUND",
                "message": "Book not found",
                "retryable": false
              }
            }
            """#

        /// `GET /v1/search/similar`: 503
        static let mock_v1_search_similar_get__503 = #"""
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

// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

#if DEBUG
    nonisolated extension Mocks {
        /// `GET /v1/search/author`: 200
        static let mock_v1_search_author_get = #"""
            {
              "success": true,
              "metadata": {
                "timestamp": "2025-11-27T10:31:00Z",
                "source": "open_library"
              },
              "data": {
                "authors": [
                  {
                    "name": "Ursula K. Le Guin",
                    "key": "OL31353A",
                    "works": [
                      {
                        "id": "OL59798W",
                        "title": "A Wizard of Earthsea",
                        "subjects": [
                          "Fantasy"
                        ],
                        "firstPublishYear": 1968
                      }
                    ],
                    "workCount": 1
                  }
                ]
              }
            }
            """#

        /// `GET /v1/search/author`: 200
        static let mock_v1_search_author_get__empty = #"""
            {
              "success": true,
              "metadata": {
                "timestamp": "2025-11-27T10:31:00Z",
                "source": "open_library"
              },
              "data": {
                "authors": []
              }
            }
            """#

        /// `GET /v1/search/author`: 200
        static let mock_v1_search_author_get__minimal = #"""
            {
              "success": true,
              "metadata": {
                "timestamp": "2025-11-27T10:31:00Z"
              },
              "data": {
                "authors": [
                  {
                    "name": "Ursula K. Le Guin",
                    "key": "OL31353A",
                    "works": [
                      {
                        "id": "OL59798W",
                        "title": "A Wizard of Earthsea",
                        "subjects": [
                          "Fantasy"
                        ]
                      }
                    ]
                  }
                ]
              }
            }
            """#

        /// `GET /v1/search/author`: 429
        static let mock_v1_search_author_get__429 = #"""
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

// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

#if DEBUG
    nonisolated extension Mocks {
        /// `GET /api/v2/recommendations/weekly`: 200
        static let mock_api_v2_recommendations_weekly_get = #"""
            {
              "week_of": "2025-11-24",
              "books": [
                {
                  "isbn": "9780547773742",
                  "title": "A Wizard of Earthsea",
                  "authors": [
                    "Ursula K. Le Guin"
                  ],
                  "cover_url": "https://covers.example.com/earthsea-large.jpg"
                }
              ],
              "generated_at": "2025-11-24T00:00:05Z",
              "next_refresh": "2025-12-01T00:00:00Z"
            }
            """#

        /// `GET /api/v2/recommendations/weekly`: 200
        static let mock_api_v2_recommendations_weekly_get__empty = #"""
            {
              "week_of": "2025-11-24",
              "books": [],
              "generated_at": "2025-11-24T00:00:05Z",
              "next_refresh": "2025-12-01T00:00:00Z"
            }
            """#

        /// `GET /api/v2/recommendations/weekly`: 200
        static let mock_api_v2_recommendations_weekly_get__minimal = #"""
            {
              "week_of": "2025-11-24",
              "books": [
                {
                  "title": "A Wizard of Earthsea",
                  "authors": [
                    "Ursula K. Le Guin"
                  ]
                }
              ]
            }
            """#

        /// `GET /api/v2/recommendations/weekly`: 404
        static let mock_api_v2_recommendations_weekly_get__404 = #"""
            {
              "success": false,
              "error": {
                "code": "NOT_FOUND",
                "message": "Book not found",
                "retryable": false
              }
            }
            """#
    }
#endif

// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

#if DEBUG
    nonisolated extension Mocks {
        /// `GET /api/v2/trending-searches`: 200
        static let mock_api_v2_trending_searches_get = #"""
            {
              "trendingSearches": [
                {
                  "query": "earthsea",
                  "searchCount": 128
                },
                {
                  "query": "name of the wind",
                  "searchCount": 77
                }
              ],
              "generatedAt": "2025-11-27T10:00:00Z"
            }
            """#

        /// `GET /api/v2/trending-searches`: 200
        static let mock_api_v2_trending_searches_get__empty = #"""
            {
              "trendingSearches": [],
              "generatedAt": "2025-11-27T10:00:00Z"
            }
            """#

        /// `GET /api/v2/trending-searches`: 200
        static let mock_api_v2_trending_searches_get__minimal = #"""
            {
              "trendingSearches": [
                {
                  "query": "earthsea",
                  "searchCount": 128
                },
                {
                  "query": "name of the wind",
                  "searchCount": 77
                }
              ]
            }
            """#
    }
#endif

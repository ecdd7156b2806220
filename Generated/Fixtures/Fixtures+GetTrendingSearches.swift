// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

extension Fixtures {
    public static let getTrendingSearches_Operation200_Bare = #"""
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
}

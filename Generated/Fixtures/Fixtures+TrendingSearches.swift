// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

extension Fixtures {
    public static let trendingSearchesFull = #"""
        {
          "trendingSearches": [
            {
              "query": "query",
              "searchCount": 477
            }
          ],
          "generatedAt": "2025-06-21T10:30:00Z"
        }
        """#

    public static let trendingSearchesMinimal = #"""
        {
          "trendingSearches": []
        }
        """#
}

// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

extension Fixtures {
    public static let trendingSearchFull = #"""
        {
          "query": "query",
          "searchCount": 477
        }
        """#

    public static let trendingSearchMinimal = #"""
        {
          "query": "query",
          "searchCount": 477
        }
        """#
}

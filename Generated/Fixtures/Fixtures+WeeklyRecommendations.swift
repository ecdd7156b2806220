// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

extension Fixtures {
    public static let weeklyRecommendationsFull = #"""
        {
          "week_of": "2025-09-28",
          "books": [
            {
              "isbn": "isbn",
              "title": "title",
              "authors": [
                "authors 1",
                "authors 2"
              ],
              "cover_url": "https://sample.example/coverurl"
            }
          ],
          "generated_at": "2025-06-06T10:30:00Z",
          "next_refresh": "2025-12-19T10:30:00Z"
        }
        """#

    public static let weeklyRecommendationsMinimal = #"""
        {
          "week_of": "2025-09-28",
          "books": []
        }
        """#
}

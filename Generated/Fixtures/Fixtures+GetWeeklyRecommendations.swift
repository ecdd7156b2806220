// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

extension Fixtures {
    public static let getWeeklyRecommendations_Operation200_Bare = #"""
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

    public static let getWeeklyRecommendations_Operation404_NotFound = #"""
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

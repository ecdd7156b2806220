// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

extension Fixtures {
    public static let getCsvResults_Operation200_OneOfTwo = #"""
        {
          "metadata": {
            "timestamp": "2025-11-27T10:38:00Z"
          },
          "data": {
            "books": [
              {
                "title": "The Other Wind",
                "author": "Ursula K. Le Guin",
                "isbn": "9780151006847"
              }
            ],
            "errors": [
              {
                "line": 3,
                "reason": "no title"
              }
            ],
            "successRate": "1/2",
            "timestamp": 1764239880000,
            "expiresAt": "2025-11-27T11:38:00Z"
          }
        }
        """#

    public static let getCsvResults_Operation404_NotFound = #"""
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

// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

extension Fixtures {
    public static let searchSemantic_Operation200_OneResult = #"""
        {
          "success": true,
          "metadata": {
            "timestamp": "2025-11-27T10:32:30Z",
            "source": "vectorize"
          },
          "data": {
            "results": [
              {
                "isbn": "9780547773742",
                "title": "A Wizard of Earthsea",
                "coverUrl": "https://covers.example.com/earthsea-large.jpg",
                "categories": [
                  "Fantasy"
                ],
                "ratingsCount": 4021,
                "openLibraryWorkId": "OL59798W",
                "authors": [
                  "Ursula K. Le Guin"
                ]
              }
            ],
            "total": 1,
            "mode": "semantic",
            "query": "young wizard"
          }
        }
        """#

    public static let searchSemantic_Operation503_CircuitOpen = #"""
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

    public static let searchSemantic_Operation503_CircuitOpenInDetails = #"""
        {
          "success": false,
          "error": {
            "code": "CIRCUIT_OPEN",
            "message": "The provider rests.",
            "retryable": true,
            "details": {
              "provider": "google-books",
              "retryAfterMs": 45000
            }
          }
        }
        """#
}

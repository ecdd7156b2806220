// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

extension Fixtures {
    public static let searchSimilar_Operation200_OneSimilarBook = #"""
        {
          "success": true,
          "metadata": {
            "timestamp": "2025-11-27T10:32:00Z",
            "source": "vectorize"
          },
          "data": {
            "sourceBook": {
              "isbn": "9780547773742",
              "title": "A Wizard of Earthsea",
              "authors": [
                "Ursula K. Le Guin"
              ]
            },
            "similarBooks": [
              {
                "isbn": "9780756404741",
                "title": "The Name of the Wind",
                "publishedDate": "2007",
                "averageRating": 4.5,
                "authors": [
                  "Patrick Rothfuss"
                ]
              }
            ]
          }
        }
        """#

    public static let searchSimilar_Operation404_NotFound = #"""
        {
          "success": false,
          "error": {
            "code": "NOT_FOUND",
            "message": "Book not found",
            "retryable": false
          }
        }
        """#

    public static let searchSimilar_Operation503_CircuitOpen = #"""
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

    public static let searchSimilar_Operation503_CircuitOpenInDetails = #"""
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

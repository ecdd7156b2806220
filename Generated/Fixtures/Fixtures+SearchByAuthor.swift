// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

extension Fixtures {
    public static let searchByAuthor_Operation200_OneAuthor = #"""
        {
          "success": true,
          "metadata": {
            "timestamp": "2025-11-27T10:31:00Z",
            "source": "open_library"
          },
          "data": {
            "authors": [
              {
                "name": "Ursula K. Le Guin",
                "key": "OL31353A",
                "works": [
                  {
                    "id": "OL59798W",
                    "title": "A Wizard of Earthsea",
                    "subjects": [
                      "Fantasy"
                    ],
                    "firstPublishYear": 1968
                  }
                ],
                "workCount": 1
              }
            ]
          }
        }
        """#

    public static let searchByAuthor_Operation429_DelayInDetails = #"""
        {
          "success": false,
          "error": {
            "code": "RATE_LIMIT_EXCEEDED",
            "message": "Too many requests.",
            "retryable": true,
            "details": {
              "retryAfter": "30",
              "limit": 100
            }
          }
        }
        """#

    public static let searchByAuthor_Operation429_DelayInError = #"""
        {
          "success": false,
          "error": {
            "code": "RATE_LIMIT_EXCEEDED",
            "message": "Too many requests.",
            "retryable": true,
            "retryAfter": 30
          }
        }
        """#

    public static let searchByAuthor_Operation429_ErrorAsText = #"""
        {
          "error": "Too many requests.",
          "code": "RATE_LIMIT_EXCEEDED",
          "details": {
            "retryAfter": 30
          }
        }
        """#
}

// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

extension Fixtures {
    public static let getJobResults_Operation200_OfABatchEnrichment = #"""
        {
          "success": true,
          "metadata": {
            "timestamp": "2025-11-27T10:37:02Z"
          },
          "data": {
            "enrichedBooks": [
              {
                "title": "Tehanu",
                "author": "Ursula K. Le Guin",
                "success": false,
                "error": "No provider knows this book.",
                "enriched": null
              }
            ],
            "errors": [
              {
                "title": "Tehanu",
                "error": "No provider knows this book."
              }
            ],
            "successRate": "0/1"
          }
        }
        """#

    public static let getJobResults_Operation200_OfAScan = #"""
        {
          "success": true,
          "metadata": {
            "timestamp": "2025-11-27T10:37:01Z"
          },
          "data": {
            "totalDetected": 1,
            "approved": 0,
            "needsReview": 1,
            "books": [
              {
                "title": "Tehanu",
                "confidence": 0.41,
                "enrichmentStatus": "pending"
              }
            ]
          }
        }
        """#

    public static let getJobResults_Operation200_OfAnImport = #"""
        {
          "success": true,
          "metadata": {
            "timestamp": "2025-11-27T10:37:00Z",
            "ttl": "1 hour"
          },
          "data": {
            "booksCreated": 2,
            "errors": [],
            "books": []
          }
        }
        """#

    public static let getJobResults_Operation404_NotFound = #"""
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

// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

extension Fixtures {
    public static let jobResultsBatchEnrichmentResults = #"""
        {
          "enrichedBooks": [
            {
              "title": "title",
              "success": true
            }
          ],
          "errors": [
            {}
          ],
          "successRate": "successRate"
        }
        """#

    public static let jobResultsImportResults = #"""
        {
          "booksCreated": 639,
          "booksUpdated": 112,
          "duplicatesSkipped": 745,
          "enrichmentSucceeded": 641,
          "enrichmentFailed": 407,
          "errors": [
            {}
          ],
          "books": [
            {
              "isbn": "isbn",
              "title": "title",
              "authors": []
            }
          ]
        }
        """#

    public static let jobResultsScanResults = #"""
        {
          "totalDetected": 86,
          "approved": 704,
          "needsReview": 617,
          "books": [
            {}
          ],
          "metadata": {},
          "expiresAt": "2025-02-24T10:30:00Z"
        }
        """#
}

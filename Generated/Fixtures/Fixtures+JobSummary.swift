// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

extension Fixtures {
    public static let jobSummaryFull = #"""
        {
          "totalProcessed": 470,
          "successCount": 353,
          "failureCount": 951,
          "photosProcessed": 555,
          "booksDetected": 476,
          "booksUnique": 454,
          "booksEnriched": 380,
          "approved": 704,
          "needsReview": 617,
          "duration": 295,
          "resourceId": "resourceId"
        }
        """#

    public static let jobSummaryMinimal = #"""
        {
          "duration": 295,
          "resourceId": "resourceId"
        }
        """#
}

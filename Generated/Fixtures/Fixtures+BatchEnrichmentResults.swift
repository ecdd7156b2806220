// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

extension Fixtures {
    public static let batchEnrichmentResults_ErrorFull = #"""
        {
          "title": "title",
          "error": "error"
        }
        """#

    public static let batchEnrichmentResults_ErrorMinimal = #"""
        {}
        """#

    public static let batchEnrichmentResultsFull = #"""
        {
          "enrichedBooks": [
            {
              "title": "title",
              "author": "author",
              "isbn": "isbn",
              "success": true,
              "error": "error",
              "enriched": {
                "work": {
                  "title": "title",
                  "subjectTags": [],
                  "goodreadsWorkIDs": [],
                  "amazonASINs": [],
                  "librarythingIDs": [],
                  "googleBooksVolumeIDs": [],
                  "isbndbQuality": 0,
                  "reviewStatus": "needsReview"
                },
                "authors": []
              }
            }
          ],
          "errors": [
            {
              "title": "title",
              "error": "error"
            }
          ],
          "successRate": "successRate"
        }
        """#

    public static let batchEnrichmentResultsMinimal = #"""
        {
          "enrichedBooks": []
        }
        """#
}

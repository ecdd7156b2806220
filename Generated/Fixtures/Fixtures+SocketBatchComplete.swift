// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

extension Fixtures {
    public static let socketBatchCompleteFull = #"""
        {
          "type": "batch-complete",
          "totalBooks": 109,
          "photoResults": [
            {
              "index": 829,
              "status": "status",
              "booksFound": 642,
              "error": "error"
            }
          ],
          "books": [
            {
              "title": "title",
              "author": "author",
              "isbn": "isbn",
              "confidence": 0,
              "boundingBox": {
                "x": 0.5,
                "y": 0,
                "width": 0,
                "height": 0
              },
              "enrichmentStatus": "pending",
              "enrichment": {
                "status": "pending"
              },
              "coverUrl": "coverUrl",
              "publisher": "publisher",
              "publicationYear": 599
            }
          ]
        }
        """#

    public static let socketBatchCompleteMinimal = #"""
        {
          "type": "batch-complete",
          "totalBooks": 109
        }
        """#
}

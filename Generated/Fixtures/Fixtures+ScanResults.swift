// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

extension Fixtures {
    public static let scanResultsFull = #"""
        {
          "totalDetected": 86,
          "approved": 704,
          "needsReview": 617,
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
          ],
          "metadata": {
            "modelUsed": "modelUsed",
            "processingTime": 950,
            "timestamp": 936
          },
          "expiresAt": "2025-02-24T10:30:00Z"
        }
        """#

    public static let scanResultsMinimal = #"""
        {
          "totalDetected": 86,
          "approved": 704,
          "needsReview": 617,
          "books": []
        }
        """#
}

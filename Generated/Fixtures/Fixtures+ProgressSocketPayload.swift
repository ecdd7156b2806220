// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

extension Fixtures {
    public static let progressSocketPayloadJobComplete = #"""
        {
          "type": "job_complete",
          "pipeline": "pipeline",
          "summary": {
            "duration": 0,
            "resourceId": "resourceId"
          },
          "expiresAt": "2025-02-24T10:30:00Z"
        }
        """#

    public static let progressSocketPayloadSocketBatchComplete = #"""
        {
          "type": "batch-complete",
          "totalBooks": 109,
          "photoResults": [
            {
              "index": 829,
              "status": "status"
            }
          ],
          "books": [
            {}
          ]
        }
        """#

    public static let progressSocketPayloadSocketBatchProgress = #"""
        {
          "type": "batch-progress",
          "currentPhoto": 865,
          "totalPhotos": 259,
          "photoStatus": "photoStatus",
          "booksFound": 642,
          "totalBooksFound": 167,
          "photos": [
            {
              "index": 829,
              "status": "status"
            }
          ]
        }
        """#
}

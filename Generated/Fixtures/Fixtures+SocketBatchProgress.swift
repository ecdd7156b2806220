// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

extension Fixtures {
    public static let socketBatchProgressFull = #"""
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
              "status": "status",
              "booksFound": 642,
              "error": "error"
            }
          ]
        }
        """#

    public static let socketBatchProgressMinimal = #"""
        {
          "type": "batch-progress",
          "currentPhoto": 865,
          "totalPhotos": 259
        }
        """#
}

// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

extension Fixtures {
    public static let socketBatchInitFull = #"""
        {
          "type": "batch-init",
          "totalPhotos": 259,
          "status": "status"
        }
        """#

    public static let socketBatchInitMinimal = #"""
        {
          "type": "batch-init",
          "totalPhotos": 259
        }
        """#
}

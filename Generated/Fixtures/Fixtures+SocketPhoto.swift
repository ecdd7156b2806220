// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

extension Fixtures {
    public static let socketPhotoFull = #"""
        {
          "index": 829,
          "status": "status",
          "booksFound": 642,
          "error": "error"
        }
        """#

    public static let socketPhotoMinimal = #"""
        {
          "index": 829,
          "status": "status"
        }
        """#
}

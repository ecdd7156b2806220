// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

extension Fixtures {
    public static let bookInputFull = #"""
        {
          "title": "title",
          "author": "author",
          "isbn": "isbn"
        }
        """#

    public static let bookInputMinimal = #"""
        {
          "title": "title"
        }
        """#
}

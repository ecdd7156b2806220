// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

extension Fixtures {
    public static let importRowErrorFull = #"""
        {
          "row": 213,
          "isbn": "isbn",
          "error": "error"
        }
        """#

    public static let importRowErrorMinimal = #"""
        {}
        """#
}

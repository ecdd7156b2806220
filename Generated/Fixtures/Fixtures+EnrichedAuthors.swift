// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

extension Fixtures {
    public static let enrichedAuthorsNames = #"""
        [
          "value 1",
          "value 2"
        ]
        """#

    public static let enrichedAuthorsRecords = #"""
        [
          {
            "name": "name",
            "key": "key",
            "birth_date": "birth_date"
          }
        ]
        """#
}

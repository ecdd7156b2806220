// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

extension Fixtures {
    public static let authorMetadataFull = #"""
        {
          "name": "name",
          "key": "key",
          "birth_date": "birth_date"
        }
        """#

    public static let authorMetadataMinimal = #"""
        {
          "name": "name",
          "key": "key"
        }
        """#
}

// Made by gen-dtos from the contract "Bookcase". Do not edit: change the contract and run gen-dtos.

extension Fixtures {
    public static let bookFull = #"""
        {
          "id": 765,
          "title": "title",
          "link": "link"
        }
        """#

    public static let bookMinimal = #"""
        {
          "id": 765,
          "title": "title"
        }
        """#
}

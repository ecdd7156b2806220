// Made by gen-dtos from the contract "Bookcase". Do not edit: change the contract and run gen-dtos.

extension Fixtures {
    public static let bookFull = #"""
        {
          "title": "title",
          "format": "paper",
          "pages": 669
        }
        """#

    public static let bookMinimal = #"""
        {
          "title": "title"
        }
        """#
}

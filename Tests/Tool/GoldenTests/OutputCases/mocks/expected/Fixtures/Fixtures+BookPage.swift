// Made by gen-dtos from the contract "Bookcase". Do not edit: change the contract and run gen-dtos.

extension Fixtures {
    public static let bookPageFull = #"""
        {
          "items": [
            {
              "id": 765,
              "title": "title",
              "link": "link"
            }
          ],
          "total": 850
        }
        """#

    public static let bookPageMinimal = #"""
        {
          "items": []
        }
        """#
}

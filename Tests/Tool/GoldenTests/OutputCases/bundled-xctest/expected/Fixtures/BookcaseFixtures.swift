// Made by gen-dtos from the contract "Bookcase". Do not edit: change the contract and run gen-dtos.

/// JSON that conforms to the contract. `…Full` has each property, `…Minimal` only the required properties.
public enum Fixtures {
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

    public static let getBook_Operation200 = #"""
        {
          "title": "Emma",
          "format": "paper"
        }
        """#
}

// Made by gen-dtos from the contract "Bookcase". Do not edit: change the contract and run gen-dtos.

extension Fixtures {
    public static let getBook_Operation2XX = #"""
        {
          "title": "title"
        }
        """#

    public static let getBook_Operation404 = #"""
        {
          "detail": "detail"
        }
        """#

    public static let getBook_Operation500 = #"""
        {
          "detail": "detail"
        }
        """#
}

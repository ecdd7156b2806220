// Made by gen-dtos from the contract "Bookcase". Do not edit: change the contract and run gen-dtos.

extension Fixtures {
    public static let problemFull = #"""
        {
          "code": "code",
          "message": "message"
        }
        """#

    public static let problemMinimal = #"""
        {
          "code": "code"
        }
        """#
}

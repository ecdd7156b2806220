// Made by gen-dtos from the contract "Bookcase". Do not edit: change the contract and run gen-dtos.

extension Fixtures {
    public static let orderFull = #"""
        {
          "key": "key",
          "order_key": "order_key"
        }
        """#

    public static let orderMinimal = #"""
        {
          "order_key": "order_key"
        }
        """#
}

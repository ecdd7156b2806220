// Made by gen-dtos from the contract "Bookcase". Do not edit: change the contract and run gen-dtos.

extension Fixtures {
    public static let getShop_Operation200 = #"""
        {
          "id": 765,
          "name": "name"
        }
        """#
}

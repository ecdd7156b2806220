// Made by gen-dtos from the contract "Bookcase". Do not edit: change the contract and run gen-dtos.

extension Fixtures {
    public static let listShops_Operation200 = #"""
        {
          "data": [
            {
              "id": 765,
              "name": "name"
            }
          ]
        }
        """#
}

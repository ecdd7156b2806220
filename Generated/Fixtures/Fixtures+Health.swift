// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

extension Fixtures {
    public static let healthFull = #"""
        {
          "status": "status",
          "worker": "worker",
          "version": "version",
          "router": "router"
        }
        """#

    public static let healthMinimal = #"""
        {
          "status": "status"
        }
        """#
}

// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

extension Fixtures {
    public static let socketPingFull = #"""
        {
          "type": "ping",
          "timestamp": 243
        }
        """#

    public static let socketPingMinimal = #"""
        {
          "type": "ping"
        }
        """#
}

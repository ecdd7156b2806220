// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

extension Fixtures {
    public static let socketPongFull = #"""
        {
          "type": "pong",
          "timestamp": 243,
          "latency": 762
        }
        """#

    public static let socketPongMinimal = #"""
        {
          "type": "pong"
        }
        """#
}

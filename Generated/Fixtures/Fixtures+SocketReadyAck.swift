// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

extension Fixtures {
    public static let socketReadyAckFull = #"""
        {
          "type": "ready_ack",
          "timestamp": 243
        }
        """#

    public static let socketReadyAckMinimal = #"""
        {
          "type": "ready_ack"
        }
        """#
}

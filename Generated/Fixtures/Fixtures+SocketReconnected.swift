// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

extension Fixtures {
    public static let socketReconnectedFull = #"""
        {
          "type": "reconnected",
          "progress": 0,
          "status": "status",
          "processedCount": 304,
          "totalCount": 644,
          "lastUpdate": 927,
          "message": "message"
        }
        """#

    public static let socketReconnectedMinimal = #"""
        {
          "type": "reconnected",
          "progress": 0,
          "status": "status"
        }
        """#
}

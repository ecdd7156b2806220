// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

extension Fixtures {
    public static let socketJobProgressFull = #"""
        {
          "type": "job_progress",
          "progress": 0,
          "status": "status",
          "processedCount": 304,
          "totalCount": 644,
          "currentItem": "currentItem",
          "keepAlive": true
        }
        """#

    public static let socketJobProgressMinimal = #"""
        {
          "type": "job_progress",
          "progress": 0,
          "status": "status"
        }
        """#
}

// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

extension Fixtures {
    public static let jobCancellation_CleanupFull = #"""
        {
          "r2ObjectsDeleted": 802,
          "kvCacheCleared": true
        }
        """#

    public static let jobCancellation_CleanupMinimal = #"""
        {}
        """#

    public static let jobCancellationFull = #"""
        {
          "jobId": "jobId",
          "status": "canceled",
          "message": "message",
          "cleanup": {
            "r2ObjectsDeleted": 802,
            "kvCacheCleared": true
          }
        }
        """#

    public static let jobCancellationMinimal = #"""
        {
          "jobId": "jobId",
          "status": "canceled"
        }
        """#
}

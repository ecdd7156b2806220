// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

extension Fixtures {
    public static let tokenRefreshRequestFull = #"""
        {
          "jobId": "jobId",
          "oldToken": "oldToken"
        }
        """#

    public static let tokenRefreshRequestMinimal = #"""
        {
          "jobId": "jobId",
          "oldToken": "oldToken"
        }
        """#
}

// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

extension Fixtures {
    public static let jobInitiationResponseFull = #"""
        {
          "jobId": "jobId",
          "authToken": "authToken",
          "token": "token",
          "sseUrl": "sseUrl",
          "statusUrl": "statusUrl",
          "websocketUrl": "websocketUrl",
          "status": "status"
        }
        """#

    public static let jobInitiationResponseMinimal = #"""
        {
          "jobId": "jobId"
        }
        """#
}

// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

extension Fixtures {
    public static let scanJobInitiationFull = #"""
        {
          "jobId": "jobId",
          "authToken": "authToken",
          "token": "token",
          "sseUrl": "sseUrl",
          "statusUrl": "statusUrl",
          "websocketUrl": "websocketUrl",
          "status": "status",
          "totalPhotos": 5,
          "stages": [
            {
              "name": "name",
              "typicalDuration": 374,
              "progress": 0
            }
          ],
          "estimatedRange": [
            458,
            459
          ]
        }
        """#

    public static let scanJobInitiationMinimal = #"""
        {
          "jobId": "jobId"
        }
        """#
}

// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

extension Fixtures {
    public static let apiErrorFull = #"""
        {
          "code": "CIRCUIT_OPEN",
          "message": "The provider rests.",
          "retryable": true,
          "details": {
            "provider": "google-books",
            "attempts": [
              1,
              2.5,
              null
            ],
            "last": {
              "ok": false
            }
          },
          "retryAfterMs": 45000,
          "retryAfter": 45,
          "provider": "google-books",
          "statusCode": 503
        }
        """#

    public static let apiErrorMinimal = #"""
        {
          "code": "code",
          "message": "message"
        }
        """#
}

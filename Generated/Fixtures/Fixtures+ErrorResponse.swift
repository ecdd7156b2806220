// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

extension Fixtures {
    public static let errorResponseFull = #"""
        {
          "success": false,
          "error": {
            "code": "code",
            "message": "message",
            "retryable": true,
            "details": {
              "key1": "details 1",
              "key2": "details 2"
            },
            "retryAfterMs": 340,
            "retryAfter": 629,
            "provider": "provider",
            "statusCode": 715
          }
        }
        """#

    public static let errorResponseMinimal = #"""
        {
          "success": false,
          "error": {
            "code": "UNKNOWN",
            "message": "message"
          }
        }
        """#
}

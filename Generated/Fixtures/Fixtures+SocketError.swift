// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

extension Fixtures {
    public static let socketErrorFull = #"""
        {
          "type": "error",
          "code": "code",
          "message": "message",
          "retryable": true,
          "details": {
            "key1": "details 1",
            "key2": "details 2"
          }
        }
        """#

    public static let socketErrorMinimal = #"""
        {
          "type": "error",
          "code": "code",
          "message": "message"
        }
        """#
}

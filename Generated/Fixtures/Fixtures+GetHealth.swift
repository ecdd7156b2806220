// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

extension Fixtures {
    public static let getHealth_Operation200_Healthy = #"""
        {
          "data": {
            "status": "ok",
            "worker": "bookstrack-api",
            "version": "3.2.0",
            "router": "hono"
          }
        }
        """#

    public static let getHealth_OperationDefault_UnknownCode = #"""
        {
          "success": false,
          "error": {
            "code": "POLICY_VIOLATION",
            "message": "Not from here.",
            "retryable": false
          }
        }
        """#
}

// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

extension Fixtures {
    public static let streamImport_Operation400_WrongAccept = #"""
        {
          "error": {
            "code": "INVALID_ACCEPT_HEADER",
            "message": "This resource is a stream of events.",
            "hint": "Send Accept: text/event-stream."
          }
        }
        """#

    public static let streamImport_Operation404_NotFound = #"""
        {
          "success": false,
          "error": {
            "code": "NOT_FOUND",
            "message": "Book not found",
            "retryable": false
          }
        }
        """#
}

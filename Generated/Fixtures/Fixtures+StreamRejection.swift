// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

extension Fixtures {
    public static let streamRejectionFull = #"""
        {
          "error": {
            "code": "code",
            "message": "message",
            "hint": "hint"
          }
        }
        """#

    public static let streamRejectionMinimal = #"""
        {
          "error": {
            "code": "UNKNOWN",
            "message": "message"
          }
        }
        """#
}

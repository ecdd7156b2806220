// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

extension Fixtures {
    public static let streamRejectionReasonFull = #"""
        {
          "code": "code",
          "message": "message",
          "hint": "hint"
        }
        """#

    public static let streamRejectionReasonMinimal = #"""
        {
          "code": "code",
          "message": "message"
        }
        """#
}

// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

extension Fixtures {
    public static let errorBodyErrorResponse = #"""
        {
          "success": false,
          "error": {
            "code": "UNKNOWN",
            "message": "message"
          }
        }
        """#

    public static let errorBodyFlatError = #"""
        {
          "error": "error",
          "code": "code",
          "details": {
            "key1": "details 1",
            "key2": "details 2"
          }
        }
        """#
}

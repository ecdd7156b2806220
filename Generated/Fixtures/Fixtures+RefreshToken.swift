// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

extension Fixtures {
    public static let refreshToken_Operation200_Bare = #"""
        {
          "jobId": "batch_abc123",
          "token": "tok-5d20",
          "expiresIn": 7200
        }
        """#

    public static let refreshToken_Operation200_Enveloped = #"""
        {
          "success": true,
          "metadata": {
            "timestamp": "2025-11-27T10:39:00Z"
          },
          "data": {
            "newToken": "tok-5d1f",
            "expiresAt": "2025-11-27T12:39:00Z"
          }
        }
        """#

    public static let refreshToken_Operation400_ErrorAsText = #"""
        {
          "error": "jobId is missing."
        }
        """#

    public static let refreshToken_Operation401_ErrorAsRecord = #"""
        {
          "success": false,
          "error": {
            "code": "AUTH_ERROR",
            "message": "The token has expired.",
            "retryable": false
          }
        }
        """#

    public static let refreshToken_Operation401_ErrorAsText = #"""
        {
          "error": "The token has expired."
        }
        """#
}

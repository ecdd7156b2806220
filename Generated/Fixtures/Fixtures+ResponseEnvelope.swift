// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

extension Fixtures {
    public static let responseEnvelopeFull = #"""
        {
          "success": true,
          "metadata": {
            "timestamp": "2025-09-19T10:30:00Z",
            "processingTime": 950,
            "provider": "provider",
            "source": "source",
            "cached": true,
            "traceId": "traceId",
            "ttl": "ttl",
            "resourceId": "resourceId"
          },
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
          },
          "data": {
            "authors": [
              {
                "name": "name",
                "key": "key",
                "works": []
              }
            ]
          }
        }
        """#

    public static let responseEnvelopeMinimal = #"""
        {
          "metadata": {
            "timestamp": "2025-09-19T10:30:00Z"
          }
        }
        """#
}

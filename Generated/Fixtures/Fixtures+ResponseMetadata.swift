// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

extension Fixtures {
    public static let responseMetadataFull = #"""
        {
          "timestamp": "2025-11-27T10:30:00Z",
          "processingTime": 45,
          "provider": "openlibrary",
          "source": "open_library",
          "cached": true,
          "traceId": "trace-7f3a",
          "ttl": "1 hour",
          "resourceId": "job-results:import_abc123"
        }
        """#

    public static let responseMetadataMinimal = #"""
        {
          "timestamp": "2025-09-19T10:30:00Z"
        }
        """#
}

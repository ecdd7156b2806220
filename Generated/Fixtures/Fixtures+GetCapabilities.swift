// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

extension Fixtures {
    public static let getCapabilities_Operation200_Flags = #"""
        {
          "success": true,
          "metadata": {
            "timestamp": "2025-11-27T10:40:00Z"
          },
          "data": {
            "version": "3.2.0",
            "features": {
              "semantic_search": true,
              "csv_import": true,
              "batch_scan": false
            },
            "limits": {
              "csv_max_bytes": 8388608,
              "photos_per_scan": 5
            }
          }
        }
        """#

    public static let getCapabilities_Operation200_Records = #"""
        {
          "metadata": {
            "timestamp": "2025-11-25T10:40:00Z"
          },
          "data": {
            "version": "2.7.0",
            "features": {
              "semantic_search": {
                "enabled": true,
                "embedding_model": "bge-m3",
                "dimensions": 1024
              },
              "csv_import": {
                "enabled": true
              }
            },
            "limits": {
              "semantic_search_per_minute": 5
            },
            "infrastructure": {
              "vector_index": "vectorize",
              "replicas": 2
            }
          }
        }
        """#

    public static let getCapabilities_Operation500_InternalError = #"""
        {
          "success": false,
          "error": {
            "code": "INTERNAL_ERROR",
            "message": "Something went wrong.",
            "retryable": false
          }
        }
        """#
}

// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

extension Fixtures {
    public static let searchEditions_Operation200_EditionWithoutTitle = #"""
        {
          "metadata": {
            "timestamp": "2025-11-20T10:30:02Z",
            "provider": "google-books",
            "cached": false
          },
          "data": {
            "works": [],
            "editions": [
              {
                "isbns": [
                  "9780439064873"
                ],
                "format": "Paperback",
                "amazonASINs": [],
                "googleBooksVolumeIDs": [],
                "librarythingIDs": [],
                "isbndbQuality": 10
              }
            ],
            "authors": []
          }
        }
        """#

    public static let searchEditions_Operation200_NothingFound = #"""
        {
          "success": true,
          "metadata": {
            "timestamp": "2025-11-27T10:30:02Z",
            "source": "isbndb"
          },
          "data": {
            "works": [],
            "editions": [],
            "authors": [],
            "totalResults": 0
          }
        }
        """#

    public static let searchEditions_Operation400_BatchTooLarge = #"""
        {
          "success": false,
          "error": {
            "code": "BATCH_TOO_LARGE",
            "message": "At most 5 photos.",
            "retryable": false,
            "statusCode": 400
          }
        }
        """#

    public static let searchEditions_Operation400_InvalidFile = #"""
        {
          "success": false,
          "error": {
            "code": "INVALID_FILE",
            "message": "The file has no column Title.",
            "retryable": false
          }
        }
        """#

    public static let searchEditions_Operation400_InvalidISBN = #"""
        {
          "success": false,
          "error": {
            "code": "INVALID_ISBN",
            "message": "The ISBN has 12 digits.",
            "retryable": false,
            "details": {
              "isbn": "978043906487"
            }
          }
        }
        """#

    public static let searchEditions_Operation404_NotFound = #"""
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

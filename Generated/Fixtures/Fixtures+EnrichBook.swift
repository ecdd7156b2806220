// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

extension Fixtures {
    public static let enrichBook_Operation200_AuthorsAsRecords = #"""
        {
          "success": true,
          "metadata": {
            "timestamp": "2025-11-27T10:30:01Z",
            "source": "open_library"
          },
          "data": {
            "isbn": "9780439708180",
            "title": "Harry Potter and the Sorcerer's Stone",
            "authors": [
              {
                "name": "J. K. Rowling",
                "key": "OL23919A",
                "birth_date": "31 July 1965"
              }
            ],
            "work": {
              "id": "OL82563W",
              "title": "Harry Potter and the Philosopher's Stone",
              "subjects": [
                "Magic",
                "Schools"
              ],
              "firstPublishYear": 1997
            },
            "edition": {
              "id": "OL26331930M",
              "numberOfPages": 309,
              "physicalFormat": "Paperback",
              "publishers": [
                "Scholastic"
              ]
            }
          }
        }
        """#

    public static let enrichBook_Operation200_AuthorsAsText = #"""
        {
          "success": true,
          "metadata": {
            "timestamp": "2025-11-27T10:30:00Z",
            "source": "google_books"
          },
          "data": {
            "isbn": "9780439708180",
            "title": "Harry Potter and the Sorcerer's Stone",
            "publisher": "Scholastic",
            "publishedDate": "1998",
            "coverUrl": "https://covers.example.com/9780439708180.jpg",
            "pageCount": 309,
            "authors": [
              "J. K. Rowling"
            ],
            "provider": "google",
            "enrichedAt": "2025-11-27T10:30:00.125Z",
            "vectorized": true
          }
        }
        """#

    public static let enrichBook_Operation400_BatchTooLarge = #"""
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

    public static let enrichBook_Operation400_InvalidFile = #"""
        {
          "success": false,
          "error": {
            "code": "INVALID_FILE",
            "message": "The file has no column Title.",
            "retryable": false
          }
        }
        """#

    public static let enrichBook_Operation400_InvalidISBN = #"""
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

    public static let enrichBook_Operation404_NotFound = #"""
        {
          "success": false,
          "error": {
            "code": "NOT_FOUND",
            "message": "Book not found",
            "retryable": false
          }
        }
        """#

    public static let enrichBook_Operation429_DelayInDetails = #"""
        {
          "success": false,
          "error": {
            "code": "RATE_LIMIT_EXCEEDED",
            "message": "Too many requests.",
            "retryable": true,
            "details": {
              "retryAfter": "30",
              "limit": 100
            }
          }
        }
        """#

    public static let enrichBook_Operation429_DelayInError = #"""
        {
          "success": false,
          "error": {
            "code": "RATE_LIMIT_EXCEEDED",
            "message": "Too many requests.",
            "retryable": true,
            "retryAfter": 30
          }
        }
        """#

    public static let enrichBook_Operation429_ErrorAsText = #"""
        {
          "error": "Too many requests.",
          "code": "RATE_LIMIT_EXCEEDED",
          "details": {
            "retryAfter": 30
          }
        }
        """#

    public static let enrichBook_Operation503_CircuitOpen = #"""
        {
          "success": false,
          "error": {
            "code": "CIRCUIT_OPEN",
            "message": "The provider rests.",
            "retryable": true,
            "retryAfterMs": 45000,
            "provider": "google-books"
          }
        }
        """#

    public static let enrichBook_Operation503_CircuitOpenInDetails = #"""
        {
          "success": false,
          "error": {
            "code": "CIRCUIT_OPEN",
            "message": "The provider rests.",
            "retryable": true,
            "details": {
              "provider": "google-books",
              "retryAfterMs": 45000
            }
          }
        }
        """#
}

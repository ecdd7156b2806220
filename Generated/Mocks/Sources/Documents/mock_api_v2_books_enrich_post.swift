// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

#if DEBUG
    nonisolated extension Mocks {
        /// `POST /api/v2/books/enrich`: 200
        static let mock_api_v2_books_enrich_post = #"""
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

        /// `POST /api/v2/books/enrich`: 200
        static let mock_api_v2_books_enrich_post__minimal = #"""
            {
              "success": true,
              "metadata": {
                "timestamp": "2025-11-27T10:30:00Z"
              },
              "data": {
                "isbn": "9780439708180",
                "title": "Harry Potter and the Sorcerer's Stone"
              }
            }
            """#

        /// `POST /api/v2/books/enrich`: 400
        static let mock_api_v2_books_enrich_post__400 = #"""
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

        /// `POST /api/v2/books/enrich`: 404
        static let mock_api_v2_books_enrich_post__404 = #"""
            {
              "success": false,
              "error": {
                "code": "NOT_FOUND",
                "message": "Book not found",
                "retryable": false
              }
            }
            """#

        /// `POST /api/v2/books/enrich`: 429
        static let mock_api_v2_books_enrich_post__429 = #"""
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

        /// `POST /api/v2/books/enrich`: 503
        static let mock_api_v2_books_enrich_post__503 = #"""
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
    }
#endif

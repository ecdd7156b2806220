// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

extension Fixtures {
    public static let searchByISBN_Operation200_CurrentSuccess = #"""
        {
          "success": true,
          "metadata": {
            "timestamp": "2025-11-27T10:30:00Z",
            "processingTime": 45,
            "source": "alexandria"
          },
          "data": {
            "works": [
              {
                "title": "A Wizard of Earthsea",
                "subjectTags": [
                  "Fantasy",
                  "Coming of age"
                ],
                "originalLanguage": "en",
                "firstPublicationYear": 1968,
                "coverImageURL": "https://covers.example.com/earthsea-large.jpg",
                "primaryProvider": "alexandria",
                "goodreadsWorkIDs": [
                  "113603"
                ],
                "amazonASINs": [],
                "librarythingIDs": [],
                "googleBooksVolumeIDs": [
                  "uXbJzQEACAAJ"
                ],
                "isbndbQuality": 85,
                "reviewStatus": "verified"
              }
            ],
            "editions": [
              {
                "isbn": "9780547773742",
                "isbns": [
                  "9780547773742",
                  "0547773749"
                ],
                "title": "A Wizard of Earthsea",
                "publisher": "Clarion Books",
                "publicationDate": "2012-09",
                "pageCount": 264,
                "format": "Paperback",
                "amazonASINs": [],
                "googleBooksVolumeIDs": [
                  "uXbJzQEACAAJ"
                ],
                "librarythingIDs": [],
                "isbndbQuality": 85
              }
            ],
            "authors": [
              {
                "name": "Ursula K. Le Guin",
                "gender": "Female",
                "culturalRegion": "North America",
                "birthYear": 1929,
                "deathYear": 2018
              }
            ],
            "totalResults": 1
          }
        }
        """#

    public static let searchByISBN_Operation200_NotFoundAs200 = #"""
        {
          "metadata": {
            "timestamp": "2025-11-20T08:15:31Z",
            "processingTime": 1204,
            "provider": "none",
            "cached": false
          },
          "data": {
            "works": [],
            "editions": [],
            "authors": [],
            "resultCount": 0
          }
        }
        """#

    public static let searchByISBN_Operation200_TransitionSuccess = #"""
        {
          "success": true,
          "metadata": {
            "timestamp": "2025-11-29T07:00:00Z",
            "source": "kv_cache",
            "cached": true
          },
          "error": null,
          "data": {
            "works": [],
            "editions": [],
            "authors": [],
            "totalResults": 0
          }
        }
        """#

    public static let searchByISBN_Operation200_Version2Success = #"""
        {
          "metadata": {
            "timestamp": "2025-11-20T08:15:30.250Z",
            "processingTime": 312,
            "provider": "orchestrated:google+openlibrary",
            "cached": false,
            "traceId": "trace-7f3a"
          },
          "data": {
            "works": [
              {
                "title": "The Tombs of Atuan",
                "subjectTags": [],
                "goodreadsWorkIDs": [],
                "amazonASINs": [],
                "librarythingIDs": [],
                "googleBooksVolumeIDs": [],
                "isbndbQuality": 0,
                "reviewStatus": "needsReview"
              }
            ],
            "editions": [],
            "authors": [],
            "resultCount": 1,
            "expiresAt": "2025-11-28T10:30:00Z"
          }
        }
        """#

    public static let searchByISBN_Operation400_BatchTooLarge = #"""
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

    public static let searchByISBN_Operation400_InvalidFile = #"""
        {
          "success": false,
          "error": {
            "code": "INVALID_FILE",
            "message": "The file has no column Title.",
            "retryable": false
          }
        }
        """#

    public static let searchByISBN_Operation400_InvalidISBN = #"""
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

    public static let searchByISBN_Operation404_NotFound = #"""
        {
          "success": false,
          "error": {
            "code": "NOT_FOUND",
            "message": "Book not found",
            "retryable": false
          }
        }
        """#

    public static let searchByISBN_Operation429_DelayInDetails = #"""
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

    public static let searchByISBN_Operation429_DelayInError = #"""
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

    public static let searchByISBN_Operation429_ErrorAsText = #"""
        {
          "error": "Too many requests.",
          "code": "RATE_LIMIT_EXCEEDED",
          "details": {
            "retryAfter": 30
          }
        }
        """#

    public static let searchByISBN_Operation500_InternalError = #"""
        {
          "success": false,
          "error": {
            "code": "INTERNAL_ERROR",
            "message": "Something went wrong.",
            "retryable": false
          }
        }
        """#

    public static let searchByISBN_Operation502_ProviderError = #"""
        {
          "success": false,
          "error": {
            "code": "PROVIDER_ERROR",
            "message": "The provider answers 500.",
            "retryable": true,
            "provider": "isbndb"
          }
        }
        """#

    public static let searchByISBN_Operation503_CircuitOpen = #"""
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

    public static let searchByISBN_Operation503_CircuitOpenInDetails = #"""
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

    public static let searchByISBN_Operation504_ProviderTimeout = #"""
        {
          "success": false,
          "error": {
            "code": "PROVIDER_TIMEOUT",
            "message": "No answer within 10 s.",
            "retryable": true,
            "provider": "isbndb"
          }
        }
        """#

    public static let searchByISBN_OperationDefault_TransitionFailure = #"""
        {
          "success": false,
          "metadata": {
            "timestamp": "2025-11-29T07:00:01Z"
          },
          "error": {
            "code": "NOT_FOUND",
            "message": "No provider knows this book.",
            "retryable": false,
            "details": null
          },
          "data": null
        }
        """#

    public static let searchByISBN_OperationDefault_Version2Failure = #"""
        {
          "metadata": {
            "timestamp": "2025-11-20T08:15:32Z",
            "provider": "openlibrary",
            "cached": false
          },
          "error": {
            "code": "INVALID_ISBN",
            "message": "The ISBN has 12 digits.",
            "details": {
              "isbn": "978043906487",
              "digits": 12
            }
          },
          "data": null
        }
        """#
}

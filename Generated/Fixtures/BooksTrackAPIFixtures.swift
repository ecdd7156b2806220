// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

/// The texts of the files in JSON: values that conform to the contract.
public enum Fixtures {
    /// `JSON/ApiError.full.json`
    public static let apiErrorFull = #"""
        {
          "code": "CIRCUIT_OPEN",
          "message": "The provider rests.",
          "retryable": true,
          "details": {
            "provider": "google-books",
            "attempts": [
              1,
              2.5,
              null
            ],
            "last": {
              "ok": false
            }
          },
          "retryAfterMs": 45000,
          "retryAfter": 45,
          "provider": "google-books",
          "statusCode": 503
        }
        """#

    /// `JSON/ApiError.minimal.json`
    public static let apiErrorMinimal = #"""
        {
          "code": "code",
          "message": "message"
        }
        """#

    /// `JSON/ApiResponse.failure.json`
    public static let apiResponseFailure = #"""
        {
          "success": false,
          "error": {
            "code": "code",
            "message": "message",
            "retryable": true,
            "details": {
              "key1": "details 1",
              "key2": "details 2"
            },
            "retryAfterMs": 5,
            "retryAfter": 6,
            "provider": "provider",
            "statusCode": 8
          },
          "meta": {
            "timestamp": "2025-01-01T10:30:00Z",
            "processingTime": 2,
            "provider": "provider",
            "cached": false,
            "cacheAge": 5,
            "requestId": "requestId"
          }
        }
        """#

    /// `JSON/ApiResponse.failure.minimal.json`
    public static let apiResponseFailure_Minimal = #"""
        {
          "success": false,
          "error": {
            "code": "UNKNOWN",
            "message": "message"
          },
          "meta": {
            "timestamp": "2025-01-01T10:30:00Z"
          }
        }
        """#

    /// `JSON/ApiResponse.success.json`
    public static let apiResponseSuccess = #"""
        {
          "success": true,
          "data": {
            "jobId": "jobId",
            "detectedBooks": [
              {
                "work": {
                  "title": "title",
                  "subjectTags": [],
                  "goodreadsWorkIDs": [],
                  "amazonASINs": [],
                  "librarythingIDs": [],
                  "googleBooksVolumeIDs": [],
                  "isbndbQuality": 0,
                  "reviewStatus": "needsReview"
                },
                "edition": {
                  "isbns": [],
                  "format": "Paperback",
                  "amazonASINs": [],
                  "googleBooksVolumeIDs": [],
                  "librarythingIDs": [],
                  "isbndbQuality": 0
                },
                "confidence": 0.5
              }
            ],
            "websocketUrl": "websocketUrl"
          },
          "meta": {
            "timestamp": "2025-01-01T10:30:00Z",
            "processingTime": 2,
            "provider": "provider",
            "cached": false,
            "cacheAge": 5,
            "requestId": "requestId"
          }
        }
        """#

    /// `JSON/ApiResponse.success.minimal.json`
    public static let apiResponseSuccess_Minimal = #"""
        {
          "success": true,
          "data": null,
          "meta": {
            "timestamp": "2025-01-01T10:30:00Z"
          }
        }
        """#

    /// `JSON/AuthorDTO.full.json`
    public static let authorDTOFull = #"""
        {
          "name": "Ursula K. Le Guin",
          "gender": "Female",
          "culturalRegion": "North America",
          "nationality": "American",
          "birthYear": 1929,
          "deathYear": 2018,
          "openLibraryID": "OL31353A",
          "isbndbID": "isbndb-le-guin",
          "googleBooksID": "gb-le-guin",
          "goodreadsID": "874602",
          "bookCount": 103
        }
        """#

    /// `JSON/AuthorDTO.minimal.json`
    public static let authorDTOMinimal = #"""
        {
          "name": "name",
          "gender": "Female"
        }
        """#

    /// `JSON/AuthorMetadata.full.json`
    public static let authorMetadataFull = #"""
        {
          "name": "name",
          "key": "key",
          "birth_date": "birth_date"
        }
        """#

    /// `JSON/AuthorMetadata.minimal.json`
    public static let authorMetadataMinimal = #"""
        {
          "name": "name",
          "key": "key"
        }
        """#

    /// `JSON/AuthorSearchHit.full.json`
    public static let authorSearchHitFull = #"""
        {
          "name": "name",
          "key": "key",
          "works": [
            {
              "id": "id",
              "title": "title",
              "subjects": [
                "subjects 1",
                "subjects 2"
              ],
              "firstPublishYear": 4
            }
          ],
          "workCount": 4
        }
        """#

    /// `JSON/AuthorSearchHit.minimal.json`
    public static let authorSearchHitMinimal = #"""
        {
          "name": "name",
          "key": "key",
          "works": []
        }
        """#

    /// `JSON/AuthorSearchResults.full.json`
    public static let authorSearchResultsFull = #"""
        {
          "authors": [
            {
              "name": "name",
              "key": "key",
              "works": [
                {
                  "id": "id",
                  "title": "title",
                  "subjects": []
                }
              ],
              "workCount": 4
            }
          ]
        }
        """#

    /// `JSON/AuthorSearchResults.minimal.json`
    public static let authorSearchResultsMinimal = #"""
        {
          "authors": []
        }
        """#

    /// `JSON/BatchEnrichmentJob.full.json`
    public static let batchEnrichmentJobFull = #"""
        {
          "jobId": "jobId",
          "processedCount": 2,
          "totalCount": 3,
          "authToken": "authToken",
          "token": "token",
          "message": "message",
          "websocketUrl": "websocketUrl",
          "success": false
        }
        """#

    /// `JSON/BatchEnrichmentJob.minimal.json`
    public static let batchEnrichmentJobMinimal = #"""
        {}
        """#

    /// `JSON/BatchEnrichmentRequest.full.json`
    public static let batchEnrichmentRequestFull = #"""
        {
          "barcodes": [
            "barcodes 1",
            "barcodes 2"
          ],
          "vectorize": false
        }
        """#

    /// `JSON/BatchEnrichmentRequest.minimal.json`
    public static let batchEnrichmentRequestMinimal = #"""
        {
          "barcodes": []
        }
        """#

    /// `JSON/BatchEnrichmentResults.Error.full.json`
    public static let batchEnrichmentResults_ErrorFull = #"""
        {
          "title": "title",
          "error": "error"
        }
        """#

    /// `JSON/BatchEnrichmentResults.Error.minimal.json`
    public static let batchEnrichmentResults_ErrorMinimal = #"""
        {}
        """#

    /// `JSON/BatchEnrichmentResults.full.json`
    public static let batchEnrichmentResultsFull = #"""
        {
          "enrichedBooks": [
            {
              "title": "title",
              "author": "author",
              "isbn": "isbn",
              "success": false,
              "error": "error",
              "enriched": {
                "work": {
                  "title": "title",
                  "subjectTags": [],
                  "goodreadsWorkIDs": [],
                  "amazonASINs": [],
                  "librarythingIDs": [],
                  "googleBooksVolumeIDs": [],
                  "isbndbQuality": 0,
                  "reviewStatus": "needsReview"
                },
                "authors": []
              }
            }
          ],
          "errors": [
            {
              "title": "title",
              "error": "error"
            }
          ],
          "successRate": "successRate"
        }
        """#

    /// `JSON/BatchEnrichmentResults.minimal.json`
    public static let batchEnrichmentResultsMinimal = #"""
        {
          "enrichedBooks": []
        }
        """#

    /// `JSON/Book.full.json`
    public static let bookFull = #"""
        {
          "isbn": "isbn",
          "title": "title",
          "publisher": "publisher",
          "publishedDate": "publishedDate",
          "coverUrl": "https://example.com/coverUrl",
          "description": "description",
          "language": "language",
          "isbn13": "isbn13",
          "isbn10": "isbn10",
          "pageCount": 10,
          "categories": [
            "categories 1",
            "categories 2"
          ],
          "averageRating": 0.5,
          "ratingsCount": 13,
          "openLibraryWorkId": "openLibraryWorkId",
          "authors": [
            "authors 1",
            "authors 2"
          ]
        }
        """#

    /// `JSON/Book.minimal.json`
    public static let bookMinimal = #"""
        {
          "isbn": "isbn",
          "title": "title",
          "authors": []
        }
        """#

    /// `JSON/BookDetails.full.json`
    public static let bookDetailsFull = #"""
        {
          "isbn": "isbn",
          "title": "title",
          "publisher": "publisher",
          "publishedDate": "publishedDate",
          "coverUrl": "https://example.com/coverUrl",
          "description": "description",
          "language": "language",
          "isbn13": "isbn13",
          "isbn10": "isbn10",
          "pageCount": 10,
          "categories": [
            "categories 1",
            "categories 2"
          ],
          "averageRating": 0.5,
          "ratingsCount": 13,
          "openLibraryWorkId": "openLibraryWorkId"
        }
        """#

    /// `JSON/BookDetails.minimal.json`
    public static let bookDetailsMinimal = #"""
        {
          "isbn": "isbn",
          "title": "title"
        }
        """#

    /// `JSON/BookInput.full.json`
    public static let bookInputFull = #"""
        {
          "title": "title",
          "author": "author",
          "isbn": "isbn"
        }
        """#

    /// `JSON/BookInput.minimal.json`
    public static let bookInputMinimal = #"""
        {
          "title": "title"
        }
        """#

    /// `JSON/BookSearchResponse.full.json`
    public static let bookSearchResponseFull = #"""
        {
          "works": [
            {
              "title": "title",
              "subjectTags": [
                "subjectTags 1",
                "subjectTags 2"
              ],
              "originalLanguage": "originalLanguage",
              "firstPublicationYear": 4,
              "description": "description",
              "coverImageURL": "https://example.com/coverImageURL",
              "synthetic": true,
              "primaryProvider": "primaryProvider",
              "contributors": [
                "contributors 1",
                "contributors 2"
              ],
              "openLibraryID": "openLibraryID",
              "openLibraryWorkID": "openLibraryWorkID",
              "isbndbID": "isbndbID",
              "googleBooksVolumeID": "googleBooksVolumeID",
              "goodreadsID": "goodreadsID",
              "goodreadsWorkIDs": [
                "goodreadsWorkIDs 1",
                "goodreadsWorkIDs 2"
              ],
              "amazonASINs": [
                "amazonASINs 1",
                "amazonASINs 2"
              ],
              "librarythingIDs": [
                "librarythingIDs 1",
                "librarythingIDs 2"
              ],
              "googleBooksVolumeIDs": [
                "googleBooksVolumeIDs 1",
                "googleBooksVolumeIDs 2"
              ],
              "lastISBNDBSync": "2025-01-19T10:30:00Z",
              "isbndbQuality": 20,
              "reviewStatus": "userEdited",
              "originalImagePath": "originalImagePath",
              "boundingBox": {
                "x": 0.5,
                "y": 0.5,
                "width": 0.5,
                "height": 0.5
              }
            }
          ],
          "editions": [
            {
              "isbn": "isbn",
              "isbns": [
                "isbns 1",
                "isbns 2"
              ],
              "title": "title",
              "publisher": "publisher",
              "publicationDate": "publicationDate",
              "pageCount": 6,
              "format": "Paperback",
              "coverImageURL": "https://example.com/coverImageURL",
              "editionTitle": "editionTitle",
              "editionDescription": "editionDescription",
              "language": "language",
              "primaryProvider": "primaryProvider",
              "contributors": [
                "contributors 1",
                "contributors 2"
              ],
              "openLibraryID": "openLibraryID",
              "openLibraryEditionID": "openLibraryEditionID",
              "isbndbID": "isbndbID",
              "googleBooksVolumeID": "googleBooksVolumeID",
              "goodreadsID": "goodreadsID",
              "amazonASINs": [
                "amazonASINs 1",
                "amazonASINs 2"
              ],
              "googleBooksVolumeIDs": [
                "googleBooksVolumeIDs 1",
                "googleBooksVolumeIDs 2"
              ],
              "librarythingIDs": [
                "librarythingIDs 1",
                "librarythingIDs 2"
              ],
              "lastISBNDBSync": "2025-01-22T10:30:00Z",
              "isbndbQuality": 23
            }
          ],
          "authors": [
            {
              "name": "name",
              "gender": "Male",
              "culturalRegion": "Europe",
              "nationality": "nationality",
              "birthYear": 5,
              "deathYear": 6,
              "openLibraryID": "openLibraryID",
              "isbndbID": "isbndbID",
              "googleBooksID": "googleBooksID",
              "goodreadsID": "goodreadsID",
              "bookCount": 11
            }
          ],
          "totalResults": 4,
          "resultCount": 5,
          "expiresAt": "2025-01-06T10:30:00Z"
        }
        """#

    /// `JSON/BookSearchResponse.minimal.json`
    public static let bookSearchResponseMinimal = #"""
        {
          "works": [],
          "editions": [],
          "authors": []
        }
        """#

    /// `JSON/BookshelfScanResponse.DetectedBook.full.json`
    public static let bookshelfScanResponse_DetectedBookFull = #"""
        {
          "work": {
            "title": "title",
            "subjectTags": [
              "subjectTags 1",
              "subjectTags 2"
            ],
            "originalLanguage": "originalLanguage",
            "firstPublicationYear": 4,
            "description": "description",
            "coverImageURL": "https://example.com/coverImageURL",
            "synthetic": true,
            "primaryProvider": "primaryProvider",
            "contributors": [
              "contributors 1",
              "contributors 2"
            ],
            "openLibraryID": "openLibraryID",
            "openLibraryWorkID": "openLibraryWorkID",
            "isbndbID": "isbndbID",
            "googleBooksVolumeID": "googleBooksVolumeID",
            "goodreadsID": "goodreadsID",
            "goodreadsWorkIDs": [
              "goodreadsWorkIDs 1",
              "goodreadsWorkIDs 2"
            ],
            "amazonASINs": [
              "amazonASINs 1",
              "amazonASINs 2"
            ],
            "librarythingIDs": [
              "librarythingIDs 1",
              "librarythingIDs 2"
            ],
            "googleBooksVolumeIDs": [
              "googleBooksVolumeIDs 1",
              "googleBooksVolumeIDs 2"
            ],
            "lastISBNDBSync": "2025-01-19T10:30:00Z",
            "isbndbQuality": 20,
            "reviewStatus": "userEdited",
            "originalImagePath": "originalImagePath",
            "boundingBox": {
              "x": 0.5,
              "y": 0.5,
              "width": 0.5,
              "height": 0.5
            }
          },
          "edition": {
            "isbn": "isbn",
            "isbns": [
              "isbns 1",
              "isbns 2"
            ],
            "title": "title",
            "publisher": "publisher",
            "publicationDate": "publicationDate",
            "pageCount": 6,
            "format": "Paperback",
            "coverImageURL": "https://example.com/coverImageURL",
            "editionTitle": "editionTitle",
            "editionDescription": "editionDescription",
            "language": "language",
            "primaryProvider": "primaryProvider",
            "contributors": [
              "contributors 1",
              "contributors 2"
            ],
            "openLibraryID": "openLibraryID",
            "openLibraryEditionID": "openLibraryEditionID",
            "isbndbID": "isbndbID",
            "googleBooksVolumeID": "googleBooksVolumeID",
            "goodreadsID": "goodreadsID",
            "amazonASINs": [
              "amazonASINs 1",
              "amazonASINs 2"
            ],
            "googleBooksVolumeIDs": [
              "googleBooksVolumeIDs 1",
              "googleBooksVolumeIDs 2"
            ],
            "librarythingIDs": [
              "librarythingIDs 1",
              "librarythingIDs 2"
            ],
            "lastISBNDBSync": "2025-01-22T10:30:00Z",
            "isbndbQuality": 23
          },
          "confidence": 0.5
        }
        """#

    /// `JSON/BookshelfScanResponse.DetectedBook.minimal.json`
    public static let bookshelfScanResponse_DetectedBookMinimal = #"""
        {
          "work": {
            "title": "title",
            "subjectTags": [],
            "goodreadsWorkIDs": [],
            "amazonASINs": [],
            "librarythingIDs": [],
            "googleBooksVolumeIDs": [],
            "isbndbQuality": 0,
            "reviewStatus": "needsReview"
          },
          "edition": {
            "isbns": [],
            "format": "Paperback",
            "amazonASINs": [],
            "googleBooksVolumeIDs": [],
            "librarythingIDs": [],
            "isbndbQuality": 0
          },
          "confidence": 0.5
        }
        """#

    /// `JSON/BookshelfScanResponse.full.json`
    public static let bookshelfScanResponseFull = #"""
        {
          "jobId": "jobId",
          "detectedBooks": [
            {
              "work": {
                "title": "title",
                "subjectTags": [],
                "goodreadsWorkIDs": [],
                "amazonASINs": [],
                "librarythingIDs": [],
                "googleBooksVolumeIDs": [],
                "isbndbQuality": 0,
                "reviewStatus": "needsReview"
              },
              "edition": {
                "isbns": [],
                "format": "Paperback",
                "amazonASINs": [],
                "googleBooksVolumeIDs": [],
                "librarythingIDs": [],
                "isbndbQuality": 0
              },
              "confidence": 0.5
            }
          ],
          "websocketUrl": "websocketUrl"
        }
        """#

    /// `JSON/BookshelfScanResponse.minimal.json`
    public static let bookshelfScanResponseMinimal = #"""
        {
          "jobId": "jobId",
          "detectedBooks": []
        }
        """#

    /// `JSON/BoundingBox.full.json`
    public static let boundingBoxFull = #"""
        {
          "x": 0.25,
          "y": 0.5,
          "width": 0.125,
          "height": 0.375
        }
        """#

    /// `JSON/BoundingBox.minimal.json`
    public static let boundingBoxMinimal = #"""
        {
          "x": 0.5,
          "y": 0.5,
          "width": 0.5,
          "height": 0.5
        }
        """#

    /// `JSON/CancelJob.200.canceled.json`
    public static let cancelJob_Operation200_Canceled = #"""
        {
          "success": true,
          "metadata": {
            "timestamp": "2025-11-27T10:38:00Z"
          },
          "data": {
            "jobId": "scan_abc123",
            "status": "canceled",
            "message": "The job is canceled.",
            "cleanup": {
              "r2ObjectsDeleted": 2,
              "kvCacheCleared": true
            }
          }
        }
        """#

    /// `JSON/CancelJob.401.unauthorized.json`
    public static let cancelJob_Operation401_Unauthorized = #"""
        {
          "success": false,
          "error": {
            "code": "UNAUTHORIZED",
            "message": "The token is not this job's.",
            "retryable": false
          }
        }
        """#

    /// `JSON/CancelJob.404.notFound.json`
    public static let cancelJob_Operation404_NotFound = #"""
        {
          "success": false,
          "error": {
            "code": "NOT_FOUND",
            "message": "Book not found",
            "retryable": false
          }
        }
        """#

    /// `JSON/Capabilities.full.json`
    public static let capabilitiesFull = #"""
        {
          "version": "version",
          "features": {
            "key1": {
              "enabled": true,
              "embedding_model": "embedding_model",
              "dimensions": 3
            }
          },
          "limits": {
            "key1": 3,
            "key2": 4
          },
          "additionalKey": "additionalKey"
        }
        """#

    /// `JSON/Capabilities.minimal.json`
    public static let capabilitiesMinimal = #"""
        {
          "version": "version",
          "features": {},
          "limits": {}
        }
        """#

    /// `JSON/CapabilityFeature.Settings.full.json`
    public static let capabilityFeature_SettingsFull = #"""
        {
          "enabled": true,
          "embedding_model": "embedding_model",
          "dimensions": 3
        }
        """#

    /// `JSON/CapabilityFeature.Settings.minimal.json`
    public static let capabilityFeature_SettingsMinimal = #"""
        {
          "enabled": true
        }
        """#

    /// `JSON/CapabilityFeature.flag.json`
    public static let capabilityFeatureFlag = #"""
        true
        """#

    /// `JSON/ConnectProgressSocket.400.batchTooLarge.json`
    public static let connectProgressSocket_Operation400_BatchTooLarge = #"""
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

    /// `JSON/ConnectProgressSocket.400.invalidFile.json`
    public static let connectProgressSocket_Operation400_InvalidFile = #"""
        {
          "success": false,
          "error": {
            "code": "INVALID_FILE",
            "message": "The file has no column Title.",
            "retryable": false
          }
        }
        """#

    /// `JSON/ConnectProgressSocket.400.invalidISBN.json`
    public static let connectProgressSocket_Operation400_InvalidISBN = #"""
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

    /// `JSON/ConnectProgressSocket.401.unauthorized.json`
    public static let connectProgressSocket_Operation401_Unauthorized = #"""
        {
          "success": false,
          "error": {
            "code": "UNAUTHORIZED",
            "message": "The token is not this job's.",
            "retryable": false
          }
        }
        """#

    /// `JSON/CreateImport.202.bothTokens.json`
    public static let createImport_Operation202_BothTokens = #"""
        {
          "success": true,
          "metadata": {
            "timestamp": "2025-11-27T10:34:01Z"
          },
          "data": {
            "jobId": "import_abc124",
            "authToken": "tok-91c3",
            "token": "tok-91c3",
            "sseUrl": "/api/v2/imports/import_abc124/stream",
            "statusUrl": "/api/v2/imports/import_abc124"
          }
        }
        """#

    /// `JSON/CreateImport.202.newTokenOnly.json`
    public static let createImport_Operation202_NewTokenOnly = #"""
        {
          "success": true,
          "metadata": {
            "timestamp": "2025-11-27T10:34:00Z"
          },
          "data": {
            "jobId": "import_abc123",
            "authToken": "tok-91c2",
            "sseUrl": "/api/v2/imports/import_abc123/stream",
            "statusUrl": "/api/v2/imports/import_abc123",
            "status": "initialized"
          }
        }
        """#

    /// `JSON/CreateImport.202.noToken.json`
    public static let createImport_Operation202_NoToken = #"""
        {
          "success": true,
          "metadata": {
            "timestamp": "2025-11-27T10:34:02Z"
          },
          "data": {
            "jobId": "import_abc126",
            "status": "initialized"
          }
        }
        """#

    /// `JSON/CreateImport.202.oldTokenOnly.json`
    public static let createImport_Operation202_OldTokenOnly = #"""
        {
          "metadata": {
            "timestamp": "2025-11-20T10:34:00Z"
          },
          "data": {
            "jobId": "import_abc125",
            "token": "tok-91c4",
            "websocketUrl": "/ws/progress?jobId=import_abc125&token=tok-91c4"
          }
        }
        """#

    /// `JSON/CreateImport.400.batchTooLarge.json`
    public static let createImport_Operation400_BatchTooLarge = #"""
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

    /// `JSON/CreateImport.400.invalidFile.json`
    public static let createImport_Operation400_InvalidFile = #"""
        {
          "success": false,
          "error": {
            "code": "INVALID_FILE",
            "message": "The file has no column Title.",
            "retryable": false
          }
        }
        """#

    /// `JSON/CreateImport.400.invalidISBN.json`
    public static let createImport_Operation400_InvalidISBN = #"""
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

    /// `JSON/CreateImport.413.fileTooLarge.json`
    public static let createImport_Operation413_FileTooLarge = #"""
        {
          "success": false,
          "error": {
            "code": "FILE_TOO_LARGE",
            "message": "The file is larger than 8 MB.",
            "retryable": false,
            "details": {
              "maximum": 8388608,
              "found": 9000001
            }
          }
        }
        """#

    /// `JSON/CreateImport.429.delayInDetails.json`
    public static let createImport_Operation429_DelayInDetails = #"""
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

    /// `JSON/CreateImport.429.delayInError.json`
    public static let createImport_Operation429_DelayInError = #"""
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

    /// `JSON/CreateImport.429.errorAsText.json`
    public static let createImport_Operation429_ErrorAsText = #"""
        {
          "error": "Too many requests.",
          "code": "RATE_LIMIT_EXCEEDED",
          "details": {
            "retryAfter": 30
          }
        }
        """#

    /// `JSON/CreateImport.Body.full.json`
    public static let createImport_BodyFull = #"""
        {
          "file": "file",
          "options": "options"
        }
        """#

    /// `JSON/CreateImport.Body.minimal.json`
    public static let createImport_BodyMinimal = #"""
        {
          "file": "file"
        }
        """#

    /// `JSON/CsvResults.Book.full.json`
    public static let csvResults_BookFull = #"""
        {
          "title": "title",
          "author": "author",
          "isbn": "isbn"
        }
        """#

    /// `JSON/CsvResults.Book.minimal.json`
    public static let csvResults_BookMinimal = #"""
        {
          "title": "title",
          "author": "author"
        }
        """#

    /// `JSON/CsvResults.full.json`
    public static let csvResultsFull = #"""
        {
          "books": [
            {
              "title": "title",
              "author": "author",
              "isbn": "isbn"
            }
          ],
          "errors": [
            {
              "key1": "errors 1 1",
              "key2": "errors 1 2"
            }
          ],
          "successRate": "successRate",
          "timestamp": 4,
          "expiresAt": "2025-01-05T10:30:00Z"
        }
        """#

    /// `JSON/CsvResults.minimal.json`
    public static let csvResultsMinimal = #"""
        {
          "books": [],
          "errors": []
        }
        """#

    /// `JSON/DataEnvelope.full.json`
    public static let dataEnvelopeFull = #"""
        {
          "data": {
            "status": "status",
            "worker": "worker",
            "version": "version",
            "router": "router"
          }
        }
        """#

    /// `JSON/DataEnvelope.minimal.json`
    public static let dataEnvelopeMinimal = #"""
        {
          "data": {
            "status": "status"
          }
        }
        """#

    /// `JSON/DetectedBook.Enrichment.full.json`
    public static let detectedBook_EnrichmentFull = #"""
        {
          "status": "pending",
          "work": {
            "title": "title",
            "subjectTags": [
              "subjectTags 1",
              "subjectTags 2"
            ],
            "originalLanguage": "originalLanguage",
            "firstPublicationYear": 4,
            "description": "description",
            "coverImageURL": "https://example.com/coverImageURL",
            "synthetic": true,
            "primaryProvider": "primaryProvider",
            "contributors": [
              "contributors 1",
              "contributors 2"
            ],
            "openLibraryID": "openLibraryID",
            "openLibraryWorkID": "openLibraryWorkID",
            "isbndbID": "isbndbID",
            "googleBooksVolumeID": "googleBooksVolumeID",
            "goodreadsID": "goodreadsID",
            "goodreadsWorkIDs": [
              "goodreadsWorkIDs 1",
              "goodreadsWorkIDs 2"
            ],
            "amazonASINs": [
              "amazonASINs 1",
              "amazonASINs 2"
            ],
            "librarythingIDs": [
              "librarythingIDs 1",
              "librarythingIDs 2"
            ],
            "googleBooksVolumeIDs": [
              "googleBooksVolumeIDs 1",
              "googleBooksVolumeIDs 2"
            ],
            "lastISBNDBSync": "2025-01-19T10:30:00Z",
            "isbndbQuality": 20,
            "reviewStatus": "userEdited",
            "originalImagePath": "originalImagePath",
            "boundingBox": {
              "x": 0.5,
              "y": 0.5,
              "width": 0.5,
              "height": 0.5
            }
          },
          "editions": [
            {
              "isbn": "isbn",
              "isbns": [
                "isbns 1",
                "isbns 2"
              ],
              "title": "title",
              "publisher": "publisher",
              "publicationDate": "publicationDate",
              "pageCount": 6,
              "format": "Paperback",
              "coverImageURL": "https://example.com/coverImageURL",
              "editionTitle": "editionTitle",
              "editionDescription": "editionDescription",
              "language": "language",
              "primaryProvider": "primaryProvider",
              "contributors": [
                "contributors 1",
                "contributors 2"
              ],
              "openLibraryID": "openLibraryID",
              "openLibraryEditionID": "openLibraryEditionID",
              "isbndbID": "isbndbID",
              "googleBooksVolumeID": "googleBooksVolumeID",
              "goodreadsID": "goodreadsID",
              "amazonASINs": [
                "amazonASINs 1",
                "amazonASINs 2"
              ],
              "googleBooksVolumeIDs": [
                "googleBooksVolumeIDs 1",
                "googleBooksVolumeIDs 2"
              ],
              "librarythingIDs": [
                "librarythingIDs 1",
                "librarythingIDs 2"
              ],
              "lastISBNDBSync": "2025-01-22T10:30:00Z",
              "isbndbQuality": 23
            }
          ],
          "authors": [
            {
              "name": "name",
              "gender": "Male",
              "culturalRegion": "Europe",
              "nationality": "nationality",
              "birthYear": 5,
              "deathYear": 6,
              "openLibraryID": "openLibraryID",
              "isbndbID": "isbndbID",
              "googleBooksID": "googleBooksID",
              "goodreadsID": "goodreadsID",
              "bookCount": 11
            }
          ],
          "provider": "provider",
          "cachedResult": false,
          "error": "error",
          "retryAfterMs": 8
        }
        """#

    /// `JSON/DetectedBook.Enrichment.minimal.json`
    public static let detectedBook_EnrichmentMinimal = #"""
        {
          "status": "pending"
        }
        """#

    /// `JSON/DetectedBook.full.json`
    public static let detectedBookFull = #"""
        {
          "title": "title",
          "author": "author",
          "isbn": "isbn",
          "confidence": 0.5,
          "boundingBox": {
            "x": 0.5,
            "y": 0.5,
            "width": 0.5,
            "height": 0.5
          },
          "enrichmentStatus": "pending",
          "enrichment": {
            "status": "pending",
            "work": {
              "title": "title",
              "subjectTags": [],
              "goodreadsWorkIDs": [],
              "amazonASINs": [],
              "librarythingIDs": [],
              "googleBooksVolumeIDs": [],
              "isbndbQuality": 0,
              "reviewStatus": "needsReview"
            },
            "editions": [
              {
                "isbns": [],
                "format": "Paperback",
                "amazonASINs": [],
                "googleBooksVolumeIDs": [],
                "librarythingIDs": [],
                "isbndbQuality": 0
              }
            ],
            "authors": [
              {
                "name": "name",
                "gender": "Unknown"
              }
            ],
            "provider": "provider",
            "cachedResult": false,
            "error": "error",
            "retryAfterMs": 8
          },
          "coverUrl": "coverUrl",
          "publisher": "publisher",
          "publicationYear": 10
        }
        """#

    /// `JSON/DetectedBook.minimal.json`
    public static let detectedBookMinimal = #"""
        {}
        """#

    /// `JSON/EditionDTO.full.json`
    public static let editionDTOFull = #"""
        {
          "isbn": "9780547773742",
          "isbns": [
            "9780547773742",
            "0547773749"
          ],
          "title": "A Wizard of Earthsea",
          "publisher": "Clarion Books",
          "publicationDate": "2012-09-11",
          "pageCount": 264,
          "format": "Hardcover",
          "coverImageURL": "https://covers.example.com/earthsea-2012.jpg",
          "editionTitle": "Graphia edition",
          "editionDescription": "With an afterword by the author.",
          "language": "en",
          "primaryProvider": "isbndb",
          "contributors": [
            "isbndb",
            "google-books"
          ],
          "openLibraryID": "OL25310427M",
          "openLibraryEditionID": "OL25310428M",
          "isbndbID": "isbndb-9780547773742",
          "googleBooksVolumeID": "uXbJzQEACAAJ",
          "goodreadsID": "13642",
          "amazonASINs": [
            "B008T9L6AM"
          ],
          "googleBooksVolumeIDs": [
            "uXbJzQEACAAK"
          ],
          "librarythingIDs": [
            "2112"
          ],
          "lastISBNDBSync": "2025-11-26T04:00:00Z",
          "isbndbQuality": 92
        }
        """#

    /// `JSON/EditionDTO.minimal.json`
    public static let editionDTOMinimal = #"""
        {
          "isbns": [],
          "format": "Hardcover",
          "amazonASINs": [],
          "googleBooksVolumeIDs": [],
          "librarythingIDs": [],
          "isbndbQuality": 23
        }
        """#

    /// `JSON/EditionMetadata.full.json`
    public static let editionMetadataFull = #"""
        {
          "id": "id",
          "numberOfPages": 2,
          "physicalFormat": "physicalFormat",
          "publishers": [
            "publishers 1",
            "publishers 2"
          ]
        }
        """#

    /// `JSON/EditionMetadata.minimal.json`
    public static let editionMetadataMinimal = #"""
        {
          "id": "id",
          "publishers": []
        }
        """#

    /// `JSON/EnrichBook.200.authorsAsRecords.json`
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

    /// `JSON/EnrichBook.200.authorsAsText.json`
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

    /// `JSON/EnrichBook.400.batchTooLarge.json`
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

    /// `JSON/EnrichBook.400.invalidFile.json`
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

    /// `JSON/EnrichBook.400.invalidISBN.json`
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

    /// `JSON/EnrichBook.404.notFound.json`
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

    /// `JSON/EnrichBook.429.delayInDetails.json`
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

    /// `JSON/EnrichBook.429.delayInError.json`
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

    /// `JSON/EnrichBook.429.errorAsText.json`
    public static let enrichBook_Operation429_ErrorAsText = #"""
        {
          "error": "Too many requests.",
          "code": "RATE_LIMIT_EXCEEDED",
          "details": {
            "retryAfter": 30
          }
        }
        """#

    /// `JSON/EnrichBook.503.circuitOpen.json`
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

    /// `JSON/EnrichBook.503.circuitOpenInDetails.json`
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

    /// `JSON/EnrichedAuthors.names.json`
    public static let enrichedAuthorsNames = #"""
        [
          "value 1",
          "value 2"
        ]
        """#

    /// `JSON/EnrichedAuthors.records.json`
    public static let enrichedAuthorsRecords = #"""
        [
          {
            "name": "name",
            "key": "key",
            "birth_date": "birth_date"
          }
        ]
        """#

    /// `JSON/EnrichedBook.full.json`
    public static let enrichedBookFull = #"""
        {
          "isbn": "isbn",
          "title": "title",
          "publisher": "publisher",
          "publishedDate": "publishedDate",
          "coverUrl": "https://example.com/coverUrl",
          "description": "description",
          "language": "language",
          "isbn13": "isbn13",
          "isbn10": "isbn10",
          "pageCount": 10,
          "categories": [
            "categories 1",
            "categories 2"
          ],
          "averageRating": 0.5,
          "ratingsCount": 13,
          "openLibraryWorkId": "openLibraryWorkId",
          "authors": [],
          "work": {
            "id": "id",
            "title": "title",
            "subjects": [
              "subjects 1",
              "subjects 2"
            ],
            "firstPublishYear": 4
          },
          "edition": {
            "id": "id",
            "numberOfPages": 2,
            "physicalFormat": "physicalFormat",
            "publishers": [
              "publishers 1",
              "publishers 2"
            ]
          },
          "provider": "provider",
          "enrichedAt": "2025-01-19T10:30:00Z",
          "vectorized": false
        }
        """#

    /// `JSON/EnrichedBook.minimal.json`
    public static let enrichedBookMinimal = #"""
        {
          "isbn": "isbn",
          "title": "title"
        }
        """#

    /// `JSON/EnrichedBookPayload.Enriched.full.json`
    public static let enrichedBookPayload_EnrichedFull = #"""
        {
          "work": {
            "title": "title",
            "subjectTags": [
              "subjectTags 1",
              "subjectTags 2"
            ],
            "originalLanguage": "originalLanguage",
            "firstPublicationYear": 4,
            "description": "description",
            "coverImageURL": "https://example.com/coverImageURL",
            "synthetic": true,
            "primaryProvider": "primaryProvider",
            "contributors": [
              "contributors 1",
              "contributors 2"
            ],
            "openLibraryID": "openLibraryID",
            "openLibraryWorkID": "openLibraryWorkID",
            "isbndbID": "isbndbID",
            "googleBooksVolumeID": "googleBooksVolumeID",
            "goodreadsID": "goodreadsID",
            "goodreadsWorkIDs": [
              "goodreadsWorkIDs 1",
              "goodreadsWorkIDs 2"
            ],
            "amazonASINs": [
              "amazonASINs 1",
              "amazonASINs 2"
            ],
            "librarythingIDs": [
              "librarythingIDs 1",
              "librarythingIDs 2"
            ],
            "googleBooksVolumeIDs": [
              "googleBooksVolumeIDs 1",
              "googleBooksVolumeIDs 2"
            ],
            "lastISBNDBSync": "2025-01-19T10:30:00Z",
            "isbndbQuality": 20,
            "reviewStatus": "userEdited",
            "originalImagePath": "originalImagePath",
            "boundingBox": {
              "x": 0.5,
              "y": 0.5,
              "width": 0.5,
              "height": 0.5
            }
          },
          "edition": {
            "isbn": "isbn",
            "isbns": [
              "isbns 1",
              "isbns 2"
            ],
            "title": "title",
            "publisher": "publisher",
            "publicationDate": "publicationDate",
            "pageCount": 6,
            "format": "Paperback",
            "coverImageURL": "https://example.com/coverImageURL",
            "editionTitle": "editionTitle",
            "editionDescription": "editionDescription",
            "language": "language",
            "primaryProvider": "primaryProvider",
            "contributors": [
              "contributors 1",
              "contributors 2"
            ],
            "openLibraryID": "openLibraryID",
            "openLibraryEditionID": "openLibraryEditionID",
            "isbndbID": "isbndbID",
            "googleBooksVolumeID": "googleBooksVolumeID",
            "goodreadsID": "goodreadsID",
            "amazonASINs": [
              "amazonASINs 1",
              "amazonASINs 2"
            ],
            "googleBooksVolumeIDs": [
              "googleBooksVolumeIDs 1",
              "googleBooksVolumeIDs 2"
            ],
            "librarythingIDs": [
              "librarythingIDs 1",
              "librarythingIDs 2"
            ],
            "lastISBNDBSync": "2025-01-22T10:30:00Z",
            "isbndbQuality": 23
          },
          "authors": [
            {
              "name": "name",
              "gender": "Male",
              "culturalRegion": "Europe",
              "nationality": "nationality",
              "birthYear": 5,
              "deathYear": 6,
              "openLibraryID": "openLibraryID",
              "isbndbID": "isbndbID",
              "googleBooksID": "googleBooksID",
              "goodreadsID": "goodreadsID",
              "bookCount": 11
            }
          ]
        }
        """#

    /// `JSON/EnrichedBookPayload.Enriched.minimal.json`
    public static let enrichedBookPayload_EnrichedMinimal = #"""
        {
          "work": {
            "title": "title",
            "subjectTags": [],
            "goodreadsWorkIDs": [],
            "amazonASINs": [],
            "librarythingIDs": [],
            "googleBooksVolumeIDs": [],
            "isbndbQuality": 0,
            "reviewStatus": "needsReview"
          },
          "authors": []
        }
        """#

    /// `JSON/EnrichedBookPayload.full.json`
    public static let enrichedBookPayloadFull = #"""
        {
          "title": "title",
          "author": "author",
          "isbn": "isbn",
          "success": false,
          "error": "error",
          "enriched": {
            "work": {
              "title": "title",
              "subjectTags": [],
              "goodreadsWorkIDs": [],
              "amazonASINs": [],
              "librarythingIDs": [],
              "googleBooksVolumeIDs": [],
              "isbndbQuality": 0,
              "reviewStatus": "needsReview"
            },
            "edition": {
              "isbns": [],
              "format": "Paperback",
              "amazonASINs": [],
              "googleBooksVolumeIDs": [],
              "librarythingIDs": [],
              "isbndbQuality": 0
            },
            "authors": [
              {
                "name": "name",
                "gender": "Unknown"
              }
            ]
          }
        }
        """#

    /// `JSON/EnrichedBookPayload.minimal.json`
    public static let enrichedBookPayloadMinimal = #"""
        {
          "title": "title",
          "success": false
        }
        """#

    /// `JSON/EnrichmentJobResponse.full.json`
    public static let enrichmentJobResponseFull = #"""
        {
          "jobId": "jobId",
          "queuedCount": 2,
          "estimatedDuration": 3,
          "websocketUrl": "websocketUrl"
        }
        """#

    /// `JSON/EnrichmentJobResponse.minimal.json`
    public static let enrichmentJobResponseMinimal = #"""
        {
          "jobId": "jobId",
          "queuedCount": 2
        }
        """#

    /// `JSON/EnrichmentRequest.full.json`
    public static let enrichmentRequestFull = #"""
        {
          "barcode": "barcode",
          "vectorize": false,
          "idempotencyKey": "idempotencyKey",
          "preferProvider": "auto"
        }
        """#

    /// `JSON/EnrichmentRequest.minimal.json`
    public static let enrichmentRequestMinimal = #"""
        {
          "barcode": "barcode"
        }
        """#

    /// `JSON/EnvelopeFields.full.json`
    public static let envelopeFieldsFull = #"""
        {
          "success": true,
          "metadata": {
            "timestamp": "2025-01-01T10:30:00Z",
            "processingTime": 2,
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
            "retryAfterMs": 5,
            "retryAfter": 6,
            "provider": "provider",
            "statusCode": 8
          }
        }
        """#

    /// `JSON/EnvelopeFields.minimal.json`
    public static let envelopeFieldsMinimal = #"""
        {
          "metadata": {
            "timestamp": "2025-01-01T10:30:00Z"
          }
        }
        """#

    /// `JSON/ErrorBody.errorResponse.json`
    public static let errorBodyErrorResponse = #"""
        {
          "success": false,
          "error": {
            "code": "UNKNOWN",
            "message": "message"
          }
        }
        """#

    /// `JSON/ErrorBody.flatError.json`
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

    /// `JSON/ErrorResponse.full.json`
    public static let errorResponseFull = #"""
        {
          "success": false,
          "error": {
            "code": "code",
            "message": "message",
            "retryable": true,
            "details": {
              "key1": "details 1",
              "key2": "details 2"
            },
            "retryAfterMs": 5,
            "retryAfter": 6,
            "provider": "provider",
            "statusCode": 8
          }
        }
        """#

    /// `JSON/ErrorResponse.minimal.json`
    public static let errorResponseMinimal = #"""
        {
          "success": false,
          "error": {
            "code": "UNKNOWN",
            "message": "message"
          }
        }
        """#

    /// `JSON/FlatError.full.json`
    public static let flatErrorFull = #"""
        {
          "error": "Too many requests.",
          "code": "RATE_LIMIT_EXCEEDED",
          "details": {
            "retryAfter": 30
          }
        }
        """#

    /// `JSON/FlatError.minimal.json`
    public static let flatErrorMinimal = #"""
        {
          "error": "error"
        }
        """#

    /// `JSON/GetCapabilities.200.flags.json`
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

    /// `JSON/GetCapabilities.200.records.json`
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

    /// `JSON/GetCapabilities.500.internalError.json`
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

    /// `JSON/GetCsvResults.200.oneOfTwo.json`
    public static let getCsvResults_Operation200_OneOfTwo = #"""
        {
          "metadata": {
            "timestamp": "2025-11-27T10:38:00Z"
          },
          "data": {
            "books": [
              {
                "title": "The Other Wind",
                "author": "Ursula K. Le Guin",
                "isbn": "9780151006847"
              }
            ],
            "errors": [
              {
                "line": 3,
                "reason": "no title"
              }
            ],
            "successRate": "1/2",
            "timestamp": 1764239880000,
            "expiresAt": "2025-11-27T11:38:00Z"
          }
        }
        """#

    /// `JSON/GetCsvResults.404.notFound.json`
    public static let getCsvResults_Operation404_NotFound = #"""
        {
          "success": false,
          "error": {
            "code": "NOT_FOUND",
            "message": "Book not found",
            "retryable": false
          }
        }
        """#

    /// `JSON/GetHealth.200.healthy.json`
    public static let getHealth_Operation200_Healthy = #"""
        {
          "data": {
            "status": "ok",
            "worker": "bookstrack-api",
            "version": "3.2.0",
            "router": "hono"
          }
        }
        """#

    /// `JSON/GetHealth.default.unknownCode.json`
    public static let getHealth_OperationDefault_UnknownCode = #"""
        {
          "success": false,
          "error": {
            "code": "POLICY_VIOLATION",
            "message": "Not from here.",
            "retryable": false
          }
        }
        """#

    /// `JSON/GetImportResults.200.oneRowFailed.json`
    public static let getImportResults_Operation200_OneRowFailed = #"""
        {
          "success": true,
          "metadata": {
            "timestamp": "2025-11-27T10:35:00Z",
            "ttl": "1 hour",
            "resourceId": "job-results:import_abc123"
          },
          "data": {
            "booksCreated": 38,
            "booksUpdated": 1,
            "duplicatesSkipped": 0,
            "enrichmentSucceeded": 37,
            "enrichmentFailed": 2,
            "errors": [
              {
                "row": 17,
                "isbn": "978-0-00-000000",
                "error": "The ISBN has 12 digits."
              }
            ],
            "books": [
              {
                "isbn": "9780439064873",
                "title": "Harry Potter and the Chamber of Secrets",
                "authors": [
                  "J. K. Rowling"
                ]
              }
            ]
          }
        }
        """#

    /// `JSON/GetImportResults.404.notFound.json`
    public static let getImportResults_Operation404_NotFound = #"""
        {
          "success": false,
          "error": {
            "code": "NOT_FOUND",
            "message": "Book not found",
            "retryable": false
          }
        }
        """#

    /// `JSON/GetImportStatus.200.failed.json`
    public static let getImportStatus_Operation200_Failed = #"""
        {
          "success": true,
          "metadata": {
            "timestamp": "2025-11-27T10:36:05Z"
          },
          "data": {
            "jobId": "scan_abc125",
            "status": "failed",
            "progress": 0.1,
            "pipeline": "ai_scan",
            "startTime": "2025-11-27T10:36:00Z",
            "completedTime": "2025-11-27T10:36:04Z",
            "error": {
              "code": "E_UNKNOWN_ERROR",
              "message": "The model does not answer.",
              "retryable": true
            }
          }
        }
        """#

    /// `JSON/GetImportStatus.200.processing.json`
    public static let getImportStatus_Operation200_Processing = #"""
        {
          "success": true,
          "metadata": {
            "timestamp": "2025-11-27T10:34:03Z"
          },
          "data": {
            "jobId": "import_abc123",
            "status": "processing",
            "progress": 0.5,
            "processedCount": 20,
            "totalCount": 40,
            "pipeline": "csv_import",
            "startTime": "2025-11-27T10:34:00Z"
          }
        }
        """#

    /// `JSON/GetImportStatus.404.notFound.json`
    public static let getImportStatus_Operation404_NotFound = #"""
        {
          "success": false,
          "error": {
            "code": "NOT_FOUND",
            "message": "Book not found",
            "retryable": false
          }
        }
        """#

    /// `JSON/GetImportStatus.429.delayInDetails.json`
    public static let getImportStatus_Operation429_DelayInDetails = #"""
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

    /// `JSON/GetImportStatus.429.delayInError.json`
    public static let getImportStatus_Operation429_DelayInError = #"""
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

    /// `JSON/GetImportStatus.429.errorAsText.json`
    public static let getImportStatus_Operation429_ErrorAsText = #"""
        {
          "error": "Too many requests.",
          "code": "RATE_LIMIT_EXCEEDED",
          "details": {
            "retryAfter": 30
          }
        }
        """#

    /// `JSON/GetJobResults.200.ofABatchEnrichment.json`
    public static let getJobResults_Operation200_OfABatchEnrichment = #"""
        {
          "success": true,
          "metadata": {
            "timestamp": "2025-11-27T10:37:02Z"
          },
          "data": {
            "enrichedBooks": [
              {
                "title": "Tehanu",
                "author": "Ursula K. Le Guin",
                "success": false,
                "error": "No provider knows this book.",
                "enriched": null
              }
            ],
            "errors": [
              {
                "title": "Tehanu",
                "error": "No provider knows this book."
              }
            ],
            "successRate": "0/1"
          }
        }
        """#

    /// `JSON/GetJobResults.200.ofAScan.json`
    public static let getJobResults_Operation200_OfAScan = #"""
        {
          "success": true,
          "metadata": {
            "timestamp": "2025-11-27T10:37:01Z"
          },
          "data": {
            "totalDetected": 1,
            "approved": 0,
            "needsReview": 1,
            "books": [
              {
                "title": "Tehanu",
                "confidence": 0.41,
                "enrichmentStatus": "pending"
              }
            ]
          }
        }
        """#

    /// `JSON/GetJobResults.200.ofAnImport.json`
    public static let getJobResults_Operation200_OfAnImport = #"""
        {
          "success": true,
          "metadata": {
            "timestamp": "2025-11-27T10:37:00Z",
            "ttl": "1 hour"
          },
          "data": {
            "booksCreated": 2,
            "errors": [],
            "books": []
          }
        }
        """#

    /// `JSON/GetJobResults.404.notFound.json`
    public static let getJobResults_Operation404_NotFound = #"""
        {
          "success": false,
          "error": {
            "code": "NOT_FOUND",
            "message": "Book not found",
            "retryable": false
          }
        }
        """#

    /// `JSON/GetJobStatus.200.failed.json`
    public static let getJobStatus_Operation200_Failed = #"""
        {
          "success": true,
          "metadata": {
            "timestamp": "2025-11-27T10:36:05Z"
          },
          "data": {
            "jobId": "scan_abc125",
            "status": "failed",
            "progress": 0.1,
            "pipeline": "ai_scan",
            "startTime": "2025-11-27T10:36:00Z",
            "completedTime": "2025-11-27T10:36:04Z",
            "error": {
              "code": "E_UNKNOWN_ERROR",
              "message": "The model does not answer.",
              "retryable": true
            }
          }
        }
        """#

    /// `JSON/GetJobStatus.200.processing.json`
    public static let getJobStatus_Operation200_Processing = #"""
        {
          "success": true,
          "metadata": {
            "timestamp": "2025-11-27T10:34:03Z"
          },
          "data": {
            "jobId": "import_abc123",
            "status": "processing",
            "progress": 0.5,
            "processedCount": 20,
            "totalCount": 40,
            "pipeline": "csv_import",
            "startTime": "2025-11-27T10:34:00Z"
          }
        }
        """#

    /// `JSON/GetJobStatus.404.notFound.json`
    public static let getJobStatus_Operation404_NotFound = #"""
        {
          "success": false,
          "error": {
            "code": "NOT_FOUND",
            "message": "Book not found",
            "retryable": false
          }
        }
        """#

    /// `JSON/GetScanResults.200.explicitNulls.json`
    public static let getScanResults_Operation200_ExplicitNulls = #"""
        {
          "metadata": {
            "timestamp": "2025-11-27T10:36:08Z"
          },
          "data": {
            "totalDetected": 2,
            "approved": 1,
            "needsReview": 1,
            "books": [
              {
                "title": "A Wizard of Earthsea",
                "author": "Ursula K. Le Guin",
                "isbn": "9780547773742",
                "confidence": 0.94,
                "boundingBox": {
                  "x": 0.2,
                  "y": 0.1,
                  "width": 0.07,
                  "height": 0.8
                },
                "enrichmentStatus": "success",
                "enrichment": {
                  "status": "success",
                  "work": {
                    "title": "A Wizard of Earthsea",
                    "subjectTags": [],
                    "goodreadsWorkIDs": [],
                    "amazonASINs": [],
                    "librarythingIDs": [],
                    "googleBooksVolumeIDs": [],
                    "isbndbQuality": 85,
                    "reviewStatus": "verified"
                  },
                  "editions": [],
                  "authors": [
                    {
                      "name": "Ursula K. Le Guin",
                      "gender": "Female"
                    }
                  ],
                  "provider": "isbndb",
                  "cachedResult": true
                },
                "coverUrl": null,
                "publisher": null,
                "publicationYear": null
              },
              {
                "title": "Tehanu",
                "confidence": 0.41,
                "enrichmentStatus": "circuit_open",
                "enrichment": {
                  "status": "circuit_open",
                  "work": null,
                  "editions": [],
                  "authors": [],
                  "error": "The provider rests.",
                  "retryAfterMs": 45000
                },
                "coverUrl": null,
                "publisher": null,
                "publicationYear": null
              }
            ],
            "metadata": {
              "modelUsed": "gemini-2.0-flash",
              "processingTime": 8420,
              "timestamp": 1764239760000
            },
            "expiresAt": "2025-11-27T11:36:00Z"
          }
        }
        """#

    /// `JSON/GetScanResults.200.timestampAsText.json`
    public static let getScanResults_Operation200_TimestampAsText = #"""
        {
          "success": true,
          "metadata": {
            "timestamp": "2025-11-27T10:36:09Z"
          },
          "data": {
            "totalDetected": 0,
            "approved": 0,
            "needsReview": 0,
            "books": [],
            "metadata": {
              "modelUsed": "gemini-2.0-flash",
              "processingTime": 2100,
              "timestamp": "2025-11-27T10:36:09Z"
            }
          }
        }
        """#

    /// `JSON/GetScanResults.404.notFound.json`
    public static let getScanResults_Operation404_NotFound = #"""
        {
          "success": false,
          "error": {
            "code": "NOT_FOUND",
            "message": "Book not found",
            "retryable": false
          }
        }
        """#

    /// `JSON/GetTrendingSearches.200.bare.json`
    public static let getTrendingSearches_Operation200_Bare = #"""
        {
          "trendingSearches": [
            {
              "query": "earthsea",
              "searchCount": 128
            },
            {
              "query": "name of the wind",
              "searchCount": 77
            }
          ],
          "generatedAt": "2025-11-27T10:00:00Z"
        }
        """#

    /// `JSON/GetWeeklyRecommendations.200.bare.json`
    public static let getWeeklyRecommendations_Operation200_Bare = #"""
        {
          "week_of": "2025-11-24",
          "books": [
            {
              "isbn": "9780547773742",
              "title": "A Wizard of Earthsea",
              "authors": [
                "Ursula K. Le Guin"
              ],
              "cover_url": "https://covers.example.com/earthsea-large.jpg"
            }
          ],
          "generated_at": "2025-11-24T00:00:05Z",
          "next_refresh": "2025-12-01T00:00:00Z"
        }
        """#

    /// `JSON/GetWeeklyRecommendations.404.notFound.json`
    public static let getWeeklyRecommendations_Operation404_NotFound = #"""
        {
          "success": false,
          "error": {
            "code": "NOT_FOUND",
            "message": "Book not found",
            "retryable": false
          }
        }
        """#

    /// `JSON/Health.full.json`
    public static let healthFull = #"""
        {
          "status": "status",
          "worker": "worker",
          "version": "version",
          "router": "router"
        }
        """#

    /// `JSON/Health.minimal.json`
    public static let healthMinimal = #"""
        {
          "status": "status"
        }
        """#

    /// `JSON/ImportResults.full.json`
    public static let importResultsFull = #"""
        {
          "booksCreated": 1,
          "booksUpdated": 2,
          "duplicatesSkipped": 3,
          "enrichmentSucceeded": 4,
          "enrichmentFailed": 5,
          "errors": [
            {
              "row": 1,
              "isbn": "isbn",
              "error": "error"
            }
          ],
          "books": [
            {
              "isbn": "isbn",
              "title": "title",
              "publisher": "publisher",
              "publishedDate": "publishedDate",
              "coverUrl": "https://example.com/coverUrl",
              "description": "description",
              "language": "language",
              "isbn13": "isbn13",
              "isbn10": "isbn10",
              "pageCount": 10,
              "categories": [
                "categories 1",
                "categories 2"
              ],
              "averageRating": 0.5,
              "ratingsCount": 13,
              "openLibraryWorkId": "openLibraryWorkId",
              "authors": [
                "authors 1",
                "authors 2"
              ]
            }
          ]
        }
        """#

    /// `JSON/ImportResults.minimal.json`
    public static let importResultsMinimal = #"""
        {
          "booksCreated": 1
        }
        """#

    /// `JSON/ImportRowError.full.json`
    public static let importRowErrorFull = #"""
        {
          "row": 1,
          "isbn": "isbn",
          "error": "error"
        }
        """#

    /// `JSON/ImportRowError.minimal.json`
    public static let importRowErrorMinimal = #"""
        {}
        """#

    /// `JSON/IssuedToken.full.json`
    public static let issuedTokenFull = #"""
        {
          "jobId": "jobId",
          "token": "token",
          "expiresIn": 3
        }
        """#

    /// `JSON/IssuedToken.minimal.json`
    public static let issuedTokenMinimal = #"""
        {
          "jobId": "jobId",
          "token": "token",
          "expiresIn": 3
        }
        """#

    /// `JSON/JobCancellation.Cleanup.full.json`
    public static let jobCancellation_CleanupFull = #"""
        {
          "r2ObjectsDeleted": 1,
          "kvCacheCleared": false
        }
        """#

    /// `JSON/JobCancellation.Cleanup.minimal.json`
    public static let jobCancellation_CleanupMinimal = #"""
        {}
        """#

    /// `JSON/JobCancellation.full.json`
    public static let jobCancellationFull = #"""
        {
          "jobId": "jobId",
          "status": "canceled",
          "message": "message",
          "cleanup": {
            "r2ObjectsDeleted": 1,
            "kvCacheCleared": false
          }
        }
        """#

    /// `JSON/JobCancellation.minimal.json`
    public static let jobCancellationMinimal = #"""
        {
          "jobId": "jobId",
          "status": "canceled"
        }
        """#

    /// `JSON/JobComplete.full.json`
    public static let jobCompleteFull = #"""
        {
          "type": "job_complete",
          "pipeline": "csv_import",
          "summary": {
            "totalProcessed": 40,
            "successCount": 39,
            "failureCount": 1,
            "duration": 6120,
            "resourceId": "job-results:import_abc123"
          },
          "expiresAt": "2025-11-27T11:34:06Z"
        }
        """#

    /// `JSON/JobComplete.minimal.json`
    public static let jobCompleteMinimal = #"""
        {
          "type": "job_complete",
          "pipeline": "pipeline",
          "summary": {
            "duration": 0,
            "resourceId": "resourceId"
          },
          "expiresAt": "2025-01-04T10:30:00Z"
        }
        """#

    /// `JSON/JobCompletedPayload.complete.json`
    public static let jobCompletedPayloadComplete = #"""
        {
          "type": "job_complete",
          "pipeline": "pipeline",
          "summary": {
            "duration": 0,
            "resourceId": "resourceId"
          },
          "expiresAt": "2025-01-04T10:30:00Z"
        }
        """#

    /// `JSON/JobCompletedPayload.completedStatus.json`
    public static let jobCompletedPayloadCompletedStatus = #"""
        {
          "jobId": "jobId",
          "status": "status",
          "progress": 0.5,
          "processedCount": 4,
          "totalCount": 5,
          "completedAt": "2025-01-06T10:30:00Z",
          "books": [
            {
              "isbn": "isbn",
              "title": "title",
              "authors": []
            }
          ]
        }
        """#

    /// `JSON/JobCompletedStatus.full.json`
    public static let jobCompletedStatusFull = #"""
        {
          "jobId": "jobId",
          "status": "status",
          "progress": 0.5,
          "processedCount": 4,
          "totalCount": 5,
          "completedAt": "2025-01-06T10:30:00Z",
          "books": [
            {
              "isbn": "isbn",
              "title": "title",
              "publisher": "publisher",
              "publishedDate": "publishedDate",
              "coverUrl": "https://example.com/coverUrl",
              "description": "description",
              "language": "language",
              "isbn13": "isbn13",
              "isbn10": "isbn10",
              "pageCount": 10,
              "categories": [
                "categories 1",
                "categories 2"
              ],
              "averageRating": 0.5,
              "ratingsCount": 13,
              "openLibraryWorkId": "openLibraryWorkId",
              "authors": [
                "authors 1",
                "authors 2"
              ]
            }
          ]
        }
        """#

    /// `JSON/JobCompletedStatus.minimal.json`
    public static let jobCompletedStatusMinimal = #"""
        {
          "jobId": "jobId",
          "status": "status",
          "progress": 0.5,
          "processedCount": 4,
          "totalCount": 5
        }
        """#

    /// `JSON/JobError.full.json`
    public static let jobErrorFull = #"""
        {
          "code": "code",
          "message": "message",
          "retryable": true,
          "details": {
            "key1": "details 1",
            "key2": "details 2"
          }
        }
        """#

    /// `JSON/JobError.minimal.json`
    public static let jobErrorMinimal = #"""
        {
          "code": "code",
          "message": "message",
          "retryable": true
        }
        """#

    /// `JSON/JobFailed.full.json`
    public static let jobFailedFull = #"""
        {
          "jobId": "jobId",
          "status": "status",
          "progress": 0.5,
          "processedCount": 4,
          "totalCount": 5,
          "error": {
            "code": "code",
            "message": "message",
            "retryable": true,
            "details": {
              "key1": "details 1",
              "key2": "details 2"
            }
          }
        }
        """#

    /// `JSON/JobFailed.minimal.json`
    public static let jobFailedMinimal = #"""
        {
          "jobId": "jobId",
          "status": "status",
          "progress": 0.5,
          "processedCount": 4,
          "totalCount": 5,
          "error": {
            "code": "UNKNOWN",
            "message": "message",
            "retryable": true
          }
        }
        """#

    /// `JSON/JobFailurePayload.jobFailed.json`
    public static let jobFailurePayloadJobFailed = #"""
        {
          "jobId": "jobId",
          "status": "status",
          "progress": 0.5,
          "processedCount": 4,
          "totalCount": 5,
          "error": {
            "code": "UNKNOWN",
            "message": "message",
            "retryable": true
          }
        }
        """#

    /// `JSON/JobInitiationResponse.full.json`
    public static let jobInitiationResponseFull = #"""
        {
          "jobId": "jobId",
          "authToken": "authToken",
          "token": "token",
          "sseUrl": "sseUrl",
          "statusUrl": "statusUrl",
          "websocketUrl": "websocketUrl",
          "status": "status"
        }
        """#

    /// `JSON/JobInitiationResponse.minimal.json`
    public static let jobInitiationResponseMinimal = #"""
        {
          "jobId": "jobId"
        }
        """#

    /// `JSON/JobProgress.full.json`
    public static let jobProgressFull = #"""
        {
          "jobId": "jobId",
          "status": "status",
          "progress": 0.5,
          "processedCount": 4,
          "totalCount": 5,
          "startedAt": "2025-01-06T10:30:00Z"
        }
        """#

    /// `JSON/JobProgress.minimal.json`
    public static let jobProgressMinimal = #"""
        {
          "jobId": "jobId",
          "status": "status",
          "progress": 0.5,
          "processedCount": 4,
          "totalCount": 5
        }
        """#

    /// `JSON/JobResults.batchEnrichmentResults.json`
    public static let jobResultsBatchEnrichmentResults = #"""
        {
          "enrichedBooks": [
            {
              "title": "title",
              "success": false
            }
          ],
          "errors": [
            {}
          ],
          "successRate": "successRate"
        }
        """#

    /// `JSON/JobResults.importResults.json`
    public static let jobResultsImportResults = #"""
        {
          "booksCreated": 1,
          "booksUpdated": 2,
          "duplicatesSkipped": 3,
          "enrichmentSucceeded": 4,
          "enrichmentFailed": 5,
          "errors": [
            {}
          ],
          "books": [
            {
              "isbn": "isbn",
              "title": "title",
              "authors": []
            }
          ]
        }
        """#

    /// `JSON/JobResults.scanResults.json`
    public static let jobResultsScanResults = #"""
        {
          "totalDetected": 1,
          "approved": 2,
          "needsReview": 3,
          "books": [
            {}
          ],
          "metadata": {},
          "expiresAt": "2025-01-06T10:30:00Z"
        }
        """#

    /// `JSON/JobStatus.full.json`
    public static let jobStatusFull = #"""
        {
          "jobId": "jobId",
          "status": "processing",
          "progress": 0.5,
          "processedCount": 4,
          "totalCount": 5,
          "pipeline": "ai_scan",
          "startTime": "2025-01-07T10:30:00Z",
          "completedTime": "2025-01-08T10:30:00Z",
          "error": {
            "code": "code",
            "message": "message",
            "retryable": true,
            "details": {
              "key1": "details 1",
              "key2": "details 2"
            }
          }
        }
        """#

    /// `JSON/JobStatus.minimal.json`
    public static let jobStatusMinimal = #"""
        {
          "jobId": "jobId",
          "status": "initialized",
          "progress": 0.5
        }
        """#

    /// `JSON/JobSummary.full.json`
    public static let jobSummaryFull = #"""
        {
          "totalProcessed": 1,
          "successCount": 2,
          "failureCount": 3,
          "photosProcessed": 4,
          "booksDetected": 5,
          "booksUnique": 6,
          "booksEnriched": 7,
          "approved": 8,
          "needsReview": 9,
          "duration": 10,
          "resourceId": "resourceId"
        }
        """#

    /// `JSON/JobSummary.minimal.json`
    public static let jobSummaryMinimal = #"""
        {
          "duration": 10,
          "resourceId": "resourceId"
        }
        """#

    /// `JSON/ProgressSocketMessage.full.json`
    public static let progressSocketMessageFull = #"""
        {
          "type": "job_complete",
          "jobId": "import_abc123",
          "pipeline": "csv_import",
          "timestamp": 1764239646000,
          "version": "2.0.0",
          "payload": {
            "type": "job_complete",
            "pipeline": "csv_import",
            "summary": {
              "totalProcessed": 40,
              "successCount": 39,
              "failureCount": 1,
              "duration": 6120,
              "resourceId": "job-results:import_abc123"
            },
            "expiresAt": "2025-11-27T11:34:06Z"
          }
        }
        """#

    /// `JSON/ProgressSocketMessage.minimal.json`
    public static let progressSocketMessageMinimal = #"""
        {
          "type": "job_started",
          "payload": {
            "type": "job_started"
          }
        }
        """#

    /// `JSON/ProgressSocketPayload.jobComplete.json`
    public static let progressSocketPayloadJobComplete = #"""
        {
          "type": "job_complete",
          "pipeline": "pipeline",
          "summary": {
            "duration": 0,
            "resourceId": "resourceId"
          },
          "expiresAt": "2025-01-04T10:30:00Z"
        }
        """#

    /// `JSON/ProgressSocketPayload.socketBatchComplete.json`
    public static let progressSocketPayloadSocketBatchComplete = #"""
        {
          "type": "batch-complete",
          "totalBooks": 2,
          "photoResults": [
            {
              "index": 1,
              "status": "status"
            }
          ],
          "books": [
            {}
          ]
        }
        """#

    /// `JSON/ProgressSocketPayload.socketBatchProgress.json`
    public static let progressSocketPayloadSocketBatchProgress = #"""
        {
          "type": "batch-progress",
          "currentPhoto": 2,
          "totalPhotos": 3,
          "photoStatus": "photoStatus",
          "booksFound": 5,
          "totalBooksFound": 6,
          "photos": [
            {
              "index": 1,
              "status": "status"
            }
          ]
        }
        """#

    /// `JSON/RecommendedBook.full.json`
    public static let recommendedBookFull = #"""
        {
          "isbn": "isbn",
          "title": "title",
          "authors": [
            "authors 1",
            "authors 2"
          ],
          "cover_url": "https://example.com/coverurl"
        }
        """#

    /// `JSON/RecommendedBook.minimal.json`
    public static let recommendedBookMinimal = #"""
        {
          "title": "title",
          "authors": []
        }
        """#

    /// `JSON/RefreshToken.200.bare.json`
    public static let refreshToken_Operation200_Bare = #"""
        {
          "jobId": "batch_abc123",
          "token": "tok-5d20",
          "expiresIn": 7200
        }
        """#

    /// `JSON/RefreshToken.200.enveloped.json`
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

    /// `JSON/RefreshToken.400.errorAsText.json`
    public static let refreshToken_Operation400_ErrorAsText = #"""
        {
          "error": "jobId is missing."
        }
        """#

    /// `JSON/RefreshToken.401.errorAsRecord.json`
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

    /// `JSON/RefreshToken.401.errorAsText.json`
    public static let refreshToken_Operation401_ErrorAsText = #"""
        {
          "error": "The token has expired."
        }
        """#

    /// `JSON/ResponseEnvelope.full.json`
    public static let responseEnvelopeFull = #"""
        {
          "success": true,
          "metadata": {
            "timestamp": "2025-01-01T10:30:00Z",
            "processingTime": 2,
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
            "retryAfterMs": 5,
            "retryAfter": 6,
            "provider": "provider",
            "statusCode": 8
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

    /// `JSON/ResponseEnvelope.minimal.json`
    public static let responseEnvelopeMinimal = #"""
        {
          "metadata": {
            "timestamp": "2025-01-01T10:30:00Z"
          }
        }
        """#

    /// `JSON/ResponseMeta.full.json`
    public static let responseMetaFull = #"""
        {
          "timestamp": "2025-01-01T10:30:00Z",
          "processingTime": 2,
          "provider": "provider",
          "cached": false,
          "cacheAge": 5,
          "requestId": "requestId"
        }
        """#

    /// `JSON/ResponseMeta.minimal.json`
    public static let responseMetaMinimal = #"""
        {
          "timestamp": "2025-01-01T10:30:00Z"
        }
        """#

    /// `JSON/ResponseMetadata.full.json`
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

    /// `JSON/ResponseMetadata.minimal.json`
    public static let responseMetadataMinimal = #"""
        {
          "timestamp": "2025-01-01T10:30:00Z"
        }
        """#

    /// `JSON/ScanJobInitiation.full.json`
    public static let scanJobInitiationFull = #"""
        {
          "jobId": "jobId",
          "authToken": "authToken",
          "token": "token",
          "sseUrl": "sseUrl",
          "statusUrl": "statusUrl",
          "websocketUrl": "websocketUrl",
          "status": "status",
          "totalPhotos": 2,
          "stages": [
            {
              "name": "name",
              "typicalDuration": 2,
              "progress": 0.5
            }
          ],
          "estimatedRange": [
            10,
            11
          ]
        }
        """#

    /// `JSON/ScanJobInitiation.minimal.json`
    public static let scanJobInitiationMinimal = #"""
        {
          "jobId": "jobId"
        }
        """#

    /// `JSON/ScanMetadata.full.json`
    public static let scanMetadataFull = #"""
        {
          "modelUsed": "modelUsed",
          "processingTime": 2,
          "timestamp": 1
        }
        """#

    /// `JSON/ScanMetadata.minimal.json`
    public static let scanMetadataMinimal = #"""
        {}
        """#

    /// `JSON/ScanResults.full.json`
    public static let scanResultsFull = #"""
        {
          "totalDetected": 1,
          "approved": 2,
          "needsReview": 3,
          "books": [
            {
              "title": "title",
              "author": "author",
              "isbn": "isbn",
              "confidence": 0.5,
              "boundingBox": {
                "x": 0.5,
                "y": 0.5,
                "width": 0.5,
                "height": 0.5
              },
              "enrichmentStatus": "pending",
              "enrichment": {
                "status": "pending"
              },
              "coverUrl": "coverUrl",
              "publisher": "publisher",
              "publicationYear": 10
            }
          ],
          "metadata": {
            "modelUsed": "modelUsed",
            "processingTime": 2,
            "timestamp": 1
          },
          "expiresAt": "2025-01-06T10:30:00Z"
        }
        """#

    /// `JSON/ScanResults.minimal.json`
    public static let scanResultsMinimal = #"""
        {
          "totalDetected": 1,
          "approved": 2,
          "needsReview": 3,
          "books": []
        }
        """#

    /// `JSON/ScanStage.full.json`
    public static let scanStageFull = #"""
        {
          "name": "name",
          "typicalDuration": 2,
          "progress": 0.5
        }
        """#

    /// `JSON/ScanStage.minimal.json`
    public static let scanStageMinimal = #"""
        {
          "name": "name"
        }
        """#

    /// `JSON/ScanTimestamp.integer.json`
    public static let scanTimestampInteger = #"""
        1
        """#

    /// `JSON/ScanTimestamp.string.json`
    public static let scanTimestampString = #"""
        "value"
        """#

    /// `JSON/SearchAdvanced.200.editionWithoutTitle.json`
    public static let searchAdvanced_Operation200_EditionWithoutTitle = #"""
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

    /// `JSON/SearchAdvanced.200.nothingFound.json`
    public static let searchAdvanced_Operation200_NothingFound = #"""
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

    /// `JSON/SearchAdvanced.400.batchTooLarge.json`
    public static let searchAdvanced_Operation400_BatchTooLarge = #"""
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

    /// `JSON/SearchAdvanced.400.invalidFile.json`
    public static let searchAdvanced_Operation400_InvalidFile = #"""
        {
          "success": false,
          "error": {
            "code": "INVALID_FILE",
            "message": "The file has no column Title.",
            "retryable": false
          }
        }
        """#

    /// `JSON/SearchAdvanced.400.invalidISBN.json`
    public static let searchAdvanced_Operation400_InvalidISBN = #"""
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

    /// `JSON/SearchAdvanced.429.delayInDetails.json`
    public static let searchAdvanced_Operation429_DelayInDetails = #"""
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

    /// `JSON/SearchAdvanced.429.delayInError.json`
    public static let searchAdvanced_Operation429_DelayInError = #"""
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

    /// `JSON/SearchAdvanced.429.errorAsText.json`
    public static let searchAdvanced_Operation429_ErrorAsText = #"""
        {
          "error": "Too many requests.",
          "code": "RATE_LIMIT_EXCEEDED",
          "details": {
            "retryAfter": 30
          }
        }
        """#

    /// `JSON/SearchAdvanced.500.internalError.json`
    public static let searchAdvanced_Operation500_InternalError = #"""
        {
          "success": false,
          "error": {
            "code": "INTERNAL_ERROR",
            "message": "Something went wrong.",
            "retryable": false
          }
        }
        """#

    /// `JSON/SearchAdvanced.502.providerError.json`
    public static let searchAdvanced_Operation502_ProviderError = #"""
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

    /// `JSON/SearchAdvanced.503.circuitOpen.json`
    public static let searchAdvanced_Operation503_CircuitOpen = #"""
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

    /// `JSON/SearchAdvanced.503.circuitOpenInDetails.json`
    public static let searchAdvanced_Operation503_CircuitOpenInDetails = #"""
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

    /// `JSON/SearchAdvanced.504.providerTimeout.json`
    public static let searchAdvanced_Operation504_ProviderTimeout = #"""
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

    /// `JSON/SearchByAuthor.200.oneAuthor.json`
    public static let searchByAuthor_Operation200_OneAuthor = #"""
        {
          "success": true,
          "metadata": {
            "timestamp": "2025-11-27T10:31:00Z",
            "source": "open_library"
          },
          "data": {
            "authors": [
              {
                "name": "Ursula K. Le Guin",
                "key": "OL31353A",
                "works": [
                  {
                    "id": "OL59798W",
                    "title": "A Wizard of Earthsea",
                    "subjects": [
                      "Fantasy"
                    ],
                    "firstPublishYear": 1968
                  }
                ],
                "workCount": 1
              }
            ]
          }
        }
        """#

    /// `JSON/SearchByAuthor.429.delayInDetails.json`
    public static let searchByAuthor_Operation429_DelayInDetails = #"""
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

    /// `JSON/SearchByAuthor.429.delayInError.json`
    public static let searchByAuthor_Operation429_DelayInError = #"""
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

    /// `JSON/SearchByAuthor.429.errorAsText.json`
    public static let searchByAuthor_Operation429_ErrorAsText = #"""
        {
          "error": "Too many requests.",
          "code": "RATE_LIMIT_EXCEEDED",
          "details": {
            "retryAfter": 30
          }
        }
        """#

    /// `JSON/SearchByISBN.200.currentSuccess.json`
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

    /// `JSON/SearchByISBN.200.notFoundAs200.json`
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

    /// `JSON/SearchByISBN.200.transitionSuccess.json`
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

    /// `JSON/SearchByISBN.200.version2Success.json`
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

    /// `JSON/SearchByISBN.400.batchTooLarge.json`
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

    /// `JSON/SearchByISBN.400.invalidFile.json`
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

    /// `JSON/SearchByISBN.400.invalidISBN.json`
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

    /// `JSON/SearchByISBN.404.notFound.json`
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

    /// `JSON/SearchByISBN.429.delayInDetails.json`
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

    /// `JSON/SearchByISBN.429.delayInError.json`
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

    /// `JSON/SearchByISBN.429.errorAsText.json`
    public static let searchByISBN_Operation429_ErrorAsText = #"""
        {
          "error": "Too many requests.",
          "code": "RATE_LIMIT_EXCEEDED",
          "details": {
            "retryAfter": 30
          }
        }
        """#

    /// `JSON/SearchByISBN.500.internalError.json`
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

    /// `JSON/SearchByISBN.502.providerError.json`
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

    /// `JSON/SearchByISBN.503.circuitOpen.json`
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

    /// `JSON/SearchByISBN.503.circuitOpenInDetails.json`
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

    /// `JSON/SearchByISBN.504.providerTimeout.json`
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

    /// `JSON/SearchByISBN.default.transitionFailure.json`
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

    /// `JSON/SearchByISBN.default.version2Failure.json`
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

    /// `JSON/SearchByTitle.200.editionWithoutTitle.json`
    public static let searchByTitle_Operation200_EditionWithoutTitle = #"""
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

    /// `JSON/SearchByTitle.200.nothingFound.json`
    public static let searchByTitle_Operation200_NothingFound = #"""
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

    /// `JSON/SearchByTitle.400.batchTooLarge.json`
    public static let searchByTitle_Operation400_BatchTooLarge = #"""
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

    /// `JSON/SearchByTitle.400.invalidFile.json`
    public static let searchByTitle_Operation400_InvalidFile = #"""
        {
          "success": false,
          "error": {
            "code": "INVALID_FILE",
            "message": "The file has no column Title.",
            "retryable": false
          }
        }
        """#

    /// `JSON/SearchByTitle.400.invalidISBN.json`
    public static let searchByTitle_Operation400_InvalidISBN = #"""
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

    /// `JSON/SearchByTitle.429.delayInDetails.json`
    public static let searchByTitle_Operation429_DelayInDetails = #"""
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

    /// `JSON/SearchByTitle.429.delayInError.json`
    public static let searchByTitle_Operation429_DelayInError = #"""
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

    /// `JSON/SearchByTitle.429.errorAsText.json`
    public static let searchByTitle_Operation429_ErrorAsText = #"""
        {
          "error": "Too many requests.",
          "code": "RATE_LIMIT_EXCEEDED",
          "details": {
            "retryAfter": 30
          }
        }
        """#

    /// `JSON/SearchByTitle.500.internalError.json`
    public static let searchByTitle_Operation500_InternalError = #"""
        {
          "success": false,
          "error": {
            "code": "INTERNAL_ERROR",
            "message": "Something went wrong.",
            "retryable": false
          }
        }
        """#

    /// `JSON/SearchByTitle.502.providerError.json`
    public static let searchByTitle_Operation502_ProviderError = #"""
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

    /// `JSON/SearchByTitle.503.circuitOpen.json`
    public static let searchByTitle_Operation503_CircuitOpen = #"""
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

    /// `JSON/SearchByTitle.503.circuitOpenInDetails.json`
    public static let searchByTitle_Operation503_CircuitOpenInDetails = #"""
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

    /// `JSON/SearchByTitle.504.providerTimeout.json`
    public static let searchByTitle_Operation504_ProviderTimeout = #"""
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

    /// `JSON/SearchEditions.200.editionWithoutTitle.json`
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

    /// `JSON/SearchEditions.200.nothingFound.json`
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

    /// `JSON/SearchEditions.400.batchTooLarge.json`
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

    /// `JSON/SearchEditions.400.invalidFile.json`
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

    /// `JSON/SearchEditions.400.invalidISBN.json`
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

    /// `JSON/SearchEditions.404.notFound.json`
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

    /// `JSON/SearchResults.full.json`
    public static let searchResultsFull = #"""
        {
          "results": [
            {
              "isbn": "isbn",
              "title": "title",
              "publisher": "publisher",
              "publishedDate": "publishedDate",
              "coverUrl": "https://example.com/coverUrl",
              "description": "description",
              "language": "language",
              "isbn13": "isbn13",
              "isbn10": "isbn10",
              "pageCount": 10,
              "categories": [
                "categories 1",
                "categories 2"
              ],
              "averageRating": 0.5,
              "ratingsCount": 13,
              "openLibraryWorkId": "openLibraryWorkId",
              "authors": [
                "authors 1",
                "authors 2"
              ]
            }
          ],
          "total": 2,
          "mode": "mode",
          "query": "query"
        }
        """#

    /// `JSON/SearchResults.minimal.json`
    public static let searchResultsMinimal = #"""
        {
          "results": [],
          "total": 2,
          "mode": "mode"
        }
        """#

    /// `JSON/SearchSemantic.200.oneResult.json`
    public static let searchSemantic_Operation200_OneResult = #"""
        {
          "success": true,
          "metadata": {
            "timestamp": "2025-11-27T10:32:30Z",
            "source": "vectorize"
          },
          "data": {
            "results": [
              {
                "isbn": "9780547773742",
                "title": "A Wizard of Earthsea",
                "coverUrl": "https://covers.example.com/earthsea-large.jpg",
                "categories": [
                  "Fantasy"
                ],
                "ratingsCount": 4021,
                "openLibraryWorkId": "OL59798W",
                "authors": [
                  "Ursula K. Le Guin"
                ]
              }
            ],
            "total": 1,
            "mode": "semantic",
            "query": "young wizard"
          }
        }
        """#

    /// `JSON/SearchSemantic.503.circuitOpen.json`
    public static let searchSemantic_Operation503_CircuitOpen = #"""
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

    /// `JSON/SearchSemantic.503.circuitOpenInDetails.json`
    public static let searchSemantic_Operation503_CircuitOpenInDetails = #"""
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

    /// `JSON/SearchSimilar.200.oneSimilarBook.json`
    public static let searchSimilar_Operation200_OneSimilarBook = #"""
        {
          "success": true,
          "metadata": {
            "timestamp": "2025-11-27T10:32:00Z",
            "source": "vectorize"
          },
          "data": {
            "sourceBook": {
              "isbn": "9780547773742",
              "title": "A Wizard of Earthsea",
              "authors": [
                "Ursula K. Le Guin"
              ]
            },
            "similarBooks": [
              {
                "isbn": "9780756404741",
                "title": "The Name of the Wind",
                "publishedDate": "2007",
                "averageRating": 4.5,
                "authors": [
                  "Patrick Rothfuss"
                ]
              }
            ]
          }
        }
        """#

    /// `JSON/SearchSimilar.404.notFound.json`
    public static let searchSimilar_Operation404_NotFound = #"""
        {
          "success": false,
          "error": {
            "code": "NOT_FOUND",
            "message": "Book not found",
            "retryable": false
          }
        }
        """#

    /// `JSON/SearchSimilar.503.circuitOpen.json`
    public static let searchSimilar_Operation503_CircuitOpen = #"""
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

    /// `JSON/SearchSimilar.503.circuitOpenInDetails.json`
    public static let searchSimilar_Operation503_CircuitOpenInDetails = #"""
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

    /// `JSON/SearchUnified.200.oneResult.json`
    public static let searchUnified_Operation200_OneResult = #"""
        {
          "success": true,
          "metadata": {
            "timestamp": "2025-11-27T10:32:30Z",
            "source": "vectorize"
          },
          "data": {
            "results": [
              {
                "isbn": "9780547773742",
                "title": "A Wizard of Earthsea",
                "coverUrl": "https://covers.example.com/earthsea-large.jpg",
                "categories": [
                  "Fantasy"
                ],
                "ratingsCount": 4021,
                "openLibraryWorkId": "OL59798W",
                "authors": [
                  "Ursula K. Le Guin"
                ]
              }
            ],
            "total": 1,
            "mode": "semantic",
            "query": "young wizard"
          }
        }
        """#

    /// `JSON/SearchUnified.400.batchTooLarge.json`
    public static let searchUnified_Operation400_BatchTooLarge = #"""
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

    /// `JSON/SearchUnified.400.invalidFile.json`
    public static let searchUnified_Operation400_InvalidFile = #"""
        {
          "success": false,
          "error": {
            "code": "INVALID_FILE",
            "message": "The file has no column Title.",
            "retryable": false
          }
        }
        """#

    /// `JSON/SearchUnified.400.invalidISBN.json`
    public static let searchUnified_Operation400_InvalidISBN = #"""
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

    /// `JSON/SearchUnified.429.delayInDetails.json`
    public static let searchUnified_Operation429_DelayInDetails = #"""
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

    /// `JSON/SearchUnified.429.delayInError.json`
    public static let searchUnified_Operation429_DelayInError = #"""
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

    /// `JSON/SearchUnified.429.errorAsText.json`
    public static let searchUnified_Operation429_ErrorAsText = #"""
        {
          "error": "Too many requests.",
          "code": "RATE_LIMIT_EXCEEDED",
          "details": {
            "retryAfter": 30
          }
        }
        """#

    /// `JSON/SearchUnified.503.circuitOpen.json`
    public static let searchUnified_Operation503_CircuitOpen = #"""
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

    /// `JSON/SearchUnified.503.circuitOpenInDetails.json`
    public static let searchUnified_Operation503_CircuitOpenInDetails = #"""
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

    /// `JSON/SimilarBooks.full.json`
    public static let similarBooksFull = #"""
        {
          "sourceBook": {
            "isbn": "isbn",
            "title": "title",
            "publisher": "publisher",
            "publishedDate": "publishedDate",
            "coverUrl": "https://example.com/coverUrl",
            "description": "description",
            "language": "language",
            "isbn13": "isbn13",
            "isbn10": "isbn10",
            "pageCount": 10,
            "categories": [
              "categories 1",
              "categories 2"
            ],
            "averageRating": 0.5,
            "ratingsCount": 13,
            "openLibraryWorkId": "openLibraryWorkId",
            "authors": [
              "authors 1",
              "authors 2"
            ]
          },
          "similarBooks": [
            {
              "isbn": "isbn",
              "title": "title",
              "publisher": "publisher",
              "publishedDate": "publishedDate",
              "coverUrl": "https://example.com/coverUrl",
              "description": "description",
              "language": "language",
              "isbn13": "isbn13",
              "isbn10": "isbn10",
              "pageCount": 10,
              "categories": [
                "categories 1",
                "categories 2"
              ],
              "averageRating": 0.5,
              "ratingsCount": 13,
              "openLibraryWorkId": "openLibraryWorkId",
              "authors": [
                "authors 1",
                "authors 2"
              ]
            }
          ]
        }
        """#

    /// `JSON/SimilarBooks.minimal.json`
    public static let similarBooksMinimal = #"""
        {
          "sourceBook": {
            "isbn": "isbn",
            "title": "title",
            "authors": []
          },
          "similarBooks": []
        }
        """#

    /// `JSON/SocketBatchCanceling.full.json`
    public static let socketBatchCancelingFull = #"""
        {
          "type": "batch-canceling",
          "reason": "reason"
        }
        """#

    /// `JSON/SocketBatchCanceling.minimal.json`
    public static let socketBatchCancelingMinimal = #"""
        {
          "type": "batch-canceling"
        }
        """#

    /// `JSON/SocketBatchComplete.full.json`
    public static let socketBatchCompleteFull = #"""
        {
          "type": "batch-complete",
          "totalBooks": 2,
          "photoResults": [
            {
              "index": 1,
              "status": "status",
              "booksFound": 3,
              "error": "error"
            }
          ],
          "books": [
            {
              "title": "title",
              "author": "author",
              "isbn": "isbn",
              "confidence": 0.5,
              "boundingBox": {
                "x": 0.5,
                "y": 0.5,
                "width": 0.5,
                "height": 0.5
              },
              "enrichmentStatus": "pending",
              "enrichment": {
                "status": "pending"
              },
              "coverUrl": "coverUrl",
              "publisher": "publisher",
              "publicationYear": 10
            }
          ]
        }
        """#

    /// `JSON/SocketBatchComplete.minimal.json`
    public static let socketBatchCompleteMinimal = #"""
        {
          "type": "batch-complete",
          "totalBooks": 2
        }
        """#

    /// `JSON/SocketBatchInit.full.json`
    public static let socketBatchInitFull = #"""
        {
          "type": "batch-init",
          "totalPhotos": 2,
          "status": "status"
        }
        """#

    /// `JSON/SocketBatchInit.minimal.json`
    public static let socketBatchInitMinimal = #"""
        {
          "type": "batch-init",
          "totalPhotos": 2
        }
        """#

    /// `JSON/SocketBatchProgress.full.json`
    public static let socketBatchProgressFull = #"""
        {
          "type": "batch-progress",
          "currentPhoto": 2,
          "totalPhotos": 3,
          "photoStatus": "photoStatus",
          "booksFound": 5,
          "totalBooksFound": 6,
          "photos": [
            {
              "index": 1,
              "status": "status",
              "booksFound": 3,
              "error": "error"
            }
          ]
        }
        """#

    /// `JSON/SocketBatchProgress.minimal.json`
    public static let socketBatchProgressMinimal = #"""
        {
          "type": "batch-progress",
          "currentPhoto": 2,
          "totalPhotos": 3
        }
        """#

    /// `JSON/SocketError.full.json`
    public static let socketErrorFull = #"""
        {
          "type": "error",
          "code": "code",
          "message": "message",
          "retryable": false,
          "details": {
            "key1": "details 1",
            "key2": "details 2"
          }
        }
        """#

    /// `JSON/SocketError.minimal.json`
    public static let socketErrorMinimal = #"""
        {
          "type": "error",
          "code": "code",
          "message": "message"
        }
        """#

    /// `JSON/SocketJobProgress.full.json`
    public static let socketJobProgressFull = #"""
        {
          "type": "job_progress",
          "progress": 0.5,
          "status": "status",
          "processedCount": 4,
          "totalCount": 5,
          "currentItem": "currentItem",
          "keepAlive": true
        }
        """#

    /// `JSON/SocketJobProgress.minimal.json`
    public static let socketJobProgressMinimal = #"""
        {
          "type": "job_progress",
          "progress": 0.5,
          "status": "status"
        }
        """#

    /// `JSON/SocketJobStarted.full.json`
    public static let socketJobStartedFull = #"""
        {
          "type": "job_started",
          "totalCount": 2,
          "estimatedDuration": 3
        }
        """#

    /// `JSON/SocketJobStarted.minimal.json`
    public static let socketJobStartedMinimal = #"""
        {
          "type": "job_started"
        }
        """#

    /// `JSON/SocketPhoto.full.json`
    public static let socketPhotoFull = #"""
        {
          "index": 1,
          "status": "status",
          "booksFound": 3,
          "error": "error"
        }
        """#

    /// `JSON/SocketPhoto.minimal.json`
    public static let socketPhotoMinimal = #"""
        {
          "index": 1,
          "status": "status"
        }
        """#

    /// `JSON/SocketPing.full.json`
    public static let socketPingFull = #"""
        {
          "type": "ping",
          "timestamp": 2
        }
        """#

    /// `JSON/SocketPing.minimal.json`
    public static let socketPingMinimal = #"""
        {
          "type": "ping"
        }
        """#

    /// `JSON/SocketPong.full.json`
    public static let socketPongFull = #"""
        {
          "type": "pong",
          "timestamp": 2,
          "latency": 3
        }
        """#

    /// `JSON/SocketPong.minimal.json`
    public static let socketPongMinimal = #"""
        {
          "type": "pong"
        }
        """#

    /// `JSON/SocketReady.full.json`
    public static let socketReadyFull = #"""
        {
          "type": "ready"
        }
        """#

    /// `JSON/SocketReady.minimal.json`
    public static let socketReadyMinimal = #"""
        {
          "type": "ready"
        }
        """#

    /// `JSON/SocketReadyAck.full.json`
    public static let socketReadyAckFull = #"""
        {
          "type": "ready_ack",
          "timestamp": 2
        }
        """#

    /// `JSON/SocketReadyAck.minimal.json`
    public static let socketReadyAckMinimal = #"""
        {
          "type": "ready_ack"
        }
        """#

    /// `JSON/SocketReconnected.full.json`
    public static let socketReconnectedFull = #"""
        {
          "type": "reconnected",
          "progress": 0.5,
          "status": "status",
          "processedCount": 4,
          "totalCount": 5,
          "lastUpdate": 6,
          "message": "message"
        }
        """#

    /// `JSON/SocketReconnected.minimal.json`
    public static let socketReconnectedMinimal = #"""
        {
          "type": "reconnected",
          "progress": 0.5,
          "status": "status"
        }
        """#

    /// `JSON/StartBatchEnrichment.202.queued.json`
    public static let startBatchEnrichment_Operation202_Queued = #"""
        {
          "success": true,
          "metadata": {
            "timestamp": "2025-11-27T10:33:00Z"
          },
          "data": {
            "jobId": "batch_abc123",
            "processedCount": 0,
            "totalCount": 2,
            "authToken": "tok-5d1e",
            "message": "2 books are queued.",
            "websocketUrl": "/ws/progress?jobId=batch_abc123"
          }
        }
        """#

    /// `JSON/StartBatchEnrichment.202.withoutJobId.json`
    public static let startBatchEnrichment_Operation202_WithoutJobId = #"""
        {
          "metadata": {
            "timestamp": "2025-11-20T09:00:00Z"
          },
          "data": {
            "processedCount": 2,
            "totalCount": 2,
            "success": true
          }
        }
        """#

    /// `JSON/StartBatchEnrichment.400.batchTooLarge.json`
    public static let startBatchEnrichment_Operation400_BatchTooLarge = #"""
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

    /// `JSON/StartBatchEnrichment.400.invalidFile.json`
    public static let startBatchEnrichment_Operation400_InvalidFile = #"""
        {
          "success": false,
          "error": {
            "code": "INVALID_FILE",
            "message": "The file has no column Title.",
            "retryable": false
          }
        }
        """#

    /// `JSON/StartBatchEnrichment.400.invalidISBN.json`
    public static let startBatchEnrichment_Operation400_InvalidISBN = #"""
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

    /// `JSON/StartBatchEnrichment.413.fileTooLarge.json`
    public static let startBatchEnrichment_Operation413_FileTooLarge = #"""
        {
          "success": false,
          "error": {
            "code": "FILE_TOO_LARGE",
            "message": "The file is larger than 8 MB.",
            "retryable": false,
            "details": {
              "maximum": 8388608,
              "found": 9000001
            }
          }
        }
        """#

    /// `JSON/StartBatchEnrichment.429.delayInDetails.json`
    public static let startBatchEnrichment_Operation429_DelayInDetails = #"""
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

    /// `JSON/StartBatchEnrichment.429.delayInError.json`
    public static let startBatchEnrichment_Operation429_DelayInError = #"""
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

    /// `JSON/StartBatchEnrichment.429.errorAsText.json`
    public static let startBatchEnrichment_Operation429_ErrorAsText = #"""
        {
          "error": "Too many requests.",
          "code": "RATE_LIMIT_EXCEEDED",
          "details": {
            "retryAfter": 30
          }
        }
        """#

    /// `JSON/StartBatchScan.202.current.json`
    public static let startBatchScan_Operation202_Current = #"""
        {
          "success": true,
          "metadata": {
            "timestamp": "2025-11-27T10:36:00Z"
          },
          "data": {
            "jobId": "scan_abc123",
            "authToken": "tok-44b0",
            "sseUrl": "/api/v2/imports/scan_abc123/stream",
            "statusUrl": "/v1/jobs/scan_abc123/status",
            "status": "processing",
            "totalPhotos": 2
          }
        }
        """#

    /// `JSON/StartBatchScan.202.version2.json`
    public static let startBatchScan_Operation202_Version2 = #"""
        {
          "metadata": {
            "timestamp": "2025-11-20T10:36:00Z"
          },
          "data": {
            "jobId": "scan_abc124",
            "token": "tok-44b1",
            "websocketUrl": "/ws/progress?jobId=scan_abc124&token=tok-44b1",
            "totalPhotos": 1,
            "stages": [
              {
                "name": "detection",
                "typicalDuration": 20,
                "progress": 0.4
              },
              {
                "name": "enrichment",
                "typicalDuration": 30,
                "progress": 1
              }
            ],
            "estimatedRange": [
              40,
              70
            ]
          }
        }
        """#

    /// `JSON/StartBatchScan.400.batchTooLarge.json`
    public static let startBatchScan_Operation400_BatchTooLarge = #"""
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

    /// `JSON/StartBatchScan.400.invalidFile.json`
    public static let startBatchScan_Operation400_InvalidFile = #"""
        {
          "success": false,
          "error": {
            "code": "INVALID_FILE",
            "message": "The file has no column Title.",
            "retryable": false
          }
        }
        """#

    /// `JSON/StartBatchScan.400.invalidISBN.json`
    public static let startBatchScan_Operation400_InvalidISBN = #"""
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

    /// `JSON/StartBatchScan.413.fileTooLarge.json`
    public static let startBatchScan_Operation413_FileTooLarge = #"""
        {
          "success": false,
          "error": {
            "code": "FILE_TOO_LARGE",
            "message": "The file is larger than 8 MB.",
            "retryable": false,
            "details": {
              "maximum": 8388608,
              "found": 9000001
            }
          }
        }
        """#

    /// `JSON/StartBatchScan.429.delayInDetails.json`
    public static let startBatchScan_Operation429_DelayInDetails = #"""
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

    /// `JSON/StartBatchScan.429.delayInError.json`
    public static let startBatchScan_Operation429_DelayInError = #"""
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

    /// `JSON/StartBatchScan.429.errorAsText.json`
    public static let startBatchScan_Operation429_ErrorAsText = #"""
        {
          "error": "Too many requests.",
          "code": "RATE_LIMIT_EXCEEDED",
          "details": {
            "retryAfter": 30
          }
        }
        """#

    /// `JSON/StartBatchScan.499.clientDisconnected.json`
    public static let startBatchScan_Operation499_ClientDisconnected = #"""
        {
          "success": false,
          "error": {
            "code": "CLIENT_DISCONNECTED",
            "message": "The client is gone.",
            "retryable": false
          }
        }
        """#

    /// `JSON/StartBatchScan.Body.full.json`
    public static let startBatchScan_BodyFull = #"""
        {
          "photos": [
            "photos 1",
            "photos 2"
          ]
        }
        """#

    /// `JSON/StartBatchScan.Body.minimal.json`
    public static let startBatchScan_BodyMinimal = #"""
        {
          "photos": [
            "photos 1"
          ]
        }
        """#

    /// `JSON/StartEnrichmentLegacy.202.legacySuccess.json`
    public static let startEnrichmentLegacy_Operation202_LegacySuccess = #"""
        {
          "success": true,
          "data": {
            "jobId": "batch_legacy7",
            "queuedCount": 1,
            "estimatedDuration": 12,
            "websocketUrl": "/ws/progress?jobId=batch_legacy7"
          },
          "meta": {
            "timestamp": "2025-10-01T12:00:00Z",
            "processingTime": 18,
            "provider": "isbndb",
            "cached": true,
            "cacheAge": 3600,
            "requestId": "req-00a1"
          }
        }
        """#

    /// `JSON/StartEnrichmentLegacy.400.legacyFailure.json`
    public static let startEnrichmentLegacy_Operation400_LegacyFailure = #"""
        {
          "success": false,
          "error": {
            "code": "INVALID_QUERY",
            "message": "The list of books is empty.",
            "details": null
          },
          "meta": {
            "timestamp": "2025-10-01T12:00:01Z"
          }
        }
        """#

    /// `JSON/StartEnrichmentLegacy.429.delayInDetails.json`
    public static let startEnrichmentLegacy_Operation429_DelayInDetails = #"""
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

    /// `JSON/StartEnrichmentLegacy.429.delayInError.json`
    public static let startEnrichmentLegacy_Operation429_DelayInError = #"""
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

    /// `JSON/StartEnrichmentLegacy.429.errorAsText.json`
    public static let startEnrichmentLegacy_Operation429_ErrorAsText = #"""
        {
          "error": "Too many requests.",
          "code": "RATE_LIMIT_EXCEEDED",
          "details": {
            "retryAfter": 30
          }
        }
        """#

    /// `JSON/StartScanLegacy.202.legacySuccess.json`
    public static let startScanLegacy_Operation202_LegacySuccess = #"""
        {
          "success": true,
          "data": {
            "jobId": "scan_legacy3",
            "detectedBooks": [
              {
                "work": {
                  "title": "The Farthest Shore",
                  "subjectTags": [
                    "Fantasy"
                  ],
                  "goodreadsWorkIDs": [],
                  "amazonASINs": [],
                  "librarythingIDs": [],
                  "googleBooksVolumeIDs": [],
                  "isbndbQuality": 40,
                  "reviewStatus": "needsReview",
                  "originalImagePath": "shelves/3.jpg",
                  "boundingBox": {
                    "x": 0.1,
                    "y": 0.05,
                    "width": 0.08,
                    "height": 0.9
                  }
                },
                "edition": {
                  "isbns": [],
                  "title": "The Farthest Shore",
                  "format": "Hardcover",
                  "amazonASINs": [],
                  "googleBooksVolumeIDs": [],
                  "librarythingIDs": [],
                  "isbndbQuality": 40
                },
                "confidence": 0.87
              }
            ],
            "websocketUrl": "/ws/progress?jobId=scan_legacy3"
          },
          "meta": {
            "timestamp": "2025-10-01T12:05:00Z",
            "processingTime": 5120,
            "provider": "gemini",
            "cached": false
          }
        }
        """#

    /// `JSON/StartScanLegacy.400.legacyFailure.json`
    public static let startScanLegacy_Operation400_LegacyFailure = #"""
        {
          "success": false,
          "error": {
            "code": "INVALID_REQUEST",
            "message": "The photo is empty."
          },
          "meta": {
            "timestamp": "2025-10-01T12:05:01Z"
          }
        }
        """#

    /// `JSON/StreamError.full.json`
    public static let streamErrorFull = #"""
        {
          "error": "error",
          "message": "message",
          "jobId": "jobId",
          "details": {
            "key1": "details 1",
            "key2": "details 2"
          }
        }
        """#

    /// `JSON/StreamError.minimal.json`
    public static let streamErrorMinimal = #"""
        {
          "error": "error"
        }
        """#

    /// `JSON/StreamImport.400.wrongAccept.json`
    public static let streamImport_Operation400_WrongAccept = #"""
        {
          "error": {
            "code": "INVALID_ACCEPT_HEADER",
            "message": "This resource is a stream of events.",
            "hint": "Send Accept: text/event-stream."
          }
        }
        """#

    /// `JSON/StreamImport.404.notFound.json`
    public static let streamImport_Operation404_NotFound = #"""
        {
          "success": false,
          "error": {
            "code": "NOT_FOUND",
            "message": "Book not found",
            "retryable": false
          }
        }
        """#

    /// `JSON/StreamRejection.full.json`
    public static let streamRejectionFull = #"""
        {
          "error": {
            "code": "code",
            "message": "message",
            "hint": "hint"
          }
        }
        """#

    /// `JSON/StreamRejection.minimal.json`
    public static let streamRejectionMinimal = #"""
        {
          "error": {
            "code": "UNKNOWN",
            "message": "message"
          }
        }
        """#

    /// `JSON/StreamRejectionReason.full.json`
    public static let streamRejectionReasonFull = #"""
        {
          "code": "code",
          "message": "message",
          "hint": "hint"
        }
        """#

    /// `JSON/StreamRejectionReason.minimal.json`
    public static let streamRejectionReasonMinimal = #"""
        {
          "code": "code",
          "message": "message"
        }
        """#

    /// `JSON/TokenRefresh.full.json`
    public static let tokenRefreshFull = #"""
        {
          "newToken": "newToken",
          "expiresAt": "2025-01-02T10:30:00Z"
        }
        """#

    /// `JSON/TokenRefresh.minimal.json`
    public static let tokenRefreshMinimal = #"""
        {
          "newToken": "newToken"
        }
        """#

    /// `JSON/TokenRefreshAnswer.tokenRefreshEnvelope.json`
    public static let tokenRefreshAnswerTokenRefreshEnvelope = #"""
        {
          "success": true,
          "metadata": {
            "timestamp": "2025-01-01T10:30:00Z",
            "processingTime": 2,
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
            "retryAfterMs": 5,
            "retryAfter": 6,
            "provider": "provider",
            "statusCode": 8
          },
          "data": {
            "newToken": "newToken",
            "expiresAt": "2025-01-02T10:30:00Z"
          }
        }
        """#

    /// `JSON/TokenRefreshRequest.full.json`
    public static let tokenRefreshRequestFull = #"""
        {
          "jobId": "jobId",
          "oldToken": "oldToken"
        }
        """#

    /// `JSON/TokenRefreshRequest.minimal.json`
    public static let tokenRefreshRequestMinimal = #"""
        {
          "jobId": "jobId",
          "oldToken": "oldToken"
        }
        """#

    /// `JSON/TrendingSearch.full.json`
    public static let trendingSearchFull = #"""
        {
          "query": "query",
          "searchCount": 2
        }
        """#

    /// `JSON/TrendingSearch.minimal.json`
    public static let trendingSearchMinimal = #"""
        {
          "query": "query",
          "searchCount": 2
        }
        """#

    /// `JSON/TrendingSearches.full.json`
    public static let trendingSearchesFull = #"""
        {
          "trendingSearches": [
            {
              "query": "query",
              "searchCount": 2
            }
          ],
          "generatedAt": "2025-01-02T10:30:00Z"
        }
        """#

    /// `JSON/TrendingSearches.minimal.json`
    public static let trendingSearchesMinimal = #"""
        {
          "trendingSearches": []
        }
        """#

    /// `JSON/WeeklyRecommendations.full.json`
    public static let weeklyRecommendationsFull = #"""
        {
          "week_of": "2025-01-01",
          "books": [
            {
              "isbn": "isbn",
              "title": "title",
              "authors": [
                "authors 1",
                "authors 2"
              ],
              "cover_url": "https://example.com/coverurl"
            }
          ],
          "generated_at": "2025-01-03T10:30:00Z",
          "next_refresh": "2025-01-04T10:30:00Z"
        }
        """#

    /// `JSON/WeeklyRecommendations.minimal.json`
    public static let weeklyRecommendationsMinimal = #"""
        {
          "week_of": "2025-01-01",
          "books": []
        }
        """#

    /// `JSON/WorkDTO.full.json`
    public static let workDTOFull = #"""
        {
          "title": "A Wizard of Earthsea",
          "subjectTags": [
            "Fantasy",
            "Coming of age"
          ],
          "originalLanguage": "en",
          "firstPublicationYear": 1968,
          "description": "A boy from Gont looses a shadow upon the world, and hunts it.",
          "coverImageURL": "https://covers.example.com/earthsea-large.jpg",
          "synthetic": false,
          "primaryProvider": "google-books",
          "contributors": [
            "google-books",
            "openlibrary"
          ],
          "openLibraryID": "OL59798W",
          "openLibraryWorkID": "OL59798X",
          "isbndbID": "isbndb-59798",
          "googleBooksVolumeID": "uXbJzQEACAAJ",
          "goodreadsID": "13642",
          "goodreadsWorkIDs": [
            "113603"
          ],
          "amazonASINs": [
            "B008T9L6AM"
          ],
          "librarythingIDs": [
            "2112"
          ],
          "googleBooksVolumeIDs": [
            "uXbJzQEACAAK",
            "6Ua3PAAACAAJ"
          ],
          "lastISBNDBSync": "2025-11-26T04:00:00Z",
          "isbndbQuality": 85,
          "reviewStatus": "userEdited",
          "originalImagePath": "shelves/1.jpg",
          "boundingBox": {
            "x": 0.12,
            "y": 0.08,
            "width": 0.05,
            "height": 0.81
          }
        }
        """#

    /// `JSON/WorkDTO.minimal.json`
    public static let workDTOMinimal = #"""
        {
          "title": "title",
          "subjectTags": [],
          "goodreadsWorkIDs": [],
          "amazonASINs": [],
          "librarythingIDs": [],
          "googleBooksVolumeIDs": [],
          "isbndbQuality": 20,
          "reviewStatus": "verified"
        }
        """#

    /// `JSON/WorkMetadata.full.json`
    public static let workMetadataFull = #"""
        {
          "id": "id",
          "title": "title",
          "subjects": [
            "subjects 1",
            "subjects 2"
          ],
          "firstPublishYear": 4
        }
        """#

    /// `JSON/WorkMetadata.minimal.json`
    public static let workMetadataMinimal = #"""
        {
          "id": "id",
          "title": "title",
          "subjects": []
        }
        """#
}

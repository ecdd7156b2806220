// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

#if DEBUG
    public import BooksTrackAPI
    @_spi(Generated) import DTOMocks

    nonisolated extension BooksTrackAPI.ApiError {
        /// A value for previews, with the document's examples.
        public static var sample: Self {
            MockSample.value(
                #"""
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
                """#)
        }
    }

    nonisolated extension BooksTrackAPI.AuthorDTO {
        /// A value for previews, with the document's examples.
        public static var sample: Self {
            MockSample.value(
                #"""
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
                """#)
        }
    }

    nonisolated extension BooksTrackAPI.AuthorMetadata {
        /// A value for previews, with the document's examples.
        public static var sample: Self {
            MockSample.value(
                #"""
                {
                  "name": "name",
                  "key": "key",
                  "birth_date": "birth_date"
                }
                """#)
        }
    }

    nonisolated extension BooksTrackAPI.AuthorSearchHit {
        /// A value for previews, with the document's examples.
        public static var sample: Self {
            MockSample.value(
                #"""
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
                      "firstPublishYear": 454
                    }
                  ],
                  "workCount": 950
                }
                """#)
        }
    }

    nonisolated extension BooksTrackAPI.AuthorSearchResults {
        /// A value for previews, with the document's examples.
        public static var sample: Self {
            MockSample.value(
                #"""
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
                      "workCount": 950
                    }
                  ]
                }
                """#)
        }
    }

    nonisolated extension BooksTrackAPI.BatchEnrichmentJob {
        /// A value for previews, with the document's examples.
        public static var sample: Self {
            MockSample.value(
                #"""
                {
                  "jobId": "jobId",
                  "processedCount": 304,
                  "totalCount": 644,
                  "authToken": "authToken",
                  "token": "token",
                  "message": "message",
                  "websocketUrl": "websocketUrl",
                  "success": true
                }
                """#)
        }
    }

    nonisolated extension BooksTrackAPI.BatchEnrichmentRequest {
        /// A value for previews, with the document's examples.
        public static var sample: Self {
            MockSample.value(
                #"""
                {
                  "barcodes": [
                    "barcodes 1",
                    "barcodes 2"
                  ],
                  "vectorize": false
                }
                """#)
        }
    }

    nonisolated extension BooksTrackAPI.BatchEnrichmentResults {
        /// A value for previews, with the document's examples.
        public static var sample: Self {
            MockSample.value(
                #"""
                {
                  "enrichedBooks": [
                    {
                      "title": "title",
                      "author": "author",
                      "isbn": "isbn",
                      "success": true,
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
                """#)
        }
    }

    nonisolated extension BooksTrackAPI.Book {
        /// A value for previews, with the document's examples.
        public static var sample: Self {
            MockSample.value(
                #"""
                {
                  "isbn": "isbn",
                  "title": "title",
                  "publisher": "publisher",
                  "publishedDate": "publishedDate",
                  "coverUrl": "https://sample.example/coverUrl",
                  "description": "description",
                  "language": "language",
                  "isbn13": "isbn13",
                  "isbn10": "isbn10",
                  "pageCount": 5,
                  "categories": [
                    "categories 1",
                    "categories 2"
                  ],
                  "averageRating": 3,
                  "ratingsCount": 849,
                  "openLibraryWorkId": "openLibraryWorkId",
                  "authors": [
                    "authors 1",
                    "authors 2"
                  ]
                }
                """#)
        }
    }

    nonisolated extension BooksTrackAPI.BookDetails {
        /// A value for previews, with the document's examples.
        public static var sample: Self {
            MockSample.value(
                #"""
                {
                  "isbn": "isbn",
                  "title": "title",
                  "publisher": "publisher",
                  "publishedDate": "publishedDate",
                  "coverUrl": "https://sample.example/coverUrl",
                  "description": "description",
                  "language": "language",
                  "isbn13": "isbn13",
                  "isbn10": "isbn10",
                  "pageCount": 5,
                  "categories": [
                    "categories 1",
                    "categories 2"
                  ],
                  "averageRating": 3,
                  "ratingsCount": 849,
                  "openLibraryWorkId": "openLibraryWorkId"
                }
                """#)
        }
    }

    nonisolated extension BooksTrackAPI.BookInput {
        /// A value for previews, with the document's examples.
        public static var sample: Self {
            MockSample.value(
                #"""
                {
                  "title": "title",
                  "author": "author",
                  "isbn": "isbn"
                }
                """#)
        }
    }

    nonisolated extension BooksTrackAPI.BookSearchResponse {
        /// A value for previews, with the document's examples.
        public static var sample: Self {
            MockSample.value(
                #"""
                {
                  "works": [
                    {
                      "title": "title",
                      "subjectTags": [
                        "subjectTags 1",
                        "subjectTags 2"
                      ],
                      "originalLanguage": "originalLanguage",
                      "firstPublicationYear": 20,
                      "description": "description",
                      "coverImageURL": "https://sample.example/coverImageURL",
                      "synthetic": false,
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
                      "lastISBNDBSync": "2025-03-05T10:30:00Z",
                      "isbndbQuality": 98,
                      "reviewStatus": "verified",
                      "originalImagePath": "originalImagePath",
                      "boundingBox": {
                        "x": 0.5,
                        "y": 0,
                        "width": 0,
                        "height": 0
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
                      "pageCount": 5,
                      "format": "Hardcover",
                      "coverImageURL": "https://sample.example/coverImageURL",
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
                      "lastISBNDBSync": "2025-03-05T10:30:00Z",
                      "isbndbQuality": 98
                    }
                  ],
                  "authors": [
                    {
                      "name": "name",
                      "gender": "Female",
                      "culturalRegion": "Africa",
                      "nationality": "nationality",
                      "birthYear": 747,
                      "deathYear": 915,
                      "openLibraryID": "openLibraryID",
                      "isbndbID": "isbndbID",
                      "googleBooksID": "googleBooksID",
                      "goodreadsID": "goodreadsID",
                      "bookCount": 132
                    }
                  ],
                  "totalResults": 539,
                  "resultCount": 971,
                  "expiresAt": "2025-02-24T10:30:00Z"
                }
                """#)
        }
    }

    nonisolated extension BooksTrackAPI.BookshelfScanResponse {
        /// A value for previews, with the document's examples.
        public static var sample: Self {
            MockSample.value(
                #"""
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
                      "confidence": 0
                    }
                  ],
                  "websocketUrl": "websocketUrl"
                }
                """#)
        }
    }

    nonisolated extension BooksTrackAPI.BoundingBox {
        /// A value for previews, with the document's examples.
        public static var sample: Self {
            MockSample.value(
                #"""
                {
                  "x": 0.25,
                  "y": 0.5,
                  "width": 0.125,
                  "height": 0.375
                }
                """#)
        }
    }

    nonisolated extension BooksTrackAPI.Capabilities {
        /// A value for previews, with the document's examples.
        public static var sample: Self {
            MockSample.value(
                #"""
                {
                  "version": "version",
                  "features": {
                    "key1": {
                      "enabled": true,
                      "embedding_model": "embedding_model",
                      "dimensions": 456
                    }
                  },
                  "limits": {
                    "key1": 895,
                    "key2": 896
                  },
                  "additionalKey": "additionalKey"
                }
                """#)
        }
    }

    nonisolated extension BooksTrackAPI.CsvResults {
        /// A value for previews, with the document's examples.
        public static var sample: Self {
            MockSample.value(
                #"""
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
                  "timestamp": 243,
                  "expiresAt": "2025-02-24T10:30:00Z"
                }
                """#)
        }
    }

    nonisolated extension BooksTrackAPI.DetectedBook {
        /// A value for previews, with the document's examples.
        public static var sample: Self {
            MockSample.value(
                #"""
                {
                  "title": "title",
                  "author": "author",
                  "isbn": "isbn",
                  "confidence": 0,
                  "boundingBox": {
                    "x": 0.5,
                    "y": 0,
                    "width": 0,
                    "height": 0
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
                    "retryAfterMs": 340
                  },
                  "coverUrl": "coverUrl",
                  "publisher": "publisher",
                  "publicationYear": 599
                }
                """#)
        }
    }

    nonisolated extension BooksTrackAPI.EditionDTO {
        /// A value for previews, with the document's examples.
        public static var sample: Self {
            MockSample.value(
                #"""
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
                """#)
        }
    }

    nonisolated extension BooksTrackAPI.EditionMetadata {
        /// A value for previews, with the document's examples.
        public static var sample: Self {
            MockSample.value(
                #"""
                {
                  "id": "id",
                  "numberOfPages": 317,
                  "physicalFormat": "physicalFormat",
                  "publishers": [
                    "publishers 1",
                    "publishers 2"
                  ]
                }
                """#)
        }
    }

    nonisolated extension BooksTrackAPI.EnrichedBook {
        /// A value for previews, with the document's examples.
        public static var sample: Self {
            MockSample.value(
                #"""
                {
                  "isbn": "isbn",
                  "title": "title",
                  "publisher": "publisher",
                  "publishedDate": "publishedDate",
                  "coverUrl": "https://sample.example/coverUrl",
                  "description": "description",
                  "language": "language",
                  "isbn13": "isbn13",
                  "isbn10": "isbn10",
                  "pageCount": 5,
                  "categories": [
                    "categories 1",
                    "categories 2"
                  ],
                  "averageRating": 3,
                  "ratingsCount": 849,
                  "openLibraryWorkId": "openLibraryWorkId",
                  "authors": [],
                  "work": {
                    "id": "id",
                    "title": "title",
                    "subjects": [
                      "subjects 1",
                      "subjects 2"
                    ],
                    "firstPublishYear": 454
                  },
                  "edition": {
                    "id": "id",
                    "numberOfPages": 317,
                    "physicalFormat": "physicalFormat",
                    "publishers": [
                      "publishers 1",
                      "publishers 2"
                    ]
                  },
                  "provider": "provider",
                  "enrichedAt": "2025-03-27T10:30:00Z",
                  "vectorized": true
                }
                """#)
        }
    }

    nonisolated extension BooksTrackAPI.EnrichedBookPayload {
        /// A value for previews, with the document's examples.
        public static var sample: Self {
            MockSample.value(
                #"""
                {
                  "title": "title",
                  "author": "author",
                  "isbn": "isbn",
                  "success": true,
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
                """#)
        }
    }

    nonisolated extension BooksTrackAPI.EnrichmentJobResponse {
        /// A value for previews, with the document's examples.
        public static var sample: Self {
            MockSample.value(
                #"""
                {
                  "jobId": "jobId",
                  "queuedCount": 231,
                  "estimatedDuration": 715,
                  "websocketUrl": "websocketUrl"
                }
                """#)
        }
    }

    nonisolated extension BooksTrackAPI.EnrichmentRequest {
        /// A value for previews, with the document's examples.
        public static var sample: Self {
            MockSample.value(
                #"""
                {
                  "barcode": "barcode",
                  "vectorize": false,
                  "idempotencyKey": "idempotencyKey",
                  "preferProvider": "auto"
                }
                """#)
        }
    }

    nonisolated extension BooksTrackAPI.EnvelopeFields {
        /// A value for previews, with the document's examples.
        public static var sample: Self {
            MockSample.value(
                #"""
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
                  }
                }
                """#)
        }
    }

    nonisolated extension BooksTrackAPI.ErrorResponse {
        /// A value for previews, with the document's examples.
        public static var sample: Self {
            MockSample.value(
                #"""
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
                    "retryAfterMs": 340,
                    "retryAfter": 629,
                    "provider": "provider",
                    "statusCode": 715
                  }
                }
                """#)
        }
    }

    nonisolated extension BooksTrackAPI.FlatError {
        /// A value for previews, with the document's examples.
        public static var sample: Self {
            MockSample.value(
                #"""
                {
                  "error": "Too many requests.",
                  "code": "RATE_LIMIT_EXCEEDED",
                  "details": {
                    "retryAfter": 30
                  }
                }
                """#)
        }
    }

    nonisolated extension BooksTrackAPI.Health {
        /// A value for previews, with the document's examples.
        public static var sample: Self {
            MockSample.value(
                #"""
                {
                  "status": "status",
                  "worker": "worker",
                  "version": "version",
                  "router": "router"
                }
                """#)
        }
    }

    nonisolated extension BooksTrackAPI.ImportResults {
        /// A value for previews, with the document's examples.
        public static var sample: Self {
            MockSample.value(
                #"""
                {
                  "booksCreated": 639,
                  "booksUpdated": 112,
                  "duplicatesSkipped": 745,
                  "enrichmentSucceeded": 641,
                  "enrichmentFailed": 407,
                  "errors": [
                    {
                      "row": 213,
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
                      "coverUrl": "https://sample.example/coverUrl",
                      "description": "description",
                      "language": "language",
                      "isbn13": "isbn13",
                      "isbn10": "isbn10",
                      "pageCount": 5,
                      "categories": [
                        "categories 1",
                        "categories 2"
                      ],
                      "averageRating": 3,
                      "ratingsCount": 849,
                      "openLibraryWorkId": "openLibraryWorkId",
                      "authors": [
                        "authors 1",
                        "authors 2"
                      ]
                    }
                  ]
                }
                """#)
        }
    }

    nonisolated extension BooksTrackAPI.ImportRowError {
        /// A value for previews, with the document's examples.
        public static var sample: Self {
            MockSample.value(
                #"""
                {
                  "row": 213,
                  "isbn": "isbn",
                  "error": "error"
                }
                """#)
        }
    }

    nonisolated extension BooksTrackAPI.IssuedToken {
        /// A value for previews, with the document's examples.
        public static var sample: Self {
            MockSample.value(
                #"""
                {
                  "jobId": "jobId",
                  "token": "token",
                  "expiresIn": 131
                }
                """#)
        }
    }

    nonisolated extension BooksTrackAPI.JobCancellation {
        /// A value for previews, with the document's examples.
        public static var sample: Self {
            MockSample.value(
                #"""
                {
                  "jobId": "jobId",
                  "status": "canceled",
                  "message": "message",
                  "cleanup": {
                    "r2ObjectsDeleted": 802,
                    "kvCacheCleared": true
                  }
                }
                """#)
        }
    }

    nonisolated extension BooksTrackAPI.JobComplete {
        /// A value for previews, with the document's examples.
        public static var sample: Self {
            MockSample.value(
                #"""
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
                """#)
        }
    }

    nonisolated extension BooksTrackAPI.JobCompletedStatus {
        /// A value for previews, with the document's examples.
        public static var sample: Self {
            MockSample.value(
                #"""
                {
                  "jobId": "jobId",
                  "status": "status",
                  "progress": 0,
                  "processedCount": 304,
                  "totalCount": 644,
                  "completedAt": "2025-01-07T10:30:00Z",
                  "books": [
                    {
                      "isbn": "isbn",
                      "title": "title",
                      "publisher": "publisher",
                      "publishedDate": "publishedDate",
                      "coverUrl": "https://sample.example/coverUrl",
                      "description": "description",
                      "language": "language",
                      "isbn13": "isbn13",
                      "isbn10": "isbn10",
                      "pageCount": 5,
                      "categories": [
                        "categories 1",
                        "categories 2"
                      ],
                      "averageRating": 3,
                      "ratingsCount": 849,
                      "openLibraryWorkId": "openLibraryWorkId",
                      "authors": [
                        "authors 1",
                        "authors 2"
                      ]
                    }
                  ]
                }
                """#)
        }
    }

    nonisolated extension BooksTrackAPI.JobError {
        /// A value for previews, with the document's examples.
        public static var sample: Self {
            MockSample.value(
                #"""
                {
                  "code": "code",
                  "message": "message",
                  "retryable": true,
                  "details": {
                    "key1": "details 1",
                    "key2": "details 2"
                  }
                }
                """#)
        }
    }

    nonisolated extension BooksTrackAPI.JobFailed {
        /// A value for previews, with the document's examples.
        public static var sample: Self {
            MockSample.value(
                #"""
                {
                  "jobId": "jobId",
                  "status": "status",
                  "progress": 0,
                  "processedCount": 304,
                  "totalCount": 644,
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
                """#)
        }
    }

    nonisolated extension BooksTrackAPI.JobInitiationResponse {
        /// A value for previews, with the document's examples.
        public static var sample: Self {
            MockSample.value(
                #"""
                {
                  "jobId": "jobId",
                  "authToken": "authToken",
                  "token": "token",
                  "sseUrl": "sseUrl",
                  "statusUrl": "statusUrl",
                  "websocketUrl": "websocketUrl",
                  "status": "status"
                }
                """#)
        }
    }

    nonisolated extension BooksTrackAPI.JobProgress {
        /// A value for previews, with the document's examples.
        public static var sample: Self {
            MockSample.value(
                #"""
                {
                  "jobId": "jobId",
                  "status": "status",
                  "progress": 0,
                  "processedCount": 304,
                  "totalCount": 644,
                  "startedAt": "2025-01-02T10:30:00Z"
                }
                """#)
        }
    }

    nonisolated extension BooksTrackAPI.JobStatus {
        /// A value for previews, with the document's examples.
        public static var sample: Self {
            MockSample.value(
                #"""
                {
                  "jobId": "jobId",
                  "status": "initialized",
                  "progress": 0,
                  "processedCount": 304,
                  "totalCount": 644,
                  "pipeline": "csv_import",
                  "startTime": "2025-04-11T10:30:00Z",
                  "completedTime": "2025-04-23T10:30:00Z",
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
                """#)
        }
    }

    nonisolated extension BooksTrackAPI.JobSummary {
        /// A value for previews, with the document's examples.
        public static var sample: Self {
            MockSample.value(
                #"""
                {
                  "totalProcessed": 470,
                  "successCount": 353,
                  "failureCount": 951,
                  "photosProcessed": 555,
                  "booksDetected": 476,
                  "booksUnique": 454,
                  "booksEnriched": 380,
                  "approved": 704,
                  "needsReview": 617,
                  "duration": 295,
                  "resourceId": "resourceId"
                }
                """#)
        }
    }

    nonisolated extension BooksTrackAPI.ProgressSocketMessage {
        /// A value for previews, with the document's examples.
        public static var sample: Self {
            MockSample.value(
                #"""
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
                """#)
        }
    }

    nonisolated extension BooksTrackAPI.RecommendedBook {
        /// A value for previews, with the document's examples.
        public static var sample: Self {
            MockSample.value(
                #"""
                {
                  "isbn": "isbn",
                  "title": "title",
                  "authors": [
                    "authors 1",
                    "authors 2"
                  ],
                  "cover_url": "https://sample.example/coverurl"
                }
                """#)
        }
    }

    nonisolated extension BooksTrackAPI.ResponseMeta {
        /// A value for previews, with the document's examples.
        public static var sample: Self {
            MockSample.value(
                #"""
                {
                  "timestamp": "2025-09-19T10:30:00Z",
                  "processingTime": 950,
                  "provider": "provider",
                  "cached": true,
                  "cacheAge": 355,
                  "requestId": "requestId"
                }
                """#)
        }
    }

    nonisolated extension BooksTrackAPI.ResponseMetadata {
        /// A value for previews, with the document's examples.
        public static var sample: Self {
            MockSample.value(
                #"""
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
                """#)
        }
    }

    nonisolated extension BooksTrackAPI.ScanJobInitiation {
        /// A value for previews, with the document's examples.
        public static var sample: Self {
            MockSample.value(
                #"""
                {
                  "jobId": "jobId",
                  "authToken": "authToken",
                  "token": "token",
                  "sseUrl": "sseUrl",
                  "statusUrl": "statusUrl",
                  "websocketUrl": "websocketUrl",
                  "status": "status",
                  "totalPhotos": 5,
                  "stages": [
                    {
                      "name": "name",
                      "typicalDuration": 374,
                      "progress": 0
                    }
                  ],
                  "estimatedRange": [
                    458,
                    459
                  ]
                }
                """#)
        }
    }

    nonisolated extension BooksTrackAPI.ScanMetadata {
        /// A value for previews, with the document's examples.
        public static var sample: Self {
            MockSample.value(
                #"""
                {
                  "modelUsed": "modelUsed",
                  "processingTime": 950,
                  "timestamp": 936
                }
                """#)
        }
    }

    nonisolated extension BooksTrackAPI.ScanResults {
        /// A value for previews, with the document's examples.
        public static var sample: Self {
            MockSample.value(
                #"""
                {
                  "totalDetected": 86,
                  "approved": 704,
                  "needsReview": 617,
                  "books": [
                    {
                      "title": "title",
                      "author": "author",
                      "isbn": "isbn",
                      "confidence": 0,
                      "boundingBox": {
                        "x": 0.5,
                        "y": 0,
                        "width": 0,
                        "height": 0
                      },
                      "enrichmentStatus": "pending",
                      "enrichment": {
                        "status": "pending"
                      },
                      "coverUrl": "coverUrl",
                      "publisher": "publisher",
                      "publicationYear": 599
                    }
                  ],
                  "metadata": {
                    "modelUsed": "modelUsed",
                    "processingTime": 950,
                    "timestamp": 936
                  },
                  "expiresAt": "2025-02-24T10:30:00Z"
                }
                """#)
        }
    }

    nonisolated extension BooksTrackAPI.ScanStage {
        /// A value for previews, with the document's examples.
        public static var sample: Self {
            MockSample.value(
                #"""
                {
                  "name": "name",
                  "typicalDuration": 374,
                  "progress": 0
                }
                """#)
        }
    }

    nonisolated extension BooksTrackAPI.SearchResults {
        /// A value for previews, with the document's examples.
        public static var sample: Self {
            MockSample.value(
                #"""
                {
                  "results": [
                    {
                      "isbn": "isbn",
                      "title": "title",
                      "publisher": "publisher",
                      "publishedDate": "publishedDate",
                      "coverUrl": "https://sample.example/coverUrl",
                      "description": "description",
                      "language": "language",
                      "isbn13": "isbn13",
                      "isbn10": "isbn10",
                      "pageCount": 5,
                      "categories": [
                        "categories 1",
                        "categories 2"
                      ],
                      "averageRating": 3,
                      "ratingsCount": 849,
                      "openLibraryWorkId": "openLibraryWorkId",
                      "authors": [
                        "authors 1",
                        "authors 2"
                      ]
                    }
                  ],
                  "total": 850,
                  "mode": "mode",
                  "query": "query"
                }
                """#)
        }
    }

    nonisolated extension BooksTrackAPI.SimilarBooks {
        /// A value for previews, with the document's examples.
        public static var sample: Self {
            MockSample.value(
                #"""
                {
                  "sourceBook": {
                    "isbn": "isbn",
                    "title": "title",
                    "publisher": "publisher",
                    "publishedDate": "publishedDate",
                    "coverUrl": "https://sample.example/coverUrl",
                    "description": "description",
                    "language": "language",
                    "isbn13": "isbn13",
                    "isbn10": "isbn10",
                    "pageCount": 5,
                    "categories": [
                      "categories 1",
                      "categories 2"
                    ],
                    "averageRating": 3,
                    "ratingsCount": 849,
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
                      "coverUrl": "https://sample.example/coverUrl",
                      "description": "description",
                      "language": "language",
                      "isbn13": "isbn13",
                      "isbn10": "isbn10",
                      "pageCount": 5,
                      "categories": [
                        "categories 1",
                        "categories 2"
                      ],
                      "averageRating": 3,
                      "ratingsCount": 849,
                      "openLibraryWorkId": "openLibraryWorkId",
                      "authors": [
                        "authors 1",
                        "authors 2"
                      ]
                    }
                  ]
                }
                """#)
        }
    }

    nonisolated extension BooksTrackAPI.SocketBatchCanceling {
        /// A value for previews, with the document's examples.
        public static var sample: Self {
            MockSample.value(
                #"""
                {
                  "type": "batch-canceling",
                  "reason": "reason"
                }
                """#)
        }
    }

    nonisolated extension BooksTrackAPI.SocketBatchComplete {
        /// A value for previews, with the document's examples.
        public static var sample: Self {
            MockSample.value(
                #"""
                {
                  "type": "batch-complete",
                  "totalBooks": 109,
                  "photoResults": [
                    {
                      "index": 829,
                      "status": "status",
                      "booksFound": 642,
                      "error": "error"
                    }
                  ],
                  "books": [
                    {
                      "title": "title",
                      "author": "author",
                      "isbn": "isbn",
                      "confidence": 0,
                      "boundingBox": {
                        "x": 0.5,
                        "y": 0,
                        "width": 0,
                        "height": 0
                      },
                      "enrichmentStatus": "pending",
                      "enrichment": {
                        "status": "pending"
                      },
                      "coverUrl": "coverUrl",
                      "publisher": "publisher",
                      "publicationYear": 599
                    }
                  ]
                }
                """#)
        }
    }

    nonisolated extension BooksTrackAPI.SocketBatchInit {
        /// A value for previews, with the document's examples.
        public static var sample: Self {
            MockSample.value(
                #"""
                {
                  "type": "batch-init",
                  "totalPhotos": 259,
                  "status": "status"
                }
                """#)
        }
    }

    nonisolated extension BooksTrackAPI.SocketBatchProgress {
        /// A value for previews, with the document's examples.
        public static var sample: Self {
            MockSample.value(
                #"""
                {
                  "type": "batch-progress",
                  "currentPhoto": 865,
                  "totalPhotos": 259,
                  "photoStatus": "photoStatus",
                  "booksFound": 642,
                  "totalBooksFound": 167,
                  "photos": [
                    {
                      "index": 829,
                      "status": "status",
                      "booksFound": 642,
                      "error": "error"
                    }
                  ]
                }
                """#)
        }
    }

    nonisolated extension BooksTrackAPI.SocketError {
        /// A value for previews, with the document's examples.
        public static var sample: Self {
            MockSample.value(
                #"""
                {
                  "type": "error",
                  "code": "code",
                  "message": "message",
                  "retryable": true,
                  "details": {
                    "key1": "details 1",
                    "key2": "details 2"
                  }
                }
                """#)
        }
    }

    nonisolated extension BooksTrackAPI.SocketJobProgress {
        /// A value for previews, with the document's examples.
        public static var sample: Self {
            MockSample.value(
                #"""
                {
                  "type": "job_progress",
                  "progress": 0,
                  "status": "status",
                  "processedCount": 304,
                  "totalCount": 644,
                  "currentItem": "currentItem",
                  "keepAlive": true
                }
                """#)
        }
    }

    nonisolated extension BooksTrackAPI.SocketJobStarted {
        /// A value for previews, with the document's examples.
        public static var sample: Self {
            MockSample.value(
                #"""
                {
                  "type": "job_started",
                  "totalCount": 644,
                  "estimatedDuration": 715
                }
                """#)
        }
    }

    nonisolated extension BooksTrackAPI.SocketPhoto {
        /// A value for previews, with the document's examples.
        public static var sample: Self {
            MockSample.value(
                #"""
                {
                  "index": 829,
                  "status": "status",
                  "booksFound": 642,
                  "error": "error"
                }
                """#)
        }
    }

    nonisolated extension BooksTrackAPI.SocketPing {
        /// A value for previews, with the document's examples.
        public static var sample: Self {
            MockSample.value(
                #"""
                {
                  "type": "ping",
                  "timestamp": 243
                }
                """#)
        }
    }

    nonisolated extension BooksTrackAPI.SocketPong {
        /// A value for previews, with the document's examples.
        public static var sample: Self {
            MockSample.value(
                #"""
                {
                  "type": "pong",
                  "timestamp": 243,
                  "latency": 762
                }
                """#)
        }
    }

    nonisolated extension BooksTrackAPI.SocketReady {
        /// A value for previews, with the document's examples.
        public static var sample: Self {
            MockSample.value(
                #"""
                {
                  "type": "ready"
                }
                """#)
        }
    }

    nonisolated extension BooksTrackAPI.SocketReadyAck {
        /// A value for previews, with the document's examples.
        public static var sample: Self {
            MockSample.value(
                #"""
                {
                  "type": "ready_ack",
                  "timestamp": 243
                }
                """#)
        }
    }

    nonisolated extension BooksTrackAPI.SocketReconnected {
        /// A value for previews, with the document's examples.
        public static var sample: Self {
            MockSample.value(
                #"""
                {
                  "type": "reconnected",
                  "progress": 0,
                  "status": "status",
                  "processedCount": 304,
                  "totalCount": 644,
                  "lastUpdate": 927,
                  "message": "message"
                }
                """#)
        }
    }

    nonisolated extension BooksTrackAPI.StreamError {
        /// A value for previews, with the document's examples.
        public static var sample: Self {
            MockSample.value(
                #"""
                {
                  "error": "error",
                  "message": "message",
                  "jobId": "jobId",
                  "details": {
                    "key1": "details 1",
                    "key2": "details 2"
                  }
                }
                """#)
        }
    }

    nonisolated extension BooksTrackAPI.StreamRejection {
        /// A value for previews, with the document's examples.
        public static var sample: Self {
            MockSample.value(
                #"""
                {
                  "error": {
                    "code": "code",
                    "message": "message",
                    "hint": "hint"
                  }
                }
                """#)
        }
    }

    nonisolated extension BooksTrackAPI.StreamRejectionReason {
        /// A value for previews, with the document's examples.
        public static var sample: Self {
            MockSample.value(
                #"""
                {
                  "code": "code",
                  "message": "message",
                  "hint": "hint"
                }
                """#)
        }
    }

    nonisolated extension BooksTrackAPI.TokenRefresh {
        /// A value for previews, with the document's examples.
        public static var sample: Self {
            MockSample.value(
                #"""
                {
                  "newToken": "newToken",
                  "expiresAt": "2025-02-24T10:30:00Z"
                }
                """#)
        }
    }

    nonisolated extension BooksTrackAPI.TokenRefreshRequest {
        /// A value for previews, with the document's examples.
        public static var sample: Self {
            MockSample.value(
                #"""
                {
                  "jobId": "jobId",
                  "oldToken": "oldToken"
                }
                """#)
        }
    }

    nonisolated extension BooksTrackAPI.TrendingSearch {
        /// A value for previews, with the document's examples.
        public static var sample: Self {
            MockSample.value(
                #"""
                {
                  "query": "query",
                  "searchCount": 477
                }
                """#)
        }
    }

    nonisolated extension BooksTrackAPI.TrendingSearches {
        /// A value for previews, with the document's examples.
        public static var sample: Self {
            MockSample.value(
                #"""
                {
                  "trendingSearches": [
                    {
                      "query": "query",
                      "searchCount": 477
                    }
                  ],
                  "generatedAt": "2025-06-21T10:30:00Z"
                }
                """#)
        }
    }

    nonisolated extension BooksTrackAPI.WeeklyRecommendations {
        /// A value for previews, with the document's examples.
        public static var sample: Self {
            MockSample.value(
                #"""
                {
                  "week_of": "2025-09-28",
                  "books": [
                    {
                      "isbn": "isbn",
                      "title": "title",
                      "authors": [
                        "authors 1",
                        "authors 2"
                      ],
                      "cover_url": "https://sample.example/coverurl"
                    }
                  ],
                  "generated_at": "2025-06-06T10:30:00Z",
                  "next_refresh": "2025-12-19T10:30:00Z"
                }
                """#)
        }
    }

    nonisolated extension BooksTrackAPI.WorkDTO {
        /// A value for previews, with the document's examples.
        public static var sample: Self {
            MockSample.value(
                #"""
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
                """#)
        }
    }

    nonisolated extension BooksTrackAPI.WorkMetadata {
        /// A value for previews, with the document's examples.
        public static var sample: Self {
            MockSample.value(
                #"""
                {
                  "id": "id",
                  "title": "title",
                  "subjects": [
                    "subjects 1",
                    "subjects 2"
                  ],
                  "firstPublishYear": 454
                }
                """#)
        }
    }
#endif

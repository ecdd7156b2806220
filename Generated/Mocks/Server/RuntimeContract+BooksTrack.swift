// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

public import DTOContract

nonisolated extension RuntimeContract {
    /// The contract of a test server: `MockServer(serving: .booksTrack)`.
    /// In a release build, the contract has no operations.
    public static let booksTrack = RuntimeContract(json: contractText)
}

#if DEBUG
    private let contractText = ##"""
        {
          "title": "BooksTrack API",
          "servers": ["https://staging-api.oooefam.net", "https://api.oooefam.net", "http://localhost:8787"],
          "dialect": "jsonSchema",
          "operations": [
            {
              "id": "searchByISBN",
              "method": "GET",
              "path": "/v1/search/isbn",
              "parameters": [
                {
                  "name": "isbn",
                  "in": "query",
                  "required": true,
                  "style": "form",
                  "explode": true,
                  "schema": {"type": "string", "minLength": 10, "maxLength": 17, "pattern": "^[0-9-]{9,16}[0-9Xx]$"},
                  "example": "9780439064873"
                },
                {
                  "name": "X-API-Version",
                  "in": "header",
                  "style": "simple",
                  "schema": {"type": "string"},
                  "example": "3.2.0"
                },
                {
                  "name": "X-Client-Version",
                  "in": "header",
                  "style": "simple",
                  "schema": {"type": "string"},
                  "example": "ios-v3.1.4"
                }
              ],
              "answers": [
                {
                  "status": "200",
                  "contents": [
                    {
                      "type": "application/json",
                      "schema": {"$ref": "#/components/schemas/BookSearchEnvelope"},
                      "examples": [
                        {
                          "name": "currentSuccess",
                          "json": {
                            "data": {
                              "authors": [
                                {
                                  "birthYear": 1929,
                                  "culturalRegion": "North America",
                                  "deathYear": 2018,
                                  "gender": "Female",
                                  "name": "Ursula K. Le Guin"
                                }
                              ],
                              "editions": [
                                {
                                  "amazonASINs": [],
                                  "format": "Paperback",
                                  "googleBooksVolumeIDs": ["uXbJzQEACAAJ"],
                                  "isbn": "9780547773742",
                                  "isbndbQuality": 85,
                                  "isbns": ["9780547773742", "0547773749"],
                                  "librarythingIDs": [],
                                  "pageCount": 264,
                                  "publicationDate": "2012-09",
                                  "publisher": "Clarion Books",
                                  "title": "A Wizard of Earthsea"
                                }
                              ],
                              "totalResults": 1,
                              "works": [
                                {
                                  "amazonASINs": [],
                                  "coverImageURL": "https://covers.example.com/earthsea-large.jpg",
                                  "firstPublicationYear": 1968,
                                  "goodreadsWorkIDs": ["113603"],
                                  "googleBooksVolumeIDs": ["uXbJzQEACAAJ"],
                                  "isbndbQuality": 85,
                                  "librarythingIDs": [],
                                  "originalLanguage": "en",
                                  "primaryProvider": "alexandria",
                                  "reviewStatus": "verified",
                                  "subjectTags": ["Fantasy", "Coming of age"],
                                  "title": "A Wizard of Earthsea"
                                }
                              ]
                            },
                            "metadata": {"processingTime": 45, "source": "alexandria", "timestamp": "2025-11-27T10:30:00Z"},
                            "success": true
                          }
                        },
                        {
                          "name": "version2Success",
                          "json": {
                            "data": {
                              "authors": [],
                              "editions": [],
                              "expiresAt": "2025-11-28T10:30:00Z",
                              "resultCount": 1,
                              "works": [
                                {
                                  "amazonASINs": [],
                                  "goodreadsWorkIDs": [],
                                  "googleBooksVolumeIDs": [],
                                  "isbndbQuality": 0,
                                  "librarythingIDs": [],
                                  "reviewStatus": "needsReview",
                                  "subjectTags": [],
                                  "title": "The Tombs of Atuan"
                                }
                              ]
                            },
                            "metadata": {
                              "cached": false,
                              "processingTime": 312,
                              "provider": "orchestrated:google+openlibrary",
                              "timestamp": "2025-11-20T08:15:30.250Z",
                              "traceId": "trace-7f3a"
                            }
                          }
                        },
                        {
                          "name": "transitionSuccess",
                          "json": {
                            "data": {"authors": [], "editions": [], "totalResults": 0, "works": []},
                            "error": null,
                            "metadata": {"cached": true, "source": "kv_cache", "timestamp": "2025-11-29T07:00:00Z"},
                            "success": true
                          }
                        },
                        {
                          "name": "notFoundAs200",
                          "json": {
                            "data": {"authors": [], "editions": [], "resultCount": 0, "works": []},
                            "metadata": {"cached": false, "processingTime": 1204, "provider": "none", "timestamp": "2025-11-20T08:15:31Z"}
                          }
                        }
                      ]
                    }
                  ],
                  "headers": [
                    {"name": "X-Response-Time", "schema": {"type": "string"}, "example": "45ms"},
                    {"name": "X-Router", "schema": {"type": "string", "const": "hono"}, "example": "hono"},
                    {"name": "X-Response-Format", "schema": {"type": "string"}, "example": "v2.0"},
                    {
                      "name": "X-Image-Quality",
                      "schema": {"$ref": "#/components/schemas/ImageQuality"},
                      "example": "high"
                    },
                    {"name": "X-Cache-Status", "schema": {"type": "string", "enum": ["HIT", "MISS"]}, "example": "HIT"},
                    {"name": "X-Cache-Age", "schema": {"type": "integer", "minimum": 0}, "example": "3600"},
                    {"name": "X-Cache-TTL", "schema": {"type": "integer", "minimum": 0}, "example": "86400"},
                    {"name": "X-Cache", "schema": {"type": "string"}, "example": "HIT"},
                    {"name": "X-Cache-Source", "schema": {"type": "string"}, "example": "kv"},
                    {"name": "Cache-Control", "schema": {"type": "string"}, "example": "public, max-age=3600"}
                  ]
                },
                {
                  "status": "400",
                  "contents": [
                    {
                      "type": "application/json",
                      "schema": {"$ref": "#/components/schemas/ErrorResponse"},
                      "examples": [
                        {
                          "name": "invalidISBN",
                          "json": {
                            "error": {
                              "code": "INVALID_ISBN",
                              "details": {"isbn": "978043906487"},
                              "message": "The ISBN has 12 digits.",
                              "retryable": false
                            },
                            "success": false
                          }
                        },
                        {
                          "name": "invalidFile",
                          "json": {
                            "error": {"code": "INVALID_FILE", "message": "The file has no column Title.", "retryable": false},
                            "success": false
                          }
                        },
                        {
                          "name": "batchTooLarge",
                          "json": {
                            "error": {"code": "BATCH_TOO_LARGE", "message": "At most 5 photos.", "retryable": false, "statusCode": 400},
                            "success": false
                          }
                        }
                      ]
                    }
                  ]
                },
                {
                  "status": "404",
                  "contents": [
                    {
                      "type": "application/json",
                      "schema": {"$ref": "#/components/schemas/ErrorResponse"},
                      "examples": [
                        {
                          "name": "notFound",
                          "json": {"error": {"code": "NOT_FOUND", "message": "Book not found", "retryable": false}, "success": false}
                        }
                      ]
                    }
                  ]
                },
                {
                  "status": "429",
                  "contents": [
                    {
                      "type": "application/json",
                      "schema": {"$ref": "#/components/schemas/ErrorBody"},
                      "examples": [
                        {
                          "name": "delayInError",
                          "json": {
                            "error": {
                              "code": "RATE_LIMIT_EXCEEDED",
                              "message": "Too many requests.",
                              "retryAfter": 30,
                              "retryable": true
                            },
                            "success": false
                          }
                        },
                        {
                          "name": "delayInDetails",
                          "json": {
                            "error": {
                              "code": "RATE_LIMIT_EXCEEDED",
                              "details": {"limit": 100, "retryAfter": "30"},
                              "message": "Too many requests.",
                              "retryable": true
                            },
                            "success": false
                          }
                        },
                        {
                          "name": "errorAsText",
                          "json": {"code": "RATE_LIMIT_EXCEEDED", "details": {"retryAfter": 30}, "error": "Too many requests."}
                        }
                      ]
                    }
                  ],
                  "headers": [
                    {"name": "Retry-After", "schema": {"type": "integer", "minimum": 0}, "example": "30"},
                    {"name": "X-RateLimit-Limit", "schema": {"type": "integer", "minimum": 0}, "example": "100"},
                    {"name": "X-RateLimit-Remaining", "schema": {"type": "integer", "minimum": 0}, "example": "0"},
                    {
                      "name": "X-RateLimit-Reset",
                      "schema": {"type": "integer", "format": "int64"},
                      "example": "1764239700"
                    }
                  ]
                },
                {
                  "status": "500",
                  "contents": [
                    {
                      "type": "application/json",
                      "schema": {"$ref": "#/components/schemas/ErrorResponse"},
                      "examples": [
                        {
                          "name": "internalError",
                          "json": {
                            "error": {"code": "INTERNAL_ERROR", "message": "Something went wrong.", "retryable": false},
                            "success": false
                          }
                        }
                      ]
                    }
                  ]
                },
                {
                  "status": "502",
                  "contents": [
                    {
                      "type": "application/json",
                      "schema": {"$ref": "#/components/schemas/ErrorResponse"},
                      "examples": [
                        {
                          "name": "providerError",
                          "json": {
                            "error": {
                              "code": "PROVIDER_ERROR",
                              "message": "The provider answers 500.",
                              "provider": "isbndb",
                              "retryable": true
                            },
                            "success": false
                          }
                        }
                      ]
                    }
                  ]
                },
                {
                  "status": "503",
                  "contents": [
                    {
                      "type": "application/json",
                      "schema": {"$ref": "#/components/schemas/ErrorResponse"},
                      "examples": [
                        {
                          "name": "circuitOpen",
                          "json": {
                            "error": {
                              "code": "CIRCUIT_OPEN",
                              "message": "The provider rests.",
                              "provider": "google-books",
                              "retryAfterMs": 45000,
                              "retryable": true
                            },
                            "success": false
                          }
                        },
                        {
                          "name": "circuitOpenInDetails",
                          "json": {
                            "error": {
                              "code": "CIRCUIT_OPEN",
                              "details": {"provider": "google-books", "retryAfterMs": 45000},
                              "message": "The provider rests.",
                              "retryable": true
                            },
                            "success": false
                          }
                        }
                      ]
                    }
                  ],
                  "headers": [{"name": "Retry-After", "schema": {"type": "integer", "minimum": 0}, "example": "30"}]
                },
                {
                  "status": "504",
                  "contents": [
                    {
                      "type": "application/json",
                      "schema": {"$ref": "#/components/schemas/ErrorResponse"},
                      "examples": [
                        {
                          "name": "providerTimeout",
                          "json": {
                            "error": {
                              "code": "PROVIDER_TIMEOUT",
                              "message": "No answer within 10 s.",
                              "provider": "isbndb",
                              "retryable": true
                            },
                            "success": false
                          }
                        }
                      ]
                    }
                  ]
                },
                {
                  "status": "default",
                  "contents": [
                    {
                      "type": "application/json",
                      "schema": {"$ref": "#/components/schemas/BookSearchEnvelope"},
                      "examples": [
                        {
                          "name": "version2Failure",
                          "json": {
                            "data": null,
                            "error": {
                              "code": "INVALID_ISBN",
                              "details": {"digits": 12, "isbn": "978043906487"},
                              "message": "The ISBN has 12 digits."
                            },
                            "metadata": {"cached": false, "provider": "openlibrary", "timestamp": "2025-11-20T08:15:32Z"}
                          }
                        },
                        {
                          "name": "transitionFailure",
                          "json": {
                            "data": null,
                            "error": {
                              "code": "NOT_FOUND",
                              "details": null,
                              "message": "No provider knows this book.",
                              "retryable": false
                            },
                            "metadata": {"timestamp": "2025-11-29T07:00:01Z"},
                            "success": false
                          }
                        }
                      ]
                    }
                  ]
                }
              ],
              "security": [[]]
            },
            {
              "id": "searchByTitle",
              "method": "GET",
              "path": "/v1/search/title",
              "parameters": [
                {
                  "name": "q",
                  "in": "query",
                  "required": true,
                  "style": "form",
                  "explode": true,
                  "schema": {"type": "string", "minLength": 2, "maxLength": 200},
                  "example": "earthsea"
                },
                {
                  "name": "limit",
                  "in": "query",
                  "style": "form",
                  "explode": true,
                  "schema": {"type": "integer", "minimum": 1, "maximum": 100, "default": 20}
                },
                {
                  "name": "X-API-Version",
                  "in": "header",
                  "style": "simple",
                  "schema": {"type": "string"},
                  "example": "3.2.0"
                },
                {
                  "name": "X-Client-Version",
                  "in": "header",
                  "style": "simple",
                  "schema": {"type": "string"},
                  "example": "ios-v3.1.4"
                }
              ],
              "answers": [
                {
                  "status": "200",
                  "contents": [
                    {
                      "type": "application/json",
                      "schema": {"$ref": "#/components/schemas/BookSearchEnvelope"},
                      "examples": [
                        {
                          "name": "nothingFound",
                          "json": {
                            "data": {"authors": [], "editions": [], "totalResults": 0, "works": []},
                            "metadata": {"source": "isbndb", "timestamp": "2025-11-27T10:30:02Z"},
                            "success": true
                          }
                        },
                        {
                          "name": "editionWithoutTitle",
                          "json": {
                            "data": {
                              "authors": [],
                              "editions": [
                                {
                                  "amazonASINs": [],
                                  "format": "Paperback",
                                  "googleBooksVolumeIDs": [],
                                  "isbndbQuality": 10,
                                  "isbns": ["9780439064873"],
                                  "librarythingIDs": []
                                }
                              ],
                              "works": []
                            },
                            "metadata": {"cached": false, "provider": "google-books", "timestamp": "2025-11-20T10:30:02Z"}
                          }
                        }
                      ]
                    }
                  ],
                  "headers": [
                    {"name": "X-Response-Time", "schema": {"type": "string"}, "example": "45ms"},
                    {"name": "X-Router", "schema": {"type": "string", "const": "hono"}, "example": "hono"},
                    {"name": "X-Response-Format", "schema": {"type": "string"}, "example": "v2.0"},
                    {
                      "name": "X-Image-Quality",
                      "schema": {"$ref": "#/components/schemas/ImageQuality"},
                      "example": "high"
                    },
                    {"name": "X-Cache-Status", "schema": {"type": "string", "enum": ["HIT", "MISS"]}, "example": "HIT"},
                    {"name": "X-Cache-Age", "schema": {"type": "integer", "minimum": 0}, "example": "3600"},
                    {"name": "X-Cache-TTL", "schema": {"type": "integer", "minimum": 0}, "example": "86400"},
                    {"name": "X-Cache", "schema": {"type": "string"}, "example": "HIT"},
                    {"name": "X-Cache-Source", "schema": {"type": "string"}, "example": "kv"},
                    {"name": "Cache-Control", "schema": {"type": "string"}, "example": "public, max-age=3600"}
                  ]
                },
                {
                  "status": "400",
                  "contents": [
                    {
                      "type": "application/json",
                      "schema": {"$ref": "#/components/schemas/ErrorResponse"},
                      "examples": [
                        {
                          "name": "invalidISBN",
                          "json": {
                            "error": {
                              "code": "INVALID_ISBN",
                              "details": {"isbn": "978043906487"},
                              "message": "The ISBN has 12 digits.",
                              "retryable": false
                            },
                            "success": false
                          }
                        },
                        {
                          "name": "invalidFile",
                          "json": {
                            "error": {"code": "INVALID_FILE", "message": "The file has no column Title.", "retryable": false},
                            "success": false
                          }
                        },
                        {
                          "name": "batchTooLarge",
                          "json": {
                            "error": {"code": "BATCH_TOO_LARGE", "message": "At most 5 photos.", "retryable": false, "statusCode": 400},
                            "success": false
                          }
                        }
                      ]
                    }
                  ]
                },
                {
                  "status": "429",
                  "contents": [
                    {
                      "type": "application/json",
                      "schema": {"$ref": "#/components/schemas/ErrorBody"},
                      "examples": [
                        {
                          "name": "delayInError",
                          "json": {
                            "error": {
                              "code": "RATE_LIMIT_EXCEEDED",
                              "message": "Too many requests.",
                              "retryAfter": 30,
                              "retryable": true
                            },
                            "success": false
                          }
                        },
                        {
                          "name": "delayInDetails",
                          "json": {
                            "error": {
                              "code": "RATE_LIMIT_EXCEEDED",
                              "details": {"limit": 100, "retryAfter": "30"},
                              "message": "Too many requests.",
                              "retryable": true
                            },
                            "success": false
                          }
                        },
                        {
                          "name": "errorAsText",
                          "json": {"code": "RATE_LIMIT_EXCEEDED", "details": {"retryAfter": 30}, "error": "Too many requests."}
                        }
                      ]
                    }
                  ],
                  "headers": [
                    {"name": "Retry-After", "schema": {"type": "integer", "minimum": 0}, "example": "30"},
                    {"name": "X-RateLimit-Limit", "schema": {"type": "integer", "minimum": 0}, "example": "100"},
                    {"name": "X-RateLimit-Remaining", "schema": {"type": "integer", "minimum": 0}, "example": "0"},
                    {
                      "name": "X-RateLimit-Reset",
                      "schema": {"type": "integer", "format": "int64"},
                      "example": "1764239700"
                    }
                  ]
                },
                {
                  "status": "500",
                  "contents": [
                    {
                      "type": "application/json",
                      "schema": {"$ref": "#/components/schemas/ErrorResponse"},
                      "examples": [
                        {
                          "name": "internalError",
                          "json": {
                            "error": {"code": "INTERNAL_ERROR", "message": "Something went wrong.", "retryable": false},
                            "success": false
                          }
                        }
                      ]
                    }
                  ]
                },
                {
                  "status": "502",
                  "contents": [
                    {
                      "type": "application/json",
                      "schema": {"$ref": "#/components/schemas/ErrorResponse"},
                      "examples": [
                        {
                          "name": "providerError",
                          "json": {
                            "error": {
                              "code": "PROVIDER_ERROR",
                              "message": "The provider answers 500.",
                              "provider": "isbndb",
                              "retryable": true
                            },
                            "success": false
                          }
                        }
                      ]
                    }
                  ]
                },
                {
                  "status": "503",
                  "contents": [
                    {
                      "type": "application/json",
                      "schema": {"$ref": "#/components/schemas/ErrorResponse"},
                      "examples": [
                        {
                          "name": "circuitOpen",
                          "json": {
                            "error": {
                              "code": "CIRCUIT_OPEN",
                              "message": "The provider rests.",
                              "provider": "google-books",
                              "retryAfterMs": 45000,
                              "retryable": true
                            },
                            "success": false
                          }
                        },
                        {
                          "name": "circuitOpenInDetails",
                          "json": {
                            "error": {
                              "code": "CIRCUIT_OPEN",
                              "details": {"provider": "google-books", "retryAfterMs": 45000},
                              "message": "The provider rests.",
                              "retryable": true
                            },
                            "success": false
                          }
                        }
                      ]
                    }
                  ],
                  "headers": [{"name": "Retry-After", "schema": {"type": "integer", "minimum": 0}, "example": "30"}]
                },
                {
                  "status": "504",
                  "contents": [
                    {
                      "type": "application/json",
                      "schema": {"$ref": "#/components/schemas/ErrorResponse"},
                      "examples": [
                        {
                          "name": "providerTimeout",
                          "json": {
                            "error": {
                              "code": "PROVIDER_TIMEOUT",
                              "message": "No answer within 10 s.",
                              "provider": "isbndb",
                              "retryable": true
                            },
                            "success": false
                          }
                        }
                      ]
                    }
                  ]
                }
              ],
              "security": [[]]
            },
            {
              "id": "searchAdvanced",
              "method": "GET",
              "path": "/v1/search/advanced",
              "parameters": [
                {
                  "name": "title",
                  "in": "query",
                  "style": "form",
                  "explode": true,
                  "schema": {"type": "string", "maxLength": 200},
                  "example": "a wizard of earthsea"
                },
                {
                  "name": "author",
                  "in": "query",
                  "style": "form",
                  "explode": true,
                  "schema": {"type": "string", "maxLength": 200},
                  "example": "le guin"
                },
                {
                  "name": "isbn",
                  "in": "query",
                  "style": "form",
                  "explode": true,
                  "schema": {"type": "string", "maxLength": 17}
                },
                {
                  "name": "X-API-Version",
                  "in": "header",
                  "style": "simple",
                  "schema": {"type": "string"},
                  "example": "3.2.0"
                },
                {
                  "name": "X-Client-Version",
                  "in": "header",
                  "style": "simple",
                  "schema": {"type": "string"},
                  "example": "ios-v3.1.4"
                }
              ],
              "answers": [
                {
                  "status": "200",
                  "contents": [
                    {
                      "type": "application/json",
                      "schema": {"$ref": "#/components/schemas/BookSearchEnvelope"},
                      "examples": [
                        {
                          "name": "nothingFound",
                          "json": {
                            "data": {"authors": [], "editions": [], "totalResults": 0, "works": []},
                            "metadata": {"source": "isbndb", "timestamp": "2025-11-27T10:30:02Z"},
                            "success": true
                          }
                        },
                        {
                          "name": "editionWithoutTitle",
                          "json": {
                            "data": {
                              "authors": [],
                              "editions": [
                                {
                                  "amazonASINs": [],
                                  "format": "Paperback",
                                  "googleBooksVolumeIDs": [],
                                  "isbndbQuality": 10,
                                  "isbns": ["9780439064873"],
                                  "librarythingIDs": []
                                }
                              ],
                              "works": []
                            },
                            "metadata": {"cached": false, "provider": "google-books", "timestamp": "2025-11-20T10:30:02Z"}
                          }
                        }
                      ]
                    }
                  ],
                  "headers": [
                    {"name": "X-Response-Time", "schema": {"type": "string"}, "example": "45ms"},
                    {"name": "X-Router", "schema": {"type": "string", "const": "hono"}, "example": "hono"},
                    {"name": "X-Response-Format", "schema": {"type": "string"}, "example": "v2.0"},
                    {
                      "name": "X-Image-Quality",
                      "schema": {"$ref": "#/components/schemas/ImageQuality"},
                      "example": "high"
                    },
                    {"name": "X-Cache-Status", "schema": {"type": "string", "enum": ["HIT", "MISS"]}, "example": "HIT"},
                    {"name": "X-Cache-Age", "schema": {"type": "integer", "minimum": 0}, "example": "3600"},
                    {"name": "X-Cache-TTL", "schema": {"type": "integer", "minimum": 0}, "example": "86400"},
                    {"name": "X-Cache", "schema": {"type": "string"}, "example": "HIT"},
                    {"name": "X-Cache-Source", "schema": {"type": "string"}, "example": "kv"},
                    {"name": "Cache-Control", "schema": {"type": "string"}, "example": "public, max-age=3600"}
                  ]
                },
                {
                  "status": "400",
                  "contents": [
                    {
                      "type": "application/json",
                      "schema": {"$ref": "#/components/schemas/ErrorResponse"},
                      "examples": [
                        {
                          "name": "invalidISBN",
                          "json": {
                            "error": {
                              "code": "INVALID_ISBN",
                              "details": {"isbn": "978043906487"},
                              "message": "The ISBN has 12 digits.",
                              "retryable": false
                            },
                            "success": false
                          }
                        },
                        {
                          "name": "invalidFile",
                          "json": {
                            "error": {"code": "INVALID_FILE", "message": "The file has no column Title.", "retryable": false},
                            "success": false
                          }
                        },
                        {
                          "name": "batchTooLarge",
                          "json": {
                            "error": {"code": "BATCH_TOO_LARGE", "message": "At most 5 photos.", "retryable": false, "statusCode": 400},
                            "success": false
                          }
                        }
                      ]
                    }
                  ]
                },
                {
                  "status": "429",
                  "contents": [
                    {
                      "type": "application/json",
                      "schema": {"$ref": "#/components/schemas/ErrorBody"},
                      "examples": [
                        {
                          "name": "delayInError",
                          "json": {
                            "error": {
                              "code": "RATE_LIMIT_EXCEEDED",
                              "message": "Too many requests.",
                              "retryAfter": 30,
                              "retryable": true
                            },
                            "success": false
                          }
                        },
                        {
                          "name": "delayInDetails",
                          "json": {
                            "error": {
                              "code": "RATE_LIMIT_EXCEEDED",
                              "details": {"limit": 100, "retryAfter": "30"},
                              "message": "Too many requests.",
                              "retryable": true
                            },
                            "success": false
                          }
                        },
                        {
                          "name": "errorAsText",
                          "json": {"code": "RATE_LIMIT_EXCEEDED", "details": {"retryAfter": 30}, "error": "Too many requests."}
                        }
                      ]
                    }
                  ],
                  "headers": [
                    {"name": "Retry-After", "schema": {"type": "integer", "minimum": 0}, "example": "30"},
                    {"name": "X-RateLimit-Limit", "schema": {"type": "integer", "minimum": 0}, "example": "100"},
                    {"name": "X-RateLimit-Remaining", "schema": {"type": "integer", "minimum": 0}, "example": "0"},
                    {
                      "name": "X-RateLimit-Reset",
                      "schema": {"type": "integer", "format": "int64"},
                      "example": "1764239700"
                    }
                  ]
                },
                {
                  "status": "500",
                  "contents": [
                    {
                      "type": "application/json",
                      "schema": {"$ref": "#/components/schemas/ErrorResponse"},
                      "examples": [
                        {
                          "name": "internalError",
                          "json": {
                            "error": {"code": "INTERNAL_ERROR", "message": "Something went wrong.", "retryable": false},
                            "success": false
                          }
                        }
                      ]
                    }
                  ]
                },
                {
                  "status": "502",
                  "contents": [
                    {
                      "type": "application/json",
                      "schema": {"$ref": "#/components/schemas/ErrorResponse"},
                      "examples": [
                        {
                          "name": "providerError",
                          "json": {
                            "error": {
                              "code": "PROVIDER_ERROR",
                              "message": "The provider answers 500.",
                              "provider": "isbndb",
                              "retryable": true
                            },
                            "success": false
                          }
                        }
                      ]
                    }
                  ]
                },
                {
                  "status": "503",
                  "contents": [
                    {
                      "type": "application/json",
                      "schema": {"$ref": "#/components/schemas/ErrorResponse"},
                      "examples": [
                        {
                          "name": "circuitOpen",
                          "json": {
                            "error": {
                              "code": "CIRCUIT_OPEN",
                              "message": "The provider rests.",
                              "provider": "google-books",
                              "retryAfterMs": 45000,
                              "retryable": true
                            },
                            "success": false
                          }
                        },
                        {
                          "name": "circuitOpenInDetails",
                          "json": {
                            "error": {
                              "code": "CIRCUIT_OPEN",
                              "details": {"provider": "google-books", "retryAfterMs": 45000},
                              "message": "The provider rests.",
                              "retryable": true
                            },
                            "success": false
                          }
                        }
                      ]
                    }
                  ],
                  "headers": [{"name": "Retry-After", "schema": {"type": "integer", "minimum": 0}, "example": "30"}]
                },
                {
                  "status": "504",
                  "contents": [
                    {
                      "type": "application/json",
                      "schema": {"$ref": "#/components/schemas/ErrorResponse"},
                      "examples": [
                        {
                          "name": "providerTimeout",
                          "json": {
                            "error": {
                              "code": "PROVIDER_TIMEOUT",
                              "message": "No answer within 10 s.",
                              "provider": "isbndb",
                              "retryable": true
                            },
                            "success": false
                          }
                        }
                      ]
                    }
                  ]
                }
              ],
              "security": [[]]
            },
            {
              "id": "searchByAuthor",
              "method": "GET",
              "path": "/v1/search/author",
              "parameters": [
                {
                  "name": "name",
                  "in": "query",
                  "required": true,
                  "style": "form",
                  "explode": true,
                  "schema": {"type": "string", "minLength": 1},
                  "example": "Ursula K. Le Guin"
                },
                {
                  "name": "limit",
                  "in": "query",
                  "style": "form",
                  "explode": true,
                  "schema": {"type": "integer", "minimum": 1, "maximum": 100, "default": 20}
                },
                {
                  "name": "X-API-Version",
                  "in": "header",
                  "style": "simple",
                  "schema": {"type": "string"},
                  "example": "3.2.0"
                }
              ],
              "answers": [
                {
                  "status": "200",
                  "contents": [
                    {
                      "type": "application/json",
                      "schema": {"$ref": "#/components/schemas/AuthorSearchEnvelope"},
                      "examples": [
                        {
                          "name": "oneAuthor",
                          "json": {
                            "data": {
                              "authors": [
                                {
                                  "key": "OL31353A",
                                  "name": "Ursula K. Le Guin",
                                  "workCount": 1,
                                  "works": [
                                    {
                                      "firstPublishYear": 1968,
                                      "id": "OL59798W",
                                      "subjects": ["Fantasy"],
                                      "title": "A Wizard of Earthsea"
                                    }
                                  ]
                                }
                              ]
                            },
                            "metadata": {"source": "open_library", "timestamp": "2025-11-27T10:31:00Z"},
                            "success": true
                          }
                        }
                      ]
                    }
                  ],
                  "headers": [
                    {"name": "X-Response-Time", "schema": {"type": "string"}, "example": "45ms"},
                    {"name": "X-Router", "schema": {"type": "string", "const": "hono"}, "example": "hono"},
                    {"name": "X-Response-Format", "schema": {"type": "string"}, "example": "v2.0"},
                    {"name": "X-Cache-Status", "schema": {"type": "string", "enum": ["HIT", "MISS"]}, "example": "HIT"},
                    {"name": "Cache-Control", "schema": {"type": "string"}, "example": "public, max-age=3600"}
                  ]
                },
                {
                  "status": "429",
                  "contents": [
                    {
                      "type": "application/json",
                      "schema": {"$ref": "#/components/schemas/ErrorBody"},
                      "examples": [
                        {
                          "name": "delayInError",
                          "json": {
                            "error": {
                              "code": "RATE_LIMIT_EXCEEDED",
                              "message": "Too many requests.",
                              "retryAfter": 30,
                              "retryable": true
                            },
                            "success": false
                          }
                        },
                        {
                          "name": "delayInDetails",
                          "json": {
                            "error": {
                              "code": "RATE_LIMIT_EXCEEDED",
                              "details": {"limit": 100, "retryAfter": "30"},
                              "message": "Too many requests.",
                              "retryable": true
                            },
                            "success": false
                          }
                        },
                        {
                          "name": "errorAsText",
                          "json": {"code": "RATE_LIMIT_EXCEEDED", "details": {"retryAfter": 30}, "error": "Too many requests."}
                        }
                      ]
                    }
                  ],
                  "headers": [
                    {"name": "Retry-After", "schema": {"type": "integer", "minimum": 0}, "example": "30"},
                    {"name": "X-RateLimit-Limit", "schema": {"type": "integer", "minimum": 0}, "example": "100"},
                    {"name": "X-RateLimit-Remaining", "schema": {"type": "integer", "minimum": 0}, "example": "0"},
                    {
                      "name": "X-RateLimit-Reset",
                      "schema": {"type": "integer", "format": "int64"},
                      "example": "1764239700"
                    }
                  ]
                }
              ],
              "security": [[]],
              "pages": {"sizeParameter": "limit", "items": ["data", "authors"]}
            },
            {
              "id": "searchEditions",
              "method": "GET",
              "path": "/v1/editions/search",
              "parameters": [
                {
                  "name": "workTitle",
                  "in": "query",
                  "required": true,
                  "style": "form",
                  "explode": true,
                  "schema": {"type": "string", "minLength": 1, "maxLength": 200},
                  "example": "A Wizard of Earthsea"
                },
                {
                  "name": "author",
                  "in": "query",
                  "style": "form",
                  "explode": true,
                  "schema": {"type": "string", "maxLength": 200}
                },
                {
                  "name": "limit",
                  "in": "query",
                  "style": "form",
                  "explode": true,
                  "schema": {"type": "integer", "minimum": 1, "maximum": 100, "default": 20}
                },
                {
                  "name": "X-API-Version",
                  "in": "header",
                  "style": "simple",
                  "schema": {"type": "string"},
                  "example": "3.2.0"
                }
              ],
              "answers": [
                {
                  "status": "200",
                  "contents": [
                    {
                      "type": "application/json",
                      "schema": {"$ref": "#/components/schemas/BookSearchEnvelope"},
                      "examples": [
                        {
                          "name": "nothingFound",
                          "json": {
                            "data": {"authors": [], "editions": [], "totalResults": 0, "works": []},
                            "metadata": {"source": "isbndb", "timestamp": "2025-11-27T10:30:02Z"},
                            "success": true
                          }
                        },
                        {
                          "name": "editionWithoutTitle",
                          "json": {
                            "data": {
                              "authors": [],
                              "editions": [
                                {
                                  "amazonASINs": [],
                                  "format": "Paperback",
                                  "googleBooksVolumeIDs": [],
                                  "isbndbQuality": 10,
                                  "isbns": ["9780439064873"],
                                  "librarythingIDs": []
                                }
                              ],
                              "works": []
                            },
                            "metadata": {"cached": false, "provider": "google-books", "timestamp": "2025-11-20T10:30:02Z"}
                          }
                        }
                      ]
                    }
                  ],
                  "headers": [
                    {"name": "X-Response-Time", "schema": {"type": "string"}, "example": "45ms"},
                    {"name": "X-Router", "schema": {"type": "string", "const": "hono"}, "example": "hono"},
                    {"name": "X-Response-Format", "schema": {"type": "string"}, "example": "v2.0"},
                    {
                      "name": "X-Image-Quality",
                      "schema": {"$ref": "#/components/schemas/ImageQuality"},
                      "example": "high"
                    },
                    {"name": "X-Cache-Status", "schema": {"type": "string", "enum": ["HIT", "MISS"]}, "example": "HIT"},
                    {"name": "X-Cache-Age", "schema": {"type": "integer", "minimum": 0}, "example": "3600"},
                    {"name": "X-Cache-TTL", "schema": {"type": "integer", "minimum": 0}, "example": "86400"},
                    {"name": "X-Cache", "schema": {"type": "string"}, "example": "HIT"},
                    {"name": "X-Cache-Source", "schema": {"type": "string"}, "example": "kv"},
                    {"name": "Cache-Control", "schema": {"type": "string"}, "example": "public, max-age=3600"}
                  ]
                },
                {
                  "status": "400",
                  "contents": [
                    {
                      "type": "application/json",
                      "schema": {"$ref": "#/components/schemas/ErrorResponse"},
                      "examples": [
                        {
                          "name": "invalidISBN",
                          "json": {
                            "error": {
                              "code": "INVALID_ISBN",
                              "details": {"isbn": "978043906487"},
                              "message": "The ISBN has 12 digits.",
                              "retryable": false
                            },
                            "success": false
                          }
                        },
                        {
                          "name": "invalidFile",
                          "json": {
                            "error": {"code": "INVALID_FILE", "message": "The file has no column Title.", "retryable": false},
                            "success": false
                          }
                        },
                        {
                          "name": "batchTooLarge",
                          "json": {
                            "error": {"code": "BATCH_TOO_LARGE", "message": "At most 5 photos.", "retryable": false, "statusCode": 400},
                            "success": false
                          }
                        }
                      ]
                    }
                  ]
                },
                {
                  "status": "404",
                  "contents": [
                    {
                      "type": "application/json",
                      "schema": {"$ref": "#/components/schemas/ErrorResponse"},
                      "examples": [
                        {
                          "name": "notFound",
                          "json": {"error": {"code": "NOT_FOUND", "message": "Book not found", "retryable": false}, "success": false}
                        }
                      ]
                    }
                  ]
                }
              ],
              "security": [[]]
            },
            {
              "id": "searchUnified",
              "method": "GET",
              "path": "/api/v2/search",
              "parameters": [
                {
                  "name": "q",
                  "in": "query",
                  "required": true,
                  "style": "form",
                  "explode": true,
                  "schema": {"type": "string", "minLength": 1, "maxLength": 200},
                  "example": "young wizard learns the true names of things"
                },
                {
                  "name": "mode",
                  "in": "query",
                  "style": "form",
                  "explode": true,
                  "schema": {"$ref": "#/components/schemas/SearchMode", "default": "text"}
                },
                {
                  "name": "limit",
                  "in": "query",
                  "style": "form",
                  "explode": true,
                  "schema": {"type": "integer", "minimum": 1, "maximum": 100, "default": 20}
                },
                {
                  "name": "offset",
                  "in": "query",
                  "style": "form",
                  "explode": true,
                  "schema": {"type": "integer", "minimum": 0, "default": 0}
                },
                {
                  "name": "X-API-Version",
                  "in": "header",
                  "style": "simple",
                  "schema": {"type": "string"},
                  "example": "3.2.0"
                }
              ],
              "answers": [
                {
                  "status": "200",
                  "contents": [
                    {
                      "type": "application/json",
                      "schema": {"$ref": "#/components/schemas/SearchResultsEnvelope"},
                      "examples": [
                        {
                          "name": "oneResult",
                          "json": {
                            "data": {
                              "mode": "semantic",
                              "query": "young wizard",
                              "results": [
                                {
                                  "authors": ["Ursula K. Le Guin"],
                                  "categories": ["Fantasy"],
                                  "coverUrl": "https://covers.example.com/earthsea-large.jpg",
                                  "isbn": "9780547773742",
                                  "openLibraryWorkId": "OL59798W",
                                  "ratingsCount": 4021,
                                  "title": "A Wizard of Earthsea"
                                }
                              ],
                              "total": 1
                            },
                            "metadata": {"source": "vectorize", "timestamp": "2025-11-27T10:32:30Z"},
                            "success": true
                          }
                        }
                      ]
                    }
                  ],
                  "headers": [
                    {"name": "X-Response-Time", "schema": {"type": "string"}, "example": "45ms"},
                    {"name": "X-Router", "schema": {"type": "string", "const": "hono"}, "example": "hono"},
                    {"name": "X-Response-Format", "schema": {"type": "string"}, "example": "v2.0"}
                  ]
                },
                {
                  "status": "400",
                  "contents": [
                    {
                      "type": "application/json",
                      "schema": {"$ref": "#/components/schemas/ErrorResponse"},
                      "examples": [
                        {
                          "name": "invalidISBN",
                          "json": {
                            "error": {
                              "code": "INVALID_ISBN",
                              "details": {"isbn": "978043906487"},
                              "message": "The ISBN has 12 digits.",
                              "retryable": false
                            },
                            "success": false
                          }
                        },
                        {
                          "name": "invalidFile",
                          "json": {
                            "error": {"code": "INVALID_FILE", "message": "The file has no column Title.", "retryable": false},
                            "success": false
                          }
                        },
                        {
                          "name": "batchTooLarge",
                          "json": {
                            "error": {"code": "BATCH_TOO_LARGE", "message": "At most 5 photos.", "retryable": false, "statusCode": 400},
                            "success": false
                          }
                        }
                      ]
                    }
                  ]
                },
                {
                  "status": "429",
                  "contents": [
                    {
                      "type": "application/json",
                      "schema": {"$ref": "#/components/schemas/ErrorBody"},
                      "examples": [
                        {
                          "name": "delayInError",
                          "json": {
                            "error": {
                              "code": "RATE_LIMIT_EXCEEDED",
                              "message": "Too many requests.",
                              "retryAfter": 30,
                              "retryable": true
                            },
                            "success": false
                          }
                        },
                        {
                          "name": "delayInDetails",
                          "json": {
                            "error": {
                              "code": "RATE_LIMIT_EXCEEDED",
                              "details": {"limit": 100, "retryAfter": "30"},
                              "message": "Too many requests.",
                              "retryable": true
                            },
                            "success": false
                          }
                        },
                        {
                          "name": "errorAsText",
                          "json": {"code": "RATE_LIMIT_EXCEEDED", "details": {"retryAfter": 30}, "error": "Too many requests."}
                        }
                      ]
                    }
                  ],
                  "headers": [
                    {"name": "Retry-After", "schema": {"type": "integer", "minimum": 0}, "example": "30"},
                    {"name": "X-RateLimit-Limit", "schema": {"type": "integer", "minimum": 0}, "example": "100"},
                    {"name": "X-RateLimit-Remaining", "schema": {"type": "integer", "minimum": 0}, "example": "0"},
                    {
                      "name": "X-RateLimit-Reset",
                      "schema": {"type": "integer", "format": "int64"},
                      "example": "1764239700"
                    }
                  ]
                },
                {
                  "status": "503",
                  "contents": [
                    {
                      "type": "application/json",
                      "schema": {"$ref": "#/components/schemas/ErrorResponse"},
                      "examples": [
                        {
                          "name": "circuitOpen",
                          "json": {
                            "error": {
                              "code": "CIRCUIT_OPEN",
                              "message": "The provider rests.",
                              "provider": "google-books",
                              "retryAfterMs": 45000,
                              "retryable": true
                            },
                            "success": false
                          }
                        },
                        {
                          "name": "circuitOpenInDetails",
                          "json": {
                            "error": {
                              "code": "CIRCUIT_OPEN",
                              "details": {"provider": "google-books", "retryAfterMs": 45000},
                              "message": "The provider rests.",
                              "retryable": true
                            },
                            "success": false
                          }
                        }
                      ]
                    }
                  ],
                  "headers": [{"name": "Retry-After", "schema": {"type": "integer", "minimum": 0}, "example": "30"}]
                }
              ],
              "security": [[]],
              "pages": {
                "offset": "offset",
                "sizeParameter": "limit",
                "size": 20,
                "items": ["data", "results"],
                "total": ["data", "total"]
              }
            },
            {
              "id": "searchSimilar",
              "method": "GET",
              "path": "/v1/search/similar",
              "parameters": [
                {
                  "name": "isbn",
                  "in": "query",
                  "required": true,
                  "style": "form",
                  "explode": true,
                  "schema": {"type": "string", "minLength": 10, "maxLength": 17},
                  "example": "9780439708180"
                },
                {
                  "name": "limit",
                  "in": "query",
                  "style": "form",
                  "explode": true,
                  "schema": {"type": "integer", "minimum": 1, "maximum": 20, "default": 5}
                }
              ],
              "answers": [
                {
                  "status": "200",
                  "contents": [
                    {
                      "type": "application/json",
                      "schema": {"$ref": "#/components/schemas/SimilarBooksEnvelope"},
                      "examples": [
                        {
                          "name": "oneSimilarBook",
                          "json": {
                            "data": {
                              "similarBooks": [
                                {
                                  "authors": ["Patrick Rothfuss"],
                                  "averageRating": 4.5,
                                  "isbn": "9780756404741",
                                  "publishedDate": "2007",
                                  "title": "The Name of the Wind"
                                }
                              ],
                              "sourceBook": {"authors": ["Ursula K. Le Guin"], "isbn": "9780547773742", "title": "A Wizard of Earthsea"}
                            },
                            "metadata": {"source": "vectorize", "timestamp": "2025-11-27T10:32:00Z"},
                            "success": true
                          }
                        }
                      ]
                    }
                  ],
                  "headers": [
                    {"name": "X-Response-Time", "schema": {"type": "string"}, "example": "45ms"},
                    {"name": "X-Router", "schema": {"type": "string", "const": "hono"}, "example": "hono"},
                    {"name": "X-Response-Format", "schema": {"type": "string"}, "example": "v2.0"}
                  ]
                },
                {
                  "status": "404",
                  "contents": [
                    {
                      "type": "application/json",
                      "schema": {"$ref": "#/components/schemas/ErrorResponse"},
                      "examples": [
                        {
                          "name": "notFound",
                          "json": {"error": {"code": "NOT_FOUND", "message": "Book not found", "retryable": false}, "success": false}
                        }
                      ]
                    }
                  ]
                },
                {
                  "status": "503",
                  "contents": [
                    {
                      "type": "application/json",
                      "schema": {"$ref": "#/components/schemas/ErrorResponse"},
                      "examples": [
                        {
                          "name": "circuitOpen",
                          "json": {
                            "error": {
                              "code": "CIRCUIT_OPEN",
                              "message": "The provider rests.",
                              "provider": "google-books",
                              "retryAfterMs": 45000,
                              "retryable": true
                            },
                            "success": false
                          }
                        },
                        {
                          "name": "circuitOpenInDetails",
                          "json": {
                            "error": {
                              "code": "CIRCUIT_OPEN",
                              "details": {"provider": "google-books", "retryAfterMs": 45000},
                              "message": "The provider rests.",
                              "retryable": true
                            },
                            "success": false
                          }
                        }
                      ]
                    }
                  ],
                  "headers": [{"name": "Retry-After", "schema": {"type": "integer", "minimum": 0}, "example": "30"}]
                }
              ],
              "security": [[]],
              "pages": {"sizeParameter": "limit", "items": ["data", "similarBooks"]}
            },
            {
              "id": "searchSemantic",
              "method": "GET",
              "path": "/v1/search/semantic",
              "parameters": [
                {
                  "name": "q",
                  "in": "query",
                  "required": true,
                  "style": "form",
                  "explode": true,
                  "schema": {"type": "string", "minLength": 1, "maxLength": 200},
                  "example": "islands, dragons and shadows"
                },
                {
                  "name": "limit",
                  "in": "query",
                  "style": "form",
                  "explode": true,
                  "schema": {"type": "integer", "minimum": 1, "maximum": 20, "default": 10}
                }
              ],
              "answers": [
                {
                  "status": "200",
                  "contents": [
                    {
                      "type": "application/json",
                      "schema": {"$ref": "#/components/schemas/SearchResultsEnvelope"},
                      "examples": [
                        {
                          "name": "oneResult",
                          "json": {
                            "data": {
                              "mode": "semantic",
                              "query": "young wizard",
                              "results": [
                                {
                                  "authors": ["Ursula K. Le Guin"],
                                  "categories": ["Fantasy"],
                                  "coverUrl": "https://covers.example.com/earthsea-large.jpg",
                                  "isbn": "9780547773742",
                                  "openLibraryWorkId": "OL59798W",
                                  "ratingsCount": 4021,
                                  "title": "A Wizard of Earthsea"
                                }
                              ],
                              "total": 1
                            },
                            "metadata": {"source": "vectorize", "timestamp": "2025-11-27T10:32:30Z"},
                            "success": true
                          }
                        }
                      ]
                    }
                  ],
                  "headers": [
                    {"name": "X-Response-Time", "schema": {"type": "string"}, "example": "45ms"},
                    {"name": "X-Router", "schema": {"type": "string", "const": "hono"}, "example": "hono"},
                    {"name": "X-Response-Format", "schema": {"type": "string"}, "example": "v2.0"}
                  ]
                },
                {
                  "status": "503",
                  "contents": [
                    {
                      "type": "application/json",
                      "schema": {"$ref": "#/components/schemas/ErrorResponse"},
                      "examples": [
                        {
                          "name": "circuitOpen",
                          "json": {
                            "error": {
                              "code": "CIRCUIT_OPEN",
                              "message": "The provider rests.",
                              "provider": "google-books",
                              "retryAfterMs": 45000,
                              "retryable": true
                            },
                            "success": false
                          }
                        },
                        {
                          "name": "circuitOpenInDetails",
                          "json": {
                            "error": {
                              "code": "CIRCUIT_OPEN",
                              "details": {"provider": "google-books", "retryAfterMs": 45000},
                              "message": "The provider rests.",
                              "retryable": true
                            },
                            "success": false
                          }
                        }
                      ]
                    }
                  ],
                  "headers": [{"name": "Retry-After", "schema": {"type": "integer", "minimum": 0}, "example": "30"}]
                }
              ],
              "security": [[]],
              "pages": {"sizeParameter": "limit", "items": ["data", "results"]}
            },
            {
              "id": "enrichBook",
              "method": "POST",
              "path": "/api/v2/books/enrich",
              "parameters": [
                {
                  "name": "X-API-Version",
                  "in": "header",
                  "style": "simple",
                  "schema": {"type": "string"},
                  "example": "3.2.0"
                },
                {
                  "name": "X-Client-Version",
                  "in": "header",
                  "style": "simple",
                  "schema": {"type": "string"},
                  "example": "ios-v3.1.4"
                }
              ],
              "body": {
                "required": true,
                "contents": [{"type": "application/json", "schema": {"$ref": "#/components/schemas/EnrichmentRequest"}}]
              },
              "answers": [
                {
                  "status": "200",
                  "contents": [
                    {
                      "type": "application/json",
                      "schema": {"$ref": "#/components/schemas/EnrichedBookEnvelope"},
                      "examples": [
                        {
                          "name": "authorsAsText",
                          "json": {
                            "data": {
                              "authors": ["J. K. Rowling"],
                              "coverUrl": "https://covers.example.com/9780439708180.jpg",
                              "enrichedAt": "2025-11-27T10:30:00.125Z",
                              "isbn": "9780439708180",
                              "pageCount": 309,
                              "provider": "google",
                              "publishedDate": "1998",
                              "publisher": "Scholastic",
                              "title": "Harry Potter and the Sorcerer's Stone",
                              "vectorized": true
                            },
                            "metadata": {"source": "google_books", "timestamp": "2025-11-27T10:30:00Z"},
                            "success": true
                          }
                        },
                        {
                          "name": "authorsAsRecords",
                          "json": {
                            "data": {
                              "authors": [{"birth_date": "31 July 1965", "key": "OL23919A", "name": "J. K. Rowling"}],
                              "edition": {
                                "id": "OL26331930M",
                                "numberOfPages": 309,
                                "physicalFormat": "Paperback",
                                "publishers": ["Scholastic"]
                              },
                              "isbn": "9780439708180",
                              "title": "Harry Potter and the Sorcerer's Stone",
                              "work": {
                                "firstPublishYear": 1997,
                                "id": "OL82563W",
                                "subjects": ["Magic", "Schools"],
                                "title": "Harry Potter and the Philosopher's Stone"
                              }
                            },
                            "metadata": {"source": "open_library", "timestamp": "2025-11-27T10:30:01Z"},
                            "success": true
                          }
                        }
                      ]
                    }
                  ],
                  "headers": [
                    {"name": "X-Response-Time", "schema": {"type": "string"}, "example": "45ms"},
                    {"name": "X-Router", "schema": {"type": "string", "const": "hono"}, "example": "hono"},
                    {"name": "X-Response-Format", "schema": {"type": "string"}, "example": "v2.0"}
                  ]
                },
                {
                  "status": "400",
                  "contents": [
                    {
                      "type": "application/json",
                      "schema": {"$ref": "#/components/schemas/ErrorResponse"},
                      "examples": [
                        {
                          "name": "invalidISBN",
                          "json": {
                            "error": {
                              "code": "INVALID_ISBN",
                              "details": {"isbn": "978043906487"},
                              "message": "The ISBN has 12 digits.",
                              "retryable": false
                            },
                            "success": false
                          }
                        },
                        {
                          "name": "invalidFile",
                          "json": {
                            "error": {"code": "INVALID_FILE", "message": "The file has no column Title.", "retryable": false},
                            "success": false
                          }
                        },
                        {
                          "name": "batchTooLarge",
                          "json": {
                            "error": {"code": "BATCH_TOO_LARGE", "message": "At most 5 photos.", "retryable": false, "statusCode": 400},
                            "success": false
                          }
                        }
                      ]
                    }
                  ]
                },
                {
                  "status": "404",
                  "contents": [
                    {
                      "type": "application/json",
                      "schema": {"$ref": "#/components/schemas/ErrorResponse"},
                      "examples": [
                        {
                          "name": "notFound",
                          "json": {"error": {"code": "NOT_FOUND", "message": "Book not found", "retryable": false}, "success": false}
                        }
                      ]
                    }
                  ]
                },
                {
                  "status": "429",
                  "contents": [
                    {
                      "type": "application/json",
                      "schema": {"$ref": "#/components/schemas/ErrorBody"},
                      "examples": [
                        {
                          "name": "delayInError",
                          "json": {
                            "error": {
                              "code": "RATE_LIMIT_EXCEEDED",
                              "message": "Too many requests.",
                              "retryAfter": 30,
                              "retryable": true
                            },
                            "success": false
                          }
                        },
                        {
                          "name": "delayInDetails",
                          "json": {
                            "error": {
                              "code": "RATE_LIMIT_EXCEEDED",
                              "details": {"limit": 100, "retryAfter": "30"},
                              "message": "Too many requests.",
                              "retryable": true
                            },
                            "success": false
                          }
                        },
                        {
                          "name": "errorAsText",
                          "json": {"code": "RATE_LIMIT_EXCEEDED", "details": {"retryAfter": 30}, "error": "Too many requests."}
                        }
                      ]
                    }
                  ],
                  "headers": [
                    {"name": "Retry-After", "schema": {"type": "integer", "minimum": 0}, "example": "30"},
                    {"name": "X-RateLimit-Limit", "schema": {"type": "integer", "minimum": 0}, "example": "100"},
                    {"name": "X-RateLimit-Remaining", "schema": {"type": "integer", "minimum": 0}, "example": "0"},
                    {
                      "name": "X-RateLimit-Reset",
                      "schema": {"type": "integer", "format": "int64"},
                      "example": "1764239700"
                    }
                  ]
                },
                {
                  "status": "503",
                  "contents": [
                    {
                      "type": "application/json",
                      "schema": {"$ref": "#/components/schemas/ErrorResponse"},
                      "examples": [
                        {
                          "name": "circuitOpen",
                          "json": {
                            "error": {
                              "code": "CIRCUIT_OPEN",
                              "message": "The provider rests.",
                              "provider": "google-books",
                              "retryAfterMs": 45000,
                              "retryable": true
                            },
                            "success": false
                          }
                        },
                        {
                          "name": "circuitOpenInDetails",
                          "json": {
                            "error": {
                              "code": "CIRCUIT_OPEN",
                              "details": {"provider": "google-books", "retryAfterMs": 45000},
                              "message": "The provider rests.",
                              "retryable": true
                            },
                            "success": false
                          }
                        }
                      ]
                    }
                  ],
                  "headers": [{"name": "Retry-After", "schema": {"type": "integer", "minimum": 0}, "example": "30"}]
                }
              ],
              "security": [[]]
            },
            {
              "id": "startBatchEnrichment",
              "method": "POST",
              "path": "/v1/enrichment/batch",
              "parameters": [
                {
                  "name": "X-API-Version",
                  "in": "header",
                  "style": "simple",
                  "schema": {"type": "string"},
                  "example": "3.2.0"
                }
              ],
              "body": {
                "required": true,
                "contents": [{"type": "application/json", "schema": {"$ref": "#/components/schemas/BatchEnrichmentRequest"}}]
              },
              "answers": [
                {
                  "status": "202",
                  "contents": [
                    {
                      "type": "application/json",
                      "schema": {"$ref": "#/components/schemas/BatchEnrichmentJobEnvelope"},
                      "examples": [
                        {
                          "name": "queued",
                          "json": {
                            "data": {
                              "authToken": "tok-5d1e",
                              "jobId": "batch_abc123",
                              "message": "2 books are queued.",
                              "processedCount": 0,
                              "totalCount": 2,
                              "websocketUrl": "/ws/progress?jobId=batch_abc123"
                            },
                            "metadata": {"timestamp": "2025-11-27T10:33:00Z"},
                            "success": true
                          }
                        },
                        {
                          "name": "withoutJobId",
                          "json": {
                            "data": {"processedCount": 2, "success": true, "totalCount": 2},
                            "metadata": {"timestamp": "2025-11-20T09:00:00Z"}
                          }
                        }
                      ]
                    }
                  ],
                  "headers": [
                    {"name": "X-Response-Time", "schema": {"type": "string"}, "example": "45ms"},
                    {"name": "X-Router", "schema": {"type": "string", "const": "hono"}, "example": "hono"},
                    {"name": "X-Response-Format", "schema": {"type": "string"}, "example": "v2.0"}
                  ]
                },
                {
                  "status": "400",
                  "contents": [
                    {
                      "type": "application/json",
                      "schema": {"$ref": "#/components/schemas/ErrorResponse"},
                      "examples": [
                        {
                          "name": "invalidISBN",
                          "json": {
                            "error": {
                              "code": "INVALID_ISBN",
                              "details": {"isbn": "978043906487"},
                              "message": "The ISBN has 12 digits.",
                              "retryable": false
                            },
                            "success": false
                          }
                        },
                        {
                          "name": "invalidFile",
                          "json": {
                            "error": {"code": "INVALID_FILE", "message": "The file has no column Title.", "retryable": false},
                            "success": false
                          }
                        },
                        {
                          "name": "batchTooLarge",
                          "json": {
                            "error": {"code": "BATCH_TOO_LARGE", "message": "At most 5 photos.", "retryable": false, "statusCode": 400},
                            "success": false
                          }
                        }
                      ]
                    }
                  ]
                },
                {
                  "status": "413",
                  "contents": [
                    {
                      "type": "application/json",
                      "schema": {"$ref": "#/components/schemas/ErrorResponse"},
                      "examples": [
                        {
                          "name": "fileTooLarge",
                          "json": {
                            "error": {
                              "code": "FILE_TOO_LARGE",
                              "details": {"found": 9000001, "maximum": 8388608},
                              "message": "The file is larger than 8 MB.",
                              "retryable": false
                            },
                            "success": false
                          }
                        }
                      ]
                    }
                  ]
                },
                {
                  "status": "429",
                  "contents": [
                    {
                      "type": "application/json",
                      "schema": {"$ref": "#/components/schemas/ErrorBody"},
                      "examples": [
                        {
                          "name": "delayInError",
                          "json": {
                            "error": {
                              "code": "RATE_LIMIT_EXCEEDED",
                              "message": "Too many requests.",
                              "retryAfter": 30,
                              "retryable": true
                            },
                            "success": false
                          }
                        },
                        {
                          "name": "delayInDetails",
                          "json": {
                            "error": {
                              "code": "RATE_LIMIT_EXCEEDED",
                              "details": {"limit": 100, "retryAfter": "30"},
                              "message": "Too many requests.",
                              "retryable": true
                            },
                            "success": false
                          }
                        },
                        {
                          "name": "errorAsText",
                          "json": {"code": "RATE_LIMIT_EXCEEDED", "details": {"retryAfter": 30}, "error": "Too many requests."}
                        }
                      ]
                    }
                  ],
                  "headers": [
                    {"name": "Retry-After", "schema": {"type": "integer", "minimum": 0}, "example": "30"},
                    {"name": "X-RateLimit-Limit", "schema": {"type": "integer", "minimum": 0}, "example": "100"},
                    {"name": "X-RateLimit-Remaining", "schema": {"type": "integer", "minimum": 0}, "example": "0"},
                    {
                      "name": "X-RateLimit-Reset",
                      "schema": {"type": "integer", "format": "int64"},
                      "example": "1764239700"
                    }
                  ]
                }
              ],
              "security": [[]]
            },
            {
              "id": "startEnrichmentLegacy",
              "method": "POST",
              "path": "/v1/api/enrichment/start",
              "body": {
                "required": true,
                "contents": [{"type": "application/json", "schema": {"$ref": "#/components/schemas/BatchEnrichmentRequest"}}]
              },
              "answers": [
                {
                  "status": "202",
                  "contents": [
                    {
                      "type": "application/json",
                      "schema": {"$ref": "#/components/schemas/LegacyEnrichmentJobResponse"},
                      "examples": [
                        {
                          "name": "legacySuccess",
                          "json": {
                            "data": {
                              "estimatedDuration": 12,
                              "jobId": "batch_legacy7",
                              "queuedCount": 1,
                              "websocketUrl": "/ws/progress?jobId=batch_legacy7"
                            },
                            "meta": {
                              "cacheAge": 3600,
                              "cached": true,
                              "processingTime": 18,
                              "provider": "isbndb",
                              "requestId": "req-00a1",
                              "timestamp": "2025-10-01T12:00:00Z"
                            },
                            "success": true
                          }
                        }
                      ]
                    }
                  ]
                },
                {
                  "status": "400",
                  "contents": [
                    {
                      "type": "application/json",
                      "schema": {"$ref": "#/components/schemas/LegacyEnrichmentJobResponse"},
                      "examples": [
                        {
                          "name": "legacyFailure",
                          "json": {
                            "error": {"code": "INVALID_QUERY", "details": null, "message": "The list of books is empty."},
                            "meta": {"timestamp": "2025-10-01T12:00:01Z"},
                            "success": false
                          }
                        }
                      ]
                    }
                  ]
                },
                {
                  "status": "429",
                  "contents": [
                    {
                      "type": "application/json",
                      "schema": {"$ref": "#/components/schemas/ErrorBody"},
                      "examples": [
                        {
                          "name": "delayInError",
                          "json": {
                            "error": {
                              "code": "RATE_LIMIT_EXCEEDED",
                              "message": "Too many requests.",
                              "retryAfter": 30,
                              "retryable": true
                            },
                            "success": false
                          }
                        },
                        {
                          "name": "delayInDetails",
                          "json": {
                            "error": {
                              "code": "RATE_LIMIT_EXCEEDED",
                              "details": {"limit": 100, "retryAfter": "30"},
                              "message": "Too many requests.",
                              "retryable": true
                            },
                            "success": false
                          }
                        },
                        {
                          "name": "errorAsText",
                          "json": {"code": "RATE_LIMIT_EXCEEDED", "details": {"retryAfter": 30}, "error": "Too many requests."}
                        }
                      ]
                    }
                  ],
                  "headers": [
                    {"name": "Retry-After", "schema": {"type": "integer", "minimum": 0}, "example": "30"},
                    {"name": "X-RateLimit-Limit", "schema": {"type": "integer", "minimum": 0}, "example": "100"},
                    {"name": "X-RateLimit-Remaining", "schema": {"type": "integer", "minimum": 0}, "example": "0"},
                    {
                      "name": "X-RateLimit-Reset",
                      "schema": {"type": "integer", "format": "int64"},
                      "example": "1764239700"
                    }
                  ]
                }
              ],
              "security": [[]]
            },
            {
              "id": "createImport",
              "method": "POST",
              "path": "/api/v2/imports",
              "parameters": [
                {
                  "name": "X-API-Version",
                  "in": "header",
                  "style": "simple",
                  "schema": {"type": "string"},
                  "example": "3.2.0"
                },
                {
                  "name": "X-Client-Version",
                  "in": "header",
                  "style": "simple",
                  "schema": {"type": "string"},
                  "example": "ios-v3.1.4"
                }
              ],
              "body": {
                "required": true,
                "contents": [
                  {
                    "type": "multipart/form-data",
                    "schema": {
                      "type": "object",
                      "required": ["file"],
                      "properties": {"file": {"type": "string"}, "options": {"type": "string"}}
                    }
                  }
                ]
              },
              "answers": [
                {
                  "status": "202",
                  "contents": [
                    {
                      "type": "application/json",
                      "schema": {"$ref": "#/components/schemas/JobInitiationEnvelope"},
                      "examples": [
                        {
                          "name": "newTokenOnly",
                          "json": {
                            "data": {
                              "authToken": "tok-91c2",
                              "jobId": "import_abc123",
                              "sseUrl": "/api/v2/imports/import_abc123/stream",
                              "status": "initialized",
                              "statusUrl": "/api/v2/imports/import_abc123"
                            },
                            "metadata": {"timestamp": "2025-11-27T10:34:00Z"},
                            "success": true
                          }
                        },
                        {
                          "name": "bothTokens",
                          "json": {
                            "data": {
                              "authToken": "tok-91c3",
                              "jobId": "import_abc124",
                              "sseUrl": "/api/v2/imports/import_abc124/stream",
                              "statusUrl": "/api/v2/imports/import_abc124",
                              "token": "tok-91c3"
                            },
                            "metadata": {"timestamp": "2025-11-27T10:34:01Z"},
                            "success": true
                          }
                        },
                        {
                          "name": "oldTokenOnly",
                          "json": {
                            "data": {
                              "jobId": "import_abc125",
                              "token": "tok-91c4",
                              "websocketUrl": "/ws/progress?jobId=import_abc125&token=tok-91c4"
                            },
                            "metadata": {"timestamp": "2025-11-20T10:34:00Z"}
                          }
                        },
                        {
                          "name": "noToken",
                          "json": {
                            "data": {"jobId": "import_abc126", "status": "initialized"},
                            "metadata": {"timestamp": "2025-11-27T10:34:02Z"},
                            "success": true
                          }
                        }
                      ]
                    }
                  ],
                  "headers": [
                    {"name": "X-Response-Time", "schema": {"type": "string"}, "example": "45ms"},
                    {"name": "X-Router", "schema": {"type": "string", "const": "hono"}, "example": "hono"},
                    {"name": "X-Response-Format", "schema": {"type": "string"}, "example": "v2.0"}
                  ]
                },
                {
                  "status": "400",
                  "contents": [
                    {
                      "type": "application/json",
                      "schema": {"$ref": "#/components/schemas/ErrorResponse"},
                      "examples": [
                        {
                          "name": "invalidISBN",
                          "json": {
                            "error": {
                              "code": "INVALID_ISBN",
                              "details": {"isbn": "978043906487"},
                              "message": "The ISBN has 12 digits.",
                              "retryable": false
                            },
                            "success": false
                          }
                        },
                        {
                          "name": "invalidFile",
                          "json": {
                            "error": {"code": "INVALID_FILE", "message": "The file has no column Title.", "retryable": false},
                            "success": false
                          }
                        },
                        {
                          "name": "batchTooLarge",
                          "json": {
                            "error": {"code": "BATCH_TOO_LARGE", "message": "At most 5 photos.", "retryable": false, "statusCode": 400},
                            "success": false
                          }
                        }
                      ]
                    }
                  ]
                },
                {
                  "status": "413",
                  "contents": [
                    {
                      "type": "application/json",
                      "schema": {"$ref": "#/components/schemas/ErrorResponse"},
                      "examples": [
                        {
                          "name": "fileTooLarge",
                          "json": {
                            "error": {
                              "code": "FILE_TOO_LARGE",
                              "details": {"found": 9000001, "maximum": 8388608},
                              "message": "The file is larger than 8 MB.",
                              "retryable": false
                            },
                            "success": false
                          }
                        }
                      ]
                    }
                  ]
                },
                {
                  "status": "429",
                  "contents": [
                    {
                      "type": "application/json",
                      "schema": {"$ref": "#/components/schemas/ErrorBody"},
                      "examples": [
                        {
                          "name": "delayInError",
                          "json": {
                            "error": {
                              "code": "RATE_LIMIT_EXCEEDED",
                              "message": "Too many requests.",
                              "retryAfter": 30,
                              "retryable": true
                            },
                            "success": false
                          }
                        },
                        {
                          "name": "delayInDetails",
                          "json": {
                            "error": {
                              "code": "RATE_LIMIT_EXCEEDED",
                              "details": {"limit": 100, "retryAfter": "30"},
                              "message": "Too many requests.",
                              "retryable": true
                            },
                            "success": false
                          }
                        },
                        {
                          "name": "errorAsText",
                          "json": {"code": "RATE_LIMIT_EXCEEDED", "details": {"retryAfter": 30}, "error": "Too many requests."}
                        }
                      ]
                    }
                  ],
                  "headers": [
                    {"name": "Retry-After", "schema": {"type": "integer", "minimum": 0}, "example": "30"},
                    {"name": "X-RateLimit-Limit", "schema": {"type": "integer", "minimum": 0}, "example": "100"},
                    {"name": "X-RateLimit-Remaining", "schema": {"type": "integer", "minimum": 0}, "example": "0"},
                    {
                      "name": "X-RateLimit-Reset",
                      "schema": {"type": "integer", "format": "int64"},
                      "example": "1764239700"
                    }
                  ]
                }
              ],
              "security": [[]]
            },
            {
              "id": "getImportStatus",
              "method": "GET",
              "path": "/api/v2/imports/{jobId}",
              "parameters": [
                {
                  "name": "jobId",
                  "in": "path",
                  "required": true,
                  "style": "simple",
                  "schema": {"type": "string", "minLength": 1, "maxLength": 100, "pattern": "^[A-Za-z0-9_-]+$"},
                  "example": "import_abc123"
                }
              ],
              "answers": [
                {
                  "status": "200",
                  "contents": [
                    {
                      "type": "application/json",
                      "schema": {"$ref": "#/components/schemas/JobStatusEnvelope"},
                      "examples": [
                        {
                          "name": "processing",
                          "json": {
                            "data": {
                              "jobId": "import_abc123",
                              "pipeline": "csv_import",
                              "processedCount": 20,
                              "progress": 0.5,
                              "startTime": "2025-11-27T10:34:00Z",
                              "status": "processing",
                              "totalCount": 40
                            },
                            "metadata": {"timestamp": "2025-11-27T10:34:03Z"},
                            "success": true
                          }
                        },
                        {
                          "name": "failed",
                          "json": {
                            "data": {
                              "completedTime": "2025-11-27T10:36:04Z",
                              "error": {"code": "E_UNKNOWN_ERROR", "message": "The model does not answer.", "retryable": true},
                              "jobId": "scan_abc125",
                              "pipeline": "ai_scan",
                              "progress": 0.1,
                              "startTime": "2025-11-27T10:36:00Z",
                              "status": "failed"
                            },
                            "metadata": {"timestamp": "2025-11-27T10:36:05Z"},
                            "success": true
                          }
                        }
                      ]
                    }
                  ],
                  "headers": [
                    {"name": "X-Response-Time", "schema": {"type": "string"}, "example": "45ms"},
                    {"name": "X-Router", "schema": {"type": "string", "const": "hono"}, "example": "hono"},
                    {"name": "X-Response-Format", "schema": {"type": "string"}, "example": "v2.0"}
                  ]
                },
                {
                  "status": "404",
                  "contents": [
                    {
                      "type": "application/json",
                      "schema": {"$ref": "#/components/schemas/ErrorResponse"},
                      "examples": [
                        {
                          "name": "notFound",
                          "json": {"error": {"code": "NOT_FOUND", "message": "Book not found", "retryable": false}, "success": false}
                        }
                      ]
                    }
                  ]
                },
                {
                  "status": "429",
                  "contents": [
                    {
                      "type": "application/json",
                      "schema": {"$ref": "#/components/schemas/ErrorBody"},
                      "examples": [
                        {
                          "name": "delayInError",
                          "json": {
                            "error": {
                              "code": "RATE_LIMIT_EXCEEDED",
                              "message": "Too many requests.",
                              "retryAfter": 30,
                              "retryable": true
                            },
                            "success": false
                          }
                        },
                        {
                          "name": "delayInDetails",
                          "json": {
                            "error": {
                              "code": "RATE_LIMIT_EXCEEDED",
                              "details": {"limit": 100, "retryAfter": "30"},
                              "message": "Too many requests.",
                              "retryable": true
                            },
                            "success": false
                          }
                        },
                        {
                          "name": "errorAsText",
                          "json": {"code": "RATE_LIMIT_EXCEEDED", "details": {"retryAfter": 30}, "error": "Too many requests."}
                        }
                      ]
                    }
                  ],
                  "headers": [
                    {"name": "Retry-After", "schema": {"type": "integer", "minimum": 0}, "example": "30"},
                    {"name": "X-RateLimit-Limit", "schema": {"type": "integer", "minimum": 0}, "example": "100"},
                    {"name": "X-RateLimit-Remaining", "schema": {"type": "integer", "minimum": 0}, "example": "0"},
                    {
                      "name": "X-RateLimit-Reset",
                      "schema": {"type": "integer", "format": "int64"},
                      "example": "1764239700"
                    }
                  ]
                }
              ],
              "security": [[]]
            },
            {
              "id": "streamImport",
              "method": "GET",
              "path": "/api/v2/imports/{jobId}/stream",
              "parameters": [
                {
                  "name": "jobId",
                  "in": "path",
                  "required": true,
                  "style": "simple",
                  "schema": {"type": "string", "minLength": 1, "maxLength": 100, "pattern": "^[A-Za-z0-9_-]+$"},
                  "example": "import_abc123"
                },
                {
                  "name": "Last-Event-ID",
                  "in": "header",
                  "style": "simple",
                  "schema": {"type": "string"},
                  "example": "1764239640000-2"
                }
              ],
              "answers": [
                {
                  "status": "200",
                  "contents": [
                    {
                      "type": "text/event-stream",
                      "examples": [
                        {
                          "name": "completed",
                          "text": ": connected\nretry: 5000\n\nid: 1764239640000-1\nevent: initialized\ndata: {\"jobId\":\"import_abc123\",\"status\":\"initialized\",\"progress\":0,\"processedCount\":0,\"totalCount\":40,\"startedAt\":\"2025-11-27T10:34:00Z\"}\n\nid: 1764239642000-2\nevent: processing\ndata: {\"jobId\":\"import_abc123\",\"status\":\"processing\",\"progress\":0.25,\"processedCount\":10,\"totalCount\":40}\n\n: heartbeat\n\nid: 1764239644000-3\nevent: processing\ndata: {\"jobId\":\"import_abc123\",\"status\":\"processing\",\ndata: \"progress\":0.75,\"processedCount\":30,\"totalCount\":40}\n\nid: 1764239646000-4\nevent: completed\ndata: {\"jobId\":\"import_abc123\",\"status\":\"completed\",\"progress\":1,\"processedCount\":40,\"totalCount\":40,\"completedAt\":\"2025-11-27T10:34:06Z\"}\n\n"
                        },
                        {
                          "name": "failed",
                          "text": ": connected\nretry: 5000\n\nid: 1764239700000-1\nevent: initialized\ndata: {\"jobId\":\"import_abc127\",\"status\":\"initialized\",\"progress\":0,\"processedCount\":0,\"totalCount\":3}\n\nid: 1764239701000-2\nevent: failed\ndata: {\"jobId\":\"import_abc127\",\"status\":\"failed\",\"progress\":0.3,\"processedCount\":1,\"totalCount\":3,\"error\":{\"code\":\"E_CSV_PARSE_FAILED\",\"message\":\"Row 2 has no title.\",\"retryable\":false}}\n\n"
                        },
                        {
                          "name": "timeout",
                          "text": "retry: 5000\n\nevent: timeout\ndata: {\"error\":\"stream_timeout\",\"message\":\"No news for 300 seconds.\",\"jobId\":\"import_abc128\"}\n\n"
                        }
                      ],
                      "events": [
                        {
                          "name": "initialized",
                          "data": "{\"jobId\": \"jobId\", \"status\": \"status\", \"progress\": 0, \"processedCount\": 304, \"totalCount\": 644, \"startedAt\": \"2025-01-02T10:30:00Z\"}"
                        },
                        {
                          "name": "processing",
                          "data": "{\"jobId\": \"jobId\", \"status\": \"status\", \"progress\": 0, \"processedCount\": 304, \"totalCount\": 644, \"startedAt\": \"2025-01-02T10:30:00Z\"}"
                        },
                        {
                          "name": "completed",
                          "data": "{\"type\": \"job_complete\", \"pipeline\": \"pipeline\", \"summary\": {\"duration\": 0, \"resourceId\": \"resourceId\"}, \"expiresAt\": \"2025-02-24T10:30:00Z\"}"
                        }
                      ]
                    }
                  ],
                  "headers": [{"name": "Cache-Control", "schema": {"type": "string"}, "example": "public, max-age=3600"}]
                },
                {
                  "status": "400",
                  "contents": [
                    {
                      "type": "application/json",
                      "schema": {"$ref": "#/components/schemas/StreamRejection"},
                      "examples": [
                        {
                          "name": "wrongAccept",
                          "json": {
                            "error": {
                              "code": "INVALID_ACCEPT_HEADER",
                              "hint": "Send Accept: text/event-stream.",
                              "message": "This resource is a stream of events."
                            }
                          }
                        }
                      ]
                    }
                  ]
                },
                {
                  "status": "404",
                  "contents": [
                    {
                      "type": "application/json",
                      "schema": {"$ref": "#/components/schemas/ErrorResponse"},
                      "examples": [
                        {
                          "name": "notFound",
                          "json": {"error": {"code": "NOT_FOUND", "message": "Book not found", "retryable": false}, "success": false}
                        }
                      ]
                    }
                  ]
                }
              ],
              "security": [[]]
            },
            {
              "id": "getImportResults",
              "method": "GET",
              "path": "/api/v2/imports/{jobId}/results",
              "parameters": [
                {
                  "name": "jobId",
                  "in": "path",
                  "required": true,
                  "style": "simple",
                  "schema": {"type": "string", "minLength": 1, "maxLength": 100, "pattern": "^[A-Za-z0-9_-]+$"},
                  "example": "import_abc123"
                }
              ],
              "answers": [
                {
                  "status": "200",
                  "contents": [
                    {
                      "type": "application/json",
                      "schema": {"$ref": "#/components/schemas/ImportResultsEnvelope"},
                      "examples": [
                        {
                          "name": "oneRowFailed",
                          "json": {
                            "data": {
                              "books": [
                                {
                                  "authors": ["J. K. Rowling"],
                                  "isbn": "9780439064873",
                                  "title": "Harry Potter and the Chamber of Secrets"
                                }
                              ],
                              "booksCreated": 38,
                              "booksUpdated": 1,
                              "duplicatesSkipped": 0,
                              "enrichmentFailed": 2,
                              "enrichmentSucceeded": 37,
                              "errors": [{"error": "The ISBN has 12 digits.", "isbn": "978-0-00-000000", "row": 17}]
                            },
                            "metadata": {"resourceId": "job-results:import_abc123", "timestamp": "2025-11-27T10:35:00Z", "ttl": "1 hour"},
                            "success": true
                          }
                        }
                      ]
                    }
                  ],
                  "headers": [
                    {"name": "X-Response-Time", "schema": {"type": "string"}, "example": "45ms"},
                    {"name": "X-Router", "schema": {"type": "string", "const": "hono"}, "example": "hono"},
                    {"name": "X-Response-Format", "schema": {"type": "string"}, "example": "v2.0"}
                  ]
                },
                {
                  "status": "404",
                  "contents": [
                    {
                      "type": "application/json",
                      "schema": {"$ref": "#/components/schemas/ErrorResponse"},
                      "examples": [
                        {
                          "name": "notFound",
                          "json": {"error": {"code": "NOT_FOUND", "message": "Book not found", "retryable": false}, "success": false}
                        }
                      ]
                    }
                  ]
                }
              ],
              "security": [[]]
            },
            {
              "id": "startBatchScan",
              "method": "POST",
              "path": "/api/batch-scan",
              "parameters": [
                {
                  "name": "X-API-Version",
                  "in": "header",
                  "style": "simple",
                  "schema": {"type": "string"},
                  "example": "3.2.0"
                },
                {
                  "name": "X-Client-Version",
                  "in": "header",
                  "style": "simple",
                  "schema": {"type": "string"},
                  "example": "ios-v3.1.4"
                }
              ],
              "body": {
                "required": true,
                "contents": [
                  {
                    "type": "multipart/form-data",
                    "schema": {
                      "type": "object",
                      "required": ["photos"],
                      "properties": {"photos": {"type": "array", "minItems": 1, "maxItems": 5, "items": {"type": "string"}}}
                    }
                  }
                ]
              },
              "answers": [
                {
                  "status": "202",
                  "contents": [
                    {
                      "type": "application/json",
                      "schema": {"$ref": "#/components/schemas/ScanJobInitiationEnvelope"},
                      "examples": [
                        {
                          "name": "current",
                          "json": {
                            "data": {
                              "authToken": "tok-44b0",
                              "jobId": "scan_abc123",
                              "sseUrl": "/api/v2/imports/scan_abc123/stream",
                              "status": "processing",
                              "statusUrl": "/v1/jobs/scan_abc123/status",
                              "totalPhotos": 2
                            },
                            "metadata": {"timestamp": "2025-11-27T10:36:00Z"},
                            "success": true
                          }
                        },
                        {
                          "name": "version2",
                          "json": {
                            "data": {
                              "estimatedRange": [40, 70],
                              "jobId": "scan_abc124",
                              "stages": [
                                {"name": "detection", "progress": 0.4, "typicalDuration": 20},
                                {"name": "enrichment", "progress": 1, "typicalDuration": 30}
                              ],
                              "token": "tok-44b1",
                              "totalPhotos": 1,
                              "websocketUrl": "/ws/progress?jobId=scan_abc124&token=tok-44b1"
                            },
                            "metadata": {"timestamp": "2025-11-20T10:36:00Z"}
                          }
                        }
                      ]
                    }
                  ],
                  "headers": [
                    {"name": "X-Response-Time", "schema": {"type": "string"}, "example": "45ms"},
                    {"name": "X-Router", "schema": {"type": "string", "const": "hono"}, "example": "hono"},
                    {"name": "X-Response-Format", "schema": {"type": "string"}, "example": "v2.0"}
                  ]
                },
                {
                  "status": "400",
                  "contents": [
                    {
                      "type": "application/json",
                      "schema": {"$ref": "#/components/schemas/ErrorResponse"},
                      "examples": [
                        {
                          "name": "invalidISBN",
                          "json": {
                            "error": {
                              "code": "INVALID_ISBN",
                              "details": {"isbn": "978043906487"},
                              "message": "The ISBN has 12 digits.",
                              "retryable": false
                            },
                            "success": false
                          }
                        },
                        {
                          "name": "invalidFile",
                          "json": {
                            "error": {"code": "INVALID_FILE", "message": "The file has no column Title.", "retryable": false},
                            "success": false
                          }
                        },
                        {
                          "name": "batchTooLarge",
                          "json": {
                            "error": {"code": "BATCH_TOO_LARGE", "message": "At most 5 photos.", "retryable": false, "statusCode": 400},
                            "success": false
                          }
                        }
                      ]
                    }
                  ]
                },
                {
                  "status": "413",
                  "contents": [
                    {
                      "type": "application/json",
                      "schema": {"$ref": "#/components/schemas/ErrorResponse"},
                      "examples": [
                        {
                          "name": "fileTooLarge",
                          "json": {
                            "error": {
                              "code": "FILE_TOO_LARGE",
                              "details": {"found": 9000001, "maximum": 8388608},
                              "message": "The file is larger than 8 MB.",
                              "retryable": false
                            },
                            "success": false
                          }
                        }
                      ]
                    }
                  ]
                },
                {
                  "status": "429",
                  "contents": [
                    {
                      "type": "application/json",
                      "schema": {"$ref": "#/components/schemas/ErrorBody"},
                      "examples": [
                        {
                          "name": "delayInError",
                          "json": {
                            "error": {
                              "code": "RATE_LIMIT_EXCEEDED",
                              "message": "Too many requests.",
                              "retryAfter": 30,
                              "retryable": true
                            },
                            "success": false
                          }
                        },
                        {
                          "name": "delayInDetails",
                          "json": {
                            "error": {
                              "code": "RATE_LIMIT_EXCEEDED",
                              "details": {"limit": 100, "retryAfter": "30"},
                              "message": "Too many requests.",
                              "retryable": true
                            },
                            "success": false
                          }
                        },
                        {
                          "name": "errorAsText",
                          "json": {"code": "RATE_LIMIT_EXCEEDED", "details": {"retryAfter": 30}, "error": "Too many requests."}
                        }
                      ]
                    }
                  ],
                  "headers": [
                    {"name": "Retry-After", "schema": {"type": "integer", "minimum": 0}, "example": "30"},
                    {"name": "X-RateLimit-Limit", "schema": {"type": "integer", "minimum": 0}, "example": "100"},
                    {"name": "X-RateLimit-Remaining", "schema": {"type": "integer", "minimum": 0}, "example": "0"},
                    {
                      "name": "X-RateLimit-Reset",
                      "schema": {"type": "integer", "format": "int64"},
                      "example": "1764239700"
                    }
                  ]
                },
                {
                  "status": "499",
                  "contents": [
                    {
                      "type": "application/json",
                      "schema": {"$ref": "#/components/schemas/ErrorResponse"},
                      "examples": [
                        {
                          "name": "clientDisconnected",
                          "json": {
                            "error": {"code": "CLIENT_DISCONNECTED", "message": "The client is gone.", "retryable": false},
                            "success": false
                          }
                        }
                      ]
                    }
                  ]
                }
              ],
              "security": [[]]
            },
            {
              "id": "startScanLegacy",
              "method": "POST",
              "path": "/v1/api/scan-bookshelf",
              "body": {"required": true, "contents": [{"type": "image/jpeg"}, {"type": "image/png"}]},
              "answers": [
                {
                  "status": "202",
                  "contents": [
                    {
                      "type": "application/json",
                      "schema": {"$ref": "#/components/schemas/LegacyBookshelfScanResponse"},
                      "examples": [
                        {
                          "name": "legacySuccess",
                          "json": {
                            "data": {
                              "detectedBooks": [
                                {
                                  "confidence": 0.87,
                                  "edition": {
                                    "amazonASINs": [],
                                    "format": "Hardcover",
                                    "googleBooksVolumeIDs": [],
                                    "isbndbQuality": 40,
                                    "isbns": [],
                                    "librarythingIDs": [],
                                    "title": "The Farthest Shore"
                                  },
                                  "work": {
                                    "amazonASINs": [],
                                    "boundingBox": {"height": 0.9, "width": 0.08, "x": 0.1, "y": 0.05},
                                    "goodreadsWorkIDs": [],
                                    "googleBooksVolumeIDs": [],
                                    "isbndbQuality": 40,
                                    "librarythingIDs": [],
                                    "originalImagePath": "shelves/3.jpg",
                                    "reviewStatus": "needsReview",
                                    "subjectTags": ["Fantasy"],
                                    "title": "The Farthest Shore"
                                  }
                                }
                              ],
                              "jobId": "scan_legacy3",
                              "websocketUrl": "/ws/progress?jobId=scan_legacy3"
                            },
                            "meta": {
                              "cached": false,
                              "processingTime": 5120,
                              "provider": "gemini",
                              "timestamp": "2025-10-01T12:05:00Z"
                            },
                            "success": true
                          }
                        }
                      ]
                    }
                  ]
                },
                {
                  "status": "400",
                  "contents": [
                    {
                      "type": "application/json",
                      "schema": {"$ref": "#/components/schemas/LegacyBookshelfScanResponse"},
                      "examples": [
                        {
                          "name": "legacyFailure",
                          "json": {
                            "error": {"code": "INVALID_REQUEST", "message": "The photo is empty."},
                            "meta": {"timestamp": "2025-10-01T12:05:01Z"},
                            "success": false
                          }
                        }
                      ]
                    }
                  ]
                }
              ],
              "security": [[]]
            },
            {
              "id": "getScanResults",
              "method": "GET",
              "path": "/v1/scan/results/{jobId}",
              "parameters": [
                {
                  "name": "jobId",
                  "in": "path",
                  "required": true,
                  "style": "simple",
                  "schema": {"type": "string", "minLength": 1, "maxLength": 100, "pattern": "^[A-Za-z0-9_-]+$"},
                  "example": "import_abc123"
                }
              ],
              "answers": [
                {
                  "status": "200",
                  "contents": [
                    {
                      "type": "application/json",
                      "schema": {"$ref": "#/components/schemas/ScanResultsEnvelope"},
                      "examples": [
                        {
                          "name": "explicitNulls",
                          "json": {
                            "data": {
                              "approved": 1,
                              "books": [
                                {
                                  "author": "Ursula K. Le Guin",
                                  "boundingBox": {"height": 0.8, "width": 0.07, "x": 0.2, "y": 0.1},
                                  "confidence": 0.94,
                                  "coverUrl": null,
                                  "enrichment": {
                                    "authors": [{"gender": "Female", "name": "Ursula K. Le Guin"}],
                                    "cachedResult": true,
                                    "editions": [],
                                    "provider": "isbndb",
                                    "status": "success",
                                    "work": {
                                      "amazonASINs": [],
                                      "goodreadsWorkIDs": [],
                                      "googleBooksVolumeIDs": [],
                                      "isbndbQuality": 85,
                                      "librarythingIDs": [],
                                      "reviewStatus": "verified",
                                      "subjectTags": [],
                                      "title": "A Wizard of Earthsea"
                                    }
                                  },
                                  "enrichmentStatus": "success",
                                  "isbn": "9780547773742",
                                  "publicationYear": null,
                                  "publisher": null,
                                  "title": "A Wizard of Earthsea"
                                },
                                {
                                  "confidence": 0.41,
                                  "coverUrl": null,
                                  "enrichment": {
                                    "authors": [],
                                    "editions": [],
                                    "error": "The provider rests.",
                                    "retryAfterMs": 45000,
                                    "status": "circuit_open",
                                    "work": null
                                  },
                                  "enrichmentStatus": "circuit_open",
                                  "publicationYear": null,
                                  "publisher": null,
                                  "title": "Tehanu"
                                }
                              ],
                              "expiresAt": "2025-11-27T11:36:00Z",
                              "metadata": {"modelUsed": "gemini-2.0-flash", "processingTime": 8420, "timestamp": 1764239760000},
                              "needsReview": 1,
                              "totalDetected": 2
                            },
                            "metadata": {"timestamp": "2025-11-27T10:36:08Z"}
                          }
                        },
                        {
                          "name": "timestampAsText",
                          "json": {
                            "data": {
                              "approved": 0,
                              "books": [],
                              "metadata": {"modelUsed": "gemini-2.0-flash", "processingTime": 2100, "timestamp": "2025-11-27T10:36:09Z"},
                              "needsReview": 0,
                              "totalDetected": 0
                            },
                            "metadata": {"timestamp": "2025-11-27T10:36:09Z"},
                            "success": true
                          }
                        }
                      ]
                    }
                  ],
                  "headers": [
                    {"name": "X-Response-Time", "schema": {"type": "string"}, "example": "45ms"},
                    {"name": "X-Router", "schema": {"type": "string", "const": "hono"}, "example": "hono"},
                    {"name": "X-Response-Format", "schema": {"type": "string"}, "example": "v2.0"}
                  ]
                },
                {
                  "status": "404",
                  "contents": [
                    {
                      "type": "application/json",
                      "schema": {"$ref": "#/components/schemas/ErrorResponse"},
                      "examples": [
                        {
                          "name": "notFound",
                          "json": {"error": {"code": "NOT_FOUND", "message": "Book not found", "retryable": false}, "success": false}
                        }
                      ]
                    }
                  ]
                }
              ],
              "security": [[]]
            },
            {
              "id": "getJobStatus",
              "method": "GET",
              "path": "/v1/jobs/{jobId}/status",
              "parameters": [
                {
                  "name": "jobId",
                  "in": "path",
                  "required": true,
                  "style": "simple",
                  "schema": {"type": "string", "minLength": 1, "maxLength": 100, "pattern": "^[A-Za-z0-9_-]+$"},
                  "example": "import_abc123"
                }
              ],
              "answers": [
                {
                  "status": "200",
                  "contents": [
                    {
                      "type": "application/json",
                      "schema": {"$ref": "#/components/schemas/JobStatusEnvelope"},
                      "examples": [
                        {
                          "name": "processing",
                          "json": {
                            "data": {
                              "jobId": "import_abc123",
                              "pipeline": "csv_import",
                              "processedCount": 20,
                              "progress": 0.5,
                              "startTime": "2025-11-27T10:34:00Z",
                              "status": "processing",
                              "totalCount": 40
                            },
                            "metadata": {"timestamp": "2025-11-27T10:34:03Z"},
                            "success": true
                          }
                        },
                        {
                          "name": "failed",
                          "json": {
                            "data": {
                              "completedTime": "2025-11-27T10:36:04Z",
                              "error": {"code": "E_UNKNOWN_ERROR", "message": "The model does not answer.", "retryable": true},
                              "jobId": "scan_abc125",
                              "pipeline": "ai_scan",
                              "progress": 0.1,
                              "startTime": "2025-11-27T10:36:00Z",
                              "status": "failed"
                            },
                            "metadata": {"timestamp": "2025-11-27T10:36:05Z"},
                            "success": true
                          }
                        }
                      ]
                    }
                  ],
                  "headers": [
                    {"name": "X-Response-Time", "schema": {"type": "string"}, "example": "45ms"},
                    {"name": "X-Router", "schema": {"type": "string", "const": "hono"}, "example": "hono"},
                    {"name": "X-Response-Format", "schema": {"type": "string"}, "example": "v2.0"}
                  ]
                },
                {
                  "status": "404",
                  "contents": [
                    {
                      "type": "application/json",
                      "schema": {"$ref": "#/components/schemas/ErrorResponse"},
                      "examples": [
                        {
                          "name": "notFound",
                          "json": {"error": {"code": "NOT_FOUND", "message": "Book not found", "retryable": false}, "success": false}
                        }
                      ]
                    }
                  ]
                }
              ],
              "security": [[]]
            },
            {
              "id": "getJobResults",
              "method": "GET",
              "path": "/v1/jobs/{jobId}/results",
              "parameters": [
                {
                  "name": "jobId",
                  "in": "path",
                  "required": true,
                  "style": "simple",
                  "schema": {"type": "string", "minLength": 1, "maxLength": 100, "pattern": "^[A-Za-z0-9_-]+$"},
                  "example": "import_abc123"
                }
              ],
              "answers": [
                {
                  "status": "200",
                  "contents": [
                    {
                      "type": "application/json",
                      "schema": {"$ref": "#/components/schemas/JobResultsEnvelope"},
                      "examples": [
                        {
                          "name": "ofAnImport",
                          "json": {
                            "data": {"books": [], "booksCreated": 2, "errors": []},
                            "metadata": {"timestamp": "2025-11-27T10:37:00Z", "ttl": "1 hour"},
                            "success": true
                          }
                        },
                        {
                          "name": "ofAScan",
                          "json": {
                            "data": {
                              "approved": 0,
                              "books": [{"confidence": 0.41, "enrichmentStatus": "pending", "title": "Tehanu"}],
                              "needsReview": 1,
                              "totalDetected": 1
                            },
                            "metadata": {"timestamp": "2025-11-27T10:37:01Z"},
                            "success": true
                          }
                        },
                        {
                          "name": "ofABatchEnrichment",
                          "json": {
                            "data": {
                              "enrichedBooks": [
                                {
                                  "author": "Ursula K. Le Guin",
                                  "enriched": null,
                                  "error": "No provider knows this book.",
                                  "success": false,
                                  "title": "Tehanu"
                                }
                              ],
                              "errors": [{"error": "No provider knows this book.", "title": "Tehanu"}],
                              "successRate": "0/1"
                            },
                            "metadata": {"timestamp": "2025-11-27T10:37:02Z"},
                            "success": true
                          }
                        }
                      ]
                    }
                  ],
                  "headers": [
                    {"name": "X-Response-Time", "schema": {"type": "string"}, "example": "45ms"},
                    {"name": "X-Router", "schema": {"type": "string", "const": "hono"}, "example": "hono"},
                    {"name": "X-Response-Format", "schema": {"type": "string"}, "example": "v2.0"}
                  ]
                },
                {
                  "status": "404",
                  "contents": [
                    {
                      "type": "application/json",
                      "schema": {"$ref": "#/components/schemas/ErrorResponse"},
                      "examples": [
                        {
                          "name": "notFound",
                          "json": {"error": {"code": "NOT_FOUND", "message": "Book not found", "retryable": false}, "success": false}
                        }
                      ]
                    }
                  ]
                }
              ],
              "security": [[]]
            },
            {
              "id": "cancelJob",
              "method": "DELETE",
              "path": "/v1/jobs/{jobId}",
              "parameters": [
                {
                  "name": "jobId",
                  "in": "path",
                  "required": true,
                  "style": "simple",
                  "schema": {"type": "string", "minLength": 1, "maxLength": 100, "pattern": "^[A-Za-z0-9_-]+$"},
                  "example": "import_abc123"
                }
              ],
              "answers": [
                {
                  "status": "200",
                  "contents": [
                    {
                      "type": "application/json",
                      "schema": {"$ref": "#/components/schemas/JobCancellationEnvelope"},
                      "examples": [
                        {
                          "name": "canceled",
                          "json": {
                            "data": {
                              "cleanup": {"kvCacheCleared": true, "r2ObjectsDeleted": 2},
                              "jobId": "scan_abc123",
                              "message": "The job is canceled.",
                              "status": "canceled"
                            },
                            "metadata": {"timestamp": "2025-11-27T10:38:00Z"},
                            "success": true
                          }
                        }
                      ]
                    }
                  ],
                  "headers": [
                    {"name": "X-Response-Time", "schema": {"type": "string"}, "example": "45ms"},
                    {"name": "X-Router", "schema": {"type": "string", "const": "hono"}, "example": "hono"},
                    {"name": "X-Response-Format", "schema": {"type": "string"}, "example": "v2.0"}
                  ]
                },
                {
                  "status": "401",
                  "contents": [
                    {
                      "type": "application/json",
                      "schema": {"$ref": "#/components/schemas/ErrorResponse"},
                      "examples": [
                        {
                          "name": "unauthorized",
                          "json": {
                            "error": {"code": "UNAUTHORIZED", "message": "The token is not this job's.", "retryable": false},
                            "success": false
                          }
                        }
                      ]
                    }
                  ]
                },
                {
                  "status": "404",
                  "contents": [
                    {
                      "type": "application/json",
                      "schema": {"$ref": "#/components/schemas/ErrorResponse"},
                      "examples": [
                        {
                          "name": "notFound",
                          "json": {"error": {"code": "NOT_FOUND", "message": "Book not found", "retryable": false}, "success": false}
                        }
                      ]
                    }
                  ]
                }
              ],
              "security": [[{"name": "bearerAuth", "scheme": "bearer"}]]
            },
            {
              "id": "getCsvResults",
              "method": "GET",
              "path": "/v1/csv/results/{jobId}",
              "parameters": [
                {
                  "name": "jobId",
                  "in": "path",
                  "required": true,
                  "style": "simple",
                  "schema": {"type": "string", "minLength": 1, "maxLength": 100, "pattern": "^[A-Za-z0-9_-]+$"},
                  "example": "import_abc123"
                }
              ],
              "answers": [
                {
                  "status": "200",
                  "contents": [
                    {
                      "type": "application/json",
                      "schema": {"$ref": "#/components/schemas/CsvResultsEnvelope"},
                      "examples": [
                        {
                          "name": "oneOfTwo",
                          "json": {
                            "data": {
                              "books": [{"author": "Ursula K. Le Guin", "isbn": "9780151006847", "title": "The Other Wind"}],
                              "errors": [{"line": 3, "reason": "no title"}],
                              "expiresAt": "2025-11-27T11:38:00Z",
                              "successRate": "1/2",
                              "timestamp": 1764239880000
                            },
                            "metadata": {"timestamp": "2025-11-27T10:38:00Z"}
                          }
                        }
                      ]
                    }
                  ],
                  "headers": [
                    {"name": "X-Response-Time", "schema": {"type": "string"}, "example": "45ms"},
                    {"name": "X-Router", "schema": {"type": "string", "const": "hono"}, "example": "hono"},
                    {"name": "X-Response-Format", "schema": {"type": "string"}, "example": "v2.0"}
                  ]
                },
                {
                  "status": "404",
                  "contents": [
                    {
                      "type": "application/json",
                      "schema": {"$ref": "#/components/schemas/ErrorResponse"},
                      "examples": [
                        {
                          "name": "notFound",
                          "json": {"error": {"code": "NOT_FOUND", "message": "Book not found", "retryable": false}, "success": false}
                        }
                      ]
                    }
                  ]
                }
              ],
              "security": [[]]
            },
            {
              "id": "refreshToken",
              "method": "POST",
              "path": "/api/token/refresh",
              "body": {
                "required": true,
                "contents": [{"type": "application/json", "schema": {"$ref": "#/components/schemas/TokenRefreshRequest"}}]
              },
              "answers": [
                {
                  "status": "200",
                  "contents": [
                    {
                      "type": "application/json",
                      "schema": {"$ref": "#/components/schemas/TokenRefreshAnswer"},
                      "examples": [
                        {
                          "name": "enveloped",
                          "json": {
                            "data": {"expiresAt": "2025-11-27T12:39:00Z", "newToken": "tok-5d1f"},
                            "metadata": {"timestamp": "2025-11-27T10:39:00Z"},
                            "success": true
                          }
                        },
                        {"name": "bare", "json": {"expiresIn": 7200, "jobId": "batch_abc123", "token": "tok-5d20"}}
                      ]
                    }
                  ],
                  "headers": [
                    {"name": "X-Response-Time", "schema": {"type": "string"}, "example": "45ms"},
                    {"name": "X-Router", "schema": {"type": "string", "const": "hono"}, "example": "hono"}
                  ]
                },
                {
                  "status": "400",
                  "contents": [
                    {
                      "type": "application/json",
                      "schema": {"$ref": "#/components/schemas/ErrorBody"},
                      "examples": [{"name": "errorAsText", "json": {"error": "jobId is missing."}}]
                    }
                  ]
                },
                {
                  "status": "401",
                  "contents": [
                    {
                      "type": "application/json",
                      "schema": {"$ref": "#/components/schemas/ErrorBody"},
                      "examples": [
                        {
                          "name": "errorAsRecord",
                          "json": {
                            "error": {"code": "AUTH_ERROR", "message": "The token has expired.", "retryable": false},
                            "success": false
                          }
                        },
                        {"name": "errorAsText", "json": {"error": "The token has expired."}}
                      ]
                    }
                  ]
                }
              ],
              "security": [[]]
            },
            {
              "id": "connectProgressSocket",
              "method": "GET",
              "path": "/ws/progress",
              "parameters": [
                {
                  "name": "jobId",
                  "in": "query",
                  "required": true,
                  "style": "form",
                  "explode": true,
                  "schema": {"type": "string", "maxLength": 100},
                  "example": "batch_abc123"
                },
                {"name": "token", "in": "query", "style": "form", "explode": true, "schema": {"type": "string"}},
                {
                  "name": "reconnect",
                  "in": "query",
                  "style": "form",
                  "explode": true,
                  "schema": {"type": "boolean", "default": false}
                },
                {
                  "name": "Sec-WebSocket-Protocol",
                  "in": "header",
                  "style": "simple",
                  "schema": {"type": "string"},
                  "example": "bookstrack-auth.tok-5d1e"
                }
              ],
              "answers": [
                {"status": "101"},
                {
                  "status": "400",
                  "contents": [
                    {
                      "type": "application/json",
                      "schema": {"$ref": "#/components/schemas/ErrorResponse"},
                      "examples": [
                        {
                          "name": "invalidISBN",
                          "json": {
                            "error": {
                              "code": "INVALID_ISBN",
                              "details": {"isbn": "978043906487"},
                              "message": "The ISBN has 12 digits.",
                              "retryable": false
                            },
                            "success": false
                          }
                        },
                        {
                          "name": "invalidFile",
                          "json": {
                            "error": {"code": "INVALID_FILE", "message": "The file has no column Title.", "retryable": false},
                            "success": false
                          }
                        },
                        {
                          "name": "batchTooLarge",
                          "json": {
                            "error": {"code": "BATCH_TOO_LARGE", "message": "At most 5 photos.", "retryable": false, "statusCode": 400},
                            "success": false
                          }
                        }
                      ]
                    }
                  ]
                },
                {
                  "status": "401",
                  "contents": [
                    {
                      "type": "application/json",
                      "schema": {"$ref": "#/components/schemas/ErrorResponse"},
                      "examples": [
                        {
                          "name": "unauthorized",
                          "json": {
                            "error": {"code": "UNAUTHORIZED", "message": "The token is not this job's.", "retryable": false},
                            "success": false
                          }
                        }
                      ]
                    }
                  ]
                },
                {"status": "426"}
              ],
              "security": [
                [{"name": "socketSubprotocol", "in": "header", "key": "Sec-WebSocket-Protocol"}],
                [{"name": "socketQueryToken", "in": "query", "key": "token"}]
              ]
            },
            {
              "id": "getWeeklyRecommendations",
              "method": "GET",
              "path": "/api/v2/recommendations/weekly",
              "answers": [
                {
                  "status": "200",
                  "contents": [
                    {
                      "type": "application/json",
                      "schema": {"$ref": "#/components/schemas/WeeklyRecommendations"},
                      "examples": [
                        {
                          "name": "bare",
                          "json": {
                            "books": [
                              {
                                "authors": ["Ursula K. Le Guin"],
                                "cover_url": "https://covers.example.com/earthsea-large.jpg",
                                "isbn": "9780547773742",
                                "title": "A Wizard of Earthsea"
                              }
                            ],
                            "generated_at": "2025-11-24T00:00:05Z",
                            "next_refresh": "2025-12-01T00:00:00Z",
                            "week_of": "2025-11-24"
                          }
                        }
                      ]
                    }
                  ],
                  "headers": [
                    {"name": "X-Response-Time", "schema": {"type": "string"}, "example": "45ms"},
                    {"name": "X-Router", "schema": {"type": "string", "const": "hono"}, "example": "hono"},
                    {"name": "Cache-Control", "schema": {"type": "string"}, "example": "public, max-age=3600"}
                  ]
                },
                {
                  "status": "404",
                  "contents": [
                    {
                      "type": "application/json",
                      "schema": {"$ref": "#/components/schemas/ErrorResponse"},
                      "examples": [
                        {
                          "name": "notFound",
                          "json": {"error": {"code": "NOT_FOUND", "message": "Book not found", "retryable": false}, "success": false}
                        }
                      ]
                    }
                  ]
                }
              ],
              "security": [[]]
            },
            {
              "id": "getTrendingSearches",
              "method": "GET",
              "path": "/api/v2/trending-searches",
              "parameters": [
                {
                  "name": "limit",
                  "in": "query",
                  "style": "form",
                  "explode": true,
                  "schema": {"type": "integer", "minimum": 1, "default": 12}
                }
              ],
              "answers": [
                {
                  "status": "200",
                  "contents": [
                    {
                      "type": "application/json",
                      "schema": {"$ref": "#/components/schemas/TrendingSearches"},
                      "examples": [
                        {
                          "name": "bare",
                          "json": {
                            "generatedAt": "2025-11-27T10:00:00Z",
                            "trendingSearches": [{"query": "earthsea", "searchCount": 128}, {"query": "name of the wind", "searchCount": 77}]
                          }
                        }
                      ]
                    }
                  ],
                  "headers": [
                    {"name": "X-Response-Time", "schema": {"type": "string"}, "example": "45ms"},
                    {"name": "X-Router", "schema": {"type": "string", "const": "hono"}, "example": "hono"}
                  ]
                }
              ],
              "security": [[]],
              "pages": {"sizeParameter": "limit", "items": ["trendingSearches"]}
            },
            {
              "id": "getHealth",
              "method": "GET",
              "path": "/health",
              "answers": [
                {
                  "status": "200",
                  "contents": [
                    {
                      "type": "application/json",
                      "schema": {"$ref": "#/components/schemas/HealthEnvelope"},
                      "examples": [
                        {
                          "name": "healthy",
                          "json": {"data": {"router": "hono", "status": "ok", "version": "3.2.0", "worker": "bookstrack-api"}}
                        }
                      ]
                    }
                  ],
                  "headers": [
                    {"name": "X-Response-Time", "schema": {"type": "string"}, "example": "45ms"},
                    {"name": "X-Router", "schema": {"type": "string", "const": "hono"}, "example": "hono"}
                  ]
                },
                {
                  "status": "default",
                  "contents": [
                    {
                      "type": "application/json",
                      "schema": {"$ref": "#/components/schemas/ErrorResponse"},
                      "examples": [
                        {
                          "name": "unknownCode",
                          "json": {
                            "error": {"code": "POLICY_VIOLATION", "message": "Not from here.", "retryable": false},
                            "success": false
                          }
                        }
                      ]
                    }
                  ],
                  "headers": [{"name": "X-Custom-Error", "schema": {"type": "string"}, "example": "CORS_BLOCKED"}]
                }
              ],
              "security": [[]]
            },
            {
              "id": "getCapabilities",
              "method": "GET",
              "path": "/api/v2/capabilities",
              "answers": [
                {
                  "status": "200",
                  "contents": [
                    {
                      "type": "application/json",
                      "schema": {"$ref": "#/components/schemas/CapabilitiesEnvelope"},
                      "examples": [
                        {
                          "name": "flags",
                          "json": {
                            "data": {
                              "features": {"batch_scan": false, "csv_import": true, "semantic_search": true},
                              "limits": {"csv_max_bytes": 8388608, "photos_per_scan": 5},
                              "version": "3.2.0"
                            },
                            "metadata": {"timestamp": "2025-11-27T10:40:00Z"},
                            "success": true
                          }
                        },
                        {
                          "name": "records",
                          "json": {
                            "data": {
                              "features": {
                                "csv_import": {"enabled": true},
                                "semantic_search": {"dimensions": 1024, "embedding_model": "bge-m3", "enabled": true}
                              },
                              "infrastructure": {"replicas": 2, "vector_index": "vectorize"},
                              "limits": {"semantic_search_per_minute": 5},
                              "version": "2.7.0"
                            },
                            "metadata": {"timestamp": "2025-11-25T10:40:00Z"}
                          }
                        }
                      ]
                    }
                  ],
                  "headers": [
                    {"name": "X-Response-Time", "schema": {"type": "string"}, "example": "45ms"},
                    {"name": "X-Router", "schema": {"type": "string", "const": "hono"}, "example": "hono"},
                    {"name": "X-Response-Format", "schema": {"type": "string"}, "example": "v2.0"}
                  ]
                },
                {
                  "status": "500",
                  "contents": [
                    {
                      "type": "application/json",
                      "schema": {"$ref": "#/components/schemas/ErrorResponse"},
                      "examples": [
                        {
                          "name": "internalError",
                          "json": {
                            "error": {"code": "INTERNAL_ERROR", "message": "Something went wrong.", "retryable": false},
                            "success": false
                          }
                        }
                      ]
                    }
                  ]
                }
              ],
              "security": [[]]
            }
          ],
          "schemas": {
            "#/components/schemas/ApiError": {
              "type": "object",
              "required": ["code", "message"],
              "properties": {
                "code": {"type": "string", "default": "UNKNOWN"},
                "message": {"type": "string"},
                "retryable": {"type": "boolean"},
                "details": {"type": ["object", "null"], "additionalProperties": true},
                "retryAfterMs": {"type": "integer", "minimum": 0},
                "retryAfter": {"type": "integer", "minimum": 0},
                "provider": {"type": "string"},
                "statusCode": {"type": "integer"}
              },
              "examples": [
                {
                  "code": "CIRCUIT_OPEN",
                  "message": "The provider rests.",
                  "retryable": true,
                  "details": {"provider": "google-books", "attempts": [1, 2.5, null], "last": {"ok": false}},
                  "retryAfterMs": 45000,
                  "retryAfter": 45,
                  "provider": "google-books",
                  "statusCode": 503
                }
              ]
            },
            "#/components/schemas/AuthorDTO": {
              "type": "object",
              "required": ["name", "gender"],
              "properties": {
                "name": {"type": "string"},
                "gender": {"$ref": "#/components/schemas/AuthorGender", "default": "Unknown"},
                "culturalRegion": {"$ref": "#/components/schemas/CulturalRegion"},
                "nationality": {"type": "string"},
                "birthYear": {"type": "integer"},
                "deathYear": {"type": "integer"},
                "openLibraryID": {"type": "string"},
                "isbndbID": {"type": "string"},
                "googleBooksID": {"type": "string"},
                "goodreadsID": {"type": "string"},
                "bookCount": {"type": "integer"}
              },
              "examples": [
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
              ]
            },
            "#/components/schemas/AuthorGender": {"type": "string", "enum": ["Female", "Male", "Non-binary", "Other", "Unknown"]},
            "#/components/schemas/AuthorMetadata": {
              "type": "object",
              "required": ["name", "key"],
              "properties": {"name": {"type": "string"}, "key": {"type": "string"}, "birth_date": {"type": "string"}}
            },
            "#/components/schemas/AuthorSearchEnvelope": {
              "allOf": [
                {"$ref": "#/components/schemas/EnvelopeFields"},
                {
                  "type": "object",
                  "properties": {"data": {"oneOf": [{"$ref": "#/components/schemas/AuthorSearchResults"}, {"type": "null"}]}}
                }
              ]
            },
            "#/components/schemas/AuthorSearchHit": {
              "type": "object",
              "required": ["name", "key", "works"],
              "properties": {
                "name": {"type": "string"},
                "key": {"type": "string"},
                "works": {"type": "array", "default": [], "items": {"$ref": "#/components/schemas/WorkMetadata"}},
                "workCount": {"type": "integer", "minimum": 0}
              }
            },
            "#/components/schemas/AuthorSearchResults": {
              "type": "object",
              "required": ["authors"],
              "properties": {
                "authors": {"type": "array", "default": [], "items": {"$ref": "#/components/schemas/AuthorSearchHit"}}
              }
            },
            "#/components/schemas/BatchEnrichmentJob": {
              "type": "object",
              "properties": {
                "jobId": {"type": "string"},
                "processedCount": {"type": "integer", "minimum": 0},
                "totalCount": {"type": "integer", "minimum": 0},
                "authToken": {"type": "string"},
                "token": {"type": "string"},
                "message": {"type": "string"},
                "websocketUrl": {"type": "string"},
                "success": {"type": "boolean"}
              }
            },
            "#/components/schemas/BatchEnrichmentJobEnvelope": {
              "allOf": [
                {"$ref": "#/components/schemas/EnvelopeFields"},
                {
                  "type": "object",
                  "properties": {"data": {"oneOf": [{"$ref": "#/components/schemas/BatchEnrichmentJob"}, {"type": "null"}]}}
                }
              ]
            },
            "#/components/schemas/BatchEnrichmentRequest": {
              "type": "object",
              "required": ["barcodes"],
              "properties": {
                "barcodes": {"type": "array", "default": [], "maxItems": 1000, "items": {"type": "string"}},
                "vectorize": {"type": "boolean", "default": false}
              }
            },
            "#/components/schemas/BatchEnrichmentResults": {
              "type": "object",
              "required": ["enrichedBooks"],
              "properties": {
                "enrichedBooks": {"type": "array", "default": [], "items": {"$ref": "#/components/schemas/EnrichedBookPayload"}},
                "errors": {
                  "type": "array",
                  "default": [],
                  "items": {"type": "object", "properties": {"title": {"type": "string"}, "error": {"type": "string"}}}
                },
                "successRate": {"type": "string"}
              }
            },
            "#/components/schemas/Book": {
              "allOf": [
                {"$ref": "#/components/schemas/BookDetails"},
                {
                  "type": "object",
                  "required": ["authors"],
                  "properties": {"authors": {"type": "array", "default": [], "items": {"type": "string"}}}
                }
              ]
            },
            "#/components/schemas/BookDetails": {
              "type": "object",
              "required": ["isbn", "title"],
              "properties": {
                "isbn": {"type": "string"},
                "title": {"type": "string"},
                "publisher": {"type": "string"},
                "publishedDate": {"type": "string"},
                "coverUrl": {"type": "string", "format": "uri"},
                "description": {"type": "string"},
                "language": {"type": "string"},
                "isbn13": {"type": "string"},
                "isbn10": {"type": "string"},
                "pageCount": {"type": "integer"},
                "categories": {"type": "array", "items": {"type": "string"}},
                "averageRating": {"type": "number", "minimum": 0, "maximum": 5},
                "ratingsCount": {"type": "integer", "minimum": 0},
                "openLibraryWorkId": {"type": "string"}
              }
            },
            "#/components/schemas/BookSearchEnvelope": {
              "allOf": [
                {"$ref": "#/components/schemas/EnvelopeFields"},
                {
                  "type": "object",
                  "properties": {"data": {"oneOf": [{"$ref": "#/components/schemas/BookSearchResponse"}, {"type": "null"}]}}
                }
              ]
            },
            "#/components/schemas/BookSearchResponse": {
              "type": "object",
              "required": ["works", "editions", "authors"],
              "properties": {
                "works": {"type": "array", "default": [], "items": {"$ref": "#/components/schemas/WorkDTO"}},
                "editions": {"type": "array", "default": [], "items": {"$ref": "#/components/schemas/EditionDTO"}},
                "authors": {"type": "array", "default": [], "items": {"$ref": "#/components/schemas/AuthorDTO"}},
                "totalResults": {"type": "integer", "minimum": 0},
                "resultCount": {"type": "integer", "minimum": 0},
                "expiresAt": {"type": "string", "format": "date-time"}
              }
            },
            "#/components/schemas/BookshelfScanResponse": {
              "type": "object",
              "required": ["jobId", "detectedBooks"],
              "properties": {
                "jobId": {"type": "string"},
                "detectedBooks": {
                  "type": "array",
                  "default": [],
                  "items": {
                    "type": "object",
                    "required": ["work", "edition", "confidence"],
                    "properties": {
                      "work": {"$ref": "#/components/schemas/WorkDTO"},
                      "edition": {"$ref": "#/components/schemas/EditionDTO"},
                      "confidence": {"type": "number", "minimum": 0, "maximum": 1}
                    }
                  }
                },
                "websocketUrl": {"type": "string"}
              }
            },
            "#/components/schemas/BoundingBox": {
              "type": "object",
              "required": ["x", "y", "width", "height"],
              "properties": {
                "x": {"type": "number", "minimum": 0, "maximum": 1},
                "y": {"type": "number", "minimum": 0, "maximum": 1},
                "width": {"type": "number", "minimum": 0, "maximum": 1},
                "height": {"type": "number", "minimum": 0, "maximum": 1}
              },
              "examples": [{"x": 0.25, "y": 0.5, "width": 0.125, "height": 0.375}]
            },
            "#/components/schemas/Capabilities": {
              "type": "object",
              "required": ["version", "features", "limits"],
              "properties": {
                "version": {"type": "string"},
                "features": {"type": "object", "additionalProperties": {"$ref": "#/components/schemas/CapabilityFeature"}},
                "limits": {"type": "object", "additionalProperties": {"type": "integer"}}
              },
              "additionalProperties": true
            },
            "#/components/schemas/CapabilitiesEnvelope": {
              "allOf": [
                {"$ref": "#/components/schemas/EnvelopeFields"},
                {
                  "type": "object",
                  "properties": {"data": {"oneOf": [{"$ref": "#/components/schemas/Capabilities"}, {"type": "null"}]}}
                }
              ]
            },
            "#/components/schemas/CapabilityFeature": {
              "oneOf": [
                {"type": "boolean"},
                {
                  "type": "object",
                  "required": ["enabled"],
                  "properties": {
                    "enabled": {"type": "boolean"},
                    "embedding_model": {"type": "string"},
                    "dimensions": {"type": "integer", "minimum": 1}
                  }
                }
              ]
            },
            "#/components/schemas/CsvResults": {
              "type": "object",
              "required": ["books", "errors"],
              "properties": {
                "books": {
                  "type": "array",
                  "default": [],
                  "items": {
                    "type": "object",
                    "required": ["title", "author"],
                    "properties": {"title": {"type": "string"}, "author": {"type": "string"}, "isbn": {"type": "string"}}
                  }
                },
                "errors": {"type": "array", "default": [], "items": {"type": "object", "additionalProperties": true}},
                "successRate": {"type": "string"},
                "timestamp": {"type": "integer", "format": "int64"},
                "expiresAt": {"type": "string", "format": "date-time"}
              }
            },
            "#/components/schemas/CsvResultsEnvelope": {
              "allOf": [
                {"$ref": "#/components/schemas/EnvelopeFields"},
                {
                  "type": "object",
                  "properties": {"data": {"oneOf": [{"$ref": "#/components/schemas/CsvResults"}, {"type": "null"}]}}
                }
              ]
            },
            "#/components/schemas/CulturalRegion": {
              "type": "string",
              "enum": [
                "Africa",
                "Asia",
                "Europe",
                "North America",
                "South America",
                "Oceania",
                "Middle East",
                "Caribbean",
                "Central Asia",
                "Indigenous",
                "International"
              ]
            },
            "#/components/schemas/DetectedBook": {
              "type": "object",
              "properties": {
                "title": {"type": "string"},
                "author": {"type": "string"},
                "isbn": {"type": "string"},
                "confidence": {"type": "number", "minimum": 0, "maximum": 1},
                "boundingBox": {"$ref": "#/components/schemas/BoundingBox"},
                "enrichmentStatus": {"$ref": "#/components/schemas/EnrichmentStatus"},
                "enrichment": {
                  "type": "object",
                  "required": ["status"],
                  "properties": {
                    "status": {"$ref": "#/components/schemas/EnrichmentStatus"},
                    "work": {"oneOf": [{"$ref": "#/components/schemas/WorkDTO"}, {"type": "null"}]},
                    "editions": {"type": "array", "items": {"$ref": "#/components/schemas/EditionDTO"}},
                    "authors": {"type": "array", "items": {"$ref": "#/components/schemas/AuthorDTO"}},
                    "provider": {"type": "string"},
                    "cachedResult": {"type": "boolean"},
                    "error": {"type": "string"},
                    "retryAfterMs": {"type": "integer", "minimum": 0}
                  }
                },
                "coverUrl": {"type": ["string", "null"]},
                "publisher": {"type": ["string", "null"]},
                "publicationYear": {"type": ["integer", "null"]}
              }
            },
            "#/components/schemas/EditionDTO": {
              "type": "object",
              "required": ["isbns", "format", "amazonASINs", "googleBooksVolumeIDs", "librarythingIDs", "isbndbQuality"],
              "properties": {
                "isbn": {"type": "string"},
                "isbns": {"type": "array", "default": [], "items": {"type": "string"}},
                "title": {"type": "string"},
                "publisher": {"type": "string"},
                "publicationDate": {"type": "string"},
                "pageCount": {"type": "integer"},
                "format": {"$ref": "#/components/schemas/EditionFormat", "default": "Paperback"},
                "coverImageURL": {"type": "string", "format": "uri"},
                "editionTitle": {"type": "string"},
                "editionDescription": {"type": "string"},
                "language": {"type": "string"},
                "primaryProvider": {"type": "string"},
                "contributors": {"type": "array", "items": {"type": "string"}},
                "openLibraryID": {"type": "string"},
                "openLibraryEditionID": {"type": "string"},
                "isbndbID": {"type": "string"},
                "googleBooksVolumeID": {"type": "string"},
                "goodreadsID": {"type": "string"},
                "amazonASINs": {"type": "array", "default": [], "items": {"type": "string"}},
                "googleBooksVolumeIDs": {"type": "array", "default": [], "items": {"type": "string"}},
                "librarythingIDs": {"type": "array", "default": [], "items": {"type": "string"}},
                "lastISBNDBSync": {"type": "string", "format": "date-time"},
                "isbndbQuality": {"type": "integer", "minimum": 0, "maximum": 100, "default": 0}
              },
              "examples": [
                {
                  "isbn": "9780547773742",
                  "isbns": ["9780547773742", "0547773749"],
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
                  "contributors": ["isbndb", "google-books"],
                  "openLibraryID": "OL25310427M",
                  "openLibraryEditionID": "OL25310428M",
                  "isbndbID": "isbndb-9780547773742",
                  "googleBooksVolumeID": "uXbJzQEACAAJ",
                  "goodreadsID": "13642",
                  "amazonASINs": ["B008T9L6AM"],
                  "googleBooksVolumeIDs": ["uXbJzQEACAAK"],
                  "librarythingIDs": ["2112"],
                  "lastISBNDBSync": "2025-11-26T04:00:00Z",
                  "isbndbQuality": 92
                }
              ]
            },
            "#/components/schemas/EditionFormat": {"type": "string", "enum": ["Hardcover", "Paperback", "E-book", "Audiobook", "Mass Market"]},
            "#/components/schemas/EditionMetadata": {
              "type": "object",
              "required": ["id", "publishers"],
              "properties": {
                "id": {"type": "string"},
                "numberOfPages": {"type": "integer"},
                "physicalFormat": {"type": "string"},
                "publishers": {"type": "array", "default": [], "items": {"type": "string"}}
              }
            },
            "#/components/schemas/EnrichedAuthors": {
              "anyOf": [
                {"type": "array", "items": {"type": "string"}},
                {"type": "array", "items": {"$ref": "#/components/schemas/AuthorMetadata"}}
              ]
            },
            "#/components/schemas/EnrichedBook": {
              "allOf": [
                {"$ref": "#/components/schemas/BookDetails"},
                {
                  "type": "object",
                  "properties": {
                    "authors": {"$ref": "#/components/schemas/EnrichedAuthors"},
                    "work": {"$ref": "#/components/schemas/WorkMetadata"},
                    "edition": {"$ref": "#/components/schemas/EditionMetadata"},
                    "provider": {"type": "string"},
                    "enrichedAt": {"type": "string", "format": "date-time"},
                    "vectorized": {"type": "boolean"}
                  }
                }
              ]
            },
            "#/components/schemas/EnrichedBookEnvelope": {
              "allOf": [
                {"$ref": "#/components/schemas/EnvelopeFields"},
                {
                  "type": "object",
                  "properties": {"data": {"oneOf": [{"$ref": "#/components/schemas/EnrichedBook"}, {"type": "null"}]}}
                }
              ]
            },
            "#/components/schemas/EnrichedBookPayload": {
              "type": "object",
              "required": ["title", "success"],
              "properties": {
                "title": {"type": "string"},
                "author": {"type": "string"},
                "isbn": {"type": "string"},
                "success": {"type": "boolean"},
                "error": {"type": "string"},
                "enriched": {
                  "type": ["object", "null"],
                  "required": ["work", "authors"],
                  "properties": {
                    "work": {"$ref": "#/components/schemas/WorkDTO"},
                    "edition": {"$ref": "#/components/schemas/EditionDTO"},
                    "authors": {"type": "array", "default": [], "items": {"$ref": "#/components/schemas/AuthorDTO"}}
                  }
                }
              }
            },
            "#/components/schemas/EnrichmentJobResponse": {
              "type": "object",
              "required": ["jobId", "queuedCount"],
              "properties": {
                "jobId": {"type": "string"},
                "queuedCount": {"type": "integer", "minimum": 0},
                "estimatedDuration": {"type": "integer", "minimum": 0},
                "websocketUrl": {"type": "string"}
              }
            },
            "#/components/schemas/EnrichmentRequest": {
              "type": "object",
              "required": ["barcode"],
              "properties": {
                "barcode": {"type": "string"},
                "vectorize": {"type": "boolean", "default": false},
                "idempotencyKey": {"type": "string"},
                "preferProvider": {"type": "string", "enum": ["auto", "google", "openlibrary"], "default": "auto"}
              }
            },
            "#/components/schemas/EnrichmentStatus": {"type": "string", "enum": ["pending", "success", "not_found", "error", "circuit_open"]},
            "#/components/schemas/EnvelopeFields": {
              "type": "object",
              "required": ["metadata"],
              "properties": {
                "success": {"type": "boolean"},
                "metadata": {"$ref": "#/components/schemas/ResponseMetadata"},
                "error": {"oneOf": [{"$ref": "#/components/schemas/ApiError"}, {"type": "null"}]}
              }
            },
            "#/components/schemas/ErrorBody": {
              "oneOf": [{"$ref": "#/components/schemas/ErrorResponse"}, {"$ref": "#/components/schemas/FlatError"}]
            },
            "#/components/schemas/ErrorResponse": {
              "type": "object",
              "required": ["success", "error"],
              "properties": {
                "success": {"type": "boolean", "const": false},
                "error": {"$ref": "#/components/schemas/ApiError"}
              }
            },
            "#/components/schemas/FlatError": {
              "type": "object",
              "required": ["error"],
              "properties": {
                "error": {"type": "string"},
                "code": {"type": "string"},
                "details": {"type": ["object", "null"], "additionalProperties": true}
              },
              "examples": [{"error": "Too many requests.", "code": "RATE_LIMIT_EXCEEDED", "details": {"retryAfter": 30}}]
            },
            "#/components/schemas/Health": {
              "type": "object",
              "required": ["status"],
              "properties": {
                "status": {"type": "string"},
                "worker": {"type": "string"},
                "version": {"type": "string"},
                "router": {"type": "string"}
              }
            },
            "#/components/schemas/HealthEnvelope": {
              "type": "object",
              "required": ["data"],
              "properties": {"data": {"$ref": "#/components/schemas/Health"}}
            },
            "#/components/schemas/ImageQuality": {"type": "string", "enum": ["high", "medium", "low", "unknown"]},
            "#/components/schemas/ImportResults": {
              "type": "object",
              "required": ["booksCreated"],
              "properties": {
                "booksCreated": {"type": "integer", "minimum": 0, "default": 0},
                "booksUpdated": {"type": "integer", "minimum": 0, "default": 0},
                "duplicatesSkipped": {"type": "integer", "minimum": 0, "default": 0},
                "enrichmentSucceeded": {"type": "integer", "minimum": 0, "default": 0},
                "enrichmentFailed": {"type": "integer", "minimum": 0, "default": 0},
                "errors": {"type": "array", "default": [], "items": {"$ref": "#/components/schemas/ImportRowError"}},
                "books": {"type": "array", "default": [], "items": {"$ref": "#/components/schemas/Book"}}
              }
            },
            "#/components/schemas/ImportResultsEnvelope": {
              "allOf": [
                {"$ref": "#/components/schemas/EnvelopeFields"},
                {
                  "type": "object",
                  "properties": {"data": {"oneOf": [{"$ref": "#/components/schemas/ImportResults"}, {"type": "null"}]}}
                }
              ]
            },
            "#/components/schemas/ImportRowError": {
              "type": "object",
              "properties": {"row": {"type": "integer", "minimum": 1}, "isbn": {"type": "string"}, "error": {"type": "string"}}
            },
            "#/components/schemas/IssuedToken": {
              "type": "object",
              "required": ["jobId", "token", "expiresIn"],
              "properties": {
                "jobId": {"type": "string"},
                "token": {"type": "string"},
                "expiresIn": {"type": "integer", "minimum": 0}
              }
            },
            "#/components/schemas/JobCancellation": {
              "type": "object",
              "required": ["jobId", "status"],
              "properties": {
                "jobId": {"type": "string"},
                "status": {"type": "string", "const": "canceled"},
                "message": {"type": "string"},
                "cleanup": {
                  "type": "object",
                  "properties": {"r2ObjectsDeleted": {"type": "integer", "minimum": 0}, "kvCacheCleared": {"type": "boolean"}}
                }
              }
            },
            "#/components/schemas/JobCancellationEnvelope": {
              "allOf": [
                {"$ref": "#/components/schemas/EnvelopeFields"},
                {
                  "type": "object",
                  "properties": {"data": {"oneOf": [{"$ref": "#/components/schemas/JobCancellation"}, {"type": "null"}]}}
                }
              ]
            },
            "#/components/schemas/JobError": {
              "type": "object",
              "required": ["code", "message", "retryable"],
              "properties": {
                "code": {"type": "string", "default": "UNKNOWN"},
                "message": {"type": "string"},
                "retryable": {"type": "boolean"},
                "details": {"type": ["object", "null"], "additionalProperties": true}
              }
            },
            "#/components/schemas/JobInitiationEnvelope": {
              "allOf": [
                {"$ref": "#/components/schemas/EnvelopeFields"},
                {
                  "type": "object",
                  "properties": {"data": {"oneOf": [{"$ref": "#/components/schemas/JobInitiationResponse"}, {"type": "null"}]}}
                }
              ]
            },
            "#/components/schemas/JobInitiationResponse": {
              "type": "object",
              "required": ["jobId"],
              "properties": {
                "jobId": {"type": "string"},
                "authToken": {"type": "string"},
                "token": {"type": "string"},
                "sseUrl": {"type": "string"},
                "statusUrl": {"type": "string"},
                "websocketUrl": {"type": "string"},
                "status": {"type": "string"}
              }
            },
            "#/components/schemas/JobResults": {
              "oneOf": [
                {"$ref": "#/components/schemas/ImportResults"},
                {"$ref": "#/components/schemas/ScanResults"},
                {"$ref": "#/components/schemas/BatchEnrichmentResults"}
              ]
            },
            "#/components/schemas/JobResultsEnvelope": {
              "allOf": [
                {"$ref": "#/components/schemas/EnvelopeFields"},
                {
                  "type": "object",
                  "properties": {"data": {"oneOf": [{"$ref": "#/components/schemas/JobResults"}, {"type": "null"}]}}
                }
              ]
            },
            "#/components/schemas/JobStatus": {
              "type": "object",
              "required": ["jobId", "status", "progress"],
              "properties": {
                "jobId": {"type": "string"},
                "status": {"$ref": "#/components/schemas/JobStatusValue"},
                "progress": {"type": "number", "minimum": 0, "maximum": 1},
                "processedCount": {"type": "integer", "minimum": 0},
                "totalCount": {"type": "integer", "minimum": 0},
                "pipeline": {"$ref": "#/components/schemas/Pipeline"},
                "startTime": {"type": "string", "format": "date-time"},
                "completedTime": {"type": "string", "format": "date-time"},
                "error": {"$ref": "#/components/schemas/JobError"}
              }
            },
            "#/components/schemas/JobStatusEnvelope": {
              "allOf": [
                {"$ref": "#/components/schemas/EnvelopeFields"},
                {
                  "type": "object",
                  "properties": {"data": {"oneOf": [{"$ref": "#/components/schemas/JobStatus"}, {"type": "null"}]}}
                }
              ]
            },
            "#/components/schemas/JobStatusValue": {"type": "string", "enum": ["initialized", "processing", "completed", "failed", "canceled"]},
            "#/components/schemas/LegacyBookshelfScanResponse": {
              "oneOf": [
                {
                  "type": "object",
                  "required": ["success", "data", "meta"],
                  "properties": {
                    "success": {"type": "boolean", "const": true},
                    "data": {"oneOf": [{"$ref": "#/components/schemas/BookshelfScanResponse"}, {"type": "null"}]},
                    "meta": {"$ref": "#/components/schemas/ResponseMeta"}
                  }
                },
                {
                  "type": "object",
                  "required": ["success", "error", "meta"],
                  "properties": {
                    "success": {"type": "boolean", "const": false},
                    "error": {"$ref": "#/components/schemas/ApiError"},
                    "meta": {"$ref": "#/components/schemas/ResponseMeta"}
                  }
                }
              ]
            },
            "#/components/schemas/LegacyEnrichmentJobResponse": {
              "oneOf": [
                {
                  "type": "object",
                  "required": ["success", "data", "meta"],
                  "properties": {
                    "success": {"type": "boolean", "const": true},
                    "data": {"oneOf": [{"$ref": "#/components/schemas/EnrichmentJobResponse"}, {"type": "null"}]},
                    "meta": {"$ref": "#/components/schemas/ResponseMeta"}
                  }
                },
                {
                  "type": "object",
                  "required": ["success", "error", "meta"],
                  "properties": {
                    "success": {"type": "boolean", "const": false},
                    "error": {"$ref": "#/components/schemas/ApiError"},
                    "meta": {"$ref": "#/components/schemas/ResponseMeta"}
                  }
                }
              ]
            },
            "#/components/schemas/Pipeline": {"type": "string", "enum": ["csv_import", "batch_enrichment", "ai_scan"]},
            "#/components/schemas/RecommendedBook": {
              "type": "object",
              "required": ["title", "authors"],
              "properties": {
                "isbn": {"type": "string"},
                "title": {"type": "string"},
                "authors": {"type": "array", "default": [], "items": {"type": "string"}},
                "cover_url": {"type": "string", "format": "uri"}
              }
            },
            "#/components/schemas/ResponseMeta": {
              "type": "object",
              "required": ["timestamp"],
              "properties": {
                "timestamp": {"type": "string", "format": "date-time"},
                "processingTime": {"type": "integer", "minimum": 0},
                "provider": {"type": "string"},
                "cached": {"type": "boolean"},
                "cacheAge": {"type": "integer", "minimum": 0},
                "requestId": {"type": "string"}
              }
            },
            "#/components/schemas/ResponseMetadata": {
              "type": "object",
              "required": ["timestamp"],
              "properties": {
                "timestamp": {"type": "string", "format": "date-time"},
                "processingTime": {"type": "integer", "minimum": 0},
                "provider": {"type": "string"},
                "source": {"type": "string"},
                "cached": {"type": "boolean"},
                "traceId": {"type": "string"},
                "ttl": {"type": "string"},
                "resourceId": {"type": "string"}
              },
              "examples": [
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
              ]
            },
            "#/components/schemas/ReviewStatus": {"type": "string", "enum": ["verified", "needsReview", "userEdited"]},
            "#/components/schemas/ScanJobInitiation": {
              "allOf": [
                {"$ref": "#/components/schemas/JobInitiationResponse"},
                {
                  "type": "object",
                  "properties": {
                    "totalPhotos": {"type": "integer", "minimum": 1, "maximum": 5},
                    "stages": {"type": "array", "items": {"$ref": "#/components/schemas/ScanStage"}},
                    "estimatedRange": {"type": "array", "minItems": 2, "maxItems": 2, "items": {"type": "integer", "minimum": 0}}
                  }
                }
              ]
            },
            "#/components/schemas/ScanJobInitiationEnvelope": {
              "allOf": [
                {"$ref": "#/components/schemas/EnvelopeFields"},
                {
                  "type": "object",
                  "properties": {"data": {"oneOf": [{"$ref": "#/components/schemas/ScanJobInitiation"}, {"type": "null"}]}}
                }
              ]
            },
            "#/components/schemas/ScanMetadata": {
              "type": "object",
              "properties": {
                "modelUsed": {"type": "string"},
                "processingTime": {"type": "integer", "minimum": 0},
                "timestamp": {"$ref": "#/components/schemas/ScanTimestamp"}
              }
            },
            "#/components/schemas/ScanResults": {
              "type": "object",
              "required": ["totalDetected", "approved", "needsReview", "books"],
              "properties": {
                "totalDetected": {"type": "integer", "minimum": 0},
                "approved": {"type": "integer", "minimum": 0},
                "needsReview": {"type": "integer", "minimum": 0},
                "books": {"type": "array", "default": [], "items": {"$ref": "#/components/schemas/DetectedBook"}},
                "metadata": {"$ref": "#/components/schemas/ScanMetadata"},
                "expiresAt": {"type": "string", "format": "date-time"}
              }
            },
            "#/components/schemas/ScanResultsEnvelope": {
              "allOf": [
                {"$ref": "#/components/schemas/EnvelopeFields"},
                {
                  "type": "object",
                  "properties": {"data": {"oneOf": [{"$ref": "#/components/schemas/ScanResults"}, {"type": "null"}]}}
                }
              ]
            },
            "#/components/schemas/ScanStage": {
              "type": "object",
              "required": ["name"],
              "properties": {
                "name": {"type": "string"},
                "typicalDuration": {"type": "integer", "minimum": 0},
                "progress": {"type": "number", "minimum": 0, "maximum": 1}
              }
            },
            "#/components/schemas/ScanTimestamp": {"type": ["integer", "string"], "format": "int64"},
            "#/components/schemas/SearchMode": {"type": "string", "enum": ["text", "semantic", "hybrid", "similar"]},
            "#/components/schemas/SearchResults": {
              "type": "object",
              "required": ["results", "total", "mode"],
              "properties": {
                "results": {"type": "array", "default": [], "items": {"$ref": "#/components/schemas/Book"}},
                "total": {"type": "integer", "minimum": 0},
                "mode": {"type": "string"},
                "query": {"type": "string"}
              }
            },
            "#/components/schemas/SearchResultsEnvelope": {
              "allOf": [
                {"$ref": "#/components/schemas/EnvelopeFields"},
                {
                  "type": "object",
                  "properties": {"data": {"oneOf": [{"$ref": "#/components/schemas/SearchResults"}, {"type": "null"}]}}
                }
              ]
            },
            "#/components/schemas/SimilarBooks": {
              "type": "object",
              "required": ["sourceBook", "similarBooks"],
              "properties": {
                "sourceBook": {"$ref": "#/components/schemas/Book"},
                "similarBooks": {"type": "array", "default": [], "items": {"$ref": "#/components/schemas/Book"}}
              }
            },
            "#/components/schemas/SimilarBooksEnvelope": {
              "allOf": [
                {"$ref": "#/components/schemas/EnvelopeFields"},
                {
                  "type": "object",
                  "properties": {"data": {"oneOf": [{"$ref": "#/components/schemas/SimilarBooks"}, {"type": "null"}]}}
                }
              ]
            },
            "#/components/schemas/StreamRejection": {
              "type": "object",
              "required": ["error"],
              "properties": {"error": {"$ref": "#/components/schemas/StreamRejectionReason"}}
            },
            "#/components/schemas/StreamRejectionReason": {
              "type": "object",
              "required": ["code", "message"],
              "properties": {
                "code": {"type": "string", "default": "UNKNOWN"},
                "message": {"type": "string"},
                "hint": {"type": "string"}
              }
            },
            "#/components/schemas/TokenRefresh": {
              "type": "object",
              "required": ["newToken"],
              "properties": {"newToken": {"type": "string"}, "expiresAt": {"type": "string", "format": "date-time"}}
            },
            "#/components/schemas/TokenRefreshAnswer": {
              "oneOf": [
                {"$ref": "#/components/schemas/TokenRefreshEnvelope"},
                {"$ref": "#/components/schemas/IssuedToken"}
              ]
            },
            "#/components/schemas/TokenRefreshEnvelope": {
              "allOf": [
                {"$ref": "#/components/schemas/EnvelopeFields"},
                {
                  "type": "object",
                  "properties": {"data": {"oneOf": [{"$ref": "#/components/schemas/TokenRefresh"}, {"type": "null"}]}}
                }
              ]
            },
            "#/components/schemas/TokenRefreshRequest": {
              "type": "object",
              "required": ["jobId", "oldToken"],
              "properties": {"jobId": {"type": "string"}, "oldToken": {"type": "string"}}
            },
            "#/components/schemas/TrendingSearch": {
              "type": "object",
              "required": ["query", "searchCount"],
              "properties": {"query": {"type": "string"}, "searchCount": {"type": "integer", "minimum": 0}}
            },
            "#/components/schemas/TrendingSearches": {
              "type": "object",
              "required": ["trendingSearches"],
              "properties": {
                "trendingSearches": {"type": "array", "default": [], "items": {"$ref": "#/components/schemas/TrendingSearch"}},
                "generatedAt": {"type": "string", "format": "date-time"}
              }
            },
            "#/components/schemas/WeeklyRecommendations": {
              "type": "object",
              "required": ["week_of", "books"],
              "properties": {
                "week_of": {"type": "string", "format": "date"},
                "books": {"type": "array", "default": [], "items": {"$ref": "#/components/schemas/RecommendedBook"}},
                "generated_at": {"type": "string", "format": "date-time"},
                "next_refresh": {"type": "string", "format": "date-time"}
              }
            },
            "#/components/schemas/WorkDTO": {
              "type": "object",
              "required": [
                "title",
                "subjectTags",
                "goodreadsWorkIDs",
                "amazonASINs",
                "librarythingIDs",
                "googleBooksVolumeIDs",
                "isbndbQuality",
                "reviewStatus"
              ],
              "properties": {
                "title": {"type": "string"},
                "subjectTags": {"type": "array", "default": [], "items": {"type": "string"}},
                "originalLanguage": {"type": "string"},
                "firstPublicationYear": {"type": "integer"},
                "description": {"type": "string"},
                "coverImageURL": {"type": "string", "format": "uri"},
                "synthetic": {"type": "boolean"},
                "primaryProvider": {"type": "string"},
                "contributors": {"type": "array", "items": {"type": "string"}},
                "openLibraryID": {"type": "string"},
                "openLibraryWorkID": {"type": "string"},
                "isbndbID": {"type": "string"},
                "googleBooksVolumeID": {"type": "string"},
                "goodreadsID": {"type": "string"},
                "goodreadsWorkIDs": {"type": "array", "default": [], "items": {"type": "string"}},
                "amazonASINs": {"type": "array", "default": [], "items": {"type": "string"}},
                "librarythingIDs": {"type": "array", "default": [], "items": {"type": "string"}},
                "googleBooksVolumeIDs": {"type": "array", "default": [], "items": {"type": "string"}},
                "lastISBNDBSync": {"type": "string", "format": "date-time"},
                "isbndbQuality": {"type": "integer", "minimum": 0, "maximum": 100, "default": 0},
                "reviewStatus": {"$ref": "#/components/schemas/ReviewStatus", "default": "needsReview"},
                "originalImagePath": {"type": "string"},
                "boundingBox": {"$ref": "#/components/schemas/BoundingBox"}
              },
              "examples": [
                {
                  "title": "A Wizard of Earthsea",
                  "subjectTags": ["Fantasy", "Coming of age"],
                  "originalLanguage": "en",
                  "firstPublicationYear": 1968,
                  "description": "A boy from Gont looses a shadow upon the world, and hunts it.",
                  "coverImageURL": "https://covers.example.com/earthsea-large.jpg",
                  "synthetic": false,
                  "primaryProvider": "google-books",
                  "contributors": ["google-books", "openlibrary"],
                  "openLibraryID": "OL59798W",
                  "openLibraryWorkID": "OL59798X",
                  "isbndbID": "isbndb-59798",
                  "googleBooksVolumeID": "uXbJzQEACAAJ",
                  "goodreadsID": "13642",
                  "goodreadsWorkIDs": ["113603"],
                  "amazonASINs": ["B008T9L6AM"],
                  "librarythingIDs": ["2112"],
                  "googleBooksVolumeIDs": ["uXbJzQEACAAK", "6Ua3PAAACAAJ"],
                  "lastISBNDBSync": "2025-11-26T04:00:00Z",
                  "isbndbQuality": 85,
                  "reviewStatus": "userEdited",
                  "originalImagePath": "shelves/1.jpg",
                  "boundingBox": {"x": 0.12, "y": 0.08, "width": 0.05, "height": 0.81}
                }
              ]
            },
            "#/components/schemas/WorkMetadata": {
              "type": "object",
              "required": ["id", "title", "subjects"],
              "properties": {
                "id": {"type": "string"},
                "title": {"type": "string"},
                "subjects": {"type": "array", "default": [], "items": {"type": "string"}},
                "firstPublishYear": {"type": "integer"}
              }
            }
          }
        }
        """##
#else
    private let contractText = "{}"
#endif

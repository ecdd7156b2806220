// Made by gen-dtos from the contract "Bookcase". Do not edit: change the contract and run gen-dtos.

public import DTOContract

nonisolated extension RuntimeContract {
    /// The contract of a test server: `MockServer(serving: .bookcase)`.
    /// In a release build, the contract has no operations.
    public static let bookcase = RuntimeContract(json: contractText)
}

#if DEBUG
    private let contractText = ##"""
        {
          "title": "Bookcase",
          "basePaths": ["/v1"],
          "servers": ["https://api.example.com/v1"],
          "dialect": "jsonSchema",
          "operations": [
            {
              "id": "listBooks",
              "method": "GET",
              "path": "/books",
              "parameters": [{"name": "page", "in": "query", "style": "form", "explode": true, "schema": {"type": "integer"}}],
              "answers": [
                {
                  "status": "200",
                  "contents": [
                    {
                      "type": "application/json",
                      "schema": {"$ref": "#/components/schemas/BookPage"},
                      "examples": [
                        {
                          "json": {
                            "items": [
                              {"id": 765, "link": "link", "title": "title"},
                              {"id": 766, "link": "link", "title": "title 2"},
                              {"id": 767, "link": "link", "title": "title 3"}
                            ],
                            "total": 3
                          },
                          "made": true
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
                      "schema": {"$ref": "#/components/schemas/Problem"},
                      "examples": [{"json": {"code": "code", "message": "message"}, "made": true}]
                    }
                  ]
                }
              ],
              "security": [[]],
              "pages": {"page": "page", "items": ["items"]}
            },
            {
              "id": "getBook",
              "method": "GET",
              "path": "/books/{id}",
              "parameters": [{"name": "id", "in": "path", "required": true, "style": "simple", "schema": {"type": "integer"}}],
              "answers": [
                {
                  "status": "200",
                  "contents": [
                    {
                      "type": "application/json",
                      "schema": {"$ref": "#/components/schemas/Book"},
                      "examples": [
                        {
                          "json": {"id": 7, "link": "https://api.example.com/v1/books/7", "title": "Quotes: \"\"\"# and \\ "}
                        }
                      ]
                    }
                  ]
                }
              ],
              "security": [[]]
            },
            {
              "id": "deleteBook",
              "method": "DELETE",
              "path": "/books/{id}",
              "parameters": [{"name": "id", "in": "path", "required": true, "style": "simple", "schema": {"type": "integer"}}],
              "answers": [{"status": "204"}],
              "security": [[]]
            },
            {
              "id": "getCover",
              "method": "GET",
              "path": "/books/{id}/cover",
              "parameters": [
                {
                  "name": "id",
                  "in": "path",
                  "required": true,
                  "style": "simple",
                  "schema": {"type": "integer"},
                  "example": 7
                }
              ],
              "answers": [
                {
                  "status": "200",
                  "contents": [
                    {
                      "type": "image/png",
                      "examples": [
                        {
                          "base64": "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=="
                        }
                      ]
                    }
                  ]
                }
              ],
              "security": [[]]
            },
            {
              "id": "oldBooks",
              "method": "GET",
              "path": "/Books",
              "answers": [{"status": "200", "contents": [{"type": "text/plain", "examples": [{"text": "sample"}]}]}],
              "security": [[]]
            },
            {
              "id": "watchBooks",
              "method": "GET",
              "path": "/events",
              "answers": [
                {
                  "status": "200",
                  "contents": [
                    {
                      "type": "text/event-stream",
                      "events": [
                        {"name": "changed", "data": "{\"id\": 765, \"title\": \"title\", \"link\": \"link\"}"},
                        {"name": "done", "data": "{\"code\": \"code\", \"message\": \"message\"}"}
                      ]
                    }
                  ]
                }
              ],
              "security": [[]]
            },
            {
              "id": "recommend",
              "method": "GET",
              "path": "/recommendations",
              "answers": [
                {
                  "status": "200",
                  "contents": [
                    {
                      "type": "application/json",
                      "schema": {"$ref": "#/components/schemas/Book"},
                      "examples": [{"json": {"id": 765, "link": "link", "title": "title"}, "made": true}]
                    },
                    {
                      "type": "text/event-stream",
                      "events": [{"data": "{\"id\": 765, \"title\": \"title\", \"link\": \"link\"}"}]
                    }
                  ]
                }
              ],
              "security": [[]]
            }
          ],
          "schemas": {
            "#/components/schemas/Book": {
              "type": "object",
              "required": ["id", "title"],
              "properties": {"id": {"type": "integer"}, "title": {"type": "string"}, "link": {"type": "string"}}
            },
            "#/components/schemas/BookPage": {
              "type": "object",
              "required": ["items"],
              "properties": {
                "items": {"type": "array", "items": {"$ref": "#/components/schemas/Book"}},
                "total": {"type": "integer"}
              }
            },
            "#/components/schemas/Problem": {
              "type": "object",
              "required": ["code"],
              "properties": {"code": {"type": "string"}, "message": {"type": "string"}}
            }
          }
        }
        """##
#else
    private let contractText = "{}"
#endif

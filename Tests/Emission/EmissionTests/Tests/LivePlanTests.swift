import ContractSupport
import Testing
@testable import ContractServing
@testable import FixtureEmission

/// The requests of generated tests to a running backend.
@Suite struct LivePlanTests {
    private func calls(_ paths: String) throws -> [LiveCall] {
        LivePlan.calls(
            of: try ReadContract(
                document: """
                    openapi: 3.1.0
                    info: {title: Books, version: "1"}
                    paths:
                    \(paths)
                    components:
                      responses:
                        Books:
                          description: d
                          content:
                            application/json: {schema: {type: array, items: {$ref: "#/components/schemas/Book"}}}
                      schemas:
                        Book: {type: object, properties: {id: {type: integer}, slug: {type: string}, pages: {type: integer}}}
                      securitySchemes: {token: {type: http, scheme: bearer}}
                    """
            ).contract)
    }

    private func path(_ path: String, _ parameters: [String: String], _ more: String = "") -> String {
        let list = parameters.sorted { $0.key < $1.key }.map {
            "{name: \($0.key), in: path, required: true, schema: {type: \($0.value)}}"
        }
        return """
              \(path):
                get:
                  parameters: [\(list.joined(separator: ", "))]
                  responses: {"200": {$ref: "#/components/responses/Books"}}
                  \(more)

            """
    }

    /// A list provides the identifier if its items have a property with the parameter's type and with its name, or the
    /// end of that name.
    @Test(
        arguments: [
            ("/books/{id}", "id", "integer", "id"), ("/books/{bookId}", "bookId", "integer", "id"),
            ("/books/{book_slug}", "book_slug", "string", "slug"), ("/books/{pages}", "pages", "integer", "pages"),
            ("/books/{id}", "id", "string", nil), ("/books/{title}", "title", "string", nil),
            ("/books/{pageCount}", "pageCount", "integer", nil), ("/shelves/{id}", "id", "integer", nil),
            ("/books/b{id}", "id", "integer", nil), ("/books/{bookid}", "bookid", "integer", "id"),
            ("/books/{bookSlug}", "bookSlug", "string", "slug"), ("/books/{bookslug}", "bookslug", "string", nil),
        ] as [(String, String, String, String?)])
    func identitiesInLists(_ item: String, _ name: String, _ type: String, _ member: String?) throws {
        let calls = try calls(path("/books", [:]) + path(item, [name: type]))
        #expect(calls.count == 2 && calls[1].variables.count == 1)
        #expect(calls[1].lists.map(\.member) == [member].compactMap(\.self))
        #expect(
            calls[1].lists.allSatisfy {
                $0.target == "/books" && $0.items == [] && $0.variable == calls[1].variables[0]
            })
    }

    /// A list must not need a variable that the call itself does not have: `userId` has an example for the call alone.
    @Test func listsWithMoreVariables() throws {
        let item = """
              /users/{userId}/books/{bookId}:
                get:
                  parameters:
                  - {name: userId, in: path, required: true, example: 7, schema: {type: integer}}
                  - {name: bookId, in: path, required: true, schema: {type: integer}}
                  responses: {"200": {$ref: "#/components/responses/Books"}}

            """
        let calls = try calls(path("/users/{userId}/books", ["userId": "integer"]) + item)
        #expect(calls.map(\.variables.count) == [1, 1] && calls[1].lists.isEmpty)
    }

    /// A list for which the test would need other credentials is not requested.
    @Test func listsOfOthers() throws {
        let item = path("/books/{id}", ["id": "integer"], "security: [{token: []}]")
        #expect(try calls(path("/books", [:]) + item)[1].lists.isEmpty)
        #expect(try calls(path("/books", [:], "security: [{token: []}]") + item)[1].lists.count == 1)
    }

    /// The number of lists is at most the number of parameters, whatever the paths are.
    @Test(.timeLimit(.minutes(1)))
    func longPaths() throws {
        var text = ""
        var parameters: [String: String] = [:]
        for index in 0..<40 {
            text += path(
                "/" + (0..<index).map { "a\($0)/{p\($0)Id}/" }.joined() + "a\(index)", parameters)
            parameters["p\(index)Id"] = "integer"
        }
        #expect(try calls(text).map(\.lists.count) == Array(0..<40))
    }

    /// If a router's syntax marks a variable, slashes in its value separate segments.
    @Test func valuesWithSlashes() throws {
        let calls = try calls(path("/files/{path...}", ["path": "string"]) + path("/books/{id}", ["id": "integer"]))
        #expect(calls.map(\.target) == ["/files/{+API_PARAM_FILES_PATH}", "/books/{API_PARAM_BOOKS_ID}"])
    }
}

import DTOClient
import DTORuntime
import Foundation
import Testing

/// The facts of failures as frameworks and APIs write them. Each body is the form that the framework's documentation or
/// its default handler has.
@Suite struct FailureDetailsTests {
    struct Case: CustomTestStringConvertible, Sendable {
        var testDescription: String
        var body: String
        var code: String?
        var message: String?
    }

    static let cases = [
        Case(
            testDescription: "RFC 9457, section 3",
            body: #"""
                {"type": "https://example.com/probs/out-of-credit", "title": "You do not have enough credit.",
                "detail": "Your current balance is 30, but that costs 50.", "instance": "/account/12345/msgs/abc"}
                """#,
            code: "https://example.com/probs/out-of-credit", message: "Your current balance is 30, but that costs 50."),
        Case(
            testDescription: "RFC 9457, section 4.2.1, without a type",
            body: #"{"type": "about:blank", "title": "Not Found", "status": 404}"#, message: "Not Found"),
        Case(
            testDescription: "OAuth, RFC 6749 section 5.2",
            body: #"{"error": "invalid_grant", "error_description": "The code has expired."}"#, code: "invalid_grant",
            message: "The code has expired."),
        Case(
            testDescription: "OAuth without a description", body: #"{"error": "invalid_request"}"#,
            code: "invalid_request"),
        Case(
            testDescription: "JSON:API 1.1, error objects",
            body: #"""
                {"errors": [
                {"status": "422", "source": {"pointer": "/data/attributes/firstName"}, "title": "Invalid Attribute",
                "detail": "First name must contain at least two characters."},
                {"status": "422", "source": {"parameter": "include"}, "title": "Invalid Query Parameter"}]}
                """#,
            message: "/data/attributes/firstName: First name must contain at least two characters. "
                + "include: Invalid Query Parameter"),
        Case(
            testDescription: "FastAPI, HTTPException", body: #"{"detail": "Item not found"}"#, message: "Item not found"
        ),
        Case(
            testDescription: "FastAPI, a detail that is an object",
            body: #"{"detail": {"code": "flow_locked", "message": "Another user edits the flow"}}"#,
            code: "flow_locked", message: "Another user edits the flow"),
        Case(
            testDescription: "FastAPI, RequestValidationError",
            body: #"""
                {"detail": [
                {"type": "missing", "loc": ["body", "item", "name"], "msg": "Field required", "input": {}},
                {"type": "int_parsing", "loc": ["query", 0], "msg": "Input should be a valid integer", "input": "x"}]}
                """#,
            code: "missing",
            message: "body.item.name: Field required. query.0: Input should be a valid integer"),
        Case(
            testDescription: "a number of the API's own, next to the status as a text",
            body: #"{"code": 1042, "status": "404", "message": "no"}"#, code: "1042", message: "no"),
        Case(
            testDescription: "members that are secrets are not faults of fields",
            body: #"{"session_tokens": ["eyJ.secret"], "name": ["This field is required."]}"#,
            message: "name: This field is required."),
        Case(testDescription: "Django REST, NotFound", body: #"{"detail": "Not found."}"#, message: "Not found."),
        Case(
            testDescription: "Django REST, ValidationError of fields",
            body: #"{"password": ["This field may not be blank."], "name": ["This field is required."]}"#,
            message: "name: This field is required. password: This field may not be blank."),
        Case(
            testDescription: "Django REST, non_field_errors",
            body: #"{"non_field_errors": ["Unable to log in with provided credentials."]}"#,
            message: "Unable to log in with provided credentials."),
        Case(
            testDescription: "Django REST, a nested serializer",
            body: #"{"profile": {"age": ["A valid integer is required."]}}"#,
            message: "profile: age: A valid integer is required."),
        Case(
            testDescription: "Laravel, ValidationException",
            body: #"""
                {"message": "The email field is required.", "errors": {"email": ["The email field is required."]}}
                """#,
            message: "The email field is required."),
        Case(
            testDescription: "Laravel 8, ValidationException",
            body: #"{"message": "The given data was invalid.", "errors": {"email": ["The email field is required."]}}"#,
            message: "The given data was invalid. email: The email field is required."),
        Case(
            testDescription: "ASP.NET Core, ValidationProblemDetails",
            body: #"""
                {"type": "https://tools.ietf.org/html/rfc9110#section-15.5.1",
                "title": "One or more validation errors occurred.", "status": 400,
                "errors": {"Name": ["The Name field is required."]}, "traceId": "00-7c1f-5e-00"}
                """#,
            code: "https://tools.ietf.org/html/rfc9110#section-15.5.1",
            message: "One or more validation errors occurred. Name: The Name field is required."),
        Case(
            testDescription: "GitHub",
            body: #"""
                {"message": "Validation Failed", "errors": [
                {"resource": "Issue", "field": "title", "code": "missing_field"}], "documentation_url": "https://d"}
                """#,
            code: "missing_field", message: "Validation Failed. title: missing_field"),
        Case(
            testDescription: "Stripe",
            body: #"""
                {"error": {"type": "card_error", "code": "card_declined", "message": "Your card was declined.",
                "param": "number"}}
                """#,
            code: "card_declined", message: "Your card was declined."),
        Case(
            testDescription: "Google",
            body: #"{"error": {"code": 404, "message": "Requested entity was not found.", "status": "NOT_FOUND"}}"#,
            code: "NOT_FOUND", message: "Requested entity was not found."),
        Case(
            testDescription: "Amazon", body: #"{"__type": "ResourceNotFoundException", "Message": "No such table"}"#,
            code: "ResourceNotFoundException", message: "No such table"),
        Case(
            testDescription: "Spring Boot",
            body: #"{"timestamp": "2025-11-27T10:30:00Z", "status": 404, "error": "Not Found", "path": "/books/1"}"#,
            message: "Not Found"),
        Case(
            testDescription: "NestJS, ValidationPipe",
            body:
                #"{"message": ["name must be a string", "age must be a number"], "error": "Bad Request", "statusCode": 400}"#,
            message: "Bad Request. name must be a string. age must be a number"),
        Case(
            testDescription: "Zod",
            body: #"""
                {"success": false, "error": {"issues": [
                {"code": "invalid_type", "path": ["user", "name"], "message": "Required"}], "name": "ZodError"}}
                """#,
            code: "invalid_type", message: "user.name: Required"),
        Case(
            testDescription: "GraphQL", body: #"{"errors": [{"message": "Cannot query field x", "path": ["book"]}]}"#,
            message: "book: Cannot query field x"),
        Case(
            testDescription: "Elasticsearch",
            body: #"""
                {"error": {"root_cause": [], "type": "index_not_found_exception", "reason": "no such index [books]"},
                "status": 404}
                """#,
            code: "index_not_found_exception", message: "no such index [books]"),
        Case(testDescription: "a text", body: #""Too many requests""#, message: "Too many requests"),
        Case(testDescription: "nothing that is a reason", body: #"{"id": "1", "count": 2}"#),
    ]

    @Test(arguments: cases)
    func factsAreFound(_ expected: Case) throws {
        let details = FailureDetails(try DTODecoder().decode(JSONValue.self, from: Data(expected.body.utf8)))
        #expect(details.code == expected.code)
        #expect(details.message == expected.message)
    }

    @Test func deepAndLongBodiesAreBounded() throws {
        let deep = String(repeating: #"{"error": "#, count: 60) + #""x""# + String(repeating: "}", count: 60)
        #expect(FailureDetails(try DTODecoder().decode(JSONValue.self, from: Data(deep.utf8))).message == nil)
        let items = (0..<1_000).map { JSONValue.object(["msg": .string("fault \($0)")]) }
        let many = FailureDetails(.object(["detail": .array(items)]))
        #expect(many.message == "fault 0. fault 1. fault 2. fault 3. fault 4")
        let long = FailureDetails(.string(String(repeating: "x", count: 10_000)))
        #expect(long.message?.count == 500)
    }
}

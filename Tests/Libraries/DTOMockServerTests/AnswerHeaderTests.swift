import DTOContract
import DTORuntime
import Testing

@testable import DTOMockServer

/// Tests the headers in the responses of a contract.
@Suite struct AnswerHeaderTests {
    private static let schemas = SchemaSet(
        [["type": "integer", "minimum": 0], ["type": "array", "items": ["enum": ["a", "b"]]]], dialect: .jsonSchema)

    private func value(_ header: RuntimeHeader) -> String? {
        AnswerHeaders.fields(of: RuntimeAnswer(status: "200", headers: [header]), Self.schemas).first?.value
    }

    /// A client would distrust the server if it sent a header that its schema does not allow.
    @Test func anExampleThatDoesNotConformIsNotSent() {
        #expect(value(RuntimeHeader(name: "Left", isRequired: true, schema: 0, example: "12")) == "12")
        #expect(value(RuntimeHeader(name: "Left", isRequired: true, schema: 0, example: "-1")) == "1")
        #expect(value(RuntimeHeader(name: "Left", isRequired: true, schema: 0, example: "many")) == "1")
        #expect(value(RuntimeHeader(name: "Kinds", isRequired: false, schema: 1, example: "a,b")) == "a,b")
        #expect(value(RuntimeHeader(name: "Kinds", isRequired: false, schema: 1, example: "a,c")) != "a,c")
        #expect(value(RuntimeHeader(name: "Free", isRequired: false, example: "anything")) == "anything")
    }

    @Test func whatIsNoHeaderIsNotSent() {
        #expect(value(RuntimeHeader(name: "A", isRequired: true, example: "a\r\nB: c")) == nil)
        #expect(value(RuntimeHeader(name: "A: b", isRequired: true, example: "a")) == nil)
        #expect(value(RuntimeHeader(name: "Content-Length", isRequired: true, example: "9")) == nil)
    }

    /// Media types may differ in their parameters only (RFC 9110 section 12.5.1).
    @Test(arguments: [
        ("application/json; version=2", 1), ("application/json", 0), ("application/json; charset=utf-8", 0),
        ("application/json;q=0.5;version=2, text/csv;q=0.1", 1), ("*/*;q=0.1, application/json; version=1", 0),
    ])
    func versionsOfAMediaType(_ accepted: String, _ best: Int) {
        let types = ["application/json; version=1", "application/json; Version=2", "text/csv"]
        #expect(Acceptance(accepted).best(of: types) == best)
    }
}

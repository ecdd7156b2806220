import DTORuntime
import Foundation
import Testing

@Suite struct EnvelopeFailureTests {
    @Test func whatSaysSomethingIsAnError() {
        #expect(EnvelopeFailure("no such book")?.value == "no such book")
        #expect(EnvelopeFailure(["title", "isbn"])?.value == ["title", "isbn"])
        #expect(EnvelopeFailure(["isbn": ["is too short"]])?.value == ["isbn": ["is too short"]])
        #expect(EnvelopeFailure(true)?.value == true)
        #expect(EnvelopeFailure(17)?.value == 17)
        #expect(EnvelopeFailure(-0.5)?.value == -0.5)
        #expect(EnvelopeFailure(EnvelopeEvidence.success)?.value == .success)
        #expect(EnvelopeFailure(JSONValue.string("x"))?.value == "x")
    }

    @Test func whatSaysNothingIsNone() {
        #expect(EnvelopeFailure(String?.none) == nil)
        #expect(EnvelopeFailure("") == nil)
        #expect(EnvelopeFailure([String]()) == nil)
        #expect(EnvelopeFailure([String: Int]()) == nil)
        #expect(EnvelopeFailure(false) == nil)
        #expect(EnvelopeFailure(0) == nil)
        #expect(EnvelopeFailure(0.0) == nil)
        #expect(EnvelopeFailure(Decimal(0)) == nil)
    }

    @Test(arguments: [JSONValue.null, false, 0, .number(0), "", [], [:]])
    func jsonThatSaysNothingIsNone(value: JSONValue) {
        #expect(EnvelopeFailure(value) == nil)
    }

    @Test func anErrorEncodesAsItsValue() throws {
        let failure = try #require(EnvelopeFailure(["title", "isbn"]))
        #expect(try String(decoding: JSONEncoder().encode(failure), as: UTF8.self) == #"["title","isbn"]"#)
    }

    private func resolve(_ success: Bool?, _ payload: Int?, _ error: String?) -> String {
        do {
            return "payload \(try resolveEnvelope(success: success, payload: payload, error: EnvelopeFailure(error)))"
        } catch let failure as EnvelopeFailure<String> {
            return "error \(failure.value)"
        } catch {
            return "\(error)"
        }
    }

    /// The rules are those of errors that are records: success decides, else an error, else a payload.
    @Test func theRules() {
        #expect(resolve(true, 1, "no") == "payload 1")
        #expect(resolve(true, nil, "no") == "The answer has no data.")
        #expect(resolve(false, 1, "no") == "error no")
        #expect(resolve(false, 1, "") == "The answer is a failure without error.")
        #expect(resolve(nil, 1, "no") == "error no")
        #expect(resolve(nil, 1, "") == "payload 1")
        #expect(resolve(nil, 1, nil) == "payload 1")
        #expect(resolve(nil, nil, "") == "The answer has none of success, data, error.")
    }

    @Test func withoutAPlaceForAnError() throws {
        #expect(try resolveEnvelope(success: nil, payload: 1) == 1)
        #expect(try resolveEnvelope(success: true, payload: 1) == 1)
        #expect(throws: EnvelopeViolation.failure) { try resolveEnvelope(success: false, payload: 1) }
        #expect(throws: EnvelopeViolation.missingPayload(key: "result")) {
            try resolveEnvelope(success: true, payload: Int?.none, payloadKey: "result")
        }
        #expect(throws: EnvelopeViolation.undecided(keys: ["ok", "data"])) {
            try resolveEnvelope(success: nil, payload: Int?.none, successKey: "ok")
        }
    }
}

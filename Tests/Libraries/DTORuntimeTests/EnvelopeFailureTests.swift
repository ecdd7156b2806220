@_spi(Generated) import DTORuntime
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

    private enum Code: OpenEnumeration {
        case denied
        case unknown(Int)

        static var allCases: [Code] { [.denied] }
        init(rawValue: Int) { self = rawValue == 7 ? .denied : .unknown(rawValue) }
        var rawValue: Int {
            switch self {
            case .denied: 7
            case .unknown(let rawValue): rawValue
            }
        }
    }

    private indirect enum Reason: Hashable, Sendable {
        case text(String)
        case code(Code)
        case flag(Bool)
    }

    /// The raw value of an enumeration counts, and so does the payload of a union.
    @Test func whatSaysNothingInAnotherTypeIsNoneEither() {
        #expect(EnvelopeFailure(Code.denied)?.value == .denied)
        #expect(EnvelopeFailure(Code.unknown(3))?.value == .unknown(3))
        #expect(EnvelopeFailure(Code.unknown(0)) == nil)
        #expect(EnvelopeFailure(Reason.text("no"))?.value == .text("no"))
        #expect(EnvelopeFailure(Reason.text("")) == nil)
        #expect(EnvelopeFailure(Reason.flag(false)) == nil)
        #expect(EnvelopeFailure(Reason.code(.unknown(0))) == nil)
    }

    @Test func anErrorSaysWhatTheAPISays() {
        #expect(EnvelopeFailure("no such book")?.description == "The response is a failure: no such book")
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

    /// The rules are those of errors that are records: success decides, otherwise an error, otherwise a payload.
    @Test func theRules() {
        #expect(resolve(true, 1, "no") == "payload 1")
        #expect(resolve(true, nil, "no") == "The response has no usable value for 'data'.")
        #expect(resolve(false, 1, "no") == "error no")
        #expect(resolve(false, 1, "") == "The response is a failure without a usable value for 'error'.")
        #expect(resolve(nil, 1, "no") == "error no")
        #expect(resolve(nil, 1, "") == "payload 1")
        #expect(resolve(nil, 1, nil) == "payload 1")
        #expect(resolve(nil, nil, "") == "The keys success, data, error show neither success nor failure.")
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

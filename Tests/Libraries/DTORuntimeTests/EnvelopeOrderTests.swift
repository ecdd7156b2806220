@_spi(Generated) import DTORuntime
import Testing

/// The caller chooses the order in which the parts of an envelope count.
@Suite struct EnvelopeOrderTests {
    private struct Problem: DefensiveRecord, Error {
        var message: String

        init(_ message: String) {
            self.message = message
        }

        enum CodingKeys: String, RecordKey {
            case message
        }

        init(from fields: DefensiveFields<CodingKeys>) throws {
            message = try fields.value(.message, default: "?")
        }
    }

    private func resolved(
        _ success: Bool?, _ payload: Int?, _ error: String?, _ rules: [EnvelopeEvidence]
    ) -> String {
        do {
            return
                "\(try resolveEnvelope(success: success, payload: payload, error: error.map { Problem($0) }, rules: rules))"
        } catch let problem as Problem {
            return problem.message
        } catch {
            return "\(error)"
        }
    }

    @Test func anErrorMayCountBeforeSuccess() {
        #expect(resolved(true, 1, "no", EnvelopeEvidence.allCases) == "1")
        #expect(resolved(true, 1, "no", [.error, .success, .payload]) == "no")
        #expect(resolved(false, 1, "no", [.payload, .success]) == "1")
    }

    @Test func whatIsNotAskedDoesNotCount() {
        #expect(resolved(false, 1, nil, [.error, .payload]) == "1")
        #expect(resolved(nil, 1, "no", [.payload]) == "1")
        #expect(
            resolved(nil, nil, "no", [.payload]) == "The keys success, data, error show neither success nor failure.")
    }
}

@_spi(Generated) import DTORuntime
import Foundation
import Testing

enum ApiResponse<Payload: Codable & Hashable & Sendable>: Codable, Hashable, Sendable {
    case success(Success)
    case failure(Failure)

    struct Success: DefensiveRecord, Hashable, Sendable {
        var success: Bool
        var data: Payload?

        enum CodingKeys: String, RecordKey {
            case success, data
        }

        init(from fields: DefensiveFields<CodingKeys>) throws {
            success = try fields.constant(.success, true)
            data = try fields.payload(.data)
        }
    }

    struct Failure: DefensiveRecord, Hashable, Sendable {
        var success: Bool
        var error: ApiError?

        enum CodingKeys: String, RecordKey {
            case success, error
        }

        init(from fields: DefensiveFields<CodingKeys>) throws {
            success = try fields.constant(.success, false)
            error = try fields.failure(.error)
        }
    }

    init(from decoder: any Decoder) throws {
        switch try decoder.outcome(discriminator: "success") {
        case .success: self = .success(try Success(from: decoder))
        case .failure: self = .failure(try Failure(from: decoder))
        }
    }

    func encode(to encoder: any Encoder) throws {
        switch self {
        case .success(let value): try value.encode(to: encoder)
        case .failure(let value): try value.encode(to: encoder)
        }
    }
}

/// An envelope whose success is a text.
struct Status: Decodable {
    let outcome: EnvelopeOutcome

    init(from decoder: any Decoder) throws {
        outcome = try decoder.outcome(discriminator: "status", success: "ok", failure: "error", payloadKey: "result")
    }
}

/// An envelope whose success is a flag. Its key has two words.
struct FlaggedSuccess: Decodable {
    let outcome: EnvelopeOutcome

    init(from decoder: any Decoder) throws {
        outcome = try decoder.outcome(discriminator: "is_ok", payloadKey: "pay_load", errorKey: "error_info")
    }
}

/// An error that has no meaning without its code.
struct SternError: DefensiveRecord, Hashable, Error {
    var code: String

    enum CodingKeys: String, RecordKey {
        case code
    }

    init(from fields: DefensiveFields<CodingKeys>) throws {
        code = try fields.strict(.code)
    }
}

@Suite struct EnvelopeTests {
    private func resolve(_ text: String) throws -> String {
        let outcome = try decode(ResponseEnvelope<[Int]>.self, text)
        do {
            return "payload \(try outcome.value.payload())"
        } catch let error as ApiError {
            return "error \(error.code)"
        } catch let violation as EnvelopeViolation {
            return "\(violation)"
        }
    }

    /// Tries the keys present and absent, with `success` true and false, against the rules: 1) success decides; 2)
    /// otherwise an error means failure; 3) otherwise data means success; 4) otherwise nothing decides.
    @Test(arguments: [nil, true, false], [false, true])
    func everyCombination(success: Bool?, hasData: Bool) throws {
        for hasError in [false, true] {
            for hasMetadata in [false, true] {
                var members: [String] = []
                if let success { members.append(#""success": \#(success)"#) }
                if hasData { members.append(#""data": [1, 2]"#) }
                if hasError { members.append(#""error": {"code": "NOT_FOUND", "message": "m", "retryable": false}"#) }
                if hasMetadata { members.append(#""metadata": {"timestamp": "2025-11-15T09:00:00Z"}"#) }
                let expected =
                    switch (success, hasError, hasData) {
                    case (true, _, true): "payload [1, 2]"
                    case (true, _, false): "The response has no usable value for 'data'."
                    case (false, true, _): "error NOT_FOUND"
                    case (false, false, _): "error UNKNOWN"
                    case (nil, true, _): "error NOT_FOUND"
                    case (nil, false, true): "payload [1, 2]"
                    case (nil, false, false): "The keys success, data, error show neither success nor failure."
                    }
                #expect(try resolve("{\(members.joined(separator: ", "))}") == expected)
            }
        }
    }

    @Test(arguments: [
        (#"{"is_ok": true, "error_info": {}}"#, true), (#"{"is_ok": false, "pay_load": 1}"#, false),
        (#"{"pay_load": 1}"#, true), (#"{"error_info": {}}"#, false),
    ])
    func anOutcomeIsFoundByConvertedKeys(json: String, isSuccess: Bool) throws {
        for strategy in [JSONDecoder.KeyDecodingStrategy.useDefaultKeys, .convertFromSnakeCase] {
            let decoder = JSONDecoder()
            decoder.keyDecodingStrategy = strategy
            let envelope = try decoder.decode(FlaggedSuccess.self, from: Data(json.utf8))
            #expect((envelope.outcome == .success) == isSuccess)
        }
    }

    @Test(arguments: [
        (
            #"{"success": null, "data": null, "error": null}"#,
            "The keys success, data, error show neither success nor failure."
        ),
        (#"{"success": "true", "data": [1]}"#, "payload [1]"),
        (#"{"success": 0, "data": [1]}"#, "error UNKNOWN"),
        (#"{"success": "maybe", "data": [1], "error": {"code": "X"}}"#, "error X"),
        (#"{"success": true, "data": null}"#, "The response has no usable value for 'data'."),
        (#"{"success": true, "data": {"a": 1}}"#, "The response has no usable value for 'data'."),
        (#"{"data": ["1", {}, 3]}"#, "payload [1, 3]"),
        (#"{"error": {}}"#, "error UNKNOWN"),
        (#"{"error": []}"#, "error UNKNOWN"),
        (#"{"error": 500}"#, "error UNKNOWN"),
        (#"{"error": false, "data": [1]}"#, "error UNKNOWN"),
    ])
    func damage(text: String, expected: String) throws {
        #expect(try resolve(text) == expected)
    }

    @Test func metadataFallsBackToMetaThenToNothing() throws {
        let legacy = try decode(
            ResponseEnvelope<[Int]>.self,
            #"{"success": true, "data": [], "meta": {"timestamp": "2025-11-15T09:00:00Z", "provider": "p"}}"#
        )
        #expect(legacy.value.metadata.provider == "p")
        #expect(legacy.reports == [])
        let none = try decode(ResponseEnvelope<[Int]>.self, #"{"success": true, "data": []}"#)
        #expect(none.value.metadata.timestamp == "")
        #expect(none.reports == ["metadata missing"])
        let damaged = try decode(ResponseEnvelope<[Int]>.self, #"{"success": true, "data": [], "metadata": "x"}"#)
        #expect(damaged.value.metadata.timestamp == "")
        #expect(damaged.reports == ["metadata typeMismatch"])
    }

    @Test func aTextIsTheErrorsMessage() throws {
        let outcome = try decode(
            ResponseEnvelope<Int>.self,
            #"{"error": "Too many requests", "metadata": {"timestamp": "2025-11-15T09:00:00Z"}}"#)
        #expect(outcome.value.error?.message == "Too many requests")
        #expect(outcome.value.error?.code == "UNKNOWN")
        #expect(outcome.reports == ["error coerced"])
        #expect(outcome.issues.first?.used == "object with message")
        let other = try decode(
            ResponseEnvelope<Int>.self, #"{"error": ["x"], "metadata": {"timestamp": "2025-11-15T09:00:00Z"}}"#)
        #expect(other.value.error?.message == "")
        #expect(other.reports == ["error typeMismatch"])
    }

    @Test func detailsMayHoldNulls() throws {
        let outcome = try decode(
            ResponseEnvelope<Int>.self,
            #"{"error": {"code": "X", "message": "", "retryable": true, "details": {"a": null, "b": [null, 1]}}, "metadata": {"timestamp": "2025-11-15T09:00:00Z"}}"#
        )
        #expect(outcome.value.error?.details == ["a": nil, "b": [nil, 1]])
        #expect(outcome.reports == [])
    }

    @Test func payloadsAreAsTolerantAsProperties() throws {
        func payload<Value: Codable & Hashable & Sendable>(_ type: Value.Type, _ text: String) throws -> (
            Value?, [String]
        ) {
            let outcome = try decode(
                ResponseEnvelope<Value>.self, #"{"data": \#(text), "metadata": {"timestamp": "2025-11-15T09:00:00Z"}}"#)
            return (outcome.value.data, outcome.reports)
        }
        #expect(try payload(Int.self, #""5""#) == (5, ["data coerced"]))
        #expect(try payload(Int.self, "{}") == (nil, ["data typeMismatch"]))
        #expect(try payload(String.self, "5") == ("5", ["data coerced"]))
        #expect(try payload([String].self, #"["a", []]"#) == (["a"], ["data[1] droppedElement"]))
        #expect(try payload([String: Int].self, #"{"a": 1, "b": null}"#) == (["a": 1], ["data.b droppedEntry"]))
        #expect(try payload(ReviewStatus.self, #""odd""#) == (.unknown("odd"), ["data unknownValue"]))
        #expect(
            try payload(BoundingBox.self, #"{"x": "1"}"#) == (
                BoundingBox(x: 1, y: 0), ["data.x coerced", "data.y missing"]
            ))
        #expect(try payload(BoundingBox.self, "{}") == (nil, ["data typeMismatch"]))
        #expect(try payload(Work.self, #"{"quality": 1}"#) == (nil, ["data malformed"]))
        #expect(try payload(JobResults.self, "7") == (.unknown(7), ["data unknownVariant"]))
        #expect(
            try payload(
                ResponseEnvelope<[Int]>.self, #"{"data": [1, "x"], "meta": {"timestamp": "2025-11-15T09:00:00Z"}}"#
            ).1 == [
                "data.data[1] droppedElement"
            ])
        let optional = try payload(Int?.self, "null")
        #expect(optional.0 == .none)
        #expect(optional.1 == [])
    }

    @Test(arguments: [
        (#"{"success": true, "data": 1}"#, "success"), (#"{"success": false}"#, "failure"),
        (#"{"success": "false", "data": 1}"#, "failure"), (#"{"success": 1}"#, "success"),
        (#"{"data": 1}"#, "success"), (#"{"data": 1, "error": {"code": "X"}}"#, "failure"),
        (#"{"error": "text"}"#, "failure"), (#"{"success": true, "error": {"code": "X"}}"#, "success"),
        (#"{"success": "perhaps", "data": 1, "error": null}"#, "success"),
    ])
    func outcomes(text: String, expected: String) throws {
        switch try decode(ApiResponse<Int>.self, text).value {
        case .success: #expect(expected == "success")
        case .failure: #expect(expected == "failure")
        }
    }

    @Test func anUndecidedOutcomeIsATypedError() {
        #expect(throws: EnvelopeViolation.undecided(keys: ["success", "data", "error"])) {
            try JSONDecoder().decode(ApiResponse<Int>.self, from: Data("{}".utf8))
        }
        #expect(throws: DecodingError.self) { try JSONDecoder().decode(ApiResponse<Int>.self, from: Data("[]".utf8)) }
    }

    @Test func theDiscriminatorIsWrittenBack() throws {
        let text = #"{"success": false, "error": {"code": "X", "message": "m", "retryable": true}}"#
        #expect(try encode(decode(ApiResponse<Int>.self, text).value) == json(text))
        let bare = try decode(ApiResponse<Int>.self, #"{"error": {"code": "X", "message": "m", "retryable": true}}"#)
        #expect(try encode(bare.value) == json(text))
        #expect(bare.reports == ["success missing"])
    }

    @Test(arguments: [
        (#"{"status": "ok"}"#, EnvelopeOutcome.success), (#"{"status": "error", "result": 1}"#, .failure),
        (#"{"status": "pending", "result": 1}"#, .success), (#"{"result": null, "error": 1}"#, .failure),
    ])
    func textDiscriminators(text: String, outcome: EnvelopeOutcome) throws {
        #expect(try decode(Status.self, text).value.outcome == outcome)
    }

    @Test func aFailureOfWhichNothingCanBeSaid() {
        #expect(throws: EnvelopeViolation.missingError(key: "error")) {
            try resolveEnvelope(success: false, payload: 1, error: SternError?.none)
        }
    }
}

import DTORuntime
package import Foundation

/// The results of one document with `JSONDecoder` and with `DTODecoder`: the value or the error, and the report.
package enum DecoderComparison {
    /// Returns descriptions of the differences between the two decoders. The list is empty if their results are equal.
    ///
    /// The document is decoded without a report, with one, and under the strict policy.
    ///
    /// Some differences are intended. `DTODecoder` finds every text that is not JSON, and `JSONDecoder` only finds it
    /// in decoded values. `JSONDecoder` does not report the place of a string that is not Unicode or of a number out of
    /// range.
    package static func differences<Value: Decodable>(
        _ type: Value.Type, _ data: Data, reportingUnknownKeys: Bool = false
    ) -> [String] {
        differences(
            "decode", Outcome { (try JSONDecoder().decode(type, from: data), []) },
            Outcome { (try DTODecoder().decode(type, from: data), []) })
            + differences(
                "decodeReporting",
                Outcome {
                    let outcome = try JSONDecoder().decodeReporting(
                        type, from: data, reportingUnknownKeys: reportingUnknownKeys)
                    return (outcome.value, outcome.issues)
                },
                Outcome {
                    let outcome = try DTODecoder().decodeReporting(
                        type, from: data, reportingUnknownKeys: reportingUnknownKeys)
                    return (outcome.value, outcome.issues)
                })
            + differences(
                "strictly",
                Outcome {
                    let decoder = JSONDecoder()
                    decoder.userInfo[.decodingPolicy] = DecodingPolicy.strict
                    return (try decoder.decode(type, from: data), [])
                },
                Outcome {
                    var decoder = DTODecoder()
                    decoder.userInfo[.decodingPolicy] = DecodingPolicy.strict
                    return (try decoder.decode(type, from: data), [])
                })
    }

    /// Returns whether the results may differ: the document has a number that Foundation may round to another number,
    /// or a key with half of a surrogate pair, which makes Foundation lose the object.
    package static func mayDiffer(_ data: Data) -> Bool {
        var digitCount = 0
        var previous: UInt8 = 0
        for byte in data {
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."):
                digitCount += 1
                if digitCount > 15 { return true }
            case UInt8(ascii: "e"), UInt8(ascii: "E"):
                if digitCount > 0 { return true }
            case UInt8(ascii: "d"), UInt8(ascii: "D"):
                if previous == UInt8(ascii: "u") { return true }
                digitCount = 0
            default: digitCount = 0
            }
            previous = byte
        }
        // The scan above does not find numbers in UTF-16 and UTF-32, where zero bytes separate the digits.
        return data.contains(0)
    }

    private static func differences<Value>(_ way: String, _ theirs: Outcome<Value>, _ ours: Outcome<Value>) -> [String]
    {
        theirs.isSame(as: ours) ? [] : ["\(way) \(Value.self):\n    JSONDecoder: \(theirs)\n    DTODecoder:  \(ours)"]
    }
}

private enum Outcome<Value>: CustomStringConvertible {
    case value(Value, [DecodingIssue])
    case failure(any Error)

    init(_ decode: () throws -> (Value, [DecodingIssue])) {
        do {
            let (value, issues) = try decode()
            self = .value(value, issues)
        } catch {
            self = .failure(error)
        }
    }

    func isSame(as other: Outcome) -> Bool {
        switch (self, other) {
        case (_, .failure(let error)) where error.isInvalidJSON:
            true
        case (.value(let value, let issues), .value(let otherValue, let otherIssues)):
            issues == otherIssues && Self.areEqual(value, otherValue)
        case (.failure(let error), .failure(let otherError)):
            (error.isPlaceless && otherError.isCorruption) || error.words == otherError.words
                || error.isOfSibling(of: otherError)
        default:
            false
        }
    }

    private static func areEqual(_ value: Value, _ other: Value) -> Bool {
        if let value = value as? AnyHashable { return value == other as? AnyHashable }
        return "\(value)" == "\(other)"
    }

    var description: String {
        switch self {
        case .value(let value, let issues): "\(value) \(issues)".prefix(2_000).description
        case .failure(let error): "\(error.words)"
        }
    }
}

extension Error {
    fileprivate var isInvalidJSON: Bool {
        if case DecodingError.dataCorrupted(let context) = self as any Error {
            context.underlyingError is InvalidJSON
        } else {
            false
        }
    }

    fileprivate var isCorruption: Bool {
        if case DecodingError.dataCorrupted = self as any Error { true } else { false }
    }

    /// Whether the error has the form of the errors for which `JSONDecoder` gives no path.
    fileprivate var isPlaceless: Bool {
        if case DecodingError.dataCorrupted(let context) = self as any Error {
            context.debugDescription == "The given data was not valid JSON."
        } else {
            false
        }
    }

    /// Returns whether the other error is in another entry of the dictionary. `JSONDecoder` decodes the entries of
    /// a dictionary in an order that differs from run to run.
    fileprivate func isOfSibling(of other: any Error) -> Bool {
        guard let error = self as? DecodingError, let other = other as? DecodingError else { return false }
        let difference = zip(error.path, other.path).first { $0.stringValue != $1.stringValue }
        return difference.map { $0.intValue == nil && $1.intValue == nil } ?? false
    }

    /// The kind of the error, its type and its path.
    fileprivate var words: String {
        switch self as any Error {
        case DecodingError.keyNotFound(let key, let context): "no \(key.stringValue) at \(Self.text(context))"
        case DecodingError.valueNotFound(let type, let context): "no \(type) at \(Self.text(context))"
        case DecodingError.typeMismatch(let type, let context): "no \(type) but another type at \(Self.text(context))"
        case DecodingError.dataCorrupted(let context): "corrupt at \(Self.text(context))"
        default: "\(self)"
        }
    }

    private static func text(_ context: DecodingError.Context) -> String {
        context.codingPath.map { key in key.intValue.map { "[\($0)]" } ?? key.stringValue }.joined(separator: ".")
    }
}

extension DecodingError {
    fileprivate var path: [any CodingKey] {
        switch self {
        case .keyNotFound(_, let context), .valueNotFound(_, let context), .typeMismatch(_, let context),
            .dataCorrupted(let context):
            context.codingPath
        @unknown default: []
        }
    }
}

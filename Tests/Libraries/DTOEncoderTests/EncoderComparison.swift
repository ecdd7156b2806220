@_spi(Generated) import DTORuntime
import Foundation
import Testing

/// Encodes a value with `JSONEncoder` and `DTOEncoder`, with equal options.
struct EncoderComparison {
    private var foundation: [JSONEncoder] = []
    private var own: [DTOEncoder] = []

    /// - Parameters:
    ///   - foundation: Sets the options in addition to those of the format.
    ///   - own: Sets these options of `DTOEncoder`.
    init(_ foundation: (JSONEncoder) -> Void = { _ in }, _ own: (inout DTOEncoder) -> Void = { _ in }) {
        let formats: [JSONEncoder.OutputFormatting] = [
            .sortedKeys, [.sortedKeys, .prettyPrinted], [.sortedKeys, .withoutEscapingSlashes],
        ]
        for format in formats {
            let encoder = JSONEncoder()
            foundation(encoder)
            encoder.outputFormatting = format
            self.foundation.append(encoder)
            var mine = DTOEncoder()
            own(&mine)
            mine.outputFormatting = format
            self.own.append(mine)
        }
    }

    /// Expects equal bytes from both, or equal errors. Without sorted keys, the documents must be equal as JSON.
    func expectSame(_ value: some Encodable, sourceLocation: SourceLocation = #_sourceLocation) {
        for (foundation, own) in zip(foundation, own) {
            #expect(
                Self.outcome { try own.encode(value) } == Self.outcome { try foundation.encode(value) },
                sourceLocation: sourceLocation)
        }
        var unsorted = own[0]
        unsorted.outputFormatting = []
        #expect(
            Self.meaning { try unsorted.encode(value) } == Self.meaning { try foundation[0].encode(value) },
            sourceLocation: sourceLocation)
    }

    private static func outcome(_ encode: () throws -> Data) -> String {
        do {
            return String(decoding: try encode(), as: UTF8.self)
        } catch EncodingError.invalidValue(_, let context) {
            let advice = " `nonConformingFloatStrategy` can write it as a string."
            let reason = context.debugDescription.replacing(advice, with: "")
            return "\(context.codingPath.map(\.stringValue)) \(context.codingPath.map(\.intValue)): \(reason)"
        } catch {
            return "\(error)"
        }
    }

    private static func meaning(_ encode: () throws -> Data) -> JSONValue? {
        (try? encode()).flatMap { try? DTODecoder().decode(JSONValue.self, from: $0) }
    }
}

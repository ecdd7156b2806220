import Foundation

/// How a part of a form is written, where the contract says so (OpenAPI 3.1.1, section 4.8.15).
public enum FormStyle: Sendable {
    case style(ParameterStyle, explode: Bool)
    /// As a JSON document.
    case json
}

enum FormBody {
    /// One pair per value. Without a style, what is neither text nor number is a JSON document where it is an object, and an array repeats
    /// its name: as the default of `style` and `contentType` comes to.
    static func pairs(of value: some Encodable, styles: [String: FormStyle] = [:]) throws -> [ParameterPair] {
        guard case .object(let members) = try ParameterEncoder.tree(of: value) else {
            throw EncodingError.invalidValue(value, .init(codingPath: [], debugDescription: "A form is an object."))
        }
        return members.flatMap { key, value -> [ParameterPair] in
            switch styles[key] {
            case .style(let style, let explode): value.pairs(key, style: style, explode: explode)
            case .json: [ParameterPair(key, value.nestedText)]
            case nil:
                switch value {
                case .null: []
                case .text, .literal, .object: [ParameterPair(key, value.nestedText)]
                case .array(let elements): elements.map { ParameterPair(key, $0.nestedText) }
                }
            }
        }
    }
}

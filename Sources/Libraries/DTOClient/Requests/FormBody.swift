import Foundation

/// The form in which a property of a form body is written, from the Encoding Object of the contract (OpenAPI 3.1.1
/// section 4.8.15).
@_spi(Generated) public enum FormStyle: Sendable {
    /// A parameter style.
    case style(ParameterStyle, explode: Bool)
    /// A JSON document.
    case json
}

/// Converts an object to the names and values of a form (`application/x-www-form-urlencoded`).
enum FormBody {
    /// Returns the pairs of names and values for the properties of an object.
    ///
    /// Without a style, an object is written as JSON, and an array as one pair for each element. OpenAPI defines these
    /// defaults for `style` and `contentType`.
    ///
    /// - Parameter styles: Maps the name of a property to its style.
    static func pairs(of value: some Encodable, styles: [String: FormStyle] = [:]) throws -> [ParameterPair] {
        guard case .object(let members) = try ParameterEncoder.tree(of: value) else {
            throw EncodingError.invalidValue(
                value, .init(codingPath: [], debugDescription: "The value of a form must be an object."))
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

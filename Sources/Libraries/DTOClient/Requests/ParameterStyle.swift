/// The style in which a parameter value is written (OpenAPI 3.1.1 section 4.8.12.3). With `explode`, each element of an
/// array or member of an object is written separately.
public enum ParameterStyle: Sendable {
    /// The styles of OpenAPI 3.
    case simple, label, matrix, form, spaceDelimited, pipeDelimited, deepObject
    /// The style `cookie` of OpenAPI 3.2.0, which writes cookies without encoding.
    case cookie
    /// The collection format `tsv` of OpenAPI 2.0, which later versions do not have.
    case tabDelimited
}

/// A name and its values in a query, a cookie or a form, before encoding. The encoded values are joined by `separator`,
/// which is not encoded.
struct ParameterPair: Equatable {
    var name: String
    var values: [String]
    var separator = ","

    init(_ name: String, _ values: [String], separator: String = ",") {
        self.name = name
        self.values = values
        self.separator = separator
    }

    init(_ name: String, _ value: String) {
        self.init(name, [value])
    }

    /// Returns `name=value`, with the name and each value encoded separately.
    func text(_ encode: (String) -> String) -> String {
        encode(name) + "=" + values.map(encode).joined(separator: separator)
    }
}

extension ParameterTree {
    /// Returns the value as it is written in a path or a header.
    ///
    /// - Parameter encode: Encodes each name and value: with percent-encoding in a path, without encoding in a header.
    func segment(_ name: String, style: ParameterStyle, explode: Bool, encode: (String) -> String) -> String {
        let prefix: String
        let separator: String
        switch style {
        case .label: (prefix, separator) = (".", explode ? "." : ",")
        case .matrix: return matrix(encode(name), explode: explode, encode: encode)
        case .spaceDelimited: (prefix, separator) = ("", encode(" "))
        case .pipeDelimited: (prefix, separator) = ("", encode("|"))
        case .tabDelimited: (prefix, separator) = ("", encode("\t"))
        case .simple, .form, .deepObject, .cookie: (prefix, separator) = ("", ",")
        }
        return prefix + parts(explode: explode, encode: encode).joined(separator: separator)
    }

    private func matrix(_ name: String, explode: Bool, encode: (String) -> String) -> String {
        switch self {
        case .array(let elements) where explode && !elements.isEmpty:
            return elements.map { ";\(name)=\(encode($0.nestedText))" }.joined()
        case .object(let members) where explode:
            return members.map { ";\(encode($0.key))=\(encode($0.value.nestedText))" }.joined()
        case .null, .text, .literal, .array, .object:
            let value = parts(explode: false, encode: encode).joined(separator: ",")
            return value.isEmpty ? ";\(name)" : ";\(name)=\(value)"
        }
    }

    /// Returns the parts of the value: for an object, `R`, `100`, `G`, `200` or, with `explode`, `R=100`, `G=200`.
    private func parts(explode: Bool, encode: (String) -> String) -> [String] {
        switch self {
        case .null, .text, .literal: [encode(nestedText)]
        case .array(let elements): elements.map { encode($0.nestedText) }
        case .object(let members):
            members.flatMap { member -> [String] in
                let (key, value) = (encode(member.key), encode(member.value.nestedText))
                return explode ? ["\(key)=\(value)"] : [key, value]
            }
        }
    }

    /// Returns the pairs for a query, a cookie or a form. An empty array or object has no pairs, because no style
    /// defines how to write it.
    func pairs(_ name: String, style: ParameterStyle, explode: Bool) -> [ParameterPair] {
        switch self {
        case .null: return []
        case .text, .literal: return [ParameterPair(name, nestedText)]
        case .array(let elements):
            return Self.pairs(name, elements.map(\.nestedText), style: style, explode: explode)
        case .object(let members):
            let members = members.filter { $0.value != .null }
            if style == .deepObject { return members.flatMap { $0.value.deepPairs("\(name)[\($0.key)]") } }
            if explode { return members.flatMap { $0.value.memberPairs($0.key) } }
            return Self.pairs(name, members.flatMap { [$0.key, $0.value.nestedText] }, style: style, explode: false)
        }
    }

    private static func pairs(
        _ name: String, _ values: [String], style: ParameterStyle, explode: Bool
    ) -> [ParameterPair] {
        if values.isEmpty { return [] }
        switch style {
        case .spaceDelimited where !explode: return [ParameterPair(name, values, separator: "%20")]
        case .pipeDelimited where !explode: return [ParameterPair(name, values, separator: "%7C")]
        case .tabDelimited where !explode: return [ParameterPair(name, values, separator: "%09")]
        case .deepObject, .form, .cookie, .simple, .label, .matrix, .spaceDelimited, .pipeDelimited, .tabDelimited:
            return explode || style == .deepObject
                ? values.map { ParameterPair(name, $0) } : [ParameterPair(name, values)]
        }
    }

    /// Returns the pairs for a member of an exploded object. An array has a pair for each element, like in forms of
    /// browsers.
    private func memberPairs(_ name: String) -> [ParameterPair] {
        if case .array(let elements) = self { return elements.map { ParameterPair(name, $0.nestedText) } }
        return [ParameterPair(name, nestedText)]
    }

    /// Returns the pairs for a value in `deepObject` style, with brackets for each level. The specification defines
    /// only one level, but servers accept more.
    private func deepPairs(_ name: String) -> [ParameterPair] {
        switch self {
        case .null: []
        case .text, .literal: [ParameterPair(name, nestedText)]
        case .array(let elements): elements.flatMap { $0.deepPairs("\(name)[]") }
        case .object(let members): members.flatMap { $0.value.deepPairs("\(name)[\($0.key)]") }
        }
    }
}

import ContractModel

/// Shows how values of a kind are written in messages: `color=blue,black` (OpenAPI 3.1.1, section 4.8.12.3). If two
/// styles write the values in the same way, a change between the styles is not reported.
enum WireForm {
    case single
    case list
    case object
    /// The value may be of any of these kinds.
    case any

    /// - Parameter name: The parameter's name.
    func text(of serialization: ValueSerialization, name: String) -> String {
        switch serialization {
        case .content(let mediaTypes):
            // The order and the parameters of the media types have no effect on how a value is written.
            return "as \(MediaType.names(in: mediaTypes).map(MediaType.essence).sorted().joined(separator: ", "))"
        case .style(let style, let isExploded):
            switch self {
            case .single: return Self.single(style, name)
            case .list, .object: return compound(style, isExploded, name) ?? Self.words(style, isExploded)
            case .any: return Self.words(style, isExploded)
            }
        }
    }

    private static func words(_ style: String, _ isExploded: Bool) -> String {
        "\(style), \(isExploded ? "exploded" : "not exploded")"
    }

    private static func single(_ style: String, _ name: String) -> String {
        switch style {
        case "simple": "blue"
        case "label": ".blue"
        case "matrix": ";\(name)=blue"
        case "cookie": "\(name)=blue, not encoded"
        default: "\(name)=blue"
        }
    }

    /// The result is nil if the specification does not define the form.
    private func compound(_ style: String, _ isExploded: Bool, _ name: String) -> String? {
        let isList = self == .list
        func joined(_ separator: String) -> String {
            let parts = isList ? ["blue", "black"] : isExploded ? ["R=100", "G=200"] : ["R", "100", "G", "200"]
            return parts.joined(separator: separator)
        }
        func apart(_ separator: String) -> String {
            isList ? "\(name)=blue\(separator)\(name)=black" : "R=100\(separator)G=200"
        }
        switch style {
        case "simple": return joined(",")
        case "label": return "." + joined(isExploded ? "." : ",")
        case "matrix": return ";" + (isExploded ? apart(";") : "\(name)=" + joined(","))
        case "form": return isExploded ? apart("&") : "\(name)=" + joined(",")
        case "spaceDelimited": return isExploded ? apart("&") : "\(name)=" + joined("%20")
        case "pipeDelimited": return isExploded ? apart("&") : "\(name)=" + joined("%7C")
        case "deepObject": return isList ? nil : "\(name)[R]=100&\(name)[G]=200"
        default: return nil
        }
    }
}

extension ContractComparison {
    func wireForm(of reference: TypeReference, in contract: Contract) -> WireForm {
        switch form(of: reference, in: contract) {
        case .scalar, .enumeration: return .single
        case .list: return .list
        case .map, .object: return .object
        case .json: return .any
        case .union(let union):
            let isSingle = union.variants.allSatisfy { variant in
                switch form(of: variant.use.reference, in: contract) {
                case .scalar, .enumeration: true
                case .json, .list, .map, .union, .object: false
                }
            }
            return isSingle ? .single : .any
        }
    }
}

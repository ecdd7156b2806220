import ContractModel

/// The result of decoding a property if the response leaves it out.
enum Absent {
    case fails
    case `nil`
    /// The Swift expression of the value.
    case value(String)
    /// The audit cannot tell the result. The value is a sentence with the reason.
    case unknown(String)

    init(_ property: PropertyDefinition, _ pair: RecordPair, _ member: PropertyFacts, _ project: SwiftProject) {
        guard let decoder = pair.keys.decoder else {
            if let attribute = member.attributes.first(where: { !SwiftType.isHarmless($0) }) {
                self =
                    WrapperReading.absent(attribute, project)
                    ?? .unknown("'@\(attribute)' may decode the value in another way.")
            } else {
                self = SwiftTypeText(member.type ?? "").isOptional ? .nil : .fails
            }
            return
        }
        let all = pair.entry(property).map { pair.keys.codings(of: $0.name) } ?? []
        // These calls test for a key and do not decode a value: `if values.contains(.key) { … } else { … }`.
        let codings = all.filter { !["contains", "decodeNil"].contains($0.call) }
        guard let coding = codings.first, codings.count == 1 else {
            self = .unknown(
                codings.isEmpty
                    ? "The decoder does not name the key." : "The decoder reads the key in more than one way.")
            return
        }
        if codings.count < all.count {
            self =
                Self.elsewhere(pair, member) ?? .unknown("Other code of the decoder sets the value for an absent key.")
            return
        }
        // `_sticky = try values.decode(DefaultFalse.self, forKey: .sticky)`
        if let type = coding.type, coding.call == "decode",
            member.attributes.contains(where: { SwiftTypeText($0).base == SwiftTypeText(type).base }),
            let absent = WrapperReading.absent(type, project)
        {
            self = absent
            return
        }
        switch coding.call {
        case "decode" where !coding.isForgiving && !coding.hasDefault: self = .fails
        case "nestedContainer", "nestedUnkeyedContainer": self = coding.isForgiving ? .nil : .fails
        case "decode", "decodeIfPresent":
            if let fallback = coding.fallback {
                self = .value(fallback)
            } else if let elsewhere = Self.elsewhere(pair, member) {
                self = elsewhere
            } else if coding.isForgiving, member.type.map({ !SwiftTypeText($0).isOptional }) ?? true {
                self = .unknown("Other code of the decoder sets the value for an absent key.")
            } else {
                self = .nil
            }
        default:
            self =
                DefensiveReading.absent(coding, decoder) ?? DecodingHelper.absent(coding, project)
                ?? .unknown("The audit does not follow '\(coding.call)'.")
        }
    }

    /// Returns the value that another line of the decoder gives the property: a line after `else`, or a line that
    /// assigns a local variable.
    private static func elsewhere(_ pair: RecordPair, _ member: PropertyFacts) -> Absent? {
        let assignments = pair.keys.decoder?.facts.assignments.filter { $0.target.withoutSelf == member.name } ?? []
        let value = assignments.lazy.compactMap(\.value).first
        return value.map { $0 == "nil" ? .nil : .value($0) }
    }
}

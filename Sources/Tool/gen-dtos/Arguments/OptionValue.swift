/// The value of an option.
enum OptionValue: Sendable {
    case none
    /// A path, which shells complete.
    case path(String)
    /// One of the words in a list.
    case choice(String, [String])
    /// Several of the words in a list, separated by commas.
    case choices(String, [String])
    case number(String, ClosedRange<UInt64>)
    case text(String)

    static func choice<Choice: CaseIterable & RawRepresentable<String>>(
        _ placeholder: String, of type: Choice.Type
    ) -> OptionValue {
        .choice(placeholder, type.allCases.map(\.rawValue))
    }

    /// The name of the value on help pages. Nil means that the option takes no value.
    var placeholder: String? {
        switch self {
        case .none: nil
        case .path(let name), .choice(let name, _), .choices(let name, _), .number(let name, _), .text(let name): name
        }
    }

    /// Returns the reason why the option cannot have a value.
    func fault(in value: String, of name: String) -> UsageError? {
        switch self {
        case .none, .path, .text: return nil
        case .number(_, let range):
            if let number = UInt64(value), range.contains(number) { return nil }
            return UsageError(
                message: "'--\(name)' needs a number from \(range.lowerBound) to \(range.upperBound), not '\(value)'.")
        case .choice(_, let words): return Self.fault(in: [value[...]], words, name)
        case .choices(_, let words):
            return Self.fault(in: value.split(separator: ",", omittingEmptySubsequences: false), words, name)
        }
    }

    private static func fault(in values: [Substring], _ words: [String], _ name: String) -> UsageError? {
        guard let unknown = values.first(where: { !words.contains(String($0)) }) else { return nil }
        let known = words.joined(separator: ", ")
        return UsageError(message: "'\(unknown)' is not a value of '--\(name)'. The values are: \(known).")
    }
}

/// Values that an incorrect encoder or decoder may lose. Each case replaces values in the full fixture of an object.
enum BoundaryValues: String, CaseIterable {
    case unicode = "Unicode and escapes"
    case empty = "empty values"
    case greatest = "greatest values"
    case least = "least values"

    /// Returns the value that replaces `fixture`, or nil if this case has no value for the type.
    func value(of type: ValueType, _ fixture: JSON) -> JSON? {
        switch (type, fixture) {
        case (.string, _), (.formatted, _): text
        case (.integer, _): integer
        case (.unsignedInteger, _): unsignedInteger
        case (.number, _): number
        case (.array(let element, let count), .array(let elements)):
            self == .empty && count == nil ? [] : .array(elements.map { value(of: element, $0) ?? $0 })
        case (.dictionary(let value), .object(let members)):
            self == .empty
                ? [:] : .object(members.map { JSON.Member($0.key, self.value(of: value, $0.value) ?? $0.value) })
        case (.optional(let wrapped), _), (.orText(let wrapped), _): value(of: wrapped, fixture)
        default: nil
        }
    }

    private var text: JSON? {
        switch self {
        case .unicode: .string("Ünïcode 書 👩‍👩‍👧‍👦 e\u{301} \u{202E}\u{2028} \"\\/\u{8}\u{C}\n\r\t\0\u{1F}\u{7F} \u{10FFFF}")
        case .empty: ""
        case .greatest, .least: nil
        }
    }

    private var integer: JSON? {
        switch self {
        case .unicode: nil
        case .empty: 0
        case .greatest: .number("9223372036854775807")
        case .least: .number("-9223372036854775808")
        }
    }

    private var unsignedInteger: JSON? {
        switch self {
        case .unicode: nil
        case .greatest: .number("18446744073709551615")
        case .empty, .least: 0
        }
    }

    private var number: JSON? {
        switch self {
        case .unicode: nil
        case .empty: 0
        case .greatest: .number("1.7976931348623157e+308")
        case .least: .number("5e-324")
        }
    }
}

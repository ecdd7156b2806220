extension ContractValue {
    /// Pretty JSON with a newline at the end, members in their order.
    ///
    /// Everything that could hide in a text is escaped: control characters, bidirectional controls, invisible separators.
    package var jsonText: String {
        var text = ""
        write(to: &text, indentation: 0)
        text += "\n"
        return text
    }

    private func write(to text: inout String, indentation: Int) {
        switch self {
        case .null: text += "null"
        case .boolean(let value): text += value ? "true" : "false"
        case .integer(let digits), .number(let digits): text += digits
        case .string(let value): Self.write(value, to: &text)
        case .array(let elements):
            Self.write(elements, "[", "]", to: &text, indentation) { element, text in
                element.write(to: &text, indentation: indentation + 1)
            }
        case .object(let members):
            Self.write(members, "{", "}", to: &text, indentation) { member, text in
                Self.write(member.key, to: &text)
                text += ": "
                member.value.write(to: &text, indentation: indentation + 1)
            }
        }
    }

    private static func write<Item>(
        _ items: [Item], _ open: String, _ close: String, to text: inout String, _ indentation: Int,
        _ write: (Item, inout String) -> Void
    ) {
        text += open
        for (index, item) in items.enumerated() {
            text += (index == 0 ? "\n" : ",\n") + String(repeating: "  ", count: indentation + 1)
            write(item, &text)
        }
        text += (items.isEmpty ? "" : "\n" + String(repeating: "  ", count: indentation)) + close
    }

    private static func write(_ value: String, to text: inout String) {
        text += "\""
        for scalar in value.unicodeScalars {
            switch scalar {
            case "\"": text += "\\\""
            case "\\": text += "\\\\"
            case "\n": text += "\\n"
            case "\r": text += "\\r"
            case "\t": text += "\\t"
            default:
                if isVisible(scalar) { text.unicodeScalars.append(scalar) } else { writeEscaped(scalar, to: &text) }
            }
        }
        text += "\""
    }

    private static func isVisible(_ scalar: Unicode.Scalar) -> Bool {
        if scalar.isASCII { return scalar.value >= 0x20 && scalar.value < 0x7F }
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned: return false
        default: return true
        }
    }

    private static func writeEscaped(_ scalar: Unicode.Scalar, to text: inout String) {
        for unit in String(scalar).utf16 {
            let digits = String(unit, radix: 16)
            text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        }
    }
}

extension ContractValue {
    /// The value under a key of an object; nil where there is none.
    subscript(key: String) -> ContractValue? {
        guard case .object(let members) = self else { return nil }
        return members.first { $0.key == key }?.value
    }

    /// An object with a key set, in its old place or at the beginning; anything else unchanged.
    func setting(_ key: String, to value: ContractValue) -> ContractValue {
        guard case .object(var members) = self else { return self }
        if let index = members.firstIndex(where: { $0.key == key }) {
            members[index].value = value
        } else {
            members.insert(Member(key: key, value: value), at: 0)
        }
        return .object(members)
    }

    /// Values in it, itself included.
    var nodeCount: Int {
        switch self {
        case .null, .boolean, .integer, .number, .string: 1
        case .array(let elements): elements.reduce(1) { $0 + $1.nodeCount }
        case .object(let members): members.reduce(1) { $0 + $1.value.nodeCount }
        }
    }
}

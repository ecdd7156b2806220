// These functions read addresses of hosts (RFC 2673 section 3.2, RFC 4291 section 2.2), names of hosts (RFC 1123
// section 2.1), and mailboxes (RFC 5321 section 4.1.2).

extension TextScanner {
    /// Skips an IPv4 address: four numbers up to 255. A number must not begin with a zero, because some programs read
    /// it as octal.
    mutating func skipIPv4() -> Bool {
        for index in 0..<4 {
            guard index == 0 || skip("."), skipDecimalByte() else { return false }
        }
        return true
    }

    private mutating func skipDecimalByte() -> Bool {
        let hasLeadingZero = next == UInt8(ascii: "0")
        var number = 0
        var digits = 0
        while next.isDigit, digits < 3 {
            number = number * 10 + Int(next - UInt8(ascii: "0"))
            digits += 1
            advance()
        }
        return digits > 0 && number <= 255 && (!hasLeadingZero || digits == 1)
    }

    /// Whether the rest is an IPv6 address: eight groups of one to four digits. A single `::` may replace one or more
    /// groups of zeros. An IPv4 address may replace the last two groups.
    mutating func isIPv6() -> Bool {
        var groups = 0
        var isShortened = false
        if next == UInt8(ascii: ":") {
            guard byte(at: 1) == UInt8(ascii: ":") else { return false }
            advance(by: 2)
            isShortened = true
        }
        while !isAtEnd {
            var address = self
            if address.skipIPv4(), address.isAtEnd {
                self = address
                groups += 2
                break
            }
            guard 1...4 ~= skipAll(\.isHexadecimal) else { return false }
            groups += 1
            guard !isAtEnd else { break }
            guard skip(":"), !isAtEnd else { return false }
            if skip(":") {
                guard !isShortened else { return false }
                isShortened = true
            }
        }
        return isShortened ? groups < 8 : groups == 8
    }

    /// Whether the rest is a host name: labels of letters, digits and inner hyphens. A label has at most 63 characters,
    /// and the name at most 253 (RFC 1035 section 2.3.4).
    mutating func isHostname() -> Bool {
        guard 1...253 ~= count else { return false }
        repeat {
            var label = takeAll { $0 == UInt8(ascii: ".") }
            guard 1...63 ~= label.count, label.isLabel() else { return false }
        } while skip(".")
        return isAtEnd
    }

    /// `sub-domain = Let-dig [Ldh-str]`
    private mutating func isLabel() -> Bool {
        guard next.isLetterOrDigit, byte(at: count - 1).isLetterOrDigit else { return false }
        skipAll { $0.isLetterOrDigit || $0 == UInt8(ascii: "-") }
        return isAtEnd
    }

    /// `Mailbox = Local-part "@" (Domain / address-literal)`, with the lengths of section 4.5.3.1.
    mutating func isMailbox() -> Bool {
        let start = position
        guard next == UInt8(ascii: "\"") ? skipQuotedString() : skipDotString() else { return false }
        guard position - start <= 64, skip("@"), 1...255 ~= count else { return false }
        return next == UInt8(ascii: "[") ? isAddressLiteral() : isHostname()
    }

    /// `Dot-string = Atom *("." Atom)`
    private mutating func skipDotString() -> Bool {
        repeat {
            guard skipAll({ $0.isLetterOrDigit || $0.isOne(of: "!#$%&'*+-/=?^_`{|}~") }) > 0 else { return false }
        } while skip(".")
        return true
    }

    /// `Quoted-string = DQUOTE *(qtextSMTP / quoted-pairSMTP) DQUOTE`
    private mutating func skipQuotedString() -> Bool {
        guard skip("\"") else { return false }
        while 0x20...0x7E ~= next, next != UInt8(ascii: "\"") {
            if skip("\\"), !(0x20...0x7E ~= next) { return false }
            advance()
        }
        return skip("\"")
    }

    /// `[192.0.2.1]`, `[IPv6:2001:db8::1]`, or a tag and a text (section 4.1.3).
    private mutating func isAddressLiteral() -> Bool {
        guard skip("[") else { return false }
        var literal = takeAll { $0 == UInt8(ascii: "]") }
        guard skip("]"), isAtEnd else { return false }
        var address = literal
        if address.skipIPv4(), address.isAtEnd { return true }
        var tag = literal.takeAll { $0 == UInt8(ascii: ":") }
        guard literal.skip(":"), !literal.isAtEnd else { return false }
        if tag.count == 4, tag.skipLetter("i"), tag.skipLetter("p"), tag.skipLetter("v"), tag.skip("6") {
            return literal.isIPv6()
        }
        guard byte(at: 0) == 0, tag.isGeneralTag() else { return false }
        // `dcontent` is a printable character except brackets and the backslash.
        literal.skipAll { 0x21...0x5A ~= $0 || 0x5E...0x7E ~= $0 }
        return literal.isAtEnd
    }

    /// `Ldh-str`
    private mutating func isGeneralTag() -> Bool {
        guard count > 0, byte(at: count - 1).isLetterOrDigit else { return false }
        skipAll { $0.isLetterOrDigit || $0 == UInt8(ascii: "-") }
        return isAtEnd
    }
}

extension SHA256Digest {
    /// The digest as 44 characters of base64 (RFC 4648 section 4), as the content security policy of an HTML page needs
    /// it.
    package var base64: String {
        let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
        let nibbles = digits.map { Int($0 < 0x3A ? $0 - 0x30 : $0 - 0x57) }
        // The 256 bits are 42 base64 digits of six bits, and four more bits.
        let bits = { (position: Int) in nibbles[position / 4] >> (3 - position % 4) & 1 }
        var text: [UInt8] = []
        for start in stride(from: 0, to: 258, by: 6) {
            let value = (start..<start + 6).reduce(0) { $0 << 1 | ($1 < 256 ? bits($1) : 0) }
            text.append(alphabet[value])
        }
        return String(decoding: text, as: UTF8.self) + "="
    }
}

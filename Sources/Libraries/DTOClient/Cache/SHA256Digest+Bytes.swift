extension SHA256Digest {
    /// Returns the 32 bytes of the digest.
    package static func bytes(of message: [UInt8]) -> [UInt8] {
        var rest = Substring(hexadecimal(of: message))
        var bytes: [UInt8] = []
        while let byte = UInt8(rest.prefix(2), radix: 16) {
            bytes.append(byte)
            rest = rest.dropFirst(2)
        }
        return bytes
    }
}

import Foundation

/// The bytes of a text in the `charset` of its media type.
struct EncodedText {
    let bytes: Data
    /// The media type. Its `charset` is UTF-8 if the document's encoding cannot write the text.
    let mediaType: String

    private static let encodings: [String: String.Encoding] = [
        "iso-8859-1": .isoLatin1, "latin1": .isoLatin1, "iso-8859-2": .isoLatin2, "us-ascii": .ascii,
        "ascii": .ascii, "windows-1252": .windowsCP1252, "utf-16": .utf16, "utf-16le": .utf16LittleEndian,
        "utf-16be": .utf16BigEndian,
    ]

    /// - Parameter body: The text in UTF-8. Other bytes are returned unchanged.
    init(_ body: Data, as mediaType: String) {
        let parts = mediaType.split(separator: ";").map { $0.trimmingCharacters(in: .whitespaces) }
        let name = parts.lazy.map { $0.lowercased() }.first { $0.hasPrefix("charset=") }?
            .dropFirst("charset=".count).trimmingCharacters(in: ["\""])
        guard let encoding = name.flatMap({ Self.encodings[$0] }), let text = String(data: body, encoding: .utf8) else {
            (bytes, self.mediaType) = (body, mediaType)
            return
        }
        if let encoded = text.data(using: encoding) {
            (bytes, self.mediaType) = (encoded, mediaType)
        } else {
            let kept = parts.filter { !$0.lowercased().hasPrefix("charset=") }
            (bytes, self.mediaType) = (body, (kept + ["charset=utf-8"]).joined(separator: "; "))
        }
    }
}

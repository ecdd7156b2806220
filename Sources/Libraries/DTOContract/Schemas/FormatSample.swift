import Foundation

/// Makes strings that conform to formats of JSON Schema (2020-12 Validation, section 7.3) and of OpenAPI's registry.
package enum FormatSample {
    /// The server of generated URLs. Mock servers and mock documents replace this server by their own server. Nobody
    /// can own the domain (RFC 2606 section 2).
    package static let server = "https://sample.example"

    /// Returns a string in the format, or nil for an unknown format.
    ///
    /// - Parameters:
    ///   - number: A number from 0 that makes the strings of most formats differ. Below 336, a greater number makes a
    ///     later date.
    ///   - word: ASCII letters and digits for the formats that contain a name.
    package static func text(_ format: String, number: Int, word: String) -> String? {
        switch format {
        case "date-time": dateTime(number)
        case "date": String(dateTime(number).prefix(10))
        case "time": String(dateTime(number).dropFirst(11))
        case "duration": "P\(number + 1)D"
        case "uuid": "00000000-0000-4000-8000-" + digits(number + 1, count: 12, radix: 16)
        case "uri", "url", "iri": "\(server)/\(word)"
        case "uri-reference", "iri-reference": "/\(word)"
        case "email", "idn-email": "\(word)@example.com"
        case "hostname", "idn-hostname": "host\(number + 1).example.com"
        case "ipv4": "192.0.2.\(number % 254 + 1)"
        case "ipv6": "2001:db8::\(digits(number % 0xFFFF + 1, count: 1, radix: 16))"
        case "json-pointer": "/\(word)"
        case "relative-json-pointer": "0"
        case "byte", "base64": Data(word.utf8).base64EncodedString()
        case "decimal": "\(number).5"
        default: nil
        }
    }

    private static func dateTime(_ number: Int) -> String {
        "2025-\(digits(number / 28 % 12 + 1, count: 2))-\(digits(number % 28 + 1, count: 2))T10:30:00Z"
    }

    private static func digits(_ number: Int, count: Int, radix: Int = 10) -> String {
        let digits = String(number, radix: radix)
        return String(repeating: "0", count: max(0, count - digits.utf8.count)) + digits
    }
}

import DTOContract
import DTORuntime
import Foundation

/// The named parts of a multipart body (RFC 7578, RFC 2046 section 5.1).
struct MultipartReading {
    struct Part: Hashable {
        var name: String
        /// The text, or nil for a file and for bytes that are not UTF-8.
        var text: String?
        /// The value of the text if the part's media type is JSON.
        var json: JSONValue?
    }

    private(set) var parts: [Part] = []
    private static let limit = 1_000
    /// The greatest length of a boundary in characters (RFC 2046 section 5.1.1). A longer boundary would be slow,
    /// because it is compared at each byte of a body.
    private static let boundaryLimit = 70

    /// Returns nil if the body is not a multipart body.
    init?(_ body: Data, contentType: String) {
        guard let boundary = Self.parameter("boundary", of: contentType),
            (1...Self.boundaryLimit).contains(boundary.utf8.count)
        else { return nil }
        let delimiter = Data("--\(boundary)".utf8)
        var position = body.startIndex
        guard let first = body.range(of: delimiter, in: position..<body.endIndex) else { return nil }
        position = first.upperBound
        while parts.count < Self.limit {
            // Two hyphens after the boundary end the body.
            if body[position...].starts(with: Data("--".utf8)) { return }
            guard let next = body.range(of: Data("\r\n".utf8) + delimiter, in: position..<body.endIndex) else {
                return nil
            }
            add(body[position..<next.lowerBound])
            position = next.upperBound
        }
    }

    private mutating func add(_ part: Data) {
        guard let end = part.range(of: Data("\r\n\r\n".utf8)) else { return }
        let head = String(decoding: part[..<end.lowerBound], as: UTF8.self)
        let lines = head.components(separatedBy: "\r\n")
        guard let line = lines.first(where: { $0.lowercased().hasPrefix("content-disposition:") }),
            let name = Self.parameter("name", of: line)
        else { return }
        let isFile = Self.parameter("filename", of: line) != nil
        let text = isFile ? nil : String(data: part[end.upperBound...], encoding: .utf8)
        let type = lines.first { $0.lowercased().hasPrefix("content-type:") }?.dropFirst("content-type:".count)
        let isJSON = type.map { RuntimeMediaType.isJSON(String($0)) } ?? false
        parts.append(
            Part(name: name, text: text, json: isJSON ? text.flatMap { JSONValue(bytes: Data($0.utf8)) } : nil))
    }

    /// Returns the value of a parameter such as `boundary`, without its quotation marks.
    private static func parameter(_ name: String, of value: String) -> String? {
        for item in value.split(separator: ";").dropFirst() {
            let pair = item.split(separator: "=", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
            guard pair.count == 2, pair[0].lowercased() == name else { continue }
            return pair[1].trimmingCharacters(in: ["\""])
        }
        return nil
    }
}

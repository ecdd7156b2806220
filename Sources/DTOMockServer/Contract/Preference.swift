import Foundation

/// What a client asks a mock server for in the header `Prefer` (RFC 7240): `code=404, example=empty`.
struct Preference: Hashable {
    var code: Int?
    var example: String?
    /// Words that mean nothing here.
    var unknown: [String] = []

    init(_ values: [String]) {
        for item in values.flatMap({ $0.split(whereSeparator: { $0 == "," || $0 == ";" }) }) {
            let parts = item.split(separator: "=", maxSplits: 1).map {
                $0.trimmingCharacters(in: CharacterSet(charactersIn: " \t\""))
            }
            guard let name = parts.first, !name.isEmpty else { continue }
            let value = parts.count > 1 ? parts[1] : ""
            switch name.lowercased() {
            case "code": if let number = Int(value) { code = number } else { unknown.append(name + "=" + value) }
            case "example": example = value
            // What other preferences ask for, such as `respond-async`, a server may leave.
            case "respond-async", "return", "wait", "handling": break
            default: unknown.append(name)
            }
        }
    }
}

import DTORuntime
package import Foundation

/// Prepares a body for a log: the values of secret keys are masked.
package enum BodyMask {
    /// The greatest number of bytes of a body that a log receives.
    private static let limit = 4_000

    /// Returns JSON and forms with secrets masked. For any other body, and for a body larger than 1 MiB, returns only
    /// the size.
    package static func masked(_ body: Data, type: String?) -> String {
        if body.isEmpty { return "" }
        let isForm = type?.lowercased().hasPrefix("application/x-www-form-urlencoded") == true
        guard body.count <= 1 << 20, let text = isForm ? form(body) : json(body) else {
            return body.count.counting("byte")
        }
        let head = text.utf8.prefix(limit)
        return head.count < text.utf8.count ? String(decoding: head, as: UTF8.self) + "…" : text
    }

    private static func form(_ body: Data) -> String? {
        SecretName.maskedForm(String(decoding: body, as: UTF8.self))
    }

    private static func json(_ body: Data) -> String? {
        guard let json = try? DTODecoder().decode(JSONValue.self, from: body) else { return nil }
        return (try? DTOEncoder.compact.encode(json.withoutSecrets)).map { String(decoding: $0, as: UTF8.self) }
    }
}

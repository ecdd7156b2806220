import DTORuntime
import Foundation

// Calls and their parts are printed during the search for a fault, and many people read logs. So a description contains
// no secret, and `dump` shows no more than the description.

extension Credentials: CustomStringConvertible, CustomReflectable {
    /// The kind of the credentials, without a secret: `bearer(***)`.
    public var description: String {
        switch self {
        case .bearer: "bearer(\(SecretName.mask))"
        case .basic: "basic(\(SecretName.mask))"
        case .apiKey: "apiKey(\(SecretName.mask))"
        case .authorization(let scheme, _): "authorization(\(scheme) \(SecretName.mask))"
        case .schemes(let schemes): "schemes(\(schemes.keys.sorted().joined(separator: ", ")))"
        case .tokens: "tokens(\(SecretName.mask))"
        }
    }

    /// Hides the credentials from `dump`.
    public var customMirror: Mirror { Mirror(self, children: []) }
}

extension HTTPRequest: CustomStringConvertible, CustomReflectable {
    /// Method and URL, without the secrets of its query: `GET https://api.example.com/books?key=***`.
    public var description: String { "\(method.rawValue) \(BodyMask.maskedURL(url.absoluteString))" }

    /// The request with its headers, without secrets and without the body.
    public var customMirror: Mirror {
        let headers = headers.fields.map { field in
            "\(field.name): \(SecretName.matches(field.name) ? SecretName.mask : field.value)"
        }
        return Mirror(self, children: ["request": description, "headers": headers])
    }
}

extension APICall: CustomStringConvertible, CustomReflectable {
    /// The operation and its request, without secrets: `getBook: GET https://api.example.com/books/1`.
    public var description: String { "\(endpoint.id): \(request)" }

    /// The operation, the request and the attempt, without secrets.
    public var customMirror: Mirror {
        Mirror(self, children: ["operation": endpoint.id, "request": request, "attempt": attempt])
    }
}

extension CallSettings: CustomReflectable {
    /// The settings, with the names of headers only, because the values may be secrets.
    public var customMirror: Mirror {
        Mirror(
            self,
            children: [
                "credentials": credentials.map(\.description) ?? "none", "headers": headers.fields.map(\.name),
                "timeout": timeout.map { "\($0)" } ?? "none",
            ])
    }
}

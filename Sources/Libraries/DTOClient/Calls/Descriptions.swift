import DTORuntime
import Foundation

// People print calls and answers to find a fault, and many people read logs. No description, debug description or dump
// has a secret or a whole body.

extension Credentials: CustomStringConvertible, CustomReflectable {
    /// The kind of the credentials, without a secret: `bearer(***)`.
    public var description: String {
        switch self {
        case .anonymous: "anonymous"
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
    public var description: String { "\(method.rawValue) \(SecretName.maskedURL(url.absoluteString))" }

    /// The mirror has the headers without their secrets, and no body.
    public var customMirror: Mirror {
        Mirror(self, children: ["request": description, "headers": headers.masked])
    }
}

extension HTTPHeaders {
    /// `name: value` for each field, without secrets.
    fileprivate var masked: [String] {
        fields.map { field in
            let value =
                SecretName.matches(field.name)
                ? SecretName.mask : SecretName.maskedURL(field.value)
            return "\(field.name): \(value)"
        }
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

extension RawResponse: CustomStringConvertible, CustomReflectable {
    /// Operation, status and size: `getBook: 404, 312 bytes`.
    public var description: String { "\(endpoint.id): \(status), \(body.count) bytes" }

    public var customMirror: Mirror {
        Mirror(self, children: ["response": description, "headers": headers.masked, "attempts": attempts])
    }
}

extension StreamedResponse: CustomReflectable {
    public var customMirror: Mirror { Mirror(self, children: ["status": status, "headers": headers.masked]) }
}

extension FailedAnswer: CustomStringConvertible, CustomReflectable {
    /// Operation and status: `getBook: 404`.
    public var description: String { "\(operation): \(status)" }

    public var customMirror: Mirror {
        let excerpt = excerpt.map { BodyMask.masked(Data($0.utf8), type: mediaType) } ?? "none"
        return Mirror(
            self, children: ["answer": description, "headers": headers.masked, "excerpt": String(excerpt.prefix(200))])
    }
}

extension APIClientError: CustomReflectable {
    /// The mirror has no children, because the cause of a failure may hold a URL.
    public var customMirror: Mirror { Mirror(self, children: []) }
}

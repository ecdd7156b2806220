import DTORuntime
import Foundation

// Developers print calls and responses, and many people read logs. So no description, debug description or dump
// contains a secret or a complete body.

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
    /// The method and the URL, with the secrets in the query masked: `GET https://api.example.com/books?key=***`.
    public var description: String { "\(method.rawValue) \(SecretName.maskedURL(url.absoluteString))" }

    /// A mirror with the headers, whose secrets are masked, and without the body.
    public var customMirror: Mirror {
        Mirror(self, children: ["request": description, "headers": headers.masked])
    }
}

extension HTTPHeaders {
    /// A string `name: value` for each field, with secrets masked.
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
    /// A mirror with the kind of credentials, the timeout and the names of the headers. The values of headers may be
    /// secrets.
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
    /// The operation, the status and the size of the body: `getBook: 404, 312 bytes`.
    public var description: String { "\(endpoint.id): \(status), \(body.count.counting("byte"))" }

    public var customMirror: Mirror {
        Mirror(self, children: ["response": description, "headers": headers.masked, "attempts": attempts])
    }
}

extension StreamedResponse: CustomReflectable {
    public var customMirror: Mirror { Mirror(self, children: ["status": status, "headers": headers.masked]) }
}

extension FailedAnswer: CustomStringConvertible, CustomReflectable {
    /// The operation and the status: `getBook: 404`.
    public var description: String { "\(operation): \(status)" }

    public var customMirror: Mirror {
        let excerpt = excerpt.map { BodyMask.masked(Data($0.utf8), type: mediaType) } ?? "none"
        return Mirror(
            self, children: ["answer": description, "headers": headers.masked, "excerpt": String(excerpt.prefix(200))])
    }
}

extension APIClientError: CustomReflectable {
    /// A mirror without children, because the cause of an error may contain a URL.
    public var customMirror: Mirror { Mirror(self, children: []) }
}

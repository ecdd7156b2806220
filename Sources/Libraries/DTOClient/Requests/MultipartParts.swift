/// A multipart body whose parts the caller chooses, for a contract that does not list the parts.
public struct MultipartParts: MultipartBody {
    private var parts: [@Sendable (inout MultipartForm) throws -> Void] = []

    /// Creates a body without parts.
    public init() {}

    /// Returns a copy with an additional text part. An object is written as JSON, and an array as a part for each
    /// element.
    ///
    /// - Parameter headers: Headers of the part, in addition to `Content-Disposition` and `Content-Type`.
    public func adding(
        _ name: String, _ value: some Encodable & Sendable, type: String? = nil, headers: [String: String] = [:]
    ) -> MultipartParts {
        adding(headers) { try $0.part(name, value, type: type) }
    }

    /// Returns a copy with an additional part that is a file.
    public func adding(
        _ name: String, _ file: FilePart, type: String? = nil, headers: [String: String] = [:]
    ) -> MultipartParts {
        adding(headers) { try $0.part(name, file, type: type) }
    }

    private func adding(
        _ headers: [String: String], _ write: @escaping @Sendable (inout MultipartForm) throws -> Void
    ) -> MultipartParts {
        var copy = self
        copy.parts.append { form in
            for (name, value) in headers.sorted(by: { $0.key < $1.key }) { try form.header(name, value) }
            try write(&form)
        }
        return copy
    }

    /// Writes the parts in the order in which they were added.
    public func encode(into form: inout MultipartForm) throws {
        for part in parts { try part(&form) }
    }
}

/// A body whose parts are not in the contract.
public struct MultipartParts: MultipartBody {
    private var parts: [@Sendable (inout MultipartForm) throws -> Void] = []

    /// Makes a body without parts.
    public init() {}

    /// Returns a copy with one more part, which is written as text.
    ///
    /// - Parameter headers: More headers of the part, in addition to its name and type.
    public func adding(
        _ name: String, _ value: some Encodable & Sendable, type: String? = nil, headers: [String: String] = [:]
    ) -> MultipartParts {
        adding(headers) { try $0.part(name, value, type: type) }
    }

    /// Returns a copy with one more part, which is a file.
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

    /// Writes the parts in their order.
    public func encode(into form: inout MultipartForm) throws {
        for part in parts { try part(&form) }
    }
}

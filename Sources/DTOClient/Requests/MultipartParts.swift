/// A body whose parts the contract does not name.
public struct MultipartParts: MultipartBody {
    private var parts: [@Sendable (inout MultipartForm) throws -> Void] = []

    public init() {}

    /// A copy with one part more, which is written as text.
    ///
    /// - Parameter headers: of the part, besides its name and its type.
    public func adding(
        _ name: String, _ value: some Encodable & Sendable, type: String? = nil, headers: [String: String] = [:]
    ) -> MultipartParts {
        adding(headers) { try $0.part(name, value, type: type) }
    }

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

    public func encode(into form: inout MultipartForm) throws {
        for part in parts { try part(&form) }
    }
}

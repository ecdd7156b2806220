import DTOContract
import DTORuntime
import Foundation

/// Makes the documented headers of a response, from the document's examples or from their schemas.
enum AnswerHeaders {
    /// The headers that the server writes itself. A `Content-Encoding` of the document would be wrong, because the
    /// server compresses nothing.
    private static let own: Set<String> = [
        "content-type", "content-length", "content-encoding", "transfer-encoding", "connection", "date",
    ]

    /// The headers that have been made, for each operation and status. All requests get the same headers.
    struct Known: Sendable {
        private let fields = Guarded<[String: [HTTPHeaders.Field]]>([:])

        func fields(
            of answer: RuntimeAnswer, _ operation: RuntimeOperation, _ schemas: SchemaSet
        ) -> [HTTPHeaders.Field] {
            if answer.headers.isEmpty { return [] }
            let key = "\(answer.status) \(operation.method) \(operation.path)"
            if let known = fields.withLock({ $0[key] }) { return known }
            let made = AnswerHeaders.fields(of: answer, schemas)
            fields.withLock { $0[key] = made }
            return made
        }
    }

    static func fields(of answer: RuntimeAnswer, _ schemas: SchemaSet) -> [HTTPHeaders.Field] {
        answer.headers.compactMap { header in
            guard HTTPHeaders.isName(header.name), !own.contains(header.name.lowercased()),
                let text = example(header, schemas) ?? made(header, schemas), HTTPHeaders.isValue(text)
            else { return nil }
            return HTTPHeaders.Field(name: header.name, value: text)
        }
    }

    /// Returns the document's example if it conforms to the header's schema.
    private static func example(_ header: RuntimeHeader, _ schemas: SchemaSet) -> String? {
        guard let text = header.example, HTTPHeaders.isValue(text) else { return nil }
        guard let schema = header.schema else { return text }
        return HeaderText.violations(in: text, of: schema, in: schemas).isEmpty ? text : nil
    }

    /// Makes a value from the header's schema. A generated string may be a link without a target, so a string is
    /// generated only for a required header. No string is generated for `Access-Control-Allow-Origin` and similar
    /// headers, because browsers would refuse the response.
    private static func made(_ header: RuntimeHeader, _ schemas: SchemaSet) -> String? {
        guard let schema = header.schema else { return nil }
        let known = schemas.knownSample(of: schema).flatMap { HeaderText.text(of: $0) }
        if let known { return known }
        guard let made = schemas.sample(of: schema) else { return nil }
        if case .string = made {
            guard header.isRequired, !header.name.lowercased().hasPrefix("access-control-") else { return nil }
        }
        return HeaderText.text(of: made)
    }
}

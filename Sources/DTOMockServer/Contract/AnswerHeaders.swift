import DTOContract
import DTORuntime
import Foundation

/// The documented headers of an answer, with the document's examples or with values that were made of their schemas.
enum AnswerHeaders {
    /// What the server says itself, and what would not be true of what it sends: nothing is compressed here.
    private static let own: Set<String> = [
        "content-type", "content-length", "content-encoding", "transfer-encoding", "connection", "date",
    ]

    /// What was made before, by operation and status: it is the same for all requests.
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

    /// The document's, where it is what the document says of the header.
    private static func example(_ header: RuntimeHeader, _ schemas: SchemaSet) -> String? {
        guard let text = header.example, HTTPHeaders.isValue(text) else { return nil }
        guard let schema = header.schema else { return text }
        return HeaderText.violations(in: text, of: schema, in: schemas).isEmpty ? text : nil
    }

    /// A text that nobody asked for, such as a link, would lead nowhere: only what must be there is made of nothing but its type.
    private static func made(_ header: RuntimeHeader, _ schemas: SchemaSet) -> String? {
        guard let schema = header.schema else { return nil }
        let known = schemas.knownSample(of: schema).flatMap { HeaderText.text(of: $0) }
        if let known { return known }
        guard let made = schemas.sample(of: schema) else { return nil }
        if case .string = made, !header.isRequired { return nil }
        return HeaderText.text(of: made)
    }
}

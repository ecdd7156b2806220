import DTOContract
import DTORuntime

/// The documented headers of an answer, with the document's examples or with values that were made of their schemas.
enum AnswerHeaders {
    /// What the server says itself, of the message and not of its content.
    private static let own: Set<String> = [
        "content-type", "content-length", "transfer-encoding", "connection", "date",
    ]

    static func fields(of answer: RuntimeAnswer, _ schemas: SchemaSet) -> [HTTPHeaders.Field] {
        answer.headers.compactMap { header in
            guard HTTPHeaders.isName(header.name), !own.contains(header.name.lowercased()),
                let text = header.example ?? made(header, schemas), HTTPHeaders.isValue(text)
            else { return nil }
            return HTTPHeaders.Field(name: header.name, value: text)
        }
    }

    /// A text that nobody asked for, such as a link, would lead nowhere: only what must be there is made of nothing but its type.
    private static func made(_ header: RuntimeHeader, _ schemas: SchemaSet) -> String? {
        guard let schema = header.schema else { return nil }
        let known = schemas.knownSample(of: schema).flatMap(text)
        if let known { return known }
        guard let made = schemas.sample(of: schema) else { return nil }
        if case .string = made, !header.isRequired { return nil }
        return text(made)
    }

    private static func text(_ value: JSONValue) -> String? {
        switch value {
        case .string(let text): text
        case .bool(let flag): String(flag)
        case .integer(let number): String(number)
        case .number(let number): String(number)
        case .decimal(let number): "\(number)"
        case .array(let elements): joined(elements)
        case .null, .object: nil
        }
    }

    private static func joined(_ elements: [JSONValue]) -> String? {
        let texts = elements.compactMap(text)
        return texts.count == elements.count ? texts.joined(separator: ",") : nil
    }
}

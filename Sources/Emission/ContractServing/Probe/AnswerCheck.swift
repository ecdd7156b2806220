package import DTOContract
package import DTORuntime
package import Foundation

/// Compares a response of a running server with the contract.
package struct AnswerCheck: Sendable {
    /// A difference between a response and the contract.
    package struct Finding: Hashable, Sendable {
        /// The kind of difference.
        package enum Kind: String, Hashable, Sendable {
            /// The response breaks the contract.
            case violation
            /// The contract does not describe a part of the response.
            case undocumented
        }

        /// The kind of difference.
        package var kind: Kind
        /// The place of the difference: `status`, `header X-Rate`, `body /data/0/title`.
        package var place: String
        /// The difference in words.
        package var reason: String

        package init(kind: Kind, place: String, reason: String) {
            self.kind = kind
            self.place = place
            self.reason = reason
        }
    }

    private let operation: RuntimeOperation
    private let schemas: SchemaSet

    /// Makes a check of the responses of one operation.
    package init(_ operation: RuntimeOperation, _ schemas: SchemaSet) {
        self.operation = operation
        self.schemas = schemas
    }

    /// Returns the differences between a response and the contract.
    package func findings(status: Int, headers: HTTPHeaders, body: Data) -> [Finding] {
        guard let answer = answer(for: status) else {
            let known = operation.answers.map(\.status).joined(separator: ", ")
            return [Finding(kind: .undocumented, place: "status", reason: "\(status) is not among \(known).")]
        }
        return findings(in: headers, answer) + findings(in: body, headers, status, answer)
    }

    private func answer(for status: Int) -> RuntimeAnswer? {
        operation.answers.first { Int($0.status) == status }
            ?? operation.answers.first { $0.status != "default" && $0.fits(status) }
            ?? operation.answers.first { $0.status == "default" }
    }

    // MARK: Headers

    private func findings(in headers: HTTPHeaders, _ answer: RuntimeAnswer) -> [Finding] {
        answer.headers.flatMap { header -> [Finding] in
            // The key of the content describes the header `Content-Type` (OpenAPI 3.1.1 section 4.8.17.1).
            if HTTPHeaders.isSame(header.name, "Content-Type") { return [] }
            let place = "header \(header.name)"
            guard let text = headers[header.name] else {
                return header.isRequired
                    ? [Finding(kind: .violation, place: place, reason: "The header is required, but missing.")] : []
            }
            guard let schema = header.schema else { return [] }
            return HeaderText.violations(in: text, of: schema, in: schemas).map {
                Finding(kind: .violation, place: place, reason: $0.reason)
            }
        }
    }

    // MARK: Bodies

    private func findings(
        in body: Data, _ headers: HTTPHeaders, _ status: Int, _ answer: RuntimeAnswer
    ) -> [Finding] {
        if operation.method == "HEAD" || [204, 304].contains(status) { return [] }
        if answer.contents.isEmpty {
            return body.isEmpty
                ? []
                : [
                    Finding(
                        kind: .undocumented, place: "body", reason: "The contract has no body for \(answer.status).")
                ]
        }
        if body.isEmpty { return [Finding(kind: .violation, place: "body", reason: "The body is missing.")] }
        let type = headers["Content-Type"] ?? ""
        guard let content = answer.contents.first(where: { RuntimeMediaType.fits(type, $0.mediaType) }) else {
            let known = answer.contents.map(\.mediaType).joined(separator: ", ")
            return [
                Finding(
                    kind: .violation, place: "header Content-Type",
                    reason: type.isEmpty
                        ? "The header is missing, but the contract has \(known)."
                        : "The media type is \(type), not \(known).")
            ]
        }
        guard RuntimeMediaType.isJSON(type), let schema = content.schema else { return [] }
        guard let value = try? DTODecoder().value(from: body) else {
            return [Finding(kind: .violation, place: "body", reason: "The body is not JSON.")]
        }
        let violations = SchemaValidator.violations(in: value, of: schema, in: schemas, .response).map {
            (own: $0.pointer, shared: Self.withoutIndexes($0.pointer), reason: $0.reason)
        }
        // Equal violations of several elements share one place, so that a long list does not fill the report.
        let alike = Dictionary(grouping: violations) { [$0.shared, $0.reason] }
        var known: Set<[String]> = []
        let broken = violations.filter { known.insert([$0.shared, $0.reason]).inserted }.map {
            let isAlone = alike[[$0.shared, $0.reason]]?.count == 1
            return Finding(kind: .violation, place: Self.place(isAlone ? $0.own : $0.shared), reason: $0.reason)
        }
        let unknown = UndocumentedKeys.pointers(in: value, of: schema, in: schemas).map {
            Finding(kind: .undocumented, place: Self.place($0), reason: "The contract does not have this key.")
        }
        return broken + unknown
    }

    /// Returns a JSON pointer with `*` in place of each index.
    private static func withoutIndexes(_ pointer: String) -> String {
        pointer.split(separator: "/", omittingEmptySubsequences: false)
            .map { !$0.isEmpty && $0.utf8.allSatisfy { (0x30...0x39).contains($0) } ? "*" : $0 }.joined(separator: "/")
    }

    private static func place(_ pointer: String) -> String {
        pointer.isEmpty ? "body" : "body \(pointer)"
    }
}

import DTOContract
import DTOMockServer
import DTORuntime
import Foundation

/// The properties of a mock server that hold for all bytes that it receives.
public enum RequestProperties {
    /// Limits that inputs of some hundred bytes can exceed.
    private static let limits: HTTPLimits = {
        var limits = HTTPLimits()
        limits.requestLine = 200
        limits.headers = 600
        limits.fieldCount = 12
        limits.body = 300
        limits.chunkLine = 40
        return limits
    }()

    /// Returns a sentence for each property that does not hold.
    public static func violations(of bytes: [UInt8]) -> [String] {
        let whole = ReadRequests([bytes[...]], limits: limits, service: ContractService(contract))
        var violations = whole.requests.flatMap(faults) + whole.heads.compactMap(fault)
        if whole.heads.count != whole.requests.count { violations.append("a request has no answer") }
        // The result does not depend on how the bytes are split.
        for size in [1, 7] {
            let pieces = stride(from: 0, to: bytes.count, by: size).map { bytes[$0..<min($0 + size, bytes.count)] }
            let cut = ReadRequests(pieces, limits: limits)
            if cut.requests != whole.requests || (cut.refusal == nil) != (whole.refusal == nil) {
                violations.append(
                    "in pieces of \(size): \(cut.requests.count) requests, then \(cut.refusal ?? "more"); "
                        + "whole: \(whole.requests.count), then \(whole.refusal ?? "more")")
            }
        }
        return violations
    }

    private static func faults(in request: ReadRequests.Request) -> [String] {
        var faults: [String] = []
        if !HTTPHeaders.isName(request.method.rawValue) { faults.append("a method is no token") }
        if !request.target.hasPrefix("/"), request.target != "*" { faults.append("a target is no path") }
        if request.target.utf8.contains(where: { $0 <= 0x20 || $0 >= 0x7F }) {
            faults.append("a target holds what must be percent-encoded")
        }
        for field in request.headers.fields where !HTTPHeaders.isName(field.name) || !HTTPHeaders.isValue(field.value) {
            faults.append("the field '\(field.name)' could not be sent")
        }
        if request.headers.fields.count > limits.fieldCount { faults.append("there are more fields than are read") }
        if request.body.count > limits.body { faults.append("a body is longer than is read") }
        let lengths = request.headers.values(of: "Content-Length")
        if let length = lengths.first, !length.contains(","), Int(length) != request.body.count {
            faults.append("a body has \(request.body.count) bytes, not \(length)")
        }
        return faults
    }

    /// Returns a fault if the head of a response does not have one line for each field, or has a line from the request.
    private static func fault(in head: Data) -> String? {
        let text = String(decoding: head, as: UTF8.self)
        guard text.hasPrefix("HTTP/1.1 "), text.hasSuffix("\r\n\r\n") else { return "an answer has no head: \(text)" }
        let lines = text.utf8.dropLast(4).split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        let fields = lines.dropFirst().map { line in line.last == UInt8(ascii: "\r") ? line.dropLast() : line }
        let areFields = fields.allSatisfy { field in
            guard let colon = field.firstIndex(of: UInt8(ascii: ":")) else { return false }
            return HTTPHeaders.isName(String(decoding: field[..<colon], as: UTF8.self))
                && !field.contains(UInt8(ascii: "\r")) && !field.contains(0)
        }
        return areFields ? nil : "a line of an answer's head is no field: \(text)"
    }

    // MARK: Whom requests go to

    private static let contract = RuntimeContract(
        title: "Books", basePaths: ["/v1"],
        operations: [
            RuntimeOperation(
                id: "listBooks", method: "GET", path: "/books",
                parameters: [
                    RuntimeParameter(name: "page", place: "query", isRequired: false, schema: 0),
                    RuntimeParameter(name: "ids", place: "query", isRequired: false, explode: false, schema: 1),
                    RuntimeParameter(name: "filter", place: "query", isRequired: false, style: "deepObject", schema: 2),
                    RuntimeParameter(name: "seen", place: "cookie", isRequired: false, schema: 0),
                ],
                answers: [answer("200", #"{"data":[{"id":1}],"total":1}"#), answer("422", #"{"error":"wrong"}"#)]),
            RuntimeOperation(
                id: "addBook", method: "POST", path: "/books",
                body: RuntimeBody(
                    isRequired: true,
                    mediaTypes: [
                        "application/json", "application/x-www-form-urlencoded", "multipart/form-data",
                    ], schemas: [2, 2, 2]),
                answers: [answer("201", #"{"id":1}"#)]),
            RuntimeOperation(
                id: "getBook", method: "GET", path: "/books/{id}.{kind}",
                parameters: [RuntimeParameter(name: "id", place: "path", isRequired: true, style: "simple", schema: 0)],
                answers: [answer("200", #"{"id":1}"#)],
                security: [[RuntimeScheme(name: "token", kind: .authorization(scheme: "Bearer"))], []]),
        ],
        schemas: SchemaSet(
            [
                .object(["type": .string("integer"), "minimum": .integer(1)]),
                .object(["type": .string("array"), "items": .object(["$ref": .integer(0)])]),
                .object([
                    "type": .string("object"), "required": .array([.string("title")]),
                    "properties": .object(["title": .object(["pattern": .string("^[A-Z].*$")])]),
                ]),
            ], dialect: .jsonSchema))

    private static func answer(_ status: String, _ text: String) -> RuntimeAnswer {
        RuntimeAnswer(
            status: status,
            contents: [
                RuntimeContent(
                    mediaType: "application/json", examples: [RuntimeExample(name: nil, body: Data(text.utf8))])
            ],
            headers: [RuntimeHeader(name: "X-Total", isRequired: false, schema: 0)])
    }
}

import DTOContract
import DTORuntime
import Foundation

/// Compares a request with the contract of its operation.
struct RequestCheck {
    private let operation: RuntimeOperation
    private let schemas: SchemaSet

    init(_ operation: RuntimeOperation, _ schemas: SchemaSet) {
        self.operation = operation
        self.schemas = schemas
    }

    /// The reason why a request is rejected.
    struct Rejection {
        /// The statuses for which the contract may have a response. The most precise status is first.
        var statuses: [Int]
        var problem: Problem
    }

    /// Returns the rejection of a request, or nil if the request conforms to the contract.
    func rejection(of request: MockHTTPRequest) -> Rejection? {
        if let names = missingCredentials(request) {
            return rejection(
                [401], .unauthorized, "\(operation.id) requires credentials: \(names.joined(separator: " or ")).")
        }
        var faults: [Fault] = []
        if let body = operation.body {
            let type = request.headers["Content-Type"]
            let hasBody = request.body?.isEmpty == false
            if hasBody, !body.mediaTypes.isEmpty, type.flatMap({ index(of: $0, in: body) }) == nil {
                let known = body.mediaTypes.joined(separator: ", ")
                return rejection(
                    [415, 400, 422], HTTPStatus(415),
                    "\(operation.id) accepts \(known), not \(type ?? "a body without 'Content-Type'").")
            }
            if hasBody {
                do throws(TooDeep) {
                    faults += try self.faults(in: request, body)
                } catch {
                    return rejection(
                        [413], HTTPStatus(413),
                        "The body nests arrays and objects in more than 512 levels, so the server does not read it.")
                }
            } else if body.isRequired, !isBytes(type, body) {
                faults.append(("body", "The body is required."))
            }
        }
        let reading = ParameterReading(request, schemas)
        faults = operation.parameters.flatMap { self.faults(in: $0, reading) } + faults
        if faults.isEmpty { return nil }
        return rejection(
            [422, 400], .unprocessableEntity, "The request does not conform to \(operation.id).", faults)
    }

    private typealias Fault = (place: String, reason: String)

    private func rejection(
        _ statuses: [Int], _ status: HTTPStatus, _ detail: String, _ faults: [Fault] = []
    ) -> Rejection {
        Rejection(statuses: statuses, problem: Problem(status, detail, faults: faults))
    }

    // MARK: Parameters

    private func faults(in parameter: RuntimeParameter, _ reading: ParameterReading) -> [Fault] {
        let place = "\(parameter.place) \(parameter.name)"
        // These headers are described by bodies, responses and security schemes (OpenAPI 3.1.1 section 4.8.12.1).
        if parameter.place == "header",
            ["accept", "content-type", "authorization"].contains(parameter.name.lowercased())
        {
            return []
        }
        guard let value = reading.value(of: parameter) else {
            return parameter.isRequired ? [(place, "The parameter is required.")] : []
        }
        if let allowsEmptyValue = parameter.allowsEmptyValue, reading.isEmpty(parameter) {
            return allowsEmptyValue ? [] : [(place, "The value is empty, but 'allowEmptyValue' is false.")]
        }
        guard let schema = parameter.schema else { return [] }
        return SchemaValidator.violations(in: value, of: schema, in: schemas, .request).map {
            (place + ($0.pointer.isEmpty ? "" : " \($0.pointer)"), $0.reason)
        }
    }

    // MARK: Bodies

    /// The error for a body that may be JSON but has too many nested levels.
    private struct TooDeep: Error {}

    private func json(_ data: Data) throws(TooDeep) -> JSONValue? {
        do {
            return try DTODecoder().value(from: data)
        } catch DecodingError.dataCorrupted(let context) {
            if (context.underlyingError as? InvalidJSON)?.isTooDeep == true { throw TooDeep() }
            return nil
        } catch {
            return nil
        }
    }

    private func faults(in request: MockHTTPRequest, _ body: RuntimeBody) throws(TooDeep) -> [Fault] {
        guard let data = request.body, let type = request.headers["Content-Type"],
            let index = index(of: type, in: body)
        else { return [] }
        let essence = RuntimeMediaType.essence(of: type)
        let value: JSONValue
        if RuntimeMediaType.isJSON(type) {
            guard let json = try json(data) else { return [("body", "The body is not JSON.")] }
            value = json
        } else if essence == "application/x-www-form-urlencoded" {
            let members = MockHTTPRequest.form(data).map { (name: $0.key, value: $0.text) }
            guard let schema = body.schemas[index] else {
                return faults(in: members, of: request, body.styledParts[index])
            }
            value = FormReading(request, schemas).value(of: members, styled: body.styledParts[index], schema)
        } else if essence == "multipart/form-data" {
            guard let parts = MultipartReading(data, contentType: type)?.parts else {
                return [("body", "The body has no parts with the boundary of its 'Content-Type'.")]
            }
            return faults(in: parts, of: request, body.styledParts[index], body.schemas[index])
        } else {
            return []
        }
        return body.schemas[index].map { faults(in: value, $0) } ?? []
    }

    /// Whether the body may be an empty file.
    private func isBytes(_ type: String?, _ body: RuntimeBody) -> Bool {
        guard let type, index(of: type, in: body) != nil else { return false }
        let essence = RuntimeMediaType.essence(of: type)
        let isStructured =
            essence.hasSuffix("json") || essence.hasSuffix("xml") || essence.hasPrefix("multipart/")
            || essence == "application/x-www-form-urlencoded"
        return !isStructured
    }

    private func faults(in value: JSONValue, _ schema: Int) -> [Fault] {
        SchemaValidator.violations(in: value, of: schema, in: schemas, .request).map {
            ($0.pointer.isEmpty ? "body" : "body \($0.pointer)", $0.reason)
        }
    }

    /// Checks the parts of a multipart body. Files are bytes, which schemas do not describe, so their contents are not
    /// checked.
    private func faults(
        in parts: [MultipartReading.Part], of request: MockHTTPRequest, _ styled: [RuntimeParameter], _ schema: Int?
    ) -> [Fault] {
        let files = Set(parts.filter { $0.text == nil }.map(\.name))
        guard let schema else {
            let members = parts.compactMap { part in part.text.map { (name: part.name, value: $0) } }
            return faults(in: members, of: request, styled.filter { !files.contains($0.name) })
        }
        let json = parts.compactMap { part in part.json.map { (part.name, $0) } }
        let texts = parts.filter { $0.json == nil }.map { (name: $0.name, value: $0.text ?? "") }
        var value = FormReading(request, schemas).value(of: texts, styled: styled, schema).objectValue ?? [:]
        for (name, values) in Dictionary(grouping: json, by: \.0).mapValues({ $0.map(\.1) }) {
            let isWhole = values.count == 1 && (values[0].arrayValue != nil || !schemas.isList(name: name, of: schema))
            value[name] = isWhole ? values[0] : .array(values)
        }
        return SchemaValidator.violations(in: .object(value), of: schema, in: schemas, .request).filter { violation in
            let steps = violation.pointer.split(separator: "/")
            guard let name = steps.first, files.contains(String(name)) else { return true }
            // The number of files is known, but their contents are unknown.
            return steps.count == 1 && schemas.isList(name: String(name), of: schema)
        }.map { ($0.pointer.isEmpty ? "body" : "body \($0.pointer)", $0.reason) }
    }

    /// Checks the fields of a form in OpenAPI 2.0. Each field is a parameter.
    private func faults(
        in members: [(name: String, value: String)], of request: MockHTTPRequest, _ fields: [RuntimeParameter]
    ) -> [Fault] {
        var form = request
        form.queryItems = members
        let reading = ParameterReading(form, schemas)
        return fields.flatMap { field in
            faults(in: field, reading).map { ("body /" + $0.place.dropFirst("query ".count), $0.reason) }
        }
    }

    /// Returns the index of the body's most precise media type that includes a type. Returns nil if there is no such
    /// media type.
    private func index(of type: String, in body: RuntimeBody) -> Int? {
        let fitting = body.mediaTypes.indices.filter { RuntimeMediaType.fits(type, body.mediaTypes[$0]) }
        return fitting.min { body.mediaTypes[$0].count { $0 == "*" } < body.mediaTypes[$1].count { $0 == "*" } }
    }

    // MARK: Security

    /// Returns nil if the request has the credentials of an alternative. If the credentials are missing, returns the
    /// names of the schemes in each alternative. A mock server cannot know whether a secret is correct.
    private func missingCredentials(_ request: MockHTTPRequest) -> [String]? {
        if operation.security.isEmpty { return nil }
        let isEnough = operation.security.contains { $0.allSatisfy { Self.has($0.kind, request) } }
        return isEnough ? nil : operation.security.map { $0.map(\.name).joined(separator: " and ") }
    }

    private static func has(_ kind: RuntimeScheme.Kind, _ request: MockHTTPRequest) -> Bool {
        switch kind {
        case .authorization(let scheme):
            let value = request.headers["Authorization"] ?? ""
            let parts = value.split(separator: " ", maxSplits: 1)
            guard parts.count == 2, HTTPHeaders.isSame(String(parts[0]), scheme) else { return false }
            // Basic credentials have a colon between the name and the password (RFC 7617 section 2).
            guard HTTPHeaders.isSame(scheme, "basic") else { return true }
            return Data(base64Encoded: String(parts[1]))?.contains(UInt8(ascii: ":")) == true
        case .apiKey("query", let name): return request.queryItems.contains { $0.name == name && !$0.value.isEmpty }
        case .apiKey("cookie", let name):
            let cookies = request.headers["Cookie"]?.split(separator: ";") ?? []
            return cookies.contains { $0.drop { $0 == " " }.hasPrefix(name + "=") }
        case .apiKey(_, let name): return request.headers[name]?.isEmpty == false
        case .other: return true
        }
    }
}

extension MockHTTPRequest {
    /// Returns the members of an urlencoded form.
    static func form(_ data: Data) -> [(key: String, text: String)] {
        items(Substring(String(decoding: data, as: UTF8.self))).map { ($0.name, $0.value) }
    }
}

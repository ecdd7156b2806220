import ContractModel
import ContractServing
import DTORuntime
import Diagnostics
import Foundation
package import Platform
import Texts

/// Writes the requests of a contract as a file from which editors send requests: REST Client of VS Code, and the HTTP
/// client of JetBrains.
///
/// In these files, `{{…}}` is a variable. `<` at the start of a line names a file, `>` runs a script, and `###` begins
/// another request. No string of the document is written where it could have one of these meanings.
package struct RequestFile {
    /// The beginning of each file, by which the tool recognizes it.
    package static let mark = "# Made by gen-dtos."
    package static let fileName = "requests.http"

    private let contract: Contract
    private var lines: [String] = []
    /// Maps the URL of each server to its variable.
    private var servers: [String: String] = [:]
    /// Maps the name of each scheme to the variable of its credentials.
    private var secrets: [String: String] = [:]
    private var takenNames: Set<String> = []

    package static func bytes(of page: ContractPage, workers: Workers) -> [UInt8] {
        let contract = page.contract
        let operations = page.plan.groups.flatMap(\.operations).map(\.index).filter { index in
            contract.operations[index].kind == .endpoint
        }
        let requests = operations.concurrentMap(workers: workers) { index in
            Result { () throws(SampleRequest.Obstacle) in
                let operation = contract.operations[index]
                if operation.interface?.message != nil { throw .init(reason: "it opens a web socket") }
                return try SampleRequest(operation, page.samples.sample(of: index), contract)
            }
        }
        var file = RequestFile(contract: contract)
        file.write(zip(operations.map { contract.operations[$0] }, requests).map { ($0, $1) })
        return Array((file.lines.joined(separator: "\n") + "\n").utf8)
    }

    private init(contract: Contract) {
        self.contract = contract
    }

    private mutating func write(
        _ requests: [(operation: OperationDefinition, request: Result<SampleRequest, SampleRequest.Obstacle>)]
    ) {
        lines = [
            Self.mark + " Do not edit: change the contract and run gen-dtos.",
            "# " + Self.line([contract.info.title, contract.info.version].joined(separator: " ")),
            "# Fill in the credentials in your editor, or in this file if you do not commit them.", "",
        ]
        for (_, request) in requests { if let request = try? request.get() { declareVariables(of: request) } }
        // After the first request, editors would take a comment for a part of a body.
        for case (let operation, .failure(let obstacle)) in requests {
            lines.append("# \(title(of: operation)) is left out: \(Self.line(obstacle.reason)).")
        }
        for case (let operation, .success(let request)) in requests {
            lines += ["", "### \(title(of: operation))", "# @name \(name(operation.name))"]
            write(request)
        }
    }

    private func title(of operation: OperationDefinition) -> String {
        Self.line([operation.endpoint, operation.documentation.summary ?? ""].joined(separator: " "))
    }

    // MARK: Variables

    private mutating func declareVariables(of request: SampleRequest) {
        if servers[request.server] == nil {
            let variable = name("server")
            servers[request.server] = variable
            lines.append("@\(variable) = \(Self.plain(request.server) ?? "http://localhost")")
        }
        for (scheme, credential) in request.credentials where secrets[scheme] == nil {
            let variable = name(scheme)
            secrets[scheme] = variable
            switch credential {
            case .basic: lines += ["@\(variable)User = USER", "@\(variable)Password = PASSWORD"]
            case .bearer: lines.append("@\(variable) = TOKEN")
            case .key: lines.append("@\(variable) = KEY")
            }
        }
    }

    /// Returns a name of letters and digits of ASCII that no other variable or request has.
    private mutating func name(_ words: String) -> String {
        let base = String(words.unicodeScalars.map { Self.isNamePart($0) ? Character($0) : "_" }.prefix(80))
        var name = base
        var number = 1
        while !takenNames.insert(name).inserted {
            number += 1
            name = "\(base)_\(number)"
        }
        return name
    }

    private static func isNamePart(_ scalar: Unicode.Scalar) -> Bool {
        scalar.isASCII && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar))
    }

    // MARK: Requests

    private mutating func write(_ request: SampleRequest) {
        var target = request.target
        var headers: [String] = []
        var cookies = request.headers.filter { $0.name == "Cookie" }.compactMap { Self.plain($0.value) }
        for (scheme, credential) in request.credentials {
            let variable = secrets[scheme] ?? ""
            switch credential {
            case .basic: headers.append("Authorization: Basic {{\(variable)User}} {{\(variable)Password}}")
            case .bearer: headers.append("Authorization: Bearer {{\(variable)}}")
            case .key(let name, place: "query"):
                target += (target.contains("?") ? "&" : "?") + "\(name)={{\(variable)}}"
            case .key(let name, place: "cookie"): cookies.append("\(name)={{\(variable)}}")
            case .key(let name, _): headers.append("\(name): {{\(variable)}}")
            }
        }
        headers += request.headers.filter { $0.name != "Cookie" }.map {
            "\($0.name): \(Self.plain($0.value) ?? "VALUE")"
        }
        if !cookies.isEmpty { headers.append("Cookie: " + cookies.joined(separator: "; ")) }
        lines.append("\(request.method) {{\(servers[request.server] ?? "server")}}\(target)")
        lines += headers
        if let body = request.body { write(body) }
    }

    private static let boundary = "gen-dtos-part"

    private mutating func write(_ body: OperationSample.Body) {
        let type = Self.plain(body.mediaType) ?? "application/octet-stream"
        let isMultipart = MediaType.isMultipart(body.mediaType)
        lines += ["Content-Type: \(type)\(isMultipart ? "; boundary=\(Self.boundary)" : "")", ""]
        guard let value = body.value else {
            lines.append("< ./FILE")
            return
        }
        if MediaType.isJSON(body.mediaType) {
            // In JSON, two opening braces follow each other only in a string.
            lines += JSONLayout.lines(of: value.jsonText).map { $0.replacing("{{", with: "{\\u007B") }
            return
        }
        guard isMultipart else {
            lines.append(value.formText)
            return
        }
        for (key, text) in value.formFields {
            let isFile = body.files.contains(key)
            let quotable = Self.plain(key).flatMap { $0.contains("\"") ? nil : $0 } ?? RequestText.encoded(key)
            let name = "Content-Disposition: form-data; name=\"\(quotable)\""
            lines += ["--\(Self.boundary)", name + (isFile ? "; filename=\"FILE\"" : ""), ""]
            lines.append(isFile ? "< ./FILE" : Self.partText(text))
        }
        lines.append("--\(Self.boundary)--")
    }

    // MARK: Texts

    /// Returns the content of a part. Content that the editor would not send unchanged is replaced.
    private static func partText(_ text: String) -> String {
        guard let plain = plain(text), let first = plain.first, !"<>#-/@".contains(first) else { return "VALUE" }
        return plain
    }

    /// Returns the string if it is one visible line without variables, or nil.
    private static func plain(_ text: String) -> String? {
        let isLine = text.unicodeScalars.allSatisfy { $0.value >= 0x20 && !UnsafeText.isUnsafe($0) }
        return isLine && !text.contains(where: \.isNewline) && !text.contains("{{") ? text : nil
    }

    /// Returns a string as one visible line without variables, for a comment.
    private static func line(_ text: String) -> String {
        let words = text.split { $0.isWhitespace || $0.isNewline }.joined(separator: " ")
        // The replacement is repeated, so that it also separates the last of three braces.
        return VisibleText.escaped(String(words.prefix(200))).replacing("{{", with: "{ {")
            .replacing("{{", with: "{ {")
    }
}

extension ContractValue {
    /// The fields of a form. A list has one field with the same name for each of its elements.
    var formFields: [(key: String, text: String)] {
        guard case .object(let members) = self else { return [] }
        return members.flatMap { member in
            let values = if case .array(let elements) = member.value { elements } else { [member.value] }
            return values.map { (member.key, $0.words) }
        }
    }

    /// The value as a URL-encoded form.
    var formText: String {
        formFields.map { "\(RequestText.encoded($0.key))=\(RequestText.encoded($0.text))" }.joined(separator: "&")
    }

}

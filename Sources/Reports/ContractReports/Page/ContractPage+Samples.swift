import ClientEmission
import ContractModel
import ContractServing
import Platform

/// A sample of a request or of a response.
struct PageSample: Sendable {
    var title: String
    var lines: [String]
    /// Whether the sample is code or a command that calls the operation.
    var isCall = false
    /// Whether a reader sees the sample without opening it.
    var isOpen = false
}

/// Makes the samples of operations.
extension ContractPage {
    /// Returns the calls of each operation in Swift and for a shell, in the order of the contract's operations.
    func callSamples(workers: Workers) -> [[PageSample]] {
        pageSamples(workers: workers).map { $0.filter(\.isCall) }
    }

    /// Returns the samples of each operation, in the order of the contract's operations.
    func pageSamples(workers: Workers) -> [[PageSample]] {
        let operations = Array(contract.operations.indices)
        let samples = operations.concurrentMap(workers: workers, samples.sample)
        let positions = Dictionary(
            operations.map { (contract.operations[$0].pointer, $0) }, uniquingKeysWith: { first, _ in first })
        let calls =
            client?.samples(workers: workers) { operation in
                let sample = positions[operation.pointer].map { samples[$0] }
                return CallValues(
                    parameters: sample.map { Self.parameters(of: operation, $0) } ?? [:], body: sample?.body?.value,
                    leastBody: sample?.body?.least)
            } ?? [:]
        return operations.concurrentMap(workers: workers) { index in
            let operation = contract.operations[index]
            return pageSamples(of: operation, samples[index], call: operation.type.flatMap { calls[$0] })
        }
    }

    private static func parameters(
        of operation: OperationDefinition, _ sample: OperationSample
    ) -> [String: ContractValue] {
        let parameters = operation.interface?.parameters ?? []
        return Dictionary(
            sample.parameters.map { ("\(parameters[$0.key].place) \(parameters[$0.key].name)", $0.value) },
            uniquingKeysWith: { first, _ in first })
    }

    private func pageSamples(
        of operation: OperationDefinition, _ sample: OperationSample, call: [String]?
    ) -> [PageSample] {
        var result: [PageSample] = []
        if let call { result.append(PageSample(title: "Swift", lines: call, isCall: true, isOpen: true)) }
        if let request = try? SampleRequest(operation, sample, contract) {
            let curl = CurlSample(request).lines
            result.append(PageSample(title: "curl", lines: curl, isCall: true, isOpen: call == nil))
        }
        result += (operation.interface?.codeSamples ?? []).map { sample in
            PageSample(title: sample.title, lines: Self.lines(of: sample.source))
        }
        if let body = sample.body, let value = body.value, MediaType.isJSON(body.mediaType) {
            result.append(PageSample(title: "Request body", lines: Self.lines(of: value.jsonText)))
        }
        for answer in sample.answers {
            let isFirst = result.allSatisfy { !$0.title.hasPrefix("Response") }
            let type = answer.mediaType == "application/json" ? "" : " · \(answer.mediaType)"
            let name = answer.name.map { " · \($0)" } ?? ""
            result.append(
                PageSample(
                    title: "Response \(answer.status)\(type)\(name)",
                    lines: answer.isJSON ? JSONLayout.lines(of: answer.text) : Self.lines(of: answer.text),
                    isOpen: isFirst && answer.status.hasPrefix("2")))
        }
        return result
    }

    static func lines(of text: String) -> [String] {
        text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(String.init)
    }
}

/// Lays out JSON of one line, with two spaces for each level.
enum JSONLayout {
    static func lines(of json: String) -> [String] {
        var lines: [[UInt8]] = [[]]
        var depth = 0
        var isInText = false
        var isEscaped = false
        func indent() { lines.append(Array(repeating: 0x20, count: 2 * min(depth, 64))) }
        var previous: UInt8 = 0
        for byte in json.utf8 {
            if isInText {
                lines[lines.count - 1].append(byte)
                if isEscaped {
                    isEscaped = false
                } else if byte == UInt8(ascii: "\\") {
                    isEscaped = true
                } else if byte == UInt8(ascii: "\"") {
                    isInText = false
                }
                previous = byte
                continue
            }
            let opens = previous == UInt8(ascii: "{") || previous == UInt8(ascii: "[")
            switch byte {
            case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "\t"): continue
            case UInt8(ascii: "}"), UInt8(ascii: "]"):
                depth -= 1
                if !opens { indent() }
            default: if opens { indent() }
            }
            lines[lines.count - 1].append(byte)
            switch byte {
            case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
            case UInt8(ascii: ","): indent()
            case UInt8(ascii: ":"): lines[lines.count - 1].append(0x20)
            case UInt8(ascii: "\""): isInText = true
            default: break
            }
            previous = byte
        }
        return lines.map { String(decoding: $0, as: UTF8.self) }
    }
}

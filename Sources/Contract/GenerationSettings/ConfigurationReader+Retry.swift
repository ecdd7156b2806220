import DTORuntime
import Diagnostics
import YAMLTree

/// Reads the rules for retries.
extension ConfigurationReader {
    /// Reads entries such as `createImport: never` or `"*": {attempts: 5}`.
    mutating func readRetry(_ node: YAMLNode) {
        for pair in entries(node, of: .retry) {
            options.retry[pair.key] = retryRule(pair.value, of: pair.key)
            options.locations["retry.\(pair.key)"] = pair.keyLocation
        }
    }

    /// Reads `{header: X-Request-Key, methods: [POST]}`. Both keys may be absent.
    mutating func idempotencyRule(_ node: YAMLNode) -> IdempotencyRule? {
        guard node.kind == .mapping else {
            emit(.notAMapping("'\(ConfigurationKey.idempotency.rawValue)'", at: node.location))
            return nil
        }
        var rule = IdempotencyRule()
        for (key, value) in fields(node, IdempotencyKey.self) {
            switch key {
            case .header:
                guard let header = text(value) else { continue }
                if !HTTPHeaders.isName(header) { emit(.notAHeader(header, at: value.location)) }
                rule.header = header
            case .methods: rule.methods = choices(value)
            }
        }
        return rule
    }

    private mutating func retryRule(_ node: YAMLNode, of owner: String) -> RetryRule? {
        if node.isString, node.text == "never" { return .never }
        guard node.kind == .mapping else {
            emit(.notARetryRule(owner, at: node.location))
            return nil
        }
        var rule = RetryRule()
        for (key, value) in fields(node, RetryKey.self) {
            switch key {
            case .attempts: rule.attempts = number(value, in: 1...100)
            case .delay: rule.delay = number(value, in: 0...86_400)
            case .limit: rule.limit = number(value, in: 0...86_400)
            case .lostConnections: rule.retriesLostConnections = flag(value)
            case .trustRetryable: rule.trustsRetryable = flag(value)
            }
        }
        return rule
    }

    private mutating func number(_ node: YAMLNode, in range: ClosedRange<Int>) -> Int? {
        if case .integer(let digits)? = node.scalar, let number = Int(digits), range.contains(number) { return number }
        emit(.notANumber(in: range, at: node.location))
        return nil
    }
}

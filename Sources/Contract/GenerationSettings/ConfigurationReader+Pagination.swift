package import ContractModel
import Diagnostics
package import YAMLTree

/// Reads the rules for the pagination of operations.
extension ConfigurationReader {
    /// Reads entries such as `listBooks: {page: page, items: data}`.
    mutating func readPagination(_ node: YAMLNode) {
        for pair in entries(node, of: .pagination) {
            options.pagination[pair.key] = paginationRule(pair.value, of: pair.key)
            options.locations["pagination.\(pair.key)"] = pair.keyLocation
        }
    }

    /// Reads a rule. Reports an error and returns nil if the rule is invalid.
    fileprivate mutating func paginationRule(_ node: YAMLNode, of owner: String) -> PaginationRule? {
        guard node.kind == .mapping else {
            emit(.notAMapping("'\(owner)'", at: node.location))
            return nil
        }
        let fields = Dictionary(fields(node, PaginationKey.self), uniquingKeysWith: { first, _ in first })
        // The reader has already reported an unknown key. A second error about a missing key would not help the user.
        guard fields.count == node.count else { return nil }
        let keys = PaginationKey.steps.filter { fields[$0] != nil }
        guard let key = keys.first, let value = fields[key] else {
            emit(.oneOf(PaginationKey.steps.map(\.rawValue), of: owner, at: node.location))
            return nil
        }
        for other in PaginationKey.allCases where other != key && !key.companions.contains(other) {
            guard let misplaced = fields[other] else { continue }
            emit(.misplacedKey(other.rawValue, beside: key.rawValue, at: misplaced.location))
        }
        guard let step = step(key, value, fields, of: owner, at: node.location),
            let items = path(.items, fields, of: owner, at: node.location)
        else { return nil }
        let (total, more) = (path(.total, beside: key, fields), path(.more, beside: key, fields))
        return PaginationRule(step: step, items: items, total: total, more: more, location: value.location)
    }

    /// Reads the path at a key. Returns nil if the rule does not have the key, or if the key is not a companion of
    /// `step`.
    private mutating func path(
        _ key: PaginationKey, beside step: PaginationKey, _ fields: [PaginationKey: YAMLNode]
    ) -> AnswerPath? {
        step.companions.contains(key) ? fields[key].flatMap { path($0) } : nil
    }

    private mutating func step(
        _ key: PaginationKey, _ node: YAMLNode, _ fields: [PaginationKey: YAMLNode], of owner: String,
        at location: SourceLocation
    ) -> PaginationRule.Step? {
        switch key {
        case .link:
            if node.isString, node.text == "header" { return .linkHeader }
            return path(node).map { .link($0) }
        case .page, .offset:
            let first = fields[.first].flatMap { pageNumber($0) }
            return text(node).map {
                key == .page ? .page(parameter: $0, first: first) : .offset(parameter: $0, first: first)
            }
        case .cursor: return cursor(node, fields, of: owner, at: location)
        case .items, .next, .last, .first, .total, .more: return nil
        }
    }

    private mutating func cursor(
        _ node: YAMLNode, _ fields: [PaginationKey: YAMLNode], of owner: String, at location: SourceLocation
    ) -> PaginationRule.Step? {
        let marks = PaginationKey.marks.filter { fields[$0] != nil }
        guard let mark = marks.first else {
            emit(.oneOf(PaginationKey.marks.map(\.rawValue), of: owner, at: location))
            return nil
        }
        if let other = marks.dropFirst().first, let misplaced = fields[other] {
            emit(.misplacedKey(other.rawValue, beside: mark.rawValue, at: misplaced.location))
            return nil
        }
        guard let parameter = text(node), let path = path(mark, fields, of: owner, at: location) else { return nil }
        return mark == .last
            ? .lastItem(parameter: parameter, member: path) : .cursor(parameter: parameter, next: path)
    }

    /// Reads the number of the first page or item, at most 65,535.
    private mutating func pageNumber(_ node: YAMLNode) -> Int? {
        if case .integer(let digits)? = node.scalar, let number = UInt16(digits) { return Int(number) }
        emit(.notAPageNumber(at: node.location))
        return nil
    }

    private mutating func path(
        _ key: PaginationKey, _ fields: [PaginationKey: YAMLNode], of owner: String, at location: SourceLocation
    ) -> AnswerPath? {
        guard let node = fields[key] else {
            emit(.missingKey(key.rawValue, of: owner, at: location))
            return nil
        }
        return path(node)
    }

    /// The greatest number of keys in a path. No real response needs a longer path.
    private static let pathLimit = 16

    /// Reads `info.next`, `[info, next]` for keys that contain dots, or `.` for the response itself.
    private mutating func path(_ node: YAMLNode) -> AnswerPath? {
        if node.isString, node.text == "." { return AnswerPath(keys: [], location: node.location) }
        var keys: [String] = []
        if node.isString {
            keys = node.text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        } else if node.kind == .sequence, node.elements.allSatisfy(\.isString) {
            keys = node.elements.map(\.text)
        }
        guard (1...Self.pathLimit).contains(keys.count), !keys.contains("") else {
            emit(.notAPath(at: node.location))
            return nil
        }
        return AnswerPath(keys: keys, location: node.location)
    }
}

extension PaginationRule {
    /// Reads `x-pagination` of a document, which has the keys of an entry in the configuration's `pagination:`.
    package static func read(_ node: YAMLNode) -> Result<PaginationRule, PaginationFault> {
        var reader = ConfigurationReader(diagnostics: DiagnosticSink())
        let rule = reader.paginationRule(node, of: "x-pagination")
        if let fault = reader.diagnostics.sorted.first {
            return .failure(PaginationFault(fault.message, at: fault.location ?? node.location))
        }
        return rule.map { .success($0) }
            ?? .failure(PaginationFault("the rule has no key that describes pages", at: node.location))
    }
}

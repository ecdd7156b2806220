package import ContractModel
import DTOContract

/// Makes different items of a list. The members by which people and servers distinguish items get different values, and
/// URLs of the item lead to the new item: `{"id": 1, "image": "/books/1.png"}` becomes
/// `{"id": 2, "image": "/books/2.png"}`.
package struct NumberedValue {
    private let contract: Contract
    private let number: Int
    private let parameter: String?
    private static let depthLimit = 3

    /// - Parameters:
    ///   - number: The distance from the item that is changed. If the number is 0, the item does not change.
    ///   - parameter: The parameter of the path that selects an item, or nil if no path is known.
    package init(_ contract: Contract, _ number: Int, selectedBy parameter: String? = nil) {
        (self.contract, self.number, self.parameter) = (contract, number, parameter)
    }

    package func value(_ value: ContractValue, _ use: TypeUse) -> ContractValue {
        number == 0 ? value : self.value(value, use.reference, use.constraints, depth: 0)
    }

    /// - Parameters:
    ///   - tag: The key of the discriminator, which does not change.
    ///   - isItem: Whether the value is the item, and not a record within the item.
    private func value(
        _ value: ContractValue, _ reference: TypeReference, _ constraints: ValueConstraints, depth: Int,
        tag: String? = nil, isItem: Bool = true
    ) -> ContractValue {
        guard depth < Self.depthLimit else { return value }
        switch contract.resolved(reference) {
        case .optional(let inner):
            return self.value(value, inner, constraints, depth: depth + 1, tag: tag, isItem: isItem)
        case .definition(let id):
            if case .union(let union) = contract[id].shape {
                let own = union.variants.first { contract.allows(value, for: $0.use) }
                // A union may contain itself.
                return own.map {
                    self.value(
                        value, $0.use.reference, $0.use.constraints, depth: depth + 1,
                        tag: union.discriminator ?? tag, isItem: isItem)
                } ?? value
            }
            guard case .record(let record) = contract[id].shape, !record.isWrapper else { return value }
            let item = item(value, record.properties, depth: depth)
            return isItem && item == value ? unlabelled(value, record.properties, besides: tag) : item
        case .scalar(let scalar):
            return ScalarFixture(key: "item").element(number).value(of: scalar, constraints) ?? value
        case .json, .dictionary: return untyped(value)
        case .generic, .payload, .array: return value
        }
    }

    /// Returns the item of a list whose items have no properties in the document.
    private func untyped(_ value: ContractValue) -> ContractValue {
        guard case .object(let members) = value else { return value }
        let keys = members.filter { $0.value.idText != nil }.map(\.key)
        let identity = RecordIdentity.key(among: keys, selectedBy: parameter)
        return .object(
            members.map { member in
                let key = member.key
                guard key == identity || RecordIdentity.differs(key),
                    let new = Self.next(member.value, by: number, isProse: RecordIdentity.isProse(key))
                else { return member }
                return ContractValue.Member(key: key, value: new)
            })
    }

    private func item(_ value: ContractValue, _ properties: [PropertyDefinition], depth: Int) -> ContractValue {
        let identity = RecordIdentity.key(
            among: properties.map(\.key).filter { value[$0]?.idText != nil }, selectedBy: parameter)
        var item = value
        for property in properties where property.constant == nil {
            guard let old = value[property.key],
                property.key == identity || RecordIdentity.differs(property.key),
                let new = other(than: old, of: property)
            else { continue }
            item = item.setting(property.key, to: new)
        }
        guard let identity, let old = value[identity]?.idText, let new = item[identity]?.idText else {
            if item != value { return item }
            // The record of an edge (Relay) or of a search result is a member of the item.
            return properties.reduce(item) { item, property in
                let reference = property.use.reference
                guard let member = item[property.key], contract.plainRecord(reference) != nil else { return item }
                let record = self.value(member, reference, .init(), depth: depth + 1, isItem: false)
                return item.setting(property.key, to: record)
            }
        }
        return properties.reduce(item) { item, property in
            guard let member = item[property.key] else { return item }
            let moved = member.leading(to: new, from: old)
            return moved != member && contract.allows(moved, for: property.use)
                ? item.setting(property.key, to: moved) : item
        }
    }

    /// Returns an item that differs in its first string or, without strings, in its first number.
    private func unlabelled(
        _ value: ContractValue, _ properties: [PropertyDefinition], besides tag: String?
    ) -> ContractValue {
        let plain = properties.filter { property in
            property.constant == nil && property.key != tag
                && contract.resolved(property.use).constraints.statedFormat == nil
        }
        func isString(_ property: PropertyDefinition) -> Bool {
            if case .string? = value[property.key] { true } else { false }
        }
        for property in plain.filter(isString) + plain.filter({ !isString($0) }) {
            guard let old = value[property.key], old.idText != nil, let new = other(than: old, of: property) else {
                continue
            }
            return value.setting(property.key, to: new)
        }
        return value
    }

    // MARK: Values

    /// Returns the value of another item, or nil if the contract allows no other value.
    private func other(than value: ContractValue, of property: PropertyDefinition) -> ContractValue? {
        let constraints = contract.resolved(property.use).constraints
        var choices: [ContractValue?] = []
        if constraints.pattern == nil, constraints.choices.isEmpty {
            choices.append(Self.next(value, by: number, isProse: RecordIdentity.isProse(property.key)))
        }
        if constraints.pattern != nil, case .string(let text) = value {
            choices += "123456789bcdef".dropFirst(number - 1).map { .string(text.dropLast() + String($0)) }
        }
        if case .scalar(let scalar) = contract.resolved(property.use.reference), value != .null {
            choices.append(ScalarFixture(key: property.key).element(number).value(of: scalar, constraints))
        }
        return choices.lazy.compactMap(\.self).first { choice in
            choice != value && choice.hasLength(within: constraints) && contract.allows(choice, for: property.use)
        }
    }

    /// - Parameter isProse: Whether words may be added, with spaces between them.
    private static func next(_ value: ContractValue, by step: Int, isProse: Bool) -> ContractValue? {
        switch value {
        case .integer(let digits):
            return Int(digits).flatMap { $0 < 1_000_000_000 ? .integer(String($0 + step)) : nil }
        case .string(let text):
            if let at = text.firstIndex(of: "@") { return .string("\(text[..<at])\(step + 1)\(text[at...])") }
            if isUUID(text) { return nextUUID(text, step) }
            let digits = text.reversed().prefix { $0.isASCII && $0.isNumber }
            if !digits.isEmpty, let number = Int(String(digits.prefix(15).reversed())) {
                let next = String(number + step)
                let zeros = String(repeating: "0", count: max(0, min(15, digits.count) - next.count))
                return .string(text.dropLast(min(15, digits.count)) + zeros + next)
            }
            return .string("\(text)\(isProse ? " " : "-")\(step + 1)")
        case .null, .boolean, .number, .array, .object: return nil
        }
    }

    /// Whether the text has the form of a UUID (RFC 9562).
    private static func isUUID(_ text: String) -> Bool {
        text.utf8.count == 36
            && text.split(separator: "-", omittingEmptySubsequences: false).map(\.utf8.count) == [8, 4, 4, 4, 12]
    }

    /// Returns the UUID with the last eight digits increased.
    private static func nextUUID(_ text: String, _ step: Int) -> ContractValue? {
        guard let number = UInt32(text.suffix(8), radix: 16) else { return nil }
        let isUpper = text.contains { $0.isUppercase }
        let digits = String(number &+ UInt32(truncatingIfNeeded: step), radix: 16, uppercase: isUpper)
        return .string(text.dropLast(8) + String(repeating: "0", count: 8 - digits.utf8.count) + digits)
    }
}

extension ContractValue {
    /// The identity of a record as it is written in a path, or nil for a value that is not an identity.
    package var idText: String? {
        switch self {
        case .string(let text): text
        case .integer(let digits): digits
        case .null, .boolean, .number, .array, .object: nil
        }
    }

    fileprivate func hasLength(within constraints: ValueConstraints) -> Bool {
        guard case .string(let text) = self else { return true }
        let length = text.unicodeScalars.count
        return (constraints.minLength ?? 0) <= length && length <= constraints.maxLength ?? .max
    }

    /// Returns this value with URLs that lead to another item. Inside an object, URLs change only if the object
    /// contains links, because any other object may be another record.
    fileprivate func leading(to new: String, from old: String, depth: Int = 0) -> ContractValue {
        switch self {
        case .string(let text): return .string(Self.address(text, to: new, from: old) ?? text)
        case .object(let members):
            let isLinks = members.contains { ["self", "href"].contains($0.key) } && self["id"] == nil
            guard isLinks, depth < 2 else { return self }
            return .object(
                members.map { .init(key: $0.key, value: $0.value.leading(to: new, from: old, depth: depth + 1)) })
        case .null, .boolean, .integer, .number, .array: return self
        }
    }

    /// Returns the URL with another identity in place of the item's identity, which is a segment of the path
    /// (`/books/1`) or the beginning of a segment (`/covers/1.png`). Returns nil for strings that are not URLs, and for
    /// identities that a path must escape.
    private static func address(_ text: String, to new: String, from old: String) -> String? {
        let isAddress = ["http://", "https://", "/"].contains(where: text.hasPrefix)
        guard isAddress, isPlainSegment(old), isPlainSegment(new) else { return nil }
        let end = text.firstIndex { $0 == "?" || $0 == "#" } ?? text.endIndex
        var segments = text[..<end].split(separator: "/", omittingEmptySubsequences: false).map(String.init)
        guard let index = segments.lastIndex(where: { $0 == old || $0.hasPrefix(old + ".") }) else { return nil }
        segments[index] = new + segments[index].dropFirst(old.count)
        return segments.joined(separator: "/") + text[end...]
    }

    /// Whether a path can contain the text as a segment without escapes.
    static func isPlainSegment(_ text: String) -> Bool { !text.isEmpty && text.utf8.allSatisfy(isUnreserved) }

    /// Whether a path can contain the byte without an escape (RFC 3986 section 2.3).
    private static func isUnreserved(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x5F, 0x7E: true
        default: false
        }
    }
}

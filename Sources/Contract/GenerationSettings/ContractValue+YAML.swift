package import ContractModel
package import YAMLTree

extension ContractValue {
    package init(_ node: YAMLNode) {
        switch node.kind {
        case .mapping:
            self = .object(node.pairs.map { Member(key: $0.key, value: ContractValue($0.value)) })
        case .sequence: self = .array(node.elements.map { ContractValue($0) })
        case .scalar:
            switch node.scalar {
            case .null?, nil: self = .null
            case .boolean(let value)?: self = .boolean(value)
            case .integer(let digits)?: self = .integer(digits)
            case .number(let text)?: self = .number(text)
            // JSON has neither NaN nor infinity. The text is kept for the message about the value.
            case .notANumber?, .infinity?: self = .string(node.text)
            case .string(let text)?: self = .string(text)
            }
        }
    }
}

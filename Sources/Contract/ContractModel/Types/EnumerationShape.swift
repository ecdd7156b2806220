public import Diagnostics

/// An enumeration.
public struct EnumerationShape: Sendable {
    /// The type of the values.
    public enum RawType: Hashable, Sendable {
        case string
        case integer
        /// Numbers, Booleans, or values of several types.
        case json
    }

    public var rawType: RawType
    /// The cases in the order of the document, without duplicates and without null. In a contract the list is never
    /// empty, because `typeShape` replaces an enumeration without cases.
    public let cases: [EnumerationCase]
    /// Whether the contract also allows other values of the type.
    public let allowsOthers: Bool
    /// The values that fixtures use, with the oldest value first. If the list is nil, fixtures use the values of the
    /// cases.
    @Rare public var samples: [ContractValue]?
    /// Maps each value to the index of its case. The dictionary is empty if there are so few cases that a search is
    /// just as fast.
    private let positions: [ContractValue: Int]

    private static let indexedCount = 16

    /// Makes an enumeration from its parts. If there are no cases, `typeShape` returns another shape.
    public init(rawType: RawType, cases: [EnumerationCase], allowsOthers: Bool = false) {
        self.rawType = rawType
        self.cases = cases
        self.allowsOthers = allowsOthers
        let indexed = cases.count < Self.indexedCount ? [] : cases
        positions = Dictionary(indexed.enumerated().map { ($1.value, $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// The shape of the type: the enumeration, or any JSON if the enumeration has no cases, because then no value
    /// conforms to the schema.
    public var typeShape: TypeShape { cases.isEmpty ? .alias(TypeUse(.json)) : .enumeration(self) }

    /// Whether one of the integers needs more than 32 bits.
    public var isWide: Bool {
        rawType == .integer
            && cases.contains {
                if case .integer(let digits) = $0.value { ContractValue.isWideInteger(digits) } else { false }
            }
    }

    /// Returns a value for samples. The function returns the same value until the document no longer has this value.
    ///
    /// - Parameter position: The index of the wanted value, if the sample needs several different values.
    public func sample(at position: Int) -> ContractValue {
        guard let samples, !samples.isEmpty else { return cases[position % cases.count].value }
        return samples[position % samples.count]
    }

    /// Returns the index of a value's case, or nil if no case has the value.
    public func position(of value: ContractValue) -> Int? {
        cases.count < Self.indexedCount ? cases.firstIndex { $0.value == value } : positions[value]
    }

    /// Whether the contract allows a value: a case, or another value of the type if `allowsOthers` is true.
    public func allows(_ value: ContractValue) -> Bool {
        if position(of: value) != nil { return true }
        return switch (rawType, value) {
        case (.string, .string), (.integer, .integer), (.json, _): allowsOthers
        case (.string, _), (.integer, _): false
        }
    }
}

/// A case of an enumeration.
public struct EnumerationCase: Sendable {
    /// The value in JSON.
    public var value: ContractValue
    /// The title and description in the document.
    public var documentation: Documentation
    /// The deprecation, or nil if the value is not deprecated.
    @Rare public var deprecation: Deprecation?
    /// The name from `x-enum-varnames` or a similar extension, unchecked.
    @Rare public var preferredName: String?
    /// The place of the value in the document.
    public var location: SourceLocation

    public init(
        value: ContractValue, documentation: Documentation = Documentation(), deprecation: Deprecation? = nil,
        preferredName: String? = nil, location: SourceLocation
    ) {
        self.value = value
        self.documentation = documentation
        self.deprecation = deprecation
        self.preferredName = preferredName
        self.location = location
    }
}

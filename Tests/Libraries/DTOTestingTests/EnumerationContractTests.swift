@_spi(Generated) import DTORuntime
@_spi(Generated) import DTOTesting
import Testing

/// Has the cases in another order than the contract.
private enum ReorderedStatus: String, Codable, CaseIterable {
    case needsReview = "needs-review"
    case verified
}

/// One case has the value of another.
private enum CrossedStatus: OpenEnumeration {
    case verified
    case needsReview
    case unknown(String)

    static let allCases: [CrossedStatus] = [.verified, .needsReview]

    init(rawValue: String) {
        switch rawValue {
        case "verified": self = .needsReview
        case "needs-review": self = .verified
        default: self = .unknown(rawValue)
        }
    }

    var rawValue: String {
        switch self {
        case .needsReview: "verified"
        case .verified: "needs-review"
        case .unknown(let rawValue): rawValue
        }
    }
}

/// Keeps an unknown value without an issue.
private enum SilentStatus: Codable, Hashable, CaseIterable {
    case verified
    case needsReview
    case unknown(String)

    static let allCases: [SilentStatus] = [.verified, .needsReview]

    init(from decoder: any Decoder) throws {
        switch try decoder.singleValueContainer().decode(String.self) {
        case "verified": self = .verified
        case "needs-review": self = .needsReview
        case let other: self = .unknown(other)
        }
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .verified: try container.encode("verified")
        case .needsReview: try container.encode("needs-review")
        case .unknown(let value): try container.encode(value)
        }
    }
}

private enum StatusContract<Enumeration: Codable & Hashable & Sendable & CaseIterable>: EnumerationContract {
    static var name: String { "Status" }

    static func describe(_ table: inout EnumerationTable) {
        table.value("verified", isCase: "verified")
        table.value("needs-review", isCase: "needsReview")
    }

    static var checks: [ContractCheck] { compliance + defence + roundTrip }
}

/// Has no unknown values, because the contract allows all texts.
private enum WelcomingStatus: OpenEnumeration {
    case verified
    case needsReview
    indirect case unknown(String)

    static let allCases: [WelcomingStatus] = [.verified, .needsReview]

    static func contractAllows(_ value: Self) -> Bool { true }

    init(rawValue: String) {
        switch rawValue {
        case "verified": self = .verified
        case "needs-review": self = .needsReview
        default: self = .unknown(rawValue)
        }
    }

    var rawValue: String {
        switch self {
        case .verified: "verified"
        case .needsReview: "needs-review"
        case .unknown(let rawValue): rawValue
        }
    }
}

private enum WelcomingContract<Enumeration: Codable & Hashable & Sendable & CaseIterable>: EnumerationContract {
    static var name: String { "Status" }

    static func describe(_ table: inout EnumerationTable) {
        StatusContract<Enumeration>.describe(&table)
        table.others()
    }

    static var checks: [ContractCheck] { compliance + defence + roundTrip }
}

@Suite struct EnumerationContractTests {
    @Test(arguments: StatusContract<ReviewStatus>.checks + WelcomingContract<WelcomingStatus>.checks)
    func anEnumerationThatObeysPasses(_ check: ContractCheck) async throws {
        try await check.verify()
    }

    @Test(arguments: [
        Fault("closed", StatusContract<ClosedReviewStatus>.defence),
        Fault("reordered", StatusContract<ReorderedStatus>.compliance),
        Fault("crossed", StatusContract<CrossedStatus>.compliance),
        Fault("silent", StatusContract<SilentStatus>.defence),
        Fault("welcoming", StatusContract<WelcomingStatus>.defence),
        Fault("particular", WelcomingContract<ReviewStatus>.defence),
    ])
    func everyFaultIsNoticed(_ fault: Fault) {
        #expect(fault.checks.contains { !$0.run().isEmpty }, "\(fault.testDescription) went unnoticed")
    }

    @Test func checksAreNamedAfterTheValues() {
        #expect(StatusContract<ReviewStatus>.compliance.map(\.name) == ["all values", "verified", "needs-review"])
    }
}

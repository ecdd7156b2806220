// Made by gen-dtos from the contract "Case". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Reason`
public nonisolated enum Reason: OpenEnumeration {
    case short
    case anAccountOfTheHolderHasBeenClosedByTheBankBecauseNothingHasBeenPaidIntoIt
    case theHolderHasAskedForItInWritingOrByACallThatWasRecordedAndNobodyHasObjectedSeeTheList
    /// A value that is not in the contract. Decoding keeps it, and encoding writes it back.
    indirect case unknown(String)

    public static var allCases: [Reason] {
        [
            .short, .anAccountOfTheHolderHasBeenClosedByTheBankBecauseNothingHasBeenPaidIntoIt,
            .theHolderHasAskedForItInWritingOrByACallThatWasRecordedAndNobodyHasObjectedSeeTheList,
        ]
    }

    public init(rawValue: String) {
        switch rawValue {
        case "short": self = .short
        case "An account of the holder has been closed by the bank because nothing has been paid into it":
            self = .anAccountOfTheHolderHasBeenClosedByTheBankBecauseNothingHasBeenPaidIntoIt
        case "The holder has asked for it, in writing, or by a call that was recorded, and nobody has objected: see the list":
            self = .theHolderHasAskedForItInWritingOrByACallThatWasRecordedAndNobodyHasObjectedSeeTheList
        default: self = .unknown(rawValue)
        }
    }

    public var rawValue: String {
        switch self {
        case .short: "short"
        case .anAccountOfTheHolderHasBeenClosedByTheBankBecauseNothingHasBeenPaidIntoIt:
            "An account of the holder has been closed by the bank because nothing has been paid into it"
        case .theHolderHasAskedForItInWritingOrByACallThatWasRecordedAndNobodyHasObjectedSeeTheList:
            "The holder has asked for it, in writing, or by a call that was recorded, and nobody has objected: see the list"
        case .unknown(let rawValue): rawValue
        }
    }
}

package import DTORuntime
import Foundation

/// The ways in which a value may be damaged.
package enum Damage {
    private static let replacements: [JSONValue] = [
        .null, 7, 85.5, "x", "12", " true ", true, [], [:], [1, "a", nil], ["k": 1], ["0": "a", "1": "b"],
        "2024-01-15 10:30",
        .decimal(Decimal(UInt64.max)),
    ]

    /// Returns damaged copies of a value. In each copy, one value is replaced, or one member is left out.
    package static func all(of value: JSONValue) -> [JSONValue] {
        var damaged = replacements
        switch value {
        case .object(let members):
            for (name, member) in members.sorted(by: { $0.key < $1.key }) {
                var rest = members
                rest[name] = Optional<JSONValue>.none
                damaged.append(.object(rest))
                for other in all(of: member) {
                    rest[name] = other
                    damaged.append(.object(rest))
                }
            }
        case .array(let elements):
            for (index, element) in elements.enumerated().prefix(2) {
                for other in all(of: element) {
                    var rest = elements
                    rest[index] = other
                    damaged.append(.array(rest))
                }
            }
        default: break
        }
        return damaged
    }
}

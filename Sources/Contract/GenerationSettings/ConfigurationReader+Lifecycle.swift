import ContractModel
import Diagnostics
import YAMLTree

/// Reads the settings for migrations, removed parts and reviews.
extension ConfigurationReader {
    mutating func readMigrated(_ node: YAMLNode) {
        for element in list(node, of: .migrated) {
            guard let name = text(element) else { continue }
            options.migrated.insert(name)
            options.locations["migrated.\(name)"] = element.location
        }
    }

    /// Reads a number of days from 0 to 36,500.
    mutating func days(_ node: YAMLNode) -> Int? {
        if case .integer(let digits)? = node.scalar, let days = Int(digits), (0...36_500).contains(days) { return days }
        emit(.notDays(at: node.location))
        return nil
    }

    /// Reads a date such as `2026-03-01`.
    mutating func day(_ node: YAMLNode) -> CalendarDay? {
        if node.kind == .scalar, let day = CalendarDay(node.text) { return day }
        emit(.notADay(node.text, at: node.location))
        return nil
    }
}

import ContractAudit
import ContractModel
import Diagnostics
import GenerationSettings
import Platform

/// The findings of `lint` about audits: the last audit is too old, or an acceptance has expired.
struct AuditReminders {
    private let arguments: CommandLineArguments
    private let settings: RunSettings
    private let today: CalendarDay

    init(_ arguments: CommandLineArguments, _ settings: RunSettings, on today: CalendarDay) {
        self.arguments = arguments
        self.settings = settings
        self.today = today
    }

    func diagnostics(_ sources: inout SourceFileTable) throws -> [Diagnostic] {
        var found: [Diagnostic] = []
        let options = settings.configuration?.options.audit ?? AuditSettings()
        if let name = options.report, let location = options.reportLocation {
            found += try age(of: name, said: location, options.maxAge ?? AuditSettings.usualAge, &sources)
        }
        for entry in try AcceptanceFile(arguments, settings).read(&sources)?.entries ?? [] {
            guard let day = entry.until, day < today else { continue }
            found.append(AuditMessages.ended(entry.what, day, at: entry.location))
        }
        return found
    }

    /// Returns a finding if the last report is missing, is too old, or has no date.
    ///
    /// - Parameter location: The place of `report` in the configuration.
    private func age(
        of name: String, said location: SourceLocation, _ allowed: Int, _ sources: inout SourceFileTable
    ) throws -> [Diagnostic] {
        let path = settings.path(besideConfiguration: name)
        guard SystemPath.exists(path) else { return [AuditMessages.unreported(name, at: location)] }
        let file = try InputReader.file(path)
        let id = sources.add(file)
        let lines = String(decoding: file.bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
        for (number, line) in lines.enumerated() {
            guard line.hasPrefix(Self.beginning), let day = CalendarDay(String(line.dropFirst(Self.beginning.count)))
            else { continue }
            let days = today.days(since: day)
            let place = SourceLocation(file: id, line: UInt32(number + 1), column: 1)
            return days > allowed ? [AuditMessages.due(day, days: days, allowed: allowed, at: place)] : []
        }
        return [AuditMessages.undated(at: SourceLocation(file: id, line: 1, column: 1))]
    }

    /// The beginning of the line with the date of a report.
    private static let beginning = "- Date: "
}

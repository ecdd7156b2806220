import ContractModel
import ContractReading
import Diagnostics
import GenerationSettings
import YAMLTree

/// Finds dates that have passed or will soon pass.
struct LifecycleRules {
    let today: CalendarDay
    let options: GenerationOptions

    /// The number of days before a sunset in which it is reported.
    private static let notice = 30

    // MARK: Sunsets

    /// Checks every `x-sunset`, in all files.
    func sunsets(_ outline: DocumentOutline, _ findings: inout DiagnosticSink) {
        for tree in outline.documents.trees.values {
            for node in tree.values(ofKey: "x-sunset") where node.kind == .scalar {
                judge(node, &findings)
            }
        }
    }

    /// Judges a date, or the day of a point in time.
    private func judge(_ node: YAMLNode, _ findings: inout DiagnosticSink) {
        guard let sunset = CalendarDay(String(node.text.prefix(10))) else {
            return findings.emit(LintMessages.unreadableSunset(node.text, at: node.location))
        }
        let days = sunset.days(since: today)
        if days < 0 {
            findings.emit(LintMessages.passedSunset(sunset, days: -days, at: node.location))
        } else if days <= Self.notice {
            findings.emit(LintMessages.nearSunset(sunset, days: days, at: node.location))
        }
    }

    // MARK: Removals and migrations

    func removals(_ lock: ContractLock, _ findings: inout DiagnosticSink) {
        let due = DueParts(of: lock, on: today, keptDays: options.keptDays)
        operationRemovals(lock, due, &findings)
        for definition in lock.definitions {
            let name = definition.path.documentName
            if due.contains(definition) { report(definition.departure, of: name, at: definition.location, &findings) }
            for member in definition.members {
                let memberName = "\(name).\(member.name.text)"
                if due.isDue(member.departure) {
                    report(member.departure, of: memberName, at: member.location, &findings)
                }
                guard let changed = member.changed, changed.adding(days: options.keptDays) <= today else { continue }
                findings.emit(LintMessages.oldMigration(of: memberName, since: changed, at: member.location))
            }
        }
    }

    private func operationRemovals(_ lock: ContractLock, _ due: DueParts, _ findings: inout DiagnosticSink) {
        for operation in lock.operations {
            if due.isDue(operation.departure) {
                report(operation.departure, of: operation.name, at: operation.location, &findings)
            }
            for parameter in operation.parameters where due.isDue(parameter.departure) {
                let name = parameter.facts["name"]?.string ?? ""
                report(parameter.departure, of: "\(operation.name).\(name)", at: operation.location, &findings)
            }
        }
    }

    private func report(
        _ departure: Departure?, of name: String, at location: SourceLocation, _ findings: inout DiagnosticSink
    ) {
        guard let day = departure?.day else { return }
        let due = day.adding(days: options.keptDays)
        findings.emit(LintMessages.dueRemoval(of: name, since: day, due: due, at: location))
    }

    // MARK: Reviews

    func reviews(_ findings: inout DiagnosticSink) {
        guard let days = options.reviewDays else { return }
        let location = options.locations["reviewed"] ?? options.locations["review-every"]
        guard let last = options.reviewed else {
            return findings.emit(LintMessages.missingReview(at: location))
        }
        let due = last.adding(days: days)
        if due < today { findings.emit(LintMessages.dueReview(last: last, due: due, at: location)) }
    }
}

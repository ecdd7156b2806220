/// Makes the line of a new case of an enumeration.
enum CaseLine {
    /// - Parameters:
    ///   - text: `title`, or `title = "Title"`.
    ///   - near: The case after which the new case belongs. If the value is nil, any place is possible.
    static func line(_ text: String, near: CaseFacts?, in type: SwiftType) throws(Obstacle) -> AuditFinding.Line {
        guard let near = near ?? type.cases.first else {
            if type.openLine == type.lastLine { throw Obstacle("'\(type.name)' has no case yet: add a case first.") }
            return .init(type.path, behind: type.openLine, "case " + text)
        }
        // There is no line after the case if the whole enumeration is on one line, such as
        // `enum CodingKeys: String, CodingKey { case id, title }`, or if a list of cases continues on the next line. In
        // these cases, the new case belongs before the existing case.
        if near.lastLine == type.lastLine || isSpread(near, type) {
            return .init(place: "\(type.path):\(near.place.line)", text: text + ",", column: near.place.column)
        }
        return .init(type.path, behind: near.lastLine, "case " + text)
    }

    /// Returns a line that replaces a case. The old case must have its own line.
    static func line(
        _ text: String, inPlaceOf item: CaseFacts, in type: SwiftType
    ) throws(Obstacle) -> AuditFinding.Line {
        let number = item.place.line
        guard item.lastLine == number, type.openLine < number, number < type.lastLine,
            type.cases.allSatisfy({ $0.name == item.name || $0.lastLine != number })
        else { throw Obstacle("'\(item.name)' shares its line with other code: change the case yourself.") }
        return .init(type.path, inPlaceOf: number, "case " + text)
    }

    /// Whether a declaration has cases in several lines.
    private static func isSpread(_ item: CaseFacts, _ type: SwiftType) -> Bool {
        type.cases.contains { $0.lastLine == item.lastLine && $0.place.line != item.place.line }
    }
}

import ContractModel
import Diagnostics

/// Compares responses by their statuses.
extension ContractComparison {
    mutating func compareStatuses(
        _ old: OperationDefinition, _ new: OperationDefinition, _ direction: Usage.Direction, at place: Place
    ) {
        let (before, after) = (old.interface?.statuses ?? [], new.interface?.statuses ?? [])
        let oldByStatus = Dictionary(before.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
        let newByStatus = Dictionary(after.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
        var known = Set(oldByStatus.keys)
        for status in before {
            let (principal, alternative) = (status.principal?.mediaType, status.alternativeStream?.mediaType)
            let others = Self.counterparts(of: status, in: newByStatus, besides: oldByStatus)
            for other in others {
                // If a range was split, the changes are reported for each of its statuses.
                let name = others.count == 1 ? status.status : other.status
                let inner = place.answer(name, direction, status.location, other.location)
                // A status within an old range is not new.
                if status.isRange { known.insert(other.key) }
                compareHeaders(status.headers, other.headers, of: name, direction, at: inner)
                let answer = Answer(
                    status: name, isFailure: old.interface?.isFailure(status.status) ?? false,
                    principal: principal, alternative: alternative, isRead: direction == .response)
                compareContents(status.contents, other.contents, of: answer, at: inner)
            }
            if others.isEmpty {
                // The app also decodes the other successes. New successes are judged by their bodies.
                let isReplaced = after.contains { new.interface?.isFailure($0.status) == false }
                emit("response-\(status.kind)-status-removed", place.answer(status.status, direction, status.location))
                {
                    $0.message = "\(place.quoted) no longer answers with \(status.status)."
                    $0.before = status.status
                    guard $0.severity == .breaking else { return }
                    if direction == .request {
                        // The app sends the response, and the server may no longer accept it.
                        ($0.severity, $0.effect) = (.warning, .mayBeRejected)
                    } else if isReplaced {
                        ($0.severity, $0.effect) = (.info, .none)
                    }
                }
            }
        }
        for status in after where !known.contains(status.key) {
            var inner = place.answer(status.status, direction, place.old, status.location)
            inner.usages = place.usages
            let isFailure = new.interface?.isFailure(status.status) ?? true
            let first = direction == .response && !isFailure ? before.first { $0.kind == "success" } : nil
            let isRead = first.map { reads($0, status) } ?? true
            let isReplaced = first.map { newByStatus[$0.key] == nil } ?? false
            // A call that returned the URL of a redirect cannot read the content of a success.
            let endsRedirect =
                !isFailure && status.kind == "success"
                && before.contains { redirect in
                    OperationInterface.isRedirect(redirect.status) && old.interface?.isFailure(redirect.status) == false
                }
            emit("response-\(status.kind)-status-added", inner) {
                $0.message = "\(place.quoted) may answer with \(status.status)."
                $0.after = status.status
                if endsRedirect { ($0.severity, $0.effect) = (.breaking, .fails) }
                if !isRead { ($0.severity, $0.effect) = isReplaced ? (.breaking, .fails) : (.warning, .mayBeLost) }
            }
        }
    }

    /// Whether a shipped app can decode a response with a new status. The app decodes an unknown success like the first
    /// success of its document.
    private mutating func reads(_ first: StatusDefinition, _ status: StatusDefinition) -> Bool {
        guard let content = first.principal else { return true }
        guard let other = status.principal, content.mediaType == other.mediaType else { return false }
        guard let old = content.described, let new = other.described else { return content.described == nil }
        let context = ValueContainment.Context(direction: .response, reader: .generatedType)
        return containment.contains(values(of: old, .old), values(of: new, .new), context) == .yes
    }

    /// Returns the descriptions of a status in the other version: the status itself, or its range if the status has no
    /// description. For a range, returns the range and each status in the range that had no separate description
    /// (OpenAPI 3.1.1, section 4.8.16.1: the code comes before the range).
    private static func counterparts(
        of status: StatusDefinition, in others: [String: StatusDefinition], besides own: [String: StatusDefinition]
    ) -> [StatusDefinition] {
        let key = status.key
        guard status.isRange else { return (others[key] ?? others[key.prefix(1) + "XX"]).map { [$0] } ?? [] }
        return others.filter { $0.key.first == key.first && ($0.key == key || own[$0.key] == nil) }.values
            .sorted { $0.key < $1.key }
    }

    private mutating func compareHeaders(
        _ old: [HeaderDefinition], _ new: [HeaderDefinition], of status: String, _ direction: Usage.Direction,
        at place: Place
    ) {
        let old = old.filter { !isIgnored($0.name, of: .response) }
        let new = new.filter { !isIgnored($0.name, of: .response) }
        // Names of fields are compared without regard to case (RFC 9110, section 5.1).
        let oldByName = Dictionary(old.map { ($0.name.lowercased(), $0) }, uniquingKeysWith: { first, _ in first })
        let newByName = Dictionary(new.map { ($0.name.lowercased(), $0) }, uniquingKeysWith: { first, _ in first })
        for header in old {
            var inner = place.inner(", header '\(header.name)'")
            inner.subject = place.subject.part(.header(header.name, response: status))
            (inner.usages, inner.old) = ([Usage(direction, .header)], header.location)
            guard let other = newByName[header.name.lowercased()] else {
                emit("\(header.isRequired ? "required" : "optional")-response-header-removed", inner) {
                    $0.message = "\(place.quoted) no longer has the header '\(header.name)'."
                }
                continue
            }
            inner.new = other.location
            inner.isText = !other.serialization.isContent
            inner.hasType = hasTypes(header.value, other.value)
            if header.isRequired != other.isRequired {
                emit("response-header-became-\(other.isRequired ? "required" : "optional")", inner) {
                    $0.message =
                        "The header '\(header.name)' is \(other.isRequired ? "always there" : "no longer always there")."
                }
            }
            let isComparable = compareSerialization(
                (header.serialization, header.value), (other.serialization, other.value),
                names: (header.name, other.name),
                rule: "response-header-serialization-changed", at: inner)
            if isComparable { compare(header.value, other.value, at: inner) }
        }
        for header in new where oldByName[header.name.lowercased()] == nil {
            var inner = place.inner(", header '\(header.name)'")
            inner.subject = place.subject.part(.header(header.name, response: status))
            inner.new = header.location
            emit("\(header.isRequired ? "required" : "optional")-response-header-added", inner) {
                $0.message = "\(place.quoted) has the header '\(header.name)'."
            }
        }
    }
}

extension ContractComparison {
    /// A response of the old contract, and how an app with code from that contract decodes it.
    struct Answer {
        var status: String
        /// Whether the generated call throws the response as an error.
        var isFailure: Bool
        /// The media type that the app decodes.
        var principal: String?
        /// The media type that a call may request instead of the value.
        var alternative: String?
        /// Whether the app decodes the response. The value is false for operations that the server calls.
        var isRead: Bool

        /// Returns the effect on an app if a media type is removed. Nil means that the change has the effect of the
        /// rule.
        func effect(ofRemoving content: ContentDefinition, from new: [ContentDefinition]) -> ChangeEffect? {
            guard isRead, let principal else { return nil }
            guard content.mediaType == principal else {
                // Generated code can request `alternative`, so its removal has the effect of the rule. Other media
                // types are missed only by an app whose own code requests them.
                return content.mediaType == alternative ? nil : .asksForOther
            }
            if isFailure { return .degrades("the failure without its body") }
            let isJSON = MediaType.isJSON(principal) && new.contains { MediaType.isJSON($0.mediaType) }
            return isJSON ? ChangeEffect.none : .notAcceptable
        }
    }
}

extension ContractComparison.Place {
    fileprivate func answer(
        _ status: String, _ direction: Usage.Direction, _ old: SourceLocation?, _ new: SourceLocation? = nil
    ) -> ContractComparison.Place {
        var place = inner(", response \(status)")
        place.subject = subject.part(.response(status))
        place.usages = [Usage(direction, .body)]
        place.old = old
        place.new = new ?? self.new
        return place
    }
}

extension StatusDefinition {
    /// The status in one spelling. Some documents write `2xx` for `2XX`.
    fileprivate var key: String { status.uppercased() }

    fileprivate var isRange: Bool { key.hasSuffix("XX") }

    fileprivate var kind: String { status.hasPrefix("2") ? "success" : "non-success" }
}

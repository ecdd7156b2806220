package import ContractModel
import Diagnostics

/// Compares operations by method and path. Their names in Swift may change separately. A moved operation is found by
/// its name.
extension ContractComparison {
    mutating func compareOperations() {
        let operations = OperationPairs(old.operations, new.operations)
        let templates = Set(new.operations.map(\.template.withoutNames))
        pairedOperations = Dictionary(
            operations.pairs.map { ($0.old.pointer, $0.new.pointer) }, uniquingKeysWith: { first, _ in first })
        for pair in operations.pairs {
            if pair.hasMoved {
                move(pair.old, to: pair.new, pathRemains: templates.contains(pair.old.template.withoutNames))
            }
            compare(pair)
        }
        for operation in operations.removed {
            remove(operation, pathRemains: templates.contains(operation.template.withoutNames))
        }
        for operation in operations.added {
            let id = operation.isWebhook ? "webhook-added" : "endpoint-added"
            let subject = ChangeSubject.operation(ChangeSides(new: operation.pointer), .whole)
            emit(id, Place(text: operation.endpoint, subject: subject, usages: [], new: operation.location)) {
                $0.message = "'\(operation.endpoint)' is new."
            }
        }
    }

    private mutating func remove(_ operation: OperationDefinition, pathRemains: Bool) {
        let subject = ChangeSubject.operation(ChangeSides(old: operation.pointer), .whole)
        emit(
            removalRule(operation, pathRemains: pathRemains),
            Place(text: operation.endpoint, subject: subject, usages: [], old: operation.location)
        ) {
            $0.message = "'\(operation.endpoint)' was removed."
            if let sunset = operation.interface?.deprecation?.day {
                $0.message += " It was announced to last until \(sunset)."
                $0.deadline = sunset
            }
        }
    }

    /// Reports a moved operation. Apps that are in use call the old path, which no longer exists.
    private mutating func move(_ old: OperationDefinition, to new: OperationDefinition, pathRemains: Bool) {
        let subject = ChangeSubject.operation(ChangeSides(old: old.pointer, new: new.pointer), .whole)
        let place = Place(text: new.endpoint, subject: subject, usages: [], old: old.location, new: new.location)
        let isAnnounced = removalRule(old, pathRemains: pathRemains) == "api-removed-with-deprecation"
        let word = isAnnounced ? ", which was deprecated" : ""
        emit("api-path-changed", place) {
            $0.message = "'\(old.name)' is now '\(new.endpoint)', and no longer '\(old.endpoint)'\(word)."
            ($0.before, $0.after) = (old.endpoint, new.endpoint)
            $0.deadline = old.interface?.deprecation?.day
            if isAnnounced { $0.severity = .warning }
        }
    }

    private func removalRule(_ operation: OperationDefinition, pathRemains: Bool) -> String {
        if operation.isCalledByServer { return "webhook-removed" }
        guard let deprecation = operation.interface?.deprecation else {
            return pathRemains ? "api-removed-without-deprecation" : "api-path-removed-without-deprecation"
        }
        let isTooEarly = deprecation.day.map { today < $0.prefix(10) } ?? false
        return isTooEarly ? "api-removed-before-sunset" : "api-removed-with-deprecation"
    }

    private mutating func compare(_ pair: OperationPairs.Pair) {
        let (old, new) = (pair.old, pair.new)
        let (sent, received): (Usage.Direction, Usage.Direction) =
            new.isCalledByServer ? (.response, .request) : (.request, .response)
        let place = Place(
            text: new.endpoint, subject: .operation(ChangeSides(old: old.pointer, new: new.pointer), .whole),
            usages: [],
            old: old.location, new: new.location)
        compareNames(old, new, at: place)
        guard let oldInterface = old.interface, let newInterface = new.interface else { return }
        let (before, after) = (oldInterface.deprecation, newInterface.deprecation)
        if let (suffix, message) = Self.lifecycle(before, after) {
            emit(suffix.hasPrefix("sunset-") ? "api-\(suffix)" : "endpoint-\(suffix)", place) {
                $0.message = "\(place.quoted) \(message)"
                ($0.before, $0.after) = (before?.day, after?.day)
                $0.deadline = after?.day
            }
        }
        compareAccess(old, new, hasMoved: pair.hasMoved, at: place)
        compareParameters(old, new, at: place)
        compareBodies(oldInterface.body, newInterface.body, sent, at: place)
        compareStatuses(old, new, received, at: place)
        comparePages(old, new, at: place)
    }

    /// Compares the names. Types of inline schemas are named after the operation.
    private mutating func compareNames(_ old: OperationDefinition, _ new: OperationDefinition, at place: Place) {
        guard old.name != new.name else { return }
        let isOwn = (old.name != old.fallbackName, new.name != new.fallbackName)
        let word: String
        switch isOwn {
        case (false, true): word = "added"
        case (true, false): word = "removed"
        default: word = "changed"
        }
        // An operation without a name and without types has no name in Swift.
        if isOwn == (false, false), !ownerPointers.contains(old.pointer), !ownerPointers.contains(new.pointer) {
            return
        }
        emit("api-operation-id-\(word)", place) {
            if isOwn == (false, false) { $0.severity = .info }
            $0.message = "\(place.quoted) is now called '\(new.name)'."
            ($0.before, $0.after) = (old.name, new.name)
        }
    }

    // MARK: Bodies

    private mutating func compareBodies(
        _ old: BodyDefinition?, _ new: BodyDefinition?, _ direction: Usage.Direction, at place: Place
    ) {
        var inner = place.inner(", request body")
        inner.subject = place.subject.part(.requestBody)
        inner.usages = [Usage(direction, .body)]
        (inner.old, inner.new) = (old?.location ?? place.old, new?.location ?? place.new)
        switch (old, new) {
        case (nil, nil): break
        case (nil, let new?):
            emit("request-body-added-\(new.isRequired ? "required" : "optional")", inner) {
                $0.message = "\(place.quoted) \(new.isRequired ? "asks for" : "takes") a body."
            }
        case (_?, nil): emit("request-body-removed", inner) { $0.message = "\(place.quoted) no longer takes a body." }
        case (let old?, let new?):
            if old.isRequired != new.isRequired {
                emit("request-body-became-\(new.isRequired ? "required" : "optional")", inner) {
                    $0.message =
                        "The body of \(place.quoted) is \(new.isRequired ? "now required" : "no longer required")."
                    ($0.before, $0.after) = new.isRequired ? ("optional", "required") : ("required", "optional")
                    // The server sends the body of a webhook, and the app reads it.
                    if direction == .response {
                        ($0.severity, $0.effect) = new.isRequired ? (.info, .none) : (.breaking, .fails)
                    }
                }
            }
            compareContents(old.contents, new.contents, at: inner)
        }
    }

    // MARK: Contents

    /// Whether a body is raw bytes: a schema with `format: binary` up to OpenAPI 3.0, and a schema without `type` since
    /// OpenAPI 3.1 (OpenAPI 3.1.1, section 4.8.14.2).
    func isRaw(_ content: ContentDefinition, in contract: Contract) -> Bool {
        guard let value = content.described else { return true }
        let constraints = value.use.constraints
        if constraints.statedEncoding != nil { return false }
        switch form(of: value.use.reference, in: contract) {
        case .json: return true
        case .scalar: return constraints.format == "binary"
        case .list, .map, .enumeration, .union, .object: return false
        }
    }

    mutating func compare(_ old: ValueDefinition?, _ new: ValueDefinition?, at place: Place) {
        switch (old, new) {
        case (nil, nil): break
        case (nil, let new?): emitSchema("added", allowsAll: allowsAll(new, .new), at: place)
        case (let old?, nil): emitSchema("removed", allowsAll: allowsAll(old, .old), at: place)
        case (let old?, let new?): compare(old, new, at: place)
        }
    }

    /// Whether a schema allows any JSON, like a missing schema.
    private func allowsAll(_ value: ValueDefinition, _ side: ContractSide) -> Bool {
        let values = values(of: value, side)
        return values.isAnyJSON && values.constraints.isEmpty
    }

    private mutating func emitSchema(_ word: String, allowsAll: Bool, at place: Place) {
        for direction in place.directions {
            emit("\(direction.rawValue)-body-media-type-schema-\(word)", place) {
                $0.message =
                    word == "added" ? "\(place.text) is now described." : "\(place.text) is no longer described."
                if allowsAll { ($0.severity, $0.effect) = (.info, .none) }
            }
        }
    }

    package mutating func compare(_ old: ValueDefinition, _ new: ValueDefinition, at place: Place) {
        if old.isNullable != new.isNullable, !isAnyJSON(old.use, or: new.use) {
            emit(new.isNullable ? "became-nullable" : "became-not-nullable", each: place) { [oldText, newText] in
                $0.message = "\(place.text) \(new.isNullable ? "may now be null" : "may no longer be null")."
                $0.before = oldText.summary(of: old.use, isNullable: old.isNullable)
                $0.after = newText.summary(of: new.use, isNullable: new.isNullable)
            }
        }
        compare(old.use, new.use, at: place)
    }
}

extension ContentDefinition {
    /// Whether Swift has a type for the content.
    var hasType: Bool { MediaType.isStructured(mediaType) || MediaType.isStream(mediaType) }
}

extension ContractComparison.Place {
    func at(_ old: SourceLocation?, _ new: SourceLocation?) -> ContractComparison.Place {
        var place = self
        (place.old, place.new) = (old, new)
        return place
    }
}

import ContractModel

/// Compares streams with named events (`x-sse-events`) and their ends (`x-sse-terminal`).
extension ContractComparison {
    mutating func compareEvents(
        _ old: ContentDefinition, _ new: ContentDefinition, of status: String, at place: Place
    ) {
        // Only streams from the server are compared. Responses to calls by the server are not streams.
        guard place.directions.contains(.response) else { return }
        let oldByName = Dictionary(old.events.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        let newByName = Dictionary(new.events.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        for event in old.events {
            var inner = place.event(event.name, of: status)
            guard let other = newByName[event.name] else {
                inner.new = nil
                emit("response-event-removed", inner) { [oldText] in
                    $0.message = "\(place.quoted) no longer has the event '\(event.name)'."
                    $0.before = oldText.type(event.value.use.reference)
                    $0.swiftEffect = oldText.contract.hasOwnType(event.value.use.reference) ? .removesType : .none
                }
                continue
            }
            inner.hasType = hasTypes(event.value, other.value)
            compare(event.value, other.value, at: inner)
        }
        for event in new.events where oldByName[event.name] == nil {
            var inner = place.event(event.name, of: status)
            inner.old = nil
            emit("response-event-added", inner) { [newText] in
                $0.message = "\(place.quoted) has the event '\(event.name)'."
                $0.after = newText.type(event.value.use.reference)
                $0.swiftEffect = newText.contract.hasOwnType(event.value.use.reference) ? .addsType : .none
            }
        }
        compareEnds(old.terminalEvents, new.terminalEvents, of: status, at: place)
    }

    private mutating func compareEnds(_ old: [String], _ new: [String], of status: String, at place: Place) {
        for name in old where !new.contains(name) {
            emit("response-terminal-event-removed", place.event(name, of: status)) {
                $0.message = "\(place.quoted) no longer ends with the event '\(name)'."
                $0.before = name
            }
        }
        for name in new where !old.contains(name) {
            emit("response-terminal-event-added", place.event(name, of: status)) {
                $0.message = "\(place.quoted) ends with the event '\(name)'."
                $0.after = name
            }
        }
    }
}

extension ContractComparison.Place {
    fileprivate func event(_ name: String, of status: String) -> ContractComparison.Place {
        var place = inner(", event '\(name)'")
        place.subject = subject.part(.event(name, response: status))
        return place
    }
}

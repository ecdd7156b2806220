import ContractModel

/// Compares bodies by their media types.
extension ContractComparison {
    /// Compares contents by media type. If a response loses one media type and gains a similar media type, their
    /// contents are compared.
    ///
    /// - Parameter answer: The response, or nil for the contents of a request.
    mutating func compareContents(
        _ old: [ContentDefinition], _ new: [ContentDefinition], of answer: Answer? = nil, at place: Place
    ) {
        let prefix = answer == nil ? "request-body-media-type" : "response-media-type"
        let oldKeys = Set(old.map(\.key))
        let newByKey = Dictionary(new.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
        var added = new.filter { !oldKeys.contains($0.key) }
        var removed = old.filter { newByKey[$0.key] == nil }
        if let before = removed.first, let after = added.first, removed.count == 1, added.count == 1,
            let answer,
            MediaType.isJSON(before.mediaType) == MediaType.isJSON(after.mediaType),
            before.streamFormat == after.streamFormat,
            before.described != nil || after.described != nil || before.mediaType.isVariant(of: after.mediaType)
        {
            emit("response-media-type-name-changed", place.at(before.location, after.location)) {
                $0.message = "\(place.text) now comes as '\(after.mediaType)'."
                ($0.before, $0.after) = (before.mediaType, after.mediaType)
                // The server may send any media type of the range.
                if answer.isRead, after.mediaType.isRange, !before.mediaType.isRange {
                    ($0.severity, $0.effect) = (.warning, .mayBeLost)
                }
            }
            compare(before.described, after.described, at: place.at(before.location, after.location))
            compareEvents(before, after, of: answer.status, at: place.at(before.location, after.location))
            (added, removed) = ([], [])
        }
        for content in removed {
            emit("\(prefix)-removed", place.at(content.location, place.new)) {
                $0.message = "\(place.text) is no longer '\(content.mediaType)'."
                $0.before = content.mediaType
                guard let effect = answer?.effect(ofRemoving: content, from: new) else { return }
                $0.effect = effect
                // The app still decodes the remaining content, possibly under another media type. Another app may have
                // requested the removed media type.
                if effect == .asksForOther || effect == .none { ($0.severity, $0.swiftEffect) = (.warning, .none) }
            }
        }
        for content in added {
            emit("\(prefix)-added", place.at(place.old, content.location)) {
                $0.message = "\(place.text) may be '\(content.mediaType)'."
                $0.after = content.mediaType
                // The server may reject a response of the app without a body.
                if let answer, !answer.isRead, old.isEmpty {
                    ($0.severity, $0.effect) = (.warning, .mayBeRejected)
                }
            }
        }
        for content in old {
            guard let other = newByKey[content.key] else { continue }
            var inner = place.at(content.location, other.location)
            // Parts concern only requests (OpenAPI 3.1.1, section 4.8.14.1).
            if let answer {
                compareEvents(content, other, of: answer.status, at: inner)
            } else {
                compareParts(content, other, at: inner)
            }
            if !content.hasType {
                inner.hasType = ChangeSides(old: false, new: false)
                if let before = content.schemaText, let after = other.schemaText,
                    content.described == nil || other.described == nil
                {
                    compareTexts(before, after, at: inner)
                    continue
                }
                if isRaw(content, in: self.old), isRaw(other, in: self.new) {
                    compareBounds(content.described?.use.constraints, other.described?.use.constraints, at: inner)
                    continue
                }
            }
            compare(content.described, other.described, at: inner)
        }
    }

    /// Compares the schemas of a content without a type.
    private mutating func compareTexts(_ old: String, _ new: String, at place: Place) {
        let refersToChange = containment.refersToChange(
            [new], values(TypeUse(.json), .new), values(TypeUse(.json), .old))
        guard old != new || refersToChange else { return }
        for direction in place.directions {
            let isRead = direction == .response
            let isHarmless =
                !refersToChange
                && SchemaTextContainment.contains(
                    isRead ? old : new, isRead ? new : old, ignoresValues: isRead, budget: &containment.budget)
            emit("\(direction.rawValue)-body-media-type-schema-changed", place) {
                if old == new {
                    $0.message = "A schema to which the schema of \(place.text) refers has changed."
                } else {
                    $0.message = "The schema of \(place.text) has changed."
                    ($0.before, $0.after) = (ConstraintKeyword.summary(old), ConstraintKeyword.summary(new))
                }
                if isHarmless { ($0.severity, $0.effect) = (.info, .none) }
            }
        }
    }
}

extension ContentDefinition {
    /// The media type for comparison. Types and names of parameters are case-insensitive (RFC 9110, section 8.3.1).
    ///
    /// JSON has no `charset` (RFC 8259, section 11), so `charset=utf-8` is removed.
    fileprivate var key: String {
        let key = mediaType.filter { $0 != " " }.lowercased()
        return MediaType.isJSON(key) ? key.replacing(";charset=utf-8", with: "") : key
    }

    /// The framing of a stream's items, which its reader must know. The value is nil for other contents.
    fileprivate var streamFormat: MediaType.StreamFormat? {
        MediaType.isStream(mediaType) ? MediaType.streamFormat(of: mediaType) : nil
    }
}

extension String {
    /// Whether a media type is a range, such as `application/*` (RFC 9110, section 12.5.1).
    fileprivate var isRange: Bool { MediaType.essence(of: self).hasSuffix("/*") }

    /// Whether two media types differ only in their parameters.
    fileprivate func isVariant(of other: String) -> Bool {
        split(separator: ";").first == other.split(separator: ";").first
    }
}

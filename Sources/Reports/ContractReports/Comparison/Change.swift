package import Diagnostics
import Files

/// One difference between two contracts, with its place and its consequences.
package struct Change: Hashable, Sendable {
    /// The rule. Its id is stable: `response-required-property-removed`.
    package var rule: ChangeRule
    package var severity: ChangeSeverity
    /// The place in the document's words: `WorkDTO.title`, `GET /works/{id}, response 200`.
    package var place: String
    package var subject: ChangeSubject
    /// The schema, operation or field that contains the place.
    var scope = ChangeScope(kind: .field, name: "")
    /// The operations that use the changed schema, or nil for other changes.
    var users: SchemaUsers?
    /// A sentence that describes the change.
    package var message: String
    package var before: String?
    package var after: String?
    package var effect: ChangeEffect
    package var swiftEffect: SwiftEffect
    /// The effect on callers, or nil without a client.
    package var callEffect: CallEffect?
    /// The last day to act that the document states, or nil: `2026-03-01`.
    package var deadline: String?
    /// Advice in a sentence, if the change may be of another kind than it appears to be.
    package var remedy: String?
    /// The place in the old contract, or nil.
    package var oldLocation: SourceLocation?
    /// The place in the new contract. For a removed part, this is the place that contained the part.
    package var newLocation: SourceLocation?

    package var priority: ChangePriority {
        if effect.harm == .stops { return .p0 }
        if effect.harm == .loses { return .p1 }
        return breaksSource || severity != .info ? .p2 : .p3
    }

    package var owner: ChangeOwner {
        if rule.id == "version-not-raised" { return .author }
        if effect.harm != .none { return .both }
        return breaksSource ? .app : .nobody
    }

    /// Whether source code that uses the generated code may no longer compile.
    package var breaksSource: Bool {
        swiftEffect.isBreaking || callEffect?.isBreaking == true
    }

    /// The consequences, in sentences.
    var consequences: [String] {
        if rule.id == "version-not-raised" { return [] }
        let call = callEffect == CallEffect.none ? nil : callEffect
        // A client is also Swift code, so an effect on its callers is a difference in Swift.
        let swift = call != nil && swiftEffect == .none ? nil : swiftEffect
        return [effect.text] + [swift?.text, call?.text].compactMap(\.self)
    }

    package var isBreaking: Bool { severity == .breaking }

    /// The change for a contract without a client.
    var withoutCallEffect: Change {
        var change = self
        change.callEffect = nil
        return change
    }

    /// An identifier with twelve hexadecimal digits. The identifier does not depend on places in the documents.
    package var fingerprint: String {
        let parts = [rule.id, place, before ?? "", after ?? ""]
        let text = parts.map { "\($0.utf8.count):\($0)" }.joined()
        return String(SHA256Digest(of: Array(text.utf8)).hexadecimal.prefix(12))
    }
}

/// The severity of a change. A breaking change affects apps that are in use, or code that uses the generated code.
package enum ChangeSeverity: String, CaseIterable, Comparable, Sendable {
    case info
    case warning
    case breaking

    package static func < (left: ChangeSeverity, right: ChangeSeverity) -> Bool {
        left.rank < right.rank
    }

    private var rank: Int {
        switch self {
        case .info: 0
        case .warning: 1
        case .breaking: 2
        }
    }
}

/// The urgency of a change.
package enum ChangePriority: String, Comparable, Sendable {
    /// The change stops an app that is in use.
    case p0 = "P0"
    /// The change makes an app that is in use lose values.
    case p1 = "P1"
    /// The app's code or somebody's plan must change.
    case p2 = "P2"
    case p3 = "P3"

    package static func < (left: ChangePriority, right: ChangePriority) -> Bool {
        left.rawValue < right.rawValue
    }
}

/// The party that must act.
package enum ChangeOwner: String, Sendable {
    /// The app must learn to handle the change, and the backend must wait until the apps in use can handle it.
    case both = "backend and app"
    case app
    /// The author of the document.
    case author = "the document's author"
    case nobody
}

/// The effect of the new server on an app that is in use.
package enum ChangeEffect: Hashable, Sendable {
    case none
    case ignored
    /// The effect consists of other changes, which are reported for a schema.
    case asTold(of: String)
    /// The app uses a replacement value, which is described in words.
    case degrades(String)
    /// The value has a type that the app cannot use.
    case lost
    /// Some of the new values have a type that the app cannot use.
    case mayBeLost
    /// The record of the property cannot be decoded, because the property has no replacement for a missing value.
    case lostRecord
    /// The value has another JSON type that can be converted without loss.
    case converted
    /// The value may be a string, which is converted if it contains a value of the old type.
    case convertedAtTimes
    case unknownValue
    case unknownVariant
    /// The app decodes an unknown value as this variant.
    case defaultVariant(String)
    case unknownEvent
    case wrongVariant
    case endsEarly
    case endsLate
    case fails
    /// The app reads a media type that the server no longer has, and cannot read another media type.
    case notAcceptable
    /// The app requests another media type.
    case asksForOther
    /// The call gets no response.
    case callFails
    /// The app reads a string whose content has another form.
    case otherContent
    case mayBeRejected
    case rejected
    /// The app leaves the value out, and the server uses another default.
    case otherDefault

    /// The effect on an app that is in use: none, or the app loses values, or the app stops working.
    enum Harm {
        case none
        case loses
        case stops
    }

    var harm: Harm {
        switch self {
        case .none, .ignored, .asTold, .unknownValue, .unknownEvent, .converted, .asksForOther, .otherDefault: .none
        case .degrades, .lost, .unknownVariant, .defaultVariant, .wrongVariant, .endsEarly, .endsLate, .mayBeRejected,
            .mayBeLost, .convertedAtTimes, .otherContent:
            .loses
        case .fails, .notAcceptable, .callFails, .lostRecord, .rejected: .stops
        }
    }

    var text: String {
        switch self {
        case .none: "A released app works as before."
        case .ignored: "A released app ignores the addition until its code is generated again."
        case .asTold(let schema):
            "A released app works as before, except for the changes reported for \(schema)."
        case .degrades(let substitute): "A released app reads \(substitute)."
        case .lost:
            "A released app cannot use the value. The app treats the value as absent, and reports a mismatch."
        case .mayBeLost:
            "A released app may lose the value or a part of it: a value of another type is treated as absent and is reported."
        case .otherContent: "A released app reads the text, but its content has another form than before."
        case .lostRecord:
            "A released app can use neither the value nor its record, because the property is strict."
        case .converted: "A released app converts the value without loss, and reports the difference."
        case .convertedAtTimes:
            "A released app converts a string that contains such a value, reports the difference, and loses other strings."
        case .unknownValue:
            "A released app reads the value as unknown, reports the difference, and writes the value back unchanged."
        case .unknownVariant: "A released app keeps the value as unknown JSON, and reports the difference."
        case .defaultVariant(let name):
            "A released app decodes the value as \(name), the default variant."
        case .unknownEvent: "A released app decodes the event as an unknown event."
        case .endsEarly: "A released app stops reading at the event, and does not get the events that follow."
        case .endsLate: "A released app takes the end of the stream for an interruption, and connects again."
        case .wrongVariant: "A released app may take the value for another variant."
        case .fails: "A released app cannot decode the response."
        case .notAcceptable:
            "A released app requests this media type (`Accept`): the server refuses the call, or sends a type that the app cannot decode."
        case .asksForOther:
            "A released app requests another media type (`Accept`). The app notices this change only if its own code requests the changed media type."
        case .callFails: "The call of a released app fails."
        case .mayBeRejected: "The server may reject what a released app sends."
        case .otherDefault:
            "A released app may leave the value out. The server then uses another default than before."
        case .rejected: "The server rejects what a released app sends."
        }
    }
}

/// The effect of regenerating the code on source code that uses it.
package enum SwiftEffect: Hashable, Sendable {
    case none
    case addsType
    case removesType
    /// Inline types of an operation are removed with the operation.
    case removesOperation
    case renamesType
    case addsProperty
    /// The initializer requires the property.
    case addsRequiredProperty
    case removesProperty
    case removesAccessor
    /// The removed property is not kept.
    case removesAdditionalProperties
    case changesType
    case becomesOptional
    /// The initializer requires the property.
    case becomesNonOptional
    case becomesNonOptionalWithDefault
    case addsInitializerDefault
    case removesInitializerDefault
    case addsCase
    case removesCase
    case removesVariant
    case behaviour
    case warns

    package var isBreaking: Bool {
        switch self {
        case .none, .addsType, .addsProperty, .addsInitializerDefault, .behaviour, .warns: false
        case .removesType, .removesOperation, .renamesType, .addsRequiredProperty, .removesProperty, .removesAccessor,
            .removesAdditionalProperties, .changesType, .becomesOptional, .becomesNonOptional,
            .becomesNonOptionalWithDefault,
            .removesInitializerDefault, .addsCase, .removesCase, .removesVariant:
            true
        }
    }

    var text: String {
        switch self {
        case .none: "Swift: no difference."
        case .addsType: "Swift: a new type."
        case .removesType: "Swift, breaking in the end: the type is deprecated for a while, then it disappears."
        case .removesOperation:
            "Swift, breaking in the end: types that only this operation uses are deprecated for a while, then they disappear."
        case .renamesType: "Swift, breaking: the type has another name."
        case .addsProperty: "Swift: a new property; the initializer gains a parameter with a default."
        case .addsRequiredProperty: "Swift, breaking: a new property, which the initializer requires."
        case .removesProperty:
            "Swift, breaking in the end: the property is deprecated for a while, then it disappears, from the initializer too."
        case .removesAccessor:
            "Swift, breaking: the computed property that reads the new or the deprecated property disappears."
        case .removesAdditionalProperties:
            "Swift, breaking: the property `additionalProperties` disappears, from the initializer too."
        case .changesType: "Swift, breaking: the value has another type."
        case .becomesOptional: "Swift, breaking: `T` becomes `T?`; code that reads the value must unwrap it."
        case .becomesNonOptional:
            "Swift, breaking: `T?` becomes `T`; code that unwraps the value no longer compiles, and the initializer requires the property."
        case .becomesNonOptionalWithDefault:
            "Swift, breaking: `T?` becomes `T`; code that unwraps the value no longer compiles."
        case .addsInitializerDefault: "Swift: the initializer's parameter gains a default."
        case .removesInitializerDefault:
            "Swift, breaking: the initializer requires the property, whose parameter had a default."
        case .addsCase: "Swift, breaking: a `switch` without `default` must handle a new case."
        case .removesCase: "Swift, breaking in the end: the case is deprecated for a while, then it disappears."
        case .removesVariant: "Swift, breaking: the case disappears."
        case .behaviour: "Swift: unchanged source code uses another default."
        case .warns: "Swift: a warning at each use."
        }
    }
}

@_spi(Generated) import DTORuntime
import Foundation
import Testing

struct Event: DefensiveRecord, Hashable {
    var kind: String
    var version: Int
    var unit: String?
    var note: Presence<String>
    var status: Presence<ReviewStatus>
    var size: Size
    var scale: Size?

    /// A type that is not defensive, like a union.
    enum Size: String, Codable {
        case small, large
    }

    enum CodingKeys: String, RecordKey {
        case kind, version, unit, note, status, size, scale
    }

    init(from fields: DefensiveFields<CodingKeys>) throws {
        kind = try fields.constant(.kind, "event")
        version = try fields.constant(.version, 1, required: false)
        unit = try fields.optionalConstant(.unit, "ms")
        note = try fields.presence(.note)
        status = try fields.presence(.status, nullable: false)
        size = try fields.constant(.size, .small, required: false)
        scale = try fields.optionalConstant(.scale, .small)
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(kind, forKey: .kind)
        try container.encode(version, forKey: .version)
        try container.encodeIfPresent(unit, forKey: .unit)
        try container.encode(note, forKey: .note)
        try container.encode(status, forKey: .status)
        if size != .small { try container.encode(size, forKey: .size) }
        try container.encodeIfPresent(scale, forKey: .scale)
    }
}

@Suite struct ConstantTests {
    @Test func aMissingConstantIsItself() throws {
        let outcome = try decode(Event.self, "{}")
        #expect(outcome.value.kind == "event")
        #expect(outcome.value.version == 1)
        #expect(outcome.value.unit == nil)
        #expect(outcome.reports == ["kind missing"])
    }

    @Test func anotherValueIsKeptAndReported() throws {
        let outcome = try decode(Event.self, #"{"kind": "other", "version": "2", "unit": "s"}"#)
        #expect(outcome.value.kind == "other")
        #expect(outcome.value.version == 2)
        #expect(outcome.value.unit == "s")
        #expect(outcome.reports == ["kind constMismatch", "version constMismatch", "unit constMismatch"])
        #expect(outcome.issues.first?.expected == #""event""#)
        #expect(failurePath { _ = try decodeStrictly(Event.self, #"{"kind": "other"}"#) } == "kind")
    }

    @Test func valuesOfOtherTypes() throws {
        let outcome = try decode(Event.self, #"{"kind": "event", "size": "large", "scale": "large"}"#)
        #expect(outcome.value.size == .large)
        #expect(outcome.value.scale == .large)
        #expect(outcome.reports == ["size constMismatch", "scale constMismatch"])
        let damaged = try decode(Event.self, #"{"kind": "event", "size": "huge", "scale": null}"#)
        #expect(damaged.value.size == .small)
        #expect(damaged.value.scale == nil)
        #expect(damaged.reports == ["size malformed", "scale unexpectedNull"])
    }

    @Test func theRightValueIsSilent() throws {
        #expect(try decode(Event.self, #"{"kind": "event", "version": 1, "unit": "ms"}"#).reports == [])
    }

    @Test func damageIsTheConstant() throws {
        let outcome = try decode(Event.self, #"{"kind": [], "version": null, "unit": true}"#)
        #expect(outcome.value.kind == "event")
        #expect(outcome.value.version == 1)
        #expect(outcome.value.unit == nil)
        #expect(outcome.reports == ["kind typeMismatch", "version unexpectedNull", "unit typeMismatch"])
    }
}

@Suite struct PresenceTests {
    @Test(arguments: [
        (#"{"kind": "event", "version": 1}"#, Presence<String>.absent),
        (#"{"kind": "event", "version": 1, "note": null}"#, .null),
        (#"{"kind": "event", "version": 1, "note": "n"}"#, .value("n")),
    ])
    func threeStatesSurvive(text: String, note: Presence<String>) throws {
        let outcome = try decode(Event.self, text)
        #expect(outcome.reports == [])
        #expect(outcome.value.note == note)
        #expect(try encode(outcome.value) == json(text))
    }

    @Test func damageIsAbsence() throws {
        let outcome = try decode(Event.self, #"{"kind": "event", "note": [], "status": null}"#)
        #expect(outcome.value.note == .absent)
        #expect(outcome.value.status == .absent)
        #expect(outcome.reports == ["note typeMismatch", "status unexpectedNull"])
        #expect(try decode(Event.self, #"{"kind": "event", "note": 5}"#).value.note == .value("5"))
    }

    @Test func valueAndMap() {
        #expect(Presence.value(2).map { $0 + 1 } == .value(3))
        #expect(Presence<Int>.null.map { $0 + 1 } == .null)
        #expect(Presence<Int>.absent.map { $0 + 1 } == .absent)
        #expect(Presence.value(2).value == 2)
        #expect(Presence<Int>.null.value == nil)
    }
}

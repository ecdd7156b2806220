package import DTORuntime

/// The place of a record or a list in a response: the whole response, or a member such as an envelope's payload.
package struct RecordPlace: Hashable, Sendable {
    package private(set) var keys: [String]

    /// Returns the place of the object that has the key: the value itself or one of its members. If several members
    /// have an object with the key and `data` is one of them, the place is `data`. Returns nil if there is no such
    /// object.
    package static func record(in value: JSONValue, key: String) -> RecordPlace? {
        guard case .object(let members) = value else { return nil }
        guard members[key] == nil else { return RecordPlace(keys: []) }
        let payloads = members.filter { $0.value[key] != nil }.keys
        // An envelope may have its own ids next to the payload.
        let name = payloads.count == 1 ? payloads.first : payloads.first { $0 == "data" }
        return name.map { RecordPlace(keys: [$0]) }
    }

    /// Returns the place of a list of objects, or nil if there is no list of objects. A paging rule defines the place
    /// of the list. Without a rule, the list is the whole value, or the only list in an object or in one of its
    /// members.
    package static func list(in value: JSONValue, _ pages: RuntimePages? = nil) -> RecordPlace? {
        (pages ?? .whole).list(in: value).flatMap { list in
            list.items.allSatisfy { $0.objectValue != nil } ? RecordPlace(keys: list.path) : nil
        }
    }

    /// Returns the number of the schema for this place, given the number of the schema for the whole response.
    package func schema(in whole: Int, of schemas: SchemaSet) -> Int? {
        keys.reduce(whole) { schema, key in schema.flatMap { SchemaTextReader(schemas).member(key, of: $0) } }
    }

    package func value(in whole: JSONValue) -> JSONValue? {
        keys.reduce(whole) { $0?[$1] }
    }

    /// Returns the whole response with another value in this place.
    package func replaced(in whole: JSONValue, by value: JSONValue) -> JSONValue {
        whole.setting(keys, to: value)
    }
}

extension JSONValue {
    /// Returns this response with the record of a list, or nil if the response contains no record.
    ///
    /// The members of the list's record replace or extend the members in the response, as far as `fits` accepts them.
    ///
    /// - Parameters:
    ///   - record: The record of the list.
    ///   - key: The key of the member that identifies the record.
    ///   - fits: Returns whether the contract allows a response.
    package func showing(
        _ record: [String: JSONValue], identifiedBy key: String, fits: (JSONValue) -> Bool
    ) -> JSONValue? {
        guard let place = RecordPlace.record(in: self, key: key), let known = place.value(in: self)?.objectValue else {
            return nil
        }
        let shown = RecordIdentity.merged(known, record, key) { fits(place.replaced(in: self, by: .object($0))) }
        return place.replaced(in: self, by: .object(shown))
    }

    /// The identity of a record as text for a path, or nil for a value that cannot be an identity.
    package var idText: String? {
        switch self {
        case .string(let text): text
        case .integer(let number): String(number)
        case .null, .bool, .number, .decimal, .array, .object: nil
        }
    }
}

/// Reads a free value step by step: the collections that are being read stand in a list instead of on the stack, and members are read in the order
/// of their keys, so that issues come in the same order each time.
///
/// This takes longer than asking the decoder for `[String: JSONValue]`, which calls itself for each level. So it serves where the stack ends, and
/// where there is damage to report.
enum FreeValueReader {
    /// - Parameter levelCount: How many levels of it are read.
    /// - Throws: What is wrong with the value itself. What is wrong within it is reported, and null stands in its place.
    static func value(of decoder: any Decoder, levelCount: Int) throws -> JSONValue {
        let context = DecodingContext.listening(to: decoder)
        var open: [OpenCollection] = []
        var layer = try Layer(of: decoder)
        while true {
            var finished: JSONValue?
            switch layer {
            case .scalar(let value): finished = value
            case .collection(let collection) where open.count < levelCount: open.append(collection)
            case .collection(let collection): finished = try collection.excess.replacement(context)
            case .lost(let loss): finished = try loss.replacement(context)
            }
            // What is finished belongs to the innermost collection, which may be finished by it.
            repeat {
                guard var innermost = open.popLast() else { return finished ?? .null }
                if let value = finished { innermost.values.append(value) }
                if let next = try innermost.next() {
                    open.append(innermost)
                    layer = next
                    finished = nil
                } else {
                    finished = innermost.value
                }
            } while finished != nil
        }
    }
}

/// A value without what is in it.
private enum Layer: Decodable {
    case scalar(JSONValue)
    case collection(OpenCollection)
    case lost(LostValue)

    /// Does not fail: a container would not step over a value that does.
    init(from decoder: any Decoder) {
        do {
            self = try Layer(of: decoder)
        } catch {
            self = .lost(LostValue(error, of: decoder))
        }
    }

    init(of decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let scalar = try JSONValue.textOrNumber(in: container, of: decoder) {
            self = .scalar(scalar)
        } else if let members = try? decoder.container(keyedBy: JSONKey.self) {
            self = .collection(.init(.object(members), keys: try members.documentKeys(of: decoder).reversed()))
        } else if let elements = try? decoder.unkeyedContainer() {
            self = .collection(.init(.array(elements)))
        } else {
            self = .scalar(try JSONValue.flag(in: container, of: decoder))
        }
    }
}

/// An array or object of which a part has been read.
private struct OpenCollection {
    enum Source {
        case array(any UnkeyedDecodingContainer)
        case object(KeyedDecodingContainer<JSONKey>)
    }

    private var source: Source
    /// Those that are still to be read, the next one last. They stand apart from the source, since taking one out of it would copy them all.
    private var keys: [JSONKey]
    private var names: [String] = []
    var values: [JSONValue] = []

    init(_ source: Source, keys: [JSONKey] = []) {
        self.source = source
        self.keys = keys
    }

    /// The next value in it, or nil at its end.
    mutating func next() throws -> Layer? {
        switch source {
        case .array(var container):
            guard !container.isAtEnd else { return nil }
            let layer = try container.decode(Layer.self)
            source = .array(container)
            return layer
        case .object(let container):
            guard let key = keys.popLast() else { return nil }
            names.append(key.name)
            return try container.decode(Layer.self, forKey: key)
        }
    }

    /// What is lost where it is a level too much.
    var excess: LostValue {
        switch source {
        case .array(let container): LostValue(at: container.codingPath, found: .array(count: container.count))
        case .object(let container):
            LostValue(at: container.codingPath, found: .object(keys: keys.reversed().map(\.name)))
        }
    }

    var value: JSONValue {
        switch source {
        case .array: .array(values)
        case .object: .object(Dictionary(zip(names, values)) { $1 })
        }
    }
}

/// A place of a free value that no JSON value can be made of.
struct LostValue {
    private let error: any Error
    private let path: [any CodingKey]
    private let found: String

    init(_ error: any Error, of decoder: any Decoder) {
        self.error = error
        path = decoder.codingPath
        found = FoundValue(in: decoder).excerpt
    }

    /// A value that is nested too deep.
    init(at path: [any CodingKey], found: FoundValue) {
        error = DecodingError.nestedTooDeep(at: path)
        self.path = path
        self.found = found.excerpt
    }

    /// Null, after reporting what has gone.
    func replacement(_ context: DecodingContext?) throws -> JSONValue {
        try context?.report(
            .malformed, at: path, expected: TypeText.name(of: JSONValue.self), found: found, used: "null", error: error)
        return .null
    }
}

extension DecodingError {
    static func nestedTooDeep(at path: [any CodingKey]) -> DecodingError {
        .dataCorrupted(.init(codingPath: path, debugDescription: "The value is nested too deep."))
    }
}

/// Reads a value of any JSON type (`JSONValue`) step by step. Unfinished arrays and objects are kept in a list instead
/// of the call stack. Members are read in the order of their keys, so that issues always have that order.
///
/// Reading step by step takes longer than decoding a `[String: JSONValue]`, which calls itself for each level. The
/// reader is therefore used only when the stack is nearly full, for deeply nested values, and for damaged values.
struct FreeValueReader {
    private let context: DecodingContext?
    /// The greatest number of levels that are read.
    private let levelCount: Int
    /// The number of levels that are kept if the reading takes too long (`ReadingBudget`).
    private let cheapLevelCount: Int
    private let depth: Int
    private let budget: ReadingBudget
    private var open: [OpenCollection] = []
    /// Maps each key to the type of its last value, which is the first guess for the next value under that key.
    private var typesByKey: [String: JSONType] = [:]
    /// Maps each level to the type of its last element. `elementType` is the type of the last element at any level.
    /// Both types are guesses for the next element.
    private var elementTypes: [Int: JSONType] = [:]
    private var elementType: JSONType?

    /// - Parameters:
    ///   - levelCount: The greatest number of levels that are read.
    ///   - type: The first guess for the value's type.
    /// - Throws: The fault of the value itself. A fault within the value is reported, and replaced by null.
    static func value(
        of decoder: any Decoder, levelCount: Int, likely type: JSONType = .string
    ) throws -> JSONValue {
        if let decoder = decoder.onTape, let value = decoder.value(ofLevels: levelCount) { return value }
        var reader = FreeValueReader(decoder, levelCount: levelCount)
        return try reader.read(Layer(of: decoder, likely: type))
    }

    private init(_ decoder: any Decoder, levelCount: Int) {
        context = DecodingContext.listening(to: decoder)
        depth = decoder.codingPath.count
        self.levelCount = levelCount
        cheapLevelCount = max(0, NestingLimit.freeValues - depth)
        budget = ReadingBudget.shared(by: decoder)
    }

    private mutating func read(_ first: Layer) throws -> JSONValue {
        var layer = first
        while true {
            var finished: JSONValue?
            switch layer {
            case .scalar(let value): finished = value
            case .collection(let collection) where open.count < levelCount: open.append(collection)
            case .collection(let collection): finished = try collection.excess.replacement(context)
            case .lost(let loss): finished = try loss.replacement(context)
            }
            if budget.isSpent, let rest = try dropDeepest() { finished = rest }
            // A finished value belongs to the innermost collection, which may be finished as well.
            repeat {
                guard var innermost = open.popLast() else { return finished ?? .null }
                if let value = finished { innermost.values.append(value) }
                if let next = try next(in: &innermost) {
                    open.append(innermost)
                    layer = next
                    finished = nil
                } else {
                    finished = innermost.value
                }
            } while finished != nil
        }
    }

    /// Returns the replacement for the arrays and objects that are too deep when the budget is spent. Their remaining
    /// contents are not read. Returns nil if no array or object is too deep.
    ///
    /// - Throws: The error of the outermost collection if nothing of the value remains.
    private mutating func dropDeepest() throws -> JSONValue? {
        guard open.count > cheapLevelCount else { return nil }
        let outermost = open[cheapLevelCount]
        guard cheapLevelCount > 0 else { throw outermost.excess.error }
        open.removeLast(open.count - cheapLevelCount)
        return try outermost.excess.replacement(context)
    }

    private mutating func next(in collection: inout OpenCollection) throws -> Layer? {
        let key = collection.nextKey
        let guess = likelyType(under: key, in: collection)
        guard let layer = try collection.next(likely: guess) else { return nil }
        if let type = layer.type, type != .null {
            remember(type, under: key)
            budget.spend(type == guess ? 0 : type.wrongGuesses, atDepth: depth + open.count + 1)
        }
        return layer
    }

    private func likelyType(under key: String?, in collection: OpenCollection) -> JSONType {
        let known =
            if let key { typesByKey[key] } else { collection.lastElement ?? elementTypes[open.count] ?? elementType }
        return known ?? collection.type
    }

    private mutating func remember(_ type: JSONType, under key: String?) {
        if let key {
            typesByKey[key] = type
        } else {
            elementTypes[open.count] = type
            elementType = type
        }
    }
}

extension JSONType {
    /// The number of types that are tried in vain before this type if it was not the first guess.
    fileprivate var wrongGuesses: Int {
        switch self {
        case .null: 0
        case .string: 1
        case .number: 2
        case .object: 3
        case .array: 4
        case .boolean: 5
        }
    }
}

/// A value without its contents.
private enum Layer {
    case scalar(JSONValue)
    case collection(OpenCollection)
    case lost(LostValue)

    /// - Parameter likely: The first guess for the type. Each wrong guess costs an error.
    init(of decoder: any Decoder, likely: JSONType) throws {
        let container = try decoder.singleValueContainer()
        if !container.decodeNil(), let layer = try Layer(likely, in: container, of: decoder) {
            self = layer
        } else if let scalar = try JSONValue.textOrNumber(in: container, of: decoder) {
            self = .scalar(scalar)
        } else if let object = try Layer(.object, in: container, of: decoder) {
            self = object
        } else if let array = try Layer(.array, in: container, of: decoder) {
            self = array
        } else {
            self = .scalar(try JSONValue.flag(in: container, of: decoder))
        }
    }

    private init?(_ type: JSONType, in container: any SingleValueDecodingContainer, of decoder: any Decoder) throws {
        switch type {
        case .object:
            guard let members = try? decoder.container(keyedBy: JSONKey.self) else { return nil }
            self = .collection(.init(.object(members), keys: try members.documentKeys(of: decoder).reversed()))
        case .array:
            guard let elements = try? decoder.unkeyedContainer() else { return nil }
            self = .collection(.init(.array(elements)))
        case .number:
            guard let integer = try? container.decode(Int64.self) else { return nil }
            self = .scalar(.integer(integer))
        case .boolean:
            guard let flag = try? container.decode(Bool.self) else { return nil }
            self = .scalar(.bool(flag))
        case .null, .string:
            return nil
        }
    }

    /// The type, or nil if the value is lost.
    var type: JSONType? {
        switch self {
        case .scalar(let value): FoundValue(value).type
        case .collection(let collection): collection.type
        case .lost: nil
        }
    }
}

/// Decodes a layer through a container. A container passes no arguments, so the guess is a type parameter.
private struct LikelyLayer<Guess: LayerGuess>: Decodable {
    let layer: Layer

    /// Decodes a layer. Decoding never fails because a container does not advance past a value that fails.
    init(from decoder: any Decoder) {
        do {
            layer = try Layer(of: decoder, likely: Guess.type)
        } catch {
            layer = .lost(LostValue(error, of: decoder))
        }
    }
}

/// A guess at the type of a JSON value, for `LikelyLayer`.
private protocol LayerGuess {
    static var type: JSONType { get }
}

private enum ObjectGuess: LayerGuess { static var type: JSONType { .object } }
private enum ArrayGuess: LayerGuess { static var type: JSONType { .array } }
private enum TextGuess: LayerGuess { static var type: JSONType { .string } }
private enum NumberGuess: LayerGuess { static var type: JSONType { .number } }
private enum FlagGuess: LayerGuess { static var type: JSONType { .boolean } }

/// An array or object that has been read in part.
private struct OpenCollection {
    enum Source {
        case array(any UnkeyedDecodingContainer)
        case object(KeyedDecodingContainer<JSONKey>)
    }

    private var source: Source
    /// The keys that are still to be read, in reverse order. They are separate from `source` because removing a key
    /// from an associated value would copy all keys.
    private var keys: [JSONKey]
    private var names: [String] = []
    var values: [JSONValue] = []

    init(_ source: Source, keys: [JSONKey] = []) {
        self.source = source
        self.keys = keys
    }

    var type: JSONType {
        switch source {
        case .array: .array
        case .object: .object
        }
    }

    /// The type of the previous element, because the elements of an array often have the same type. The value is nil in
    /// an object.
    var lastElement: JSONType? {
        guard case .array = source, let last = values.last else { return nil }
        return FoundValue(last).type
    }

    /// The key of the next member, or nil in an array.
    var nextKey: String? { keys.last?.name }

    /// Returns the next value, or nil at the end.
    mutating func next(likely type: JSONType) throws -> Layer? {
        switch type {
        case .object: try next(ObjectGuess.self)
        case .array: try next(ArrayGuess.self)
        case .number: try next(NumberGuess.self)
        case .boolean: try next(FlagGuess.self)
        case .string, .null: try next(TextGuess.self)
        }
    }

    private mutating func next<Guess: LayerGuess>(_ guess: Guess.Type) throws -> Layer? {
        switch source {
        case .array(var container):
            guard !container.isAtEnd else { return nil }
            let layer = try container.decode(LikelyLayer<Guess>.self).layer
            source = .array(container)
            return layer
        case .object(let container):
            guard let key = keys.popLast() else { return nil }
            names.append(key.name)
            return try container.decode(LikelyLayer<Guess>.self, forKey: key).layer
        }
    }

    /// The lost value that replaces this collection if it is one level too deep.
    var excess: LostValue {
        switch source {
        case .array(let container): LostValue(at: container.codingPath, found: .array(count: container.count))
        case .object(let container):
            LostValue(at: container.codingPath, found: .object(keys: (names + keys.reversed().map(\.name)).sorted()))
        }
    }

    var value: JSONValue {
        switch source {
        case .array: .array(values)
        case .object: .object(Dictionary(zip(names, values)) { $1 })
        }
    }
}

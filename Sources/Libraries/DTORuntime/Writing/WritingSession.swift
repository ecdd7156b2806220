import Foundation

/// The state that all writers of one document share.
final class WritingSession {
    let options: DTOEncoder
    let userInfo: [CodingUserInfoKey: Any]
    let sortsKeys: Bool
    let escapesSlashes: Bool
    /// The first error that could not be thrown where it occurred.
    private var fault: EncodingError?
    private var serial = 0
    /// Whether the document is finished. Encoders that a type has kept write nothing after that.
    private var isOver = false
    /// The independent containers. A type may write to them at any time.
    private var parts: [WrittenPart] = []
    private var namedParts: [PartName: WrittenPart] = [:]
    private let kinds = TypeTable<ValueKind>()
    private let keyNames = TypeTable<KeyNames>()
    private var keyTypeCount = 0

    init(_ options: DTOEncoder) {
        self.options = options
        userInfo = options.userInfo
        sortsKeys = options.outputFormatting.contains(.sortedKeys)
        escapesSlashes = !options.outputFormatting.contains(.withoutEscapingSlashes)
    }

    func data<Value: Encodable>(of value: Value) throws -> Data {
        let writer = JSONWriter(self)
        defer { end(writer) }
        try writer.writeDocument(value)
        parts.forEach { $0.writer.closeSlot() }
        if let fault { throw fault }
        let document = parts.isEmpty ? writer : assembled(writer)
        guard options.outputFormatting.contains(.prettyPrinted) else { return document.takeData() }
        let pretty = JSONWriter(self)
        pretty.writeIndented(document)
        return pretty.takeData()
    }

    /// Closes all encoders, because a type may keep an encoder after its document is finished.
    private func end(_ document: JSONWriter) {
        isOver = true
        document.end()
        parts.forEach { $0.writer.end() }
        // The parts refer to this session, so a session that kept them would never be freed.
        parts = []
        namedParts = [:]
    }

    func nextSerial() -> Int {
        serial += 1
        return serial
    }

    func refuse(_ error: EncodingError) {
        fault = fault ?? error
    }
}

// MARK: Types

extension WritingSession {
    @inline(__always)
    func kind(of type: any Encodable.Type) -> ValueKind {
        kinds.fact(of: type) ?? newKind(of: type)
    }

    @inline(never)
    private func newKind(of type: any Encodable.Type) -> ValueKind {
        let kind = ValueKind(type)
        kinds.learn(kind, of: type)
        return kind
    }

    /// Returns the stored names of a type's keys, or nil if names of this type cannot be stored.
    @inline(__always)
    func names<Key: CodingKey>(of type: Key.Type) -> KeyNames? {
        guard MemoryLayout<Key>.size <= 1 else { return nil }
        return keyNames.fact(of: type) ?? newNames(of: type)
    }

    @inline(never)
    private func newNames(of type: any CodingKey.Type) -> KeyNames? {
        if case .custom = options.keyStrategy { return nil }
        keyTypeCount += 1
        let names = KeyNames(number: keyTypeCount)
        keyNames.learn(names, of: type)
        return names
    }

    /// - Parameter path: The path of the object that has the key.
    func name(of key: some CodingKey, at path: @autoclosure () -> [any CodingKey]) -> String {
        let strategy = options.keyStrategy
        if case .custom(let convert) = strategy { return convert(path() + [key]).stringValue }
        if case .convertToSnakeCase = strategy { return key.stringValue.convertedToSnakeCase }
        return key.stringValue
    }
}

// MARK: Parts

extension WritingSession {
    /// Identifies a container in an object, by the object and the key.
    struct PartName: Hashable {
        private let slot: Int
        private let key: String

        init(_ slot: Int, _ key: String) {
            self.slot = slot
            self.key = key
        }
    }

    func newPart(at origin: JSONWriter.Origin) -> WrittenPart {
        let writer = JSONWriter(self, at: origin)
        let part = WrittenPart(number: parts.count, writer: writer, encoder: ValueEncoder(writer))
        if isOver { writer.end() } else { parts.append(part) }
        return part
    }

    /// The container that an object already has under a key. A type may ask for it more than once.
    subscript(_ name: PartName) -> WrittenPart? {
        get { namedParts[name] }
        set { namedParts[name] = newValue }
    }

    /// Returns the document with its parts in their places. The function uses a loop because containers may be nested
    /// deeper than the stack of a thread allows.
    private func assembled(_ document: JSONWriter) -> JSONWriter {
        let whole = JSONWriter(self)
        var open = [(writer: document, place: 0)]
        while let (writer, place) = open.popLast() {
            guard let mark = writer.placeOfPart(from: place) else {
                whole.copy(writer, place..<writer.count)
                continue
            }
            whole.copy(writer, place..<mark)
            open.append((writer, mark + JSONWriter.partMarkLength))
            open.append((parts[writer.partNumber(at: mark)].writer, 0))
        }
        return whole
    }
}

/// The fields of a record whose object is on a tape: where each key's value is, found in one pass over the object's keys.
final class TapeFields {
    let session: TapeSession
    /// What is asked for with each field. It stands by itself, so that it is read without counting references.
    let places: UnsafeMutablePointer<FieldPlaces>
    /// The record in which the object stands, under which key, and as which element of an array; or the path that leads to it.
    private var parent: TapeFields?
    private var key: JSONKey?
    private var element = -1
    private var basePath: TapePath?
    private var knownContainer: KeyedDecodingContainer<JSONKey>?

    init(_ session: TapeSession) {
        self.session = session
        places = .allocate(capacity: 1)
        places.initialize(to: FieldPlaces(session.tape.view))
    }

    deinit {
        places.pointee.deallocate()
        places.deallocate()
    }

    /// Turns to an object at a path.
    ///
    /// - Parameter element: Where it stands in the array at the path; -1 where the path is its own.
    @inline(__always)
    func turn(to index: Int, _ table: KeyTable, at path: TapePath?, element: Int = -1) {
        if path != nil { basePath = path }
        self.element = element
        places.pointee.find(table, in: index)
    }

    /// Turns to an object in a record.
    ///
    /// - Parameter element: Where it stands in the array under the key; -1 where it is no array's element.
    @inline(__always)
    func turn(to index: Int, _ table: KeyTable, of parent: TapeFields, under key: JSONKey, element: Int) {
        self.parent = parent
        self.key = key
        self.element = element
        places.pointee.find(table, in: index)
    }

    /// Lets go of what belongs to the object.
    @inline(__always)
    func forget() {
        if parent != nil {
            parent = nil
            key = nil
        }
        if basePath != nil { basePath = nil }
        if knownContainer != nil { knownContainer = nil }
    }

    /// Where the object stands. It is made when somebody asks.
    var path: TapePath? {
        let path = if let parent, let key { TapePath(parent.path, key) as TapePath? } else { basePath }
        return element < 0 ? path : TapePath(path, element: element)
    }

    var decoder: TapeDecoder { TapeDecoder(session, places.pointee.index, at: path) }

    var container: KeyedDecodingContainer<JSONKey> {
        if let knownContainer { return knownContainer }
        return makeContainer()
    }

    @inline(never)
    private func makeContainer() -> KeyedDecodingContainer<JSONKey> {
        let container = KeyedDecodingContainer(TapeKeyedContainer<JSONKey>(decoder))
        knownContainer = container
        return container
    }

    /// The decoder of a key's value; nil where it is absent or null.
    func decoder(of key: JSONKey) -> TapeDecoder? {
        let place = place(key)
        guard place != 0, !session.tape.view.pointee[place].isNull else { return nil }
        return TapeDecoder(session, place, at: TapePath(path, key))
    }

    /// The word of a key's value; 0 where there is none.
    func place(_ key: JSONKey) -> Int {
        places.pointee.place(key.position) ?? session.tape.view.pointee.member(
            key.stringValue, of: places.pointee.index)
            ?? 0
    }
}

/// For each of a record's keys the word of its value.
struct FieldPlaces {
    let view: UnsafePointer<TapeView>
    /// The object's word.
    private(set) var index = 0
    private var keyCount = 0
    /// 0, which is the document's own word, where the object does not have the key.
    private var words: UnsafeMutableBufferPointer<UInt32>
    private var table: KeyTable?

    init(_ view: UnsafePointer<TapeView>) {
        self.view = view
        words = .allocate(capacity: 32)
    }

    func deallocate() {
        words.deallocate()
    }

    @inline(__always)
    mutating func find(_ table: KeyTable, in index: Int) {
        self.index = index
        self.table = table
        keyCount = table.keyCount
        if words.count < keyCount { makeRoom() }
        let words = words
        for position in 0..<keyCount { words[position] = 0 }
        let tape = view.pointee
        let end = tape[index].end
        var key = index + 1
        var expected = 0
        while key < end {
            if let position = table.position(of: tape[key], in: tape, expecting: expected) {
                // Of several members of one name the first counts, as with `JSONDecoder`.
                if words[position] == 0 { words[position] = UInt32(truncatingIfNeeded: key + 1) }
                expected = position + 1
            }
            key = tape.index(after: key + 1)
        }
    }

    @inline(never)
    private mutating func makeRoom() {
        words.deallocate()
        words = .allocate(capacity: keyCount)
    }

    /// The word of a key's value, 0 where there is none; nil for a key that is not the record's.
    @inline(__always)
    func place(_ position: Int) -> Int? {
        UInt(bitPattern: position) < UInt(bitPattern: keyCount) ? Int(words[position]) : nil
    }

    /// Whether the object has the key under none of the names that a decoder would find it under.
    @inline(__always)
    func lacks(_ position: Int) -> Bool {
        guard place(position) == 0, let table else { return false }
        return !table.convertible[position]
    }

    @inline(__always)
    func word(_ position: Int) -> TapeWord? {
        guard let place = place(position), place != 0 else { return nil }
        return view.pointee[place]
    }

    // What a key has, where that is what it should be; nil where it has to be looked at more closely.

    @inline(__always)
    func text(_ position: Int) -> String? {
        word(position).flatMap { view.pointee.text(of: $0) }
    }

    @inline(__always)
    func integer<Integer: FixedWidthInteger>(_ position: Int, as type: Integer.Type) -> Integer? {
        guard let word = word(position), word.kind == TapeWord.Kind.integer else { return nil }
        return Integer(exactly: word.integer)
    }

    @inline(__always)
    func double(_ position: Int) -> Double? {
        guard let word = word(position), word.isNumber else { return nil }
        return view.pointee.double(of: word)
    }

    @inline(__always)
    func flag(_ position: Int) -> Bool? {
        guard let word = word(position), word.isFlag else { return nil }
        return word.kind == TapeWord.Kind.yes
    }

    /// An array all of whose elements are texts.
    func texts(_ position: Int) -> [String]? {
        guard let place = place(position), place != 0 else { return nil }
        return view.pointee.texts(at: place)
    }
}

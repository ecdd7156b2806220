/// The fields of a record whose object is on a tape. One pass over the object finds the value of each key.
final class TapeFields {
    let session: TapeSession
    /// The positions of the values. The property is a pointer, so that each field is read without counting references.
    let places: UnsafeMutablePointer<FieldPlaces>
    /// The record that contains the object. The object is the value of `key`, or the element `element` of an array
    /// under `key`. Without a parent, `basePath` leads to the object.
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

    /// Reuses these fields for another object, given its path.
    ///
    /// - Parameter element: The object's index in the array at the path, or -1 if the path is the object's own path.
    @inline(__always)
    func turn(to index: Int, _ table: KeyTable, at path: TapePath?, element: Int = -1) {
        if path != nil { basePath = path }
        self.element = element
        places.pointee.find(table, in: index)
    }

    /// Reuses these fields for an object in a record.
    ///
    /// - Parameter element: The object's index in the array under the key, or -1 if the object is not in an array.
    @inline(__always)
    func turn(to index: Int, _ table: KeyTable, of parent: TapeFields, under key: JSONKey, element: Int) {
        self.parent = parent
        self.key = key
        self.element = element
        places.pointee.find(table, in: index)
    }

    /// Releases the references that belong to the current object.
    @inline(__always)
    func forget() {
        if parent != nil {
            parent = nil
            key = nil
        }
        if basePath != nil { basePath = nil }
        if knownContainer != nil { knownContainer = nil }
    }

    /// The path of the object, which is made when it is needed.
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

    /// Returns the decoder of the value under a key, or nil if the value is absent or null.
    func decoder(of key: JSONKey) -> TapeDecoder? {
        let place = place(key)
        guard place != 0, !session.tape.view.pointee[place].isNull else { return nil }
        return TapeDecoder(session, place, at: TapePath(path, key))
    }

    /// Returns the index of the value under a key, or 0 if the object does not have the key.
    func place(_ key: JSONKey) -> Int {
        places.pointee.place(key.position) ?? session.tape.view.pointee.member(
            key.stringValue, of: places.pointee.index)
            ?? 0
    }
}

/// The indices of the values on the tape, for each key of a record.
struct FieldPlaces {
    let view: UnsafePointer<TapeView>
    /// The index of the object's word.
    private(set) var index = 0
    private var keyCount = 0
    /// The index of the value for each position of a key. 0 is the index of the document itself, and here means that
    /// the object does not have the key.
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
                // If a name occurs several times, the first member is used, as with `JSONDecoder`.
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

    /// Returns the index of the value at a key's position, or 0 if the object does not have the key. Returns nil if
    /// the record does not have the key.
    @inline(__always)
    func place(_ position: Int) -> Int? {
        UInt(bitPattern: position) < UInt(bitPattern: keyCount) ? Int(words[position]) : nil
    }

    /// Whether the object does not have the key under any name by which a decoder would find it.
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

    // Each of these functions returns nil if the value does not have the expected type.

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

    /// Returns the elements of an array if all of them are strings, or nil.
    func texts(_ position: Int) -> [String]? {
        guard let place = place(position), place != 0 else { return nil }
        return view.pointee.texts(at: place)
    }
}

/// Searches for many texts in bytes that arrive in pieces. A text that continues in the next piece is also found.
///
/// White space is ignored in the texts and in the bytes, because the indentation of JSON may differ.
struct TextSearch {
    /// The least length of a text, in bytes. The search looks up texts by their first four bytes.
    static let shortest = 4

    private let texts: [[UInt8]]
    /// Maps the first four bytes of texts to the indices of these texts.
    private let beginnings: [UInt32: [Int]]
    /// Whether a text begins with the two bytes that are the index. Nearly all positions fail this test.
    private let isBeginning: [Bool]
    private let longest: Int
    /// The end of the last piece, in which a text may have begun, followed by the current piece.
    private var window: [UInt8] = []
    /// The indices of the texts that were found.
    private(set) var found: Set<Int> = []

    /// - Parameter texts: The results of `bare`. Each has at least `shortest` bytes.
    init(_ texts: [[UInt8]]) {
        self.texts = texts
        longest = texts.map(\.count).max() ?? 0
        var beginnings: [UInt32: [Int]] = [:]
        var isBeginning = [Bool](repeating: false, count: 1 << 16)
        for (index, text) in texts.enumerated() {
            text.withUnsafeBytes { bytes in
                beginnings[bytes.loadUnaligned(as: UInt32.self), default: []].append(index)
                isBeginning[Int(bytes.loadUnaligned(as: UInt16.self))] = true
            }
        }
        self.beginnings = beginnings
        self.isBeginning = isBeginning
    }

    static func bare(_ bytes: some Sequence<UInt8>) -> [UInt8] {
        bytes.filter { !isSpace($0) }
    }

    /// Starts a search in other bytes.
    mutating func restart() {
        window.removeAll(keepingCapacity: true)
        found = []
    }

    mutating func read(_ piece: UnsafeRawBufferPointer) {
        window.reserveCapacity(longest + piece.count)
        for byte in piece where !Self.isSpace(byte) { window.append(byte) }
        window.withUnsafeBytes { window in
            isBeginning.withUnsafeBufferPointer { isBeginning in
                var place = 0
                while place + Self.shortest <= window.count {
                    let pair = window.loadUnaligned(fromByteOffset: place, as: UInt16.self)
                    if isBeginning[Int(pair)] { look(at: place, in: window) }
                    place += 1
                }
            }
        }
        // The beginning of an incomplete text may be here.
        window.removeFirst(max(0, window.count - max(0, longest - 1)))
    }

    private mutating func look(at place: Int, in window: UnsafeRawBufferPointer) {
        let beginning = window.loadUnaligned(fromByteOffset: place, as: UInt32.self)
        for index in beginnings[beginning] ?? [] where !found.contains(index) {
            let text = texts[index]
            guard place + text.count <= window.count else { continue }
            if window[place..<place + text.count].elementsEqual(text) { found.insert(index) }
        }
    }

    private static func isSpace(_ byte: UInt8) -> Bool {
        byte == 0x20 || byte == 0x0A || byte == 0x09 || byte == 0x0D
    }
}

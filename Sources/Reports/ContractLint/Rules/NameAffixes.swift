import Texts

/// Names, sorted by their beginnings and by their ends, so that names with a common affix are counted without a full
/// search.
struct NameAffixes {
    private let names: Set<String>
    /// The names in UTF-8, sorted.
    private let forwards: [[UInt8]]
    private let backwards: [[UInt8]]

    init(_ names: [String]) {
        self.names = Set(names)
        forwards = self.names.map { Array($0.utf8) }.sorted { $0.lexicographicallyPrecedes($1) }
        backwards = self.names.map { $0.utf8.reversed() }.sorted { $0.lexicographicallyPrecedes($1) }
    }

    func contains(_ name: String) -> Bool {
        names.contains(name)
    }

    /// The words with which all names begin.
    var commonPrefix: String {
        guard let common = Self.common(forwards), var prefix = String(utf8: common) else { return "" }
        let isWhole = !forwards.contains { $0.dropFirst(common.count).first.map { 0x61...0x7A ~= $0 } ?? false }
        if isWhole { return prefix }
        while prefix.last?.isLowercase == true { prefix.removeLast() }
        if prefix.last?.isUppercase == true { prefix.removeLast() }
        return prefix
    }

    /// The words with which all names end.
    var commonSuffix: String {
        let suffix = Self.common(backwards).flatMap { String(utf8: $0.reversed()) } ?? ""
        return String(suffix.drop(while: \.isLowercase))
    }

    func count(withPrefix prefix: String, atMost limit: Int) -> Int {
        Self.count(of: Array(prefix.utf8), in: forwards, atMost: limit)
    }

    func count(withSuffix suffix: String, atMost limit: Int) -> Int {
        Self.count(of: suffix.utf8.reversed(), in: backwards, atMost: limit)
    }

    /// Returns the common beginning. In a sorted list, it is the common beginning of the first and the last element.
    private static func common(_ sorted: [[UInt8]]) -> [UInt8]? {
        guard let first = sorted.first, let last = sorted.last else { return nil }
        return zip(first, last).prefix { $0 == $1 }.map(\.0)
    }

    private static func count(of affix: [UInt8], in sorted: [[UInt8]], atMost limit: Int) -> Int {
        var (low, high) = (0, sorted.count)
        while low < high {
            let middle = (low + high) / 2
            if sorted[middle].lexicographicallyPrecedes(affix) { low = middle + 1 } else { high = middle }
        }
        return sorted[low...].prefix(limit).prefix { $0.starts(with: affix) }.count
    }
}

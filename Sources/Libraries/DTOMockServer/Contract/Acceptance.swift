import Foundation

/// The media types that a client accepts (RFC 9110 section 12.5.1).
struct Acceptance {
    private struct Range {
        var type: Substring
        var subtype: Substring
        var quality: Double
        /// The parameters other than the quality, in lower case: `version=2`.
        var parameters: Set<String>
    }

    private let ranges: [Range]

    /// - Parameter value: The value of the header `Accept`. Nil means that the client accepts everything.
    init(_ value: String?) {
        ranges = (value ?? "*/*").split(separator: ",").compactMap { item in
            let parts = item.split(separator: ";").map { $0.drop { $0 == " " || $0 == "\t" } }
            guard let names = parts.first?.split(separator: "/"), names.count == 2 else { return nil }
            let quality = parts.dropFirst().lazy.filter { $0.lowercased().hasPrefix("q=") }
                .compactMap { Double($0.dropFirst(2).trimmingCharacters(in: .whitespaces)) }.first
            return Range(
                type: names[0], subtype: names[1].prefix { $0 != " " && $0 != "\t" }, quality: quality ?? 1,
                parameters: Self.parameters(of: item).filter { !$0.hasPrefix("q=") })
        }
    }

    private static func parameters(of mediaType: some StringProtocol) -> Set<String> {
        Set(mediaType.lowercased().split(separator: ";").dropFirst().map { $0.trimmingCharacters(in: .whitespaces) })
    }

    /// Returns the index of the best media type, or nil if the client accepts none of them. Of several equally good
    /// types, the best is the first type with the parameters of a range, or the first type.
    func best(of types: [String]) -> Int? {
        let rated = types.indices.map { (index: $0, quality: quality(of: types[$0])) }.filter { $0.quality > 0 }
        guard let best = rated.map(\.quality).max() else { return nil }
        let equal = rated.filter { $0.quality == best }.map(\.index)
        let wanted = ranges.map(\.parameters).filter { !$0.isEmpty }
        return equal.first { index in wanted.contains { $0.isSubset(of: Self.parameters(of: types[index])) } }
            ?? equal.first
    }

    /// Returns the quality in the most specific range, or 0 if no range fits.
    private func quality(of mediaType: String) -> Double {
        let names = mediaType.prefix { $0 != ";" }.lowercased().split(separator: "/")
        guard names.count == 2 else { return 0 }
        var found: (specificity: Int, quality: Double) = (-1, 0)
        for range in ranges {
            let specificity: Int
            if range.type.lowercased() == names[0], range.subtype.lowercased() == names[1] {
                specificity = 3
            } else if range.type.lowercased() == names[0], range.subtype.lowercased() == "json",
                names[1].hasSuffix("+json")
            {
                // A client that reads JSON also reads problems and other documents in JSON (RFC 6839 section 3.1).
                specificity = 2
            } else if range.type.lowercased() == names[0], range.subtype == "*" {
                specificity = 1
            } else if range.type == "*", range.subtype == "*" {
                specificity = 0
            } else {
                continue
            }
            if specificity > found.specificity { found = (specificity, range.quality) }
        }
        return found.quality
    }
}

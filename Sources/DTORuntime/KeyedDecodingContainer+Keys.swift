extension KeyedDecodingContainer<JSONKey> {
    /// Whether the caller's decoder may be converting keys from snake case: then none is left.
    var mayConvertKeys: Bool {
        allKeys.allSatisfy { $0.convertedFromSnakeCase == nil }
    }

    /// All keys as the document spells them, sorted by that.
    ///
    /// - Parameter decoder: The one that the container is of.
    func documentKeys(of decoder: any Decoder) throws -> [JSONKey] {
        let keys = allKeys
        if decoder.atHand != nil || keys.allSatisfy(\.name.isOneWord) || !mayConvertKeys {
            return keys.sorted { $0.name < $1.name }
        }
        // A decoder that converts keys leaves those of a dictionary alone.
        let names = try decoder.singleValueContainer().decode([String: Anything].self).keys
        return names.sorted().map { name in
            let key = JSONKey(stringValue: name)
            return contains(key) ? key : key.converted
        }
    }
}

extension String {
    /// Whether it is no text that converting several words from snake case would result in.
    var isOneWord: Bool {
        utf8.allSatisfy { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) }
    }
}

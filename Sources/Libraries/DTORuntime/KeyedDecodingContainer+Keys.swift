extension KeyedDecodingContainer<JSONKey> {
    /// Whether the caller's decoder may have converted all keys from snake case. After a conversion, no snake-case key
    /// is left.
    var mayConvertKeys: Bool {
        allKeys.allSatisfy { $0.convertedFromSnakeCase == nil }
    }

    /// Returns all keys as the document spells them, sorted by their spelling.
    ///
    /// - Parameter decoder: The decoder to which the container belongs.
    func documentKeys(of decoder: any Decoder) throws -> [JSONKey] {
        let keys = allKeys
        if decoder.atHand != nil || keys.allSatisfy(\.name.isOneWord) || !mayConvertKeys {
            return keys.sortedCompactly { $0.name < $1.name }
        }
        // A dictionary is decoded because a decoder that converts keys does not convert the keys of a dictionary.
        let names = try decoder.singleValueContainer().decode([String: Anything].self).keys
        return names.sorted().map { name in
            let key = JSONKey(stringValue: name)
            return contains(key) ? key : key.converted
        }
    }
}

extension String {
    /// Whether the string consists of lower-case letters. A key that was converted from several words in snake case has
    /// capital letters.
    var isOneWord: Bool {
        utf8.allSatisfy { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) }
    }
}

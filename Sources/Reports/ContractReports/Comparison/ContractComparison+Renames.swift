import ContractModel

/// Finds properties whose key has probably changed. A document can state the former key with `x-aliases`. Without
/// `x-aliases`, only a person can know.
extension ContractComparison {
    /// Maps old keys to new keys. Both keys of a pair need the same type, and either no other candidate, or no other
    /// candidate with similar keys.
    mutating func likelyRenames(_ old: [PropertyDefinition], _ new: [PropertyDefinition]) -> [String: String] {
        let oldKeys = Set(old.map(\.key))
        let newKeys = Set(new.map(\.key).filter { !oldKeys.contains($0) })
        let aliases = Set(new.flatMap(\.aliases))
        let kept = Set(new.map(\.key))
        let removed = old.filter { !kept.contains($0.key) && !aliases.contains($0.key) }
        let added = new.filter { newKeys.contains($0.key) && $0.aliases.allSatisfy { !oldKeys.contains($0) } }
        guard !removed.isEmpty, !added.isEmpty, removed.count * added.count <= renameBudget else { return [:] }
        renameBudget -= removed.count * added.count
        // Many properties may lead to one pair of large definitions.
        var known: [ChangeSides<TypeReference>: Bool] = [:]
        let pairs = removed.flatMap { property in
            added.filter { other in
                let sides = ChangeSides(old: property.use.reference, new: other.use.reference)
                if let answer = known[sides] { return answer }
                let answer = isSame(property.use.reference, other.use.reference)
                known[sides] = answer
                return answer
            }.map { (property.key, $0.key) }
        }
        let near = Self.unambiguous(pairs.filter { KeyLikeness.areAlike($0, $1) })
        return Self.unambiguous(pairs).merging(near) { _, near in near }
    }

    /// Returns the pairs whose keys are not in another pair.
    private static func unambiguous(_ pairs: [(old: String, new: String)]) -> [String: String] {
        let olds = Dictionary(grouping: pairs, by: \.old)
        let news = Dictionary(grouping: pairs, by: \.new)
        let alone = pairs.filter { olds[$0.old]?.count == 1 && news[$0.new]?.count == 1 }
        return Dictionary(uniqueKeysWithValues: alone.map { ($0.old, $0.new) })
    }

    /// Whether both types seem to describe the same values. Types nested in a property contain its name.
    private func isSame(_ old: TypeReference, _ new: TypeReference) -> Bool {
        switch (old, new) {
        case (.array(let old), .array(let new)), (.dictionary(let old), .dictionary(let new)),
            (.optional(let old), .optional(let new)):
            return isSame(old, new)
        case (.definition(let oldID), .definition(let newID)):
            if oldText.name(of: oldID) == newText.name(of: newID) { return true }
            switch (self.old[oldID].shape, self.new[newID].shape) {
            case (.record(let old), .record(let new)):
                return Set(old.properties.map(\.key)) == Set(new.properties.map(\.key))
            case (.enumeration(let old), .enumeration(let new)):
                return Set(old.cases.map(\.value)) == Set(new.cases.map(\.value))
            default: return false
            }
        default: return oldText.type(old) == newText.type(new)
        }
    }
}

/// Decides whether two keys may be names of one property: `image_url` and `imageUrl`, `name` and `displayName`,
/// `colour` and `color`.
enum KeyLikeness {
    private static let lengthLimit = 64

    static func areAlike(_ left: String, _ right: String) -> Bool {
        let (left, right) = (letters(of: left), letters(of: right))
        let (short, long) = left.count < right.count ? (left, right) : (right, left)
        guard short.count >= 3, long.count <= lengthLimit else { return short == long }
        if long.count - short.count > short.count / 4 {
            return long.starts(with: short) || long.reversed().starts(with: short.reversed())
        }
        return long.starts(with: short) || long.reversed().starts(with: short.reversed())
            || distance(short, long) <= short.count / 4
    }

    private static func letters(of key: String) -> [Character] {
        key.prefix(lengthLimit + 1).lowercased().filter { $0.isLetter || $0.isNumber }.map(\.self)
    }

    /// Returns the number of characters to change, add or remove.
    private static func distance(_ left: [Character], _ right: [Character]) -> Int {
        var row = Array(0...right.count)
        for (index, character) in left.enumerated() {
            var diagonal = row[0]
            row[0] = index + 1
            for (place, other) in right.enumerated() {
                let above = row[place + 1]
                row[place + 1] = min(above + 1, row[place] + 1, diagonal + (character == other ? 0 : 1))
                diagonal = above
            }
        }
        return row[right.count]
    }
}

import DTORuntime

extension MockDamage {
    /// As many places are looked at.
    private static let placeLimit = 10_000

    /// A damage that fits somewhere in a value; nil where there is no place in it.
    static func any(in value: JSONValue, using numbers: inout SeededNumbers) -> MockDamage? {
        var places: [(path: [DamagePath.Step], value: JSONValue)] = []
        var pending: [(path: [DamagePath.Step], value: JSONValue)] = [([], value)]
        while let (path, next) = pending.popLast(), places.count < placeLimit {
            if !path.isEmpty { places.append((path, next)) }
            switch next {
            case .array(let elements):
                pending += elements.prefix(placeLimit).enumerated().map { (path + [.index($0)], $1) }
            case .object(let members):
                pending += members.sorted { $0.key < $1.key }.map { (path + [.key($0.key)], $0.value) }
            default: break
            }
        }
        guard let place = places.randomElement(using: &numbers),
            let kind = kinds(fitting: place.value).sorted(by: { $0.rawValue < $1.rawValue }).randomElement(
                using: &numbers)
        else { return nil }
        return MockDamage(kind, DamagePath(place.path))
    }
}

extension MockOptions {
    /// What happens to an answer by chance.
    ///
    /// - Parameter number: of the request, in its session.
    /// - Returns: nil for an answer that stays whole.
    func damage(to value: JSONValue, number: Int) -> MockDamage? {
        guard damageShare > 0 else { return nil }
        var numbers = SeededNumbers(seed: seed, number: number)
        guard Double.random(in: 0..<1, using: &numbers) < damageShare else { return nil }
        return MockDamage.any(in: value, using: &numbers)
    }
}

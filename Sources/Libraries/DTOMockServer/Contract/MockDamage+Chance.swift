import DTOContract
import DTORuntime

extension MockDamage {
    /// The greatest number of members and elements among which a damage is chosen.
    private static let placeLimit = 10_000

    /// Returns a random damage of a member or element, or nil if the value has neither members nor elements.
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
    /// Returns the random damage of a response.
    ///
    /// - Parameter number: The number of the request in its session.
    /// - Returns: The damage, or nil for a response that is not damaged.
    func damage(to value: JSONValue, number: Int) -> MockDamage? {
        guard damageShare > 0 else { return nil }
        var numbers = SeededNumbers(seed: seed, number: number)
        guard Double.random(in: 0..<1, using: &numbers) < damageShare else { return nil }
        return MockDamage.any(in: value, using: &numbers)
    }
}

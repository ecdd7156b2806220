extension Collection {
    /// Whether no two of the sets have a common element.
    public func areDisjoint<Value>() -> Bool where Element == Set<Value> {
        let united = reduce(into: Set<Value>()) { $0.formUnion($1) }
        return united.count == reduce(0) { $0 + $1.count }
    }
}

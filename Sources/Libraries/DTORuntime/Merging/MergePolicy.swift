public import Foundation

/// A rule that merges the current value of a model's property with a new value.
@_spi(Generated) public struct MergePolicy<Value> {
    let merge: (_ current: Value, _ new: Value) -> Value

    /// Makes a rule from a function.
    public init(_ merge: @escaping (_ current: Value, _ new: Value) -> Value) {
        self.merge = merge
    }

    /// Takes the new value.
    public static var replace: MergePolicy { MergePolicy { _, new in new } }

    /// Keeps the current value.
    public static var keep: MergePolicy { MergePolicy { current, _ in current } }

    /// Takes the new value if it is at least as recent as the current value (`TimeOrdered.isNewer`).
    public static func newer(_ isNewer: Bool) -> MergePolicy { isNewer ? .replace : .keep }
}

@_spi(Generated) extension MergePolicy where Value: Comparable {
    /// Takes the greater value.
    public static var max: MergePolicy { MergePolicy { Swift.max($0, $1) } }

    /// Takes the smaller value.
    public static var min: MergePolicy { MergePolicy { Swift.min($0, $1) } }
}

@_spi(Generated) extension MergePolicy where Value: Collection {
    /// Takes the value with more elements or characters. If both values have the same length, keeps the current value.
    public static var longer: MergePolicy { MergePolicy { $1.count > $0.count ? $1 : $0 } }
}

@_spi(Generated) extension MergePolicy where Value: RangeReplaceableCollection, Value.Element: Hashable {
    /// Takes the current elements, followed by the new elements that are not among them.
    public static var union: MergePolicy {
        MergePolicy { current, new in
            var known = Set(current)
            return current + new.filter { known.insert($0).inserted }
        }
    }
}

@_spi(Generated) extension MergePolicy where Value: TimeOrdered {
    /// Takes the value with the later point in time.
    public static var later: MergePolicy { MergePolicy { Value.isNewer($1, than: $0) ? $1 : $0 } }
}

/// A value that may represent a point in time.
public protocol TimeOrdered {
    /// The point in time, or nil if the value does not represent a point in time.
    var moment: Date? { get }
}

@_spi(Generated) extension TimeOrdered {
    /// Whether the new value is at least as recent as the current value. A value without a point in time is treated as
    /// older.
    public static func isNewer(_ new: Self?, than current: Self?) -> Bool {
        guard let current = current?.moment else { return true }
        return new?.moment.map { $0 >= current } ?? false
    }
}

@_spi(Generated) extension Date: TimeOrdered {
    /// The date itself.
    public var moment: Date? { self }
}

@_spi(Generated) extension Timestamp: TimeOrdered {
    /// The date of the timestamp, or nil if its text is not a date.
    public var moment: Date? { date }
}

@_spi(Generated) extension String: TimeOrdered {
    /// The point in time of a string in the format of RFC 3339, or nil for other strings.
    public var moment: Date? { Timestamp(self).date }
}

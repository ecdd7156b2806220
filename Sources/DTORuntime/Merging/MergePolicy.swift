public import Foundation

/// How two values of one property become one: what a model has, and what has come.
public struct MergePolicy<Value> {
    let merge: (_ current: Value, _ new: Value) -> Value

    /// A rule of your own.
    public init(_ merge: @escaping (_ current: Value, _ new: Value) -> Value) {
        self.merge = merge
    }

    /// What has come.
    public static var replace: MergePolicy { MergePolicy { _, new in new } }

    /// What is there already.
    public static var keep: MergePolicy { MergePolicy { current, _ in current } }

    /// What has come, if it is not older than what is there (`Moment.isNewer`).
    public static func newer(_ isNewer: Bool) -> MergePolicy { isNewer ? .replace : .keep }
}

extension MergePolicy where Value: Comparable {
    /// The greater of the two.
    public static var max: MergePolicy { MergePolicy { Swift.max($0, $1) } }

    /// The smaller of the two.
    public static var min: MergePolicy { MergePolicy { Swift.min($0, $1) } }
}

extension MergePolicy where Value: Collection {
    /// The one with more elements or characters; of two that are equally long, what is there.
    public static var longer: MergePolicy { MergePolicy { $1.count > $0.count ? $1 : $0 } }
}

extension MergePolicy where Value: RangeReplaceableCollection, Value.Element: Hashable {
    /// What is there, then what is new of what has come.
    public static var union: MergePolicy {
        MergePolicy { current, new in
            var known = Set(current)
            return current + new.filter { known.insert($0).inserted }
        }
    }
}

extension MergePolicy where Value: Moment {
    /// The later of two moments.
    public static var later: MergePolicy { MergePolicy { Value.isNewer($1, than: $0) ? $1 : $0 } }
}

/// A value that says a moment, if it does.
public protocol Moment {
    var moment: Date? { get }
}

extension Moment {
    /// Whether what has come is not older than what is there. What does not say its moment is older than what does.
    public static func isNewer(_ new: Self?, than current: Self?) -> Bool {
        guard let current = current?.moment else { return true }
        return new?.moment.map { $0 >= current } ?? false
    }
}

extension Date: Moment {
    public var moment: Date? { self }
}

extension Timestamp: Moment {
    public var moment: Date? { date }
}

extension String: Moment {
    /// Of a text in the form of RFC 3339.
    public var moment: Date? { Timestamp(self).date }
}

import Foundation

/// Limits the time that one decoding may spend on unions and free values deep in the document.
///
/// A wrong guess at a value's type costs an error with the whole path. For `JSONDecoder`, the error takes about 5 ns
/// times the square of the depth, which is more than a millisecond at 500 levels. Without a budget, a document of 10 KB
/// would take seconds. A value that exceeds the budget is replaced by null and reported.
final class ReadingBudget {
    /// The limit for the sum of the wrong guesses, each multiplied by the square of its depth. Wrong guesses up to this
    /// limit take about a tenth of a second.
    private static let size = 20_000_000
    /// The increase of the limit for each value, about a tenth of a millisecond, so that a large document may take
    /// longer than a small document.
    private static let share = 20_000
    private static let key = "DTORuntime.ReadingBudget"

    // The reference is weak, so that a later decoding at the same address does not get this budget.
    private weak var decoding: AnyObject?
    private var spent = 0

    private init(of decoding: AnyObject) {
        self.decoding = decoding
    }

    /// Returns the budget of the current decoding.
    ///
    /// The thread stores the budget because a decoder without a reporter passes nothing to inner decoders. The decoder
    /// identifies the budget. A decoder of `JSONDecoder` is an object that exists while the document is decoded. If a
    /// decoder is not an object, each value has its own budget.
    static func shared(by decoder: any Decoder) -> ReadingBudget {
        let decoding = decoder as AnyObject
        let kept = ThreadStack.thread.threadDictionary
        if let known = kept[key] as? ReadingBudget, known.decoding === decoding { return known }
        let budget = ReadingBudget(of: decoding)
        kept[key] = budget
        return budget
    }

    var isSpent: Bool { spent >= Self.size }

    /// Spends the cost of one value.
    ///
    /// - Parameter wrongGuesses: The number of types that were tried in vain.
    func spend(_ wrongGuesses: Int, atDepth depth: Int) {
        spent -= Self.share
        if depth > NestingLimit.freeValues { spent += wrongGuesses * depth * depth }
    }
}

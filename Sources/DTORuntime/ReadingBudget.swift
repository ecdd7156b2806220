import Foundation

/// What the unions of one decoding may spend on reading values that stand deep in the document.
///
/// A wrong guess at a value's type is an error with the path in it, which takes `JSONDecoder` about 5 ns times the square of the depth: at 500 levels
/// more than a millisecond. Without a budget a document of 10 KB would take seconds. What is left of it is lost in its place.
final class ReadingBudget {
    /// In guesses times the square of their depth: about a tenth of a second.
    private static let size = 20_000_000
    /// What each value adds, about a tenth of a millisecond: a large document may take longer than a small one.
    private static let share = 20_000
    private static let key = "DTORuntime.ReadingBudget"

    // Weak, so that a later decoding that has the same address is not taken for this one.
    private weak var decoding: AnyObject?
    private var spent = 0

    private init(of decoding: AnyObject) {
        self.decoding = decoding
    }

    /// The budget of the decoding that is under way. It is kept by the thread, since a decoder of which nobody wants a report hands nothing down; and it is
    /// found by the decoder, which is an object that lasts as long as `JSONDecoder` decodes. For decoders that are no objects each value has its own.
    static func shared(by decoder: any Decoder) -> ReadingBudget {
        let decoding = decoder as AnyObject
        let kept = ThreadStack.thread.threadDictionary
        if let known = kept[key] as? ReadingBudget, known.decoding === decoding { return known }
        let budget = ReadingBudget(of: decoding)
        kept[key] = budget
        return budget
    }

    var isSpent: Bool { spent >= Self.size }

    /// For one value.
    ///
    /// - Parameter wrongGuesses: How many types it was taken for in vain.
    func spend(_ wrongGuesses: Int, atDepth depth: Int) {
        spent -= Self.share
        if depth > NestingLimit.freeValues { spent += wrongGuesses * depth * depth }
    }
}

/// How `mock` answers, and what it tells.
struct ServingArguments {
    enum Log: String, CaseIterable {
        case text, json
    }

    /// Whether what clients make, change and remove is remembered.
    var isStateful = false
    /// Of answers that are damaged by chance, from 0 to 1.
    var damageShare = 0.0
    var seed: UInt64 = 0
    /// Whether the document is read again when it changes.
    var watches = false
    var log = Log.text

    /// `5%`
    static func share(_ text: String) throws(UsageError) -> Double {
        if text.hasSuffix("%"), let percent = Double(text.dropLast()), (0...100).contains(percent) {
            return percent / 100
        }
        throw UsageError(message: "'--damage' needs a share from 0% to 100%, such as 5%, not '\(text)'.")
    }

    static func seed(_ text: String) throws(UsageError) -> UInt64 {
        if let seed = UInt64(text) { return seed }
        throw UsageError(message: "'--seed' needs a whole number such as 7, not '\(text)'.")
    }
}

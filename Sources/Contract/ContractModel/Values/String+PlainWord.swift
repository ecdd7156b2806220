extension String {
    /// The letters and digits in lower case, for comparing names that differ in spelling.
    package var plainWord: String { lowercased().filter { $0.isLetter || $0.isNumber } }
}

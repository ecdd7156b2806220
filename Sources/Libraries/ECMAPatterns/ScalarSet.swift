/// The characters that a pattern allows at one position.
struct ScalarSet {
    /// A part of the set (ECMA-262 section 22.2.2.9). Digits and word characters are ASCII. Space is white space or a
    /// line terminator of ECMA-262.
    enum Item {
        case range(ClosedRange<UInt32>)
        case digit(isNegated: Bool)
        case word(isNegated: Bool)
        case space(isNegated: Bool)
        case category(Set<Unicode.GeneralCategory>, isNegated: Bool)
        case lineTerminator

        static func of(_ scalar: Unicode.Scalar) -> Item {
            .range(scalar.value...scalar.value)
        }
    }

    let items: [Item]
    let isNegated: Bool

    init(_ items: [Item], isNegated: Bool = false) {
        self.items = items
        self.isNegated = isNegated
    }

    func contains(_ scalar: Unicode.Scalar) -> Bool {
        items.contains { $0.contains(scalar) } != isNegated
    }
}

extension ScalarSet.Item {
    fileprivate func contains(_ scalar: Unicode.Scalar) -> Bool {
        switch self {
        case .range(let range): range.contains(scalar.value)
        case .digit(let isNegated): ("0"..."9").contains(scalar) != isNegated
        case .word(let isNegated): scalar.isWord != isNegated
        case .space(let isNegated): scalar.isSpace != isNegated
        case .category(let categories, let isNegated):
            categories.contains(scalar.properties.generalCategory) != isNegated
        case .lineTerminator: scalar.isLineTerminator
        }
    }
}

extension Unicode.Scalar {
    var isWord: Bool {
        switch self {
        case "a"..."z", "A"..."Z", "0"..."9", "_": true
        default: false
        }
    }

    fileprivate var isLineTerminator: Bool {
        ["\n", "\r", "\u{2028}", "\u{2029}"].contains(self)
    }

    fileprivate var isSpace: Bool {
        isLineTerminator || ["\t", "\u{B}", "\u{C}", "\u{FEFF}"].contains(self)
            || properties.generalCategory == .spaceSeparator
    }
}

/// Maps each name of a value of `General_Category` to the categories that it contains (ECMA-262 table 68).
enum GeneralCategories {
    static func named(_ name: String) -> Set<Unicode.GeneralCategory>? {
        let value = name.split(separator: "=", maxSplits: 1).map(String.init)
        if value.count == 2 {
            return ["gc", "General_Category"].contains(value[0]) ? table[value[1]] : nil
        }
        return table[name]
    }

    private static let letters: Set<Unicode.GeneralCategory> = [
        .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
    ]
    private static let marks: Set<Unicode.GeneralCategory> = [.nonspacingMark, .spacingMark, .enclosingMark]
    private static let numbers: Set<Unicode.GeneralCategory> = [.decimalNumber, .letterNumber, .otherNumber]
    private static let punctuation: Set<Unicode.GeneralCategory> = [
        .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation,
        .finalPunctuation, .otherPunctuation,
    ]
    private static let symbols: Set<Unicode.GeneralCategory> = [
        .mathSymbol, .currencySymbol, .modifierSymbol, .otherSymbol,
    ]
    private static let separators: Set<Unicode.GeneralCategory> = [
        .spaceSeparator, .lineSeparator, .paragraphSeparator,
    ]

    private static let table: [String: Set<Unicode.GeneralCategory>] = [
        "L": letters, "Letter": letters, "M": marks, "Mark": marks, "N": numbers, "Number": numbers,
        "P": punctuation, "Punctuation": punctuation, "S": symbols, "Symbol": symbols, "Z": separators,
        "Separator": separators,
        "Lu": [.uppercaseLetter], "Uppercase_Letter": [.uppercaseLetter],
        "Ll": [.lowercaseLetter], "Lowercase_Letter": [.lowercaseLetter],
        "Lt": [.titlecaseLetter], "Lm": [.modifierLetter], "Lo": [.otherLetter],
        "Mn": [.nonspacingMark], "Mc": [.spacingMark], "Me": [.enclosingMark],
        "Nd": [.decimalNumber], "Decimal_Number": [.decimalNumber], "Nl": [.letterNumber], "No": [.otherNumber],
        "Pc": [.connectorPunctuation], "Pd": [.dashPunctuation], "Ps": [.openPunctuation],
        "Pe": [.closePunctuation], "Pi": [.initialPunctuation], "Pf": [.finalPunctuation], "Po": [.otherPunctuation],
        "Sm": [.mathSymbol], "Sc": [.currencySymbol], "Sk": [.modifierSymbol], "So": [.otherSymbol],
        "Zs": [.spaceSeparator], "Zl": [.lineSeparator], "Zp": [.paragraphSeparator],
        "Cc": [.control], "Control": [.control], "Cf": [.format],
    ]
}

/// What one thing of the document would be called if it were alone in its scope.
package struct NameCandidate {
    package var name: String
    var source: NameRank.Source
    /// What the name was made from.
    var documentName: String

    package init(name: String, source: NameRank.Source, documentName: String) {
        self.name = name
        self.source = source
        self.documentName = documentName
    }

    var rank: NameRank {
        NameRank(source: source, name: name, documentName: documentName)
    }
}

/// Decides which candidate keeps a name that several want: the one with the lowest rank, if it alone has that rank. It depends on the thing
/// itself only, so that the order of the document does not matter.
package struct NameRank: Comparable {
    package enum Source: Int {
        /// The user's word: `x-swift-name` or the configuration.
        case explicit
        case schema
        /// A schema in another file than the root document.
        case file
        case operation
        case component
        /// What is named after its place.
        case place
        /// What has left the document, and is kept for a while.
        case gone
    }

    var source: Source
    /// 0 where the document spells the name as Swift does, 1 where only the first letter's case differs, 2 otherwise.
    var spelling: Int
    /// `Url` before `URL`, where a scope does not tell cases apart.
    var capitals: Int

    init(source: Source, name: String, documentName: String) {
        self.source = source
        spelling =
            name == documentName ? 0 : name == IdentifierCasing.capitalized(documentName) ? 1 : 2
        capitals = name.utf8.reduce(0) { $0 + ((0x41...0x5A).contains($1) ? 1 : 0) }
    }

    package static func < (left: NameRank, right: NameRank) -> Bool {
        (left.source.rawValue, left.spelling, left.capitals) < (right.source.rawValue, right.spelling, right.capitals)
    }
}

/// The names that something takes, in this order, where its own is gone. After them comes `base` with the hash of `documentName`.
package struct FallbackNames {
    var names: [String]
    var base: String
    var documentName: String

    package init(names: [String], base: String, documentName: String) {
        self.names = names
        self.base = base
        self.documentName = documentName
    }
}

/// What could not be settled, by index of the candidate.
package enum NameConflict {
    /// A name of the user's word that something else has.
    case taken(Int, by: Int?)
    /// A name of the user's word that Swift or generated code needs.
    case reserved(Int)
    /// Only the hash of the document's name was left.
    case hashed(Int)

    var index: Int {
        switch self {
        case .taken(let index, _), .reserved(let index), .hashed(let index): index
        }
    }
}

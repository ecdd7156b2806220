/// A type or member of the document, with the name that it gets if no other type or member has that name.
package struct NameCandidate {
    package var name: String
    var source: NameRank.Source
    /// The text from which the name is made.
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

/// The rank of a candidate among candidates with the same name. The candidate with the lowest rank keeps the name, if
/// no other candidate has that rank. The rank depends only on the candidate, so the order of the document has no
/// effect.
package struct NameRank: Comparable {
    package enum Source: Int {
        /// The user has chosen the name: `x-swift-name` or the configuration.
        case explicit
        case schema
        /// A schema in another file than the root document.
        case file
        case operation
        case component
        /// The name is made from the place in the document.
        case place
        /// The document no longer has the type or member, which is kept for a while.
        case gone
    }

    var source: Source
    /// 0 if the document and Swift spell the name in the same way, 1 if only the case of the first letter differs, 2 in
    /// all other cases.
    var spelling: Int
    /// The number of capitals, so that `Url` comes before `URL` in a scope that ignores case.
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

/// The names that a candidate gets, in this order, if it loses its own name. If none of these names is free, the
/// candidate gets `base` with the hash of `documentName`.
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

/// An unresolved clash. The value is the index of a candidate.
package enum NameConflict {
    /// The user has chosen a name that another candidate already has.
    case taken(Int, by: Int?)
    /// The user has chosen a name that Swift or generated code reserves.
    case reserved(Int)
    /// The candidate got a name with the hash of its document name.
    case hashed(Int)

    var index: Int {
        switch self {
        case .taken(let index, _), .reserved(let index), .hashed(let index): index
        }
    }
}

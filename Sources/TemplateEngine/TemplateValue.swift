/// What a template shows: a finished leaf, a decision, several things in order, or a view with values of its own.
package enum TemplateValue: Sendable {
    /// Text that is written as it is: the engine escapes nothing.
    case leaf(String)
    /// Whether a section is rendered. The section's tags see the view around it.
    case flag(Bool)
    /// A section is rendered once per element, which becomes the current view (`{{.}}` where it is a leaf).
    case list([TemplateValue])
    /// A section is rendered once, with this view as the current one.
    case view(TemplateView)
}

/// The input of one template: values by key.
///
/// A key is the position of its name in the vocabulary that the `TemplateSet` was compiled with, so that rendering
/// compares small integers and a view costs one allocation. A module gives its vocabulary a type and a literal:
///
/// ```swift
/// enum ViewKey: UInt16, CaseIterable { case name, properties }
///
/// extension TemplateView: ExpressibleByDictionaryLiteral {
///     init(dictionaryLiteral elements: (ViewKey, TemplateValue)...) {
///         self.init(elements.map { Entry(key: $0.rawValue, value: $1) })
///     }
/// }
/// ```
package struct TemplateView: Sendable {
    /// No tuple, which the library would take apart by the description of its type.
    package struct Entry: Sendable {
        let key: UInt16
        let value: TemplateValue

        package init(key: UInt16, value: TemplateValue) {
            self.key = key
            self.value = value
        }
    }

    private let entries: [Entry]

    /// Where a key comes twice, the first value counts.
    package init(_ entries: [Entry]) {
        self.entries = entries
    }

    /// The values of both; of a key that both have, the first one's.
    package static func + (left: TemplateView, right: TemplateView) -> TemplateView {
        TemplateView(left.entries + right.entries)
    }

    /// In the order in which they were given.
    var keys: [UInt16] { entries.map(\.key) }

    /// A view has a handful of values: looking through them beats hashing.
    func place(of key: UInt16) -> Int? {
        entries.firstIndex { $0.key == key }
    }

    subscript(at place: Int) -> TemplateValue {
        // Lent, not copied.
        _read { yield entries[place].value }
    }
}

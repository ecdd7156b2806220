/// The data that a template shows: values with names.
///
/// A page asks for a value when it comes to a tag, and the view gives it a text, a condition, another view or several
/// views. So a view computes only the values that a tag shows. The page borrows the view, so a type that cannot be
/// copied can be a view.
///
/// A key is the position of its name in the vocabulary that the `TemplateSet` was compiled with. A module gives its
/// vocabulary a type:
///
/// ```swift
/// enum ViewKey: UInt16, CaseIterable { case name, properties }
///
/// struct RecordView: TemplateView {
///     func show(_ key: UInt16, on page: inout TemplatePage) {
///         switch ViewKey(rawValue: key) {
///         case .name: page.leaf(name)
///         case .properties: page.views(properties)
///         default: break
///         }
///     }
/// }
/// ```
public protocol TemplateView: ~Copyable {
    /// Gives the page the value of the key, or nothing if the view has no value with this name. The value depends only
    /// on the key.
    borrowing func show(_ key: UInt16, on page: inout TemplatePage)
}

/// A value that a template shows as text.
public protocol TemplateLeaf {
    var text: String { get }
}

import SwiftEmission
import TemplateEngine

/// The view of the template `ContractPage`: the page for a browser.
struct ContractPageView: KeyedView {
    /// A part of the table of contents.
    struct Section: KeyedView {
        var heading: HTMLText
        var anchor: HTMLText
        var count: HTMLText
        var entries: [Entry]

        func show(_ key: ViewKey, on page: inout TemplatePage) {
            switch key {
            case .heading: page.leaf(heading.text)
            case .anchor: page.leaf(anchor.text)
            case .count: page.leaf(count.text)
            case .isShort: page.flag(entries.isEmpty)
            case .entries: page.views(entries)
            default: break
            }
        }
    }

    /// A row of the table of contents.
    struct Entry: KeyedView {
        /// The label in the table of contents.
        var label: HTMLText
        var anchor: HTMLText

        func show(_ key: ViewKey, on page: inout TemplatePage) {
            switch key {
            case .label: page.leaf(label.text)
            case .anchor: page.leaf(anchor.text)
            default: break
            }
        }
    }

    struct Line: TemplateLeaf {
        var text: String
    }

    var title: HTMLText
    var version: HTMLText
    /// The browser's permissions: no network, and only the page's own code in `style` and `script`.
    var policy: String
    var style: String
    var script: String
    var sections: [Section]
    var body: [Line]

    func show(_ key: ViewKey, on page: inout TemplatePage) {
        switch key {
        case .title: page.leaf(title.text)
        case .version: page.leaf(version.text)
        case .policy: page.leaf(policy)
        case .style: page.leaf(style)
        case .script: page.leaf(script)
        case .sections: page.views(sections)
        case .body: page.leaves(body)
        default: break
        }
    }
}

/// The view of the page's style and script. These templates use no names.
struct ConstantView: KeyedView {
    func show(_ key: ViewKey, on page: inout TemplatePage) {}
}

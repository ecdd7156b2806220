import SwiftEmission
import TemplateEngine

/// The robots of one resource, which are in one file.
struct RobotsView: KeyedView {
    var robots: [RobotView]

    func show(_ key: ViewKey, on page: inout TemplatePage) {
        switch key {
        case .robots: page.views(robots)
        default: break
        }
    }
}

/// The robot of a screen.
struct RobotView: KeyedView {
    /// An action of a test on the screen.
    struct Action: KeyedView {
        /// The signature: `tapBook(identifier: some CustomStringConvertible)`.
        var function: String
        /// The body: `tap("\(screen).\(identifier)")`.
        var body: String

        func show(_ key: ViewKey, on page: inout TemplatePage) {
            switch key {
            case .function: page.leaf(function)
            case .target: page.leaf(body)
            default: break
            }
        }
    }

    var documentation: [DocCommentLine]
    var type: String
    /// The name of the robot in tests, which is also the identifier of the screen.
    var name: String
    var actions: [Action]
    var isList: Bool
    var isLast: Bool

    func show(_ key: ViewKey, on page: inout TemplatePage) {
        switch key {
        case .documentation: page.leaves(documentation)
        case .type: page.leaf(type)
        case .name: page.leaf(name)
        case .value: page.leaf(SwiftLiteral.string(name).text)
        case .actions: page.views(actions)
        case .isList: page.flag(isList)
        case .hasMore: page.flag(!isLast)
        default: break
        }
    }
}

/// The first screen of the app.
struct HomeRobotView: KeyedView {
    struct Entry: KeyedView {
        /// The name of the action: `tapBookButton`.
        var function: String
        var identifier: SwiftLiteral

        func show(_ key: ViewKey, on page: inout TemplatePage) {
            switch key {
            case .name: page.leaf(function)
            case .value: page.leaf(identifier.text)
            default: break
            }
        }
    }

    var entries: [Entry]

    func show(_ key: ViewKey, on page: inout TemplatePage) {
        switch key {
        case .entries: page.views(entries)
        default: break
        }
    }
}

/// An example test.
struct ScenarioTestView: KeyedView {
    var documentation: [DocCommentLine]
    /// The name of the class: `BookFlowUITests`.
    var type: String
    var name: String
    var lines: [SwiftExpression]

    func show(_ key: ViewKey, on page: inout TemplatePage) {
        switch key {
        case .documentation: page.leaves(documentation)
        case .type: page.leaf(type)
        case .name: page.leaf(name)
        case .elements: page.leaves(lines)
        default: break
        }
    }
}

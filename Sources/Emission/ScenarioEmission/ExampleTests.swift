import SwiftEmission

/// Makes two example tests: one goes from screen to screen, and the other shows a screen that fails and recovers.
struct ExampleTests {
    private let resource: Resource
    /// The identifier of an element in the list, with which the test opens the element's detail.
    private let identifier: ResourceIdentifier
    private let scheme: String

    /// - Returns: Nil if the contract has nothing to show on a screen.
    init?(_ resources: [Resource], identifiers: [String: ResourceIdentifier], scheme: String?) {
        guard let richest = resources.max(by: { $0.rank < $1.rank }), richest.rank > 0 else { return nil }
        resource = richest
        identifier = identifiers[richest.name] ?? .first
        self.scheme = scheme ?? "app"
    }

    /// The tests with the names of their classes.
    var views: [(type: String, view: ListedView)] { (resource.list == nil ? [] : [flow]) + [screen] }

    // MARK: Flow

    private var flow: (type: String, view: ListedView) {
        let hasDetail = resource.detail != nil
        var lines = Lines()
        lines.add("// Given")
        lines.add("try await given\(resource.name)\(hasDetail ? "ListAndDetail" : "List")Succeeds()", "")
        lines.add("// When", "launch()", "", "// Then")
        lines.add("home", ["tap\(resource.name)Button()"])
        lines.add(resource.screen("List"), ["verifyIsVisible()"] + (hasDetail ? [tap] : []))
        if hasDetail {
            lines.add(resource.screen("Detail"), ["verifyIsVisible()", "tapBack()"])
            lines.add(resource.screen("List"), ["verifyIsVisible()"])
        }
        return view(
            hasDetail ? "Opens a detail from the list, and goes back." : "Opens the list from the first screen.",
            "\(resource.name)FlowUITests", hasDetail ? "testFromListToDetailAndBack" : "testList", lines)
    }

    private var tap: String { "tap\(resource.name)(identifier: \(identifier.literal.text))" }

    // MARK: Screen

    private var screen: (type: String, view: ListedView) {
        let part = resource.dependents.first?.name ?? (resource.detail == nil ? "List" : "Detail")
        let name = resource.screen(part)
        let leadsOn = !resource.dependents.isEmpty && resource.detail != nil
        var lines = Lines()
        lines.add("// Given", "await givenAllRequestsFail()")
        lines.add("let link = try XCTUnwrap(URL(string: \(link(to: part).text)))", "")
        lines.add("// When", "launch(deepLink: link)", "", "// Then")
        lines.add(name, ["verifyErrorIsVisible()"])
        lines.add("", "// Given", "try await given\(resource.name)\(part)Recovers()", "", "// When and then")
        lines.add(
            name,
            ["tapRetry()", "verifyIsVisible()", "pullToRefresh()", "verifyIsVisible()"] + (leadsOn ? [tap] : []))
        if leadsOn {
            lines.add(resource.screen("Detail"), ["verifyIsVisible()", "tapBack()"])
            lines.add(name, ["verifyIsVisible()"])
        }
        return view(
            "Opens a screen that fails to load at first.", "\(resource.name)\(part)UITests",
            "testErrorRetryRefresh\(leadsOn ? "DetailAndBack" : "")", lines)
    }

    private func link(to part: String) -> SwiftLiteral {
        let owner = IdentifierCasing.lowerCamel(resource.name)
        let id = identifier.pathSegment
        let path =
            switch part {
            case "List": "\(owner)/list"
            case "Detail": "\(owner)/detail/\(id)"
            default: "\(IdentifierCasing.lowerCamel(part))/\(owner)/\(id)"
            }
        return .string("\(scheme)://\(path)")
    }

    private func view(
        _ text: String, _ type: String, _ name: String, _ lines: Lines
    ) -> (type: String, view: ListedView) {
        let lines = lines.all.map { SwiftExpression(trusted: $0.isEmpty ? "" : Lines.indentation + $0) }
        let view = ListedView([
            .documentation: .leaves(DocCommentLine.lines(text, indentation: 0)), .type: .leaf(type),
            .name: .leaf(name), .elements: .leaves(lines),
        ])
        return (type, view)
    }

    /// Collects the lines of a test.
    private struct Lines {
        /// The indentation of a method's body.
        static let indentation = String(repeating: " ", count: 2 * SourceLine.indentation)

        private(set) var all: [String] = []

        mutating func add(_ lines: String...) {
            all += lines
        }

        mutating func add(_ robot: String, _ steps: [String]) {
            all.append("\(robot) { robot in")
            all += steps.map { "    robot.\($0)" }
            all.append("}")
        }
    }
}

extension Resource {
    /// The rank of the resource, which is greater for a resource with more screens.
    fileprivate var rank: Int {
        (list == nil ? 0 : 4) + (detail == nil ? 0 : 2) + (dependents.isEmpty ? 0 : 1)
    }
}

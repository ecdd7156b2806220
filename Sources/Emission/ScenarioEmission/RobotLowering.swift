import SwiftEmission

/// Writes the robots of all screens. A robot is a type with the actions and checks of one screen (robot pattern).
struct RobotLowering {
    let resources: [Resource]

    /// The first screen of the app.
    var home: ListedView {
        let entries = resources.filter { $0.list != nil }.map { resource in
            ListedView([
                .name: .leaf("tap\(resource.name)Button"),
                .value: .leaf(SwiftLiteral.string("home.\(resource.screen("List"))")),
            ])
        }
        return ListedView([.entries: .views(entries)])
    }

    /// The robots of each resource, in the order of the resources.
    var views: [ListedView] {
        resources.map { resource in
            var robots = resource.list.map { [list(resource, $0)] } ?? []
            if resource.detail != nil {
                let actions = resource.dependents.map { dependent in
                    action(
                        "tap\(dependent.name)()", #"tap("\(screen).\#(IdentifierCasing.lowerCamel(dependent.name))")"#)
                }
                robots.append(robot(resource, "Detail", "The screen of one `\(resource.name)`.", actions))
            }
            robots += resource.dependents.map { dependent in
                robot(
                    resource, dependent.name, "The screen with the `\(dependent.name)` of a `\(resource.name)`.",
                    element(of: resource))
            }
            for index in robots.indices { robots[index][.hasMore] = .flag(index < robots.count - 1) }
            return ListedView([.robots: .views(robots.map(ListedView.init))])
        }
    }

    private func list(_ resource: Resource, _ list: Resource.List) -> [ViewKey: ListedView.Value] {
        var actions = element(of: resource)
        if list.search != nil {
            actions.append(action("search(_ text: String)", #"type(text, into: "\(screen).search")"#))
        }
        if list.pages != nil { actions.append(action("tapMore()", #"tap("\(screen).more")"#)) }
        return robot(resource, "List", "The screen with the list of `\(resource.name)`.", actions, isList: true)
    }

    /// Returns the action that opens the detail, or an empty array if there is no detail.
    private func element(of resource: Resource) -> [ListedView] {
        guard resource.detail != nil else { return [] }
        return [
            action(
                "tap\(resource.name)(identifier: some CustomStringConvertible)", #"tap("\(screen).\(identifier)")"#)
        ]
    }

    private func action(_ signature: String, _ body: String) -> ListedView {
        ListedView([.function: .leaf(signature), .target: .leaf(body)])
    }

    private func robot(
        _ resource: Resource, _ part: String, _ text: String, _ actions: [ListedView], isList: Bool = false
    ) -> [ViewKey: ListedView.Value] {
        // The identifier of the screen is the name of the robot in tests.
        let name = resource.screen(part)
        return [
            .documentation: .leaves(DocCommentLine.lines(text, indentation: 0)),
            .type: .leaf("\(resource.name)\(part)Robot"), .name: .leaf(name),
            .value: .leaf(SwiftLiteral.string(name)), .actions: .views(actions), .isList: .flag(isList),
        ]
    }
}

extension Resource {
    /// Returns the name of a screen, such as `bookList`.
    func screen(_ part: String) -> String { IdentifierCasing.lowerCamel(name + part) }
}

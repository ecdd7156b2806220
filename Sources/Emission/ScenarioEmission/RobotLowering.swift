import SwiftEmission

/// Writes the robots of all screens. A robot is a type with the actions and checks of one screen (robot pattern).
struct RobotLowering {
    private let resources: [Resource]

    init(_ resources: [Resource]) {
        self.resources = resources
    }

    var home: HomeRobotView {
        HomeRobotView(
            entries: resources.filter { $0.list != nil }.map { resource in
                HomeRobotView.Entry(
                    function: "tap\(resource.name)Button", identifier: .string("home.\(resource.screen("List"))"))
            })
    }

    /// The views in the order of the resources.
    var views: [RobotsView] {
        resources.map { resource in
            var robots = (resource.list.map { [list(resource, $0)] } ?? [])
            if resource.detail != nil {
                robots.append(
                    robot(
                        resource, "Detail", "One `\(resource.name)`.",
                        resource.dependents.map { dependent in
                            .init(
                                function: "tap\(dependent.name)()",
                                body: #"tap("\(screen).\#(IdentifierCasing.lowerCamel(dependent.name))")"#)
                        }))
            }
            robots += resource.dependents.map { dependent in
                robot(
                    resource, dependent.name, "The `\(dependent.name)` of a `\(resource.name)`.", element(of: resource))
            }
            if !robots.isEmpty { robots[robots.count - 1].isLast = true }
            return RobotsView(robots: robots)
        }
    }

    private func list(_ resource: Resource, _ list: Resource.List) -> RobotView {
        var actions = element(of: resource)
        if list.search != nil {
            actions.append(.init(function: "search(_ text: String)", body: #"type(text, into: "\(screen).search")"#))
        }
        if list.pages != nil { actions.append(.init(function: "tapMore()", body: #"tap("\(screen).more")"#)) }
        var robot = robot(resource, "List", "All of `\(resource.name)`.", actions)
        robot.isList = true
        return robot
    }

    /// Returns the action that opens the detail, if there is one.
    private func element(of resource: Resource) -> [RobotView.Action] {
        guard resource.detail != nil else { return [] }
        let function = "tap\(resource.name)(identifier: some CustomStringConvertible)"
        return [.init(function: function, body: #"tap("\(screen).\(identifier)")"#)]
    }

    private func robot(_ resource: Resource, _ part: String, _ text: String, _ actions: [RobotView.Action]) -> RobotView
    {
        RobotView(
            documentation: DocCommentLine.lines(text, indentation: 0), type: "\(resource.name)\(part)Robot",
            name: resource.screen(part), actions: actions, isList: false, isLast: false)
    }
}

extension Resource {
    /// Returns the name of a screen, such as `bookList`.
    func screen(_ part: String) -> String { IdentifierCasing.lowerCamel(name + part) }
}

import SwiftEmission

/// The scenarios of one resource. Tests of its screens begin with a scenario for a combination of endpoints that
/// succeed or fail. Other scenarios change the backend in the middle of a test.
struct ScenarioPlan {
    private let resource: Resource
    private let routes: ResourceRoutes

    init(_ resource: Resource, _ routes: ResourceRoutes) {
        self.resource = resource
        self.routes = routes
    }

    /// The scenarios with which tests begin.
    var initial: [Scenario] {
        var scenarios: [Scenario] = []
        if let list = resource.list { scenarios += lists(list) }
        if resource.detail != nil {
            scenarios.append(
                whole(
                    "Detail", "Succeeds",
                    resource.list == nil
                        ? "The detail loads." : "The detail loads. The list fails with status 404.",
                    [detail]))
        }
        for dependent in resource.dependents {
            let names = mainNames + [dependent.name]
            scenarios.append(
                whole(
                    joined(names), "Succeeds", "\(words(mainNames + [dependent.name])) load.",
                    mainRoutes + [routes.dependent(dependent)]))
        }
        if resource.list != nil, resource.detail != nil {
            scenarios.append(
                whole(
                    "DetailFailsButList", "Succeeds", "The list loads, but the detail fails with status 500.",
                    [list(), failing(detail)]))
        }
        if resource.list != nil {
            let rest = resource.detail == nil ? "" : ", but the detail loads"
            scenarios.append(
                whole(
                    "List", "Fails", "The list fails with status 500\(rest).",
                    [failing(list())] + (resource.detail == nil ? [] : [detail])))
        }
        for dependent in resource.dependents where !mainNames.isEmpty {
            scenarios.append(
                whole(
                    dependent.name + "FailsBut" + joined(mainNames), "Succeeds",
                    "\(words(mainNames)) \(mainNames.count == 1 ? "loads" : "load"), but `\(dependent.name)` fails with status 500.",
                    mainRoutes + [failing(routes.dependent(dependent))]))
        }
        return scenarios
    }

    /// The scenarios that change the backend in the middle of a test.
    var recoveries: [Scenario] {
        var scenarios: [Scenario] = []
        if resource.list != nil {
            scenarios.append(
                override("List", "The list loads from now on. All other responses stay unchanged.", [list()]))
        }
        if resource.detail != nil {
            scenarios.append(
                override("Detail", "The detail loads from now on. All other responses stay unchanged.", [detail]))
        }
        let besides = resource.detail == nil ? [] : [detail]
        for dependent in resource.dependents {
            let route = routes.dependent(dependent)
            let subject = besides.isEmpty ? "`\(dependent.name)`" : "The detail and `\(dependent.name)`"
            scenarios.append(
                whole(
                    dependent.name, "Recovers",
                    "\(subject) \(besides.isEmpty ? "loads" : "load") from now on. All other requests fail with status 404.",
                    besides + [route]))
            scenarios.append(
                whole(
                    dependent.name, "Fails",
                    "`\(dependent.name)` fails with status 500 from now on\(besides.isEmpty ? "" : ", but the detail loads").",
                    besides + [failing(route)]))
        }
        return scenarios
    }

    // MARK: Parts

    private func lists(_ list: Resource.List) -> [Scenario] {
        var scenarios = [whole("List", "Succeeds", "The list loads.", [self.list()])]
        if resource.detail != nil {
            scenarios.append(whole("ListAndDetail", "Succeeds", "The list and the detail load.", mainRoutes))
        }
        let search = list.search.map { "a search (\(Prose.code($0))) finds nothing" }
        if list.pages != nil {
            scenarios.append(
                whole("ListWithPagination", "Succeeds", "The list loads in two pages.", [self.list(isPaged: true)]))
            if let search {
                scenarios.append(
                    whole(
                        "ListWithPaginationAndEmptySearch", "Succeeds", "The list loads in two pages, and \(search).",
                        [self.list(isPaged: true, isSearched: true)]))
            }
        }
        if let search {
            scenarios.append(
                whole(
                    "ListWithEmptySearch", "Succeeds", "The list loads, and \(search).", [self.list(isSearched: true)]
                ))
        }
        return scenarios
    }

    private func list(isPaged: Bool = false, isSearched: Bool = false) -> Scenario.Route {
        routes.list(isPaged: isPaged, isSearched: isSearched)
    }

    private var detail: Scenario.Route { routes.detail }

    private func failing(_ route: Scenario.Route) -> Scenario.Route {
        var route = route
        route.answer = .failure
        return route
    }

    /// The names of the screens for list and detail, as far as they exist.
    private var mainNames: [String] {
        (resource.list == nil ? [] : ["List"]) + (resource.detail == nil ? [] : ["Detail"])
    }

    private var mainRoutes: [Scenario.Route] {
        (resource.list == nil ? [] : [list()]) + (resource.detail == nil ? [] : [detail])
    }

    // MARK: Words

    /// Joins names: `ListDetailAndChapters`.
    private func joined(_ names: [String]) -> String {
        names.count < 2 ? names.joined() : names.dropLast().joined() + "And" + names[names.count - 1]
    }

    /// Joins names to a phrase: `The list, the detail and `Chapters``.
    private func words(_ names: [String]) -> String {
        let words = names.map { ["List", "Detail"].contains($0) ? "the \($0.lowercased())" : "`\($0)`" }
        let text =
            words.count < 2
            ? words.joined() : words.dropLast().joined(separator: ", ") + " and " + words[words.count - 1]
        return IdentifierCasing.capitalized(text)
    }

    private func whole(_ feature: String, _ verb: String, _ summary: String, _ routes: [Scenario.Route]) -> Scenario {
        Scenario(
            name: "given\(resource.name)\(feature)\(verb)", summary: summary, kind: .whole,
            routes: Self.sorted(self.routes.images + routes))
    }

    /// Makes a scenario that overrides other scenarios. The most general route comes first, because some mock servers
    /// use the newest route that matches, and other mock servers use the most specific route.
    private func override(_ feature: String, _ summary: String, _ routes: [Scenario.Route]) -> Scenario {
        Scenario(
            name: "given\(resource.name)\(feature)Recovers", summary: summary, kind: .override,
            routes: Self.sorted(self.routes.images + routes).reversed())
    }

    /// Sorts routes, with the most specific route first.
    private static func sorted(_ routes: [Scenario.Route]) -> [Scenario.Route] {
        routes.enumerated().sorted { left, right in
            (left.element.precedence, left.offset) < (right.element.precedence, right.offset)
        }.map(\.element)
    }
}

extension Scenario.Route {
    /// A number for sorting routes. Routes that match fewer requests have smaller numbers.
    fileprivate var precedence: Int {
        let segments = path.split(separator: "/")
        return segments.count { $0 == "*" } * 100 - segments.count - (body == nil ? 0 : 50)
    }
}

import ContractModel
import DTOContract
import Foundation

/// The paths of one resource with their responses.
struct ResourceRoutes {
    private let resource: Resource
    private let operations: [Int: AnsweredOperation]
    private let fixtures: ResourceFixtures
    /// The beginning of all paths: `/v1`.
    private let basePath: String

    init(_ resource: Resource, _ operations: [Int: AnsweredOperation], _ fixtures: ResourceFixtures, basePath: String) {
        self.resource = resource
        self.operations = operations
        self.fixtures = fixtures
        self.basePath = basePath
    }

    func list(isPaged: Bool, isSearched: Bool) -> Scenario.Route {
        guard let list = resource.list else { return route(-1, .failure) }
        var choices: [(condition: Scenario.Condition, fixture: String)] = []
        if isSearched, let search = list.search { choices.append((.isThere(search), fixtures.empty)) }
        if isPaged, let pages = list.pages { choices.append((Self.second(pages), fixtures.secondPage)) }
        if choices.isEmpty { return route(list.operation, .fixture(fixtures.list)) }
        let next = isPaged && list.pages?.isLinked == true ? list.pages.flatMap(Self.secondQuery) : nil
        let usual = isPaged ? fixtures.firstPage : fixtures.list
        return route(list.operation, .choice(choices, otherwise: usual, next: next))
    }

    var detail: Scenario.Route {
        let answer: Scenario.Answer = fixtures.hasDetails ? .item(fixtures.detail) : .fixture(fixtures.detail)
        return route(resource.detail ?? -1, answer)
    }

    func dependent(_ dependent: Resource.Dependent) -> Scenario.Route {
        var route = route(dependent.operation, .fixture(fixtures.dependent(dependent.name)))
        route.body = dependent.body
        return route
    }

    /// The routes of operations that return images, and of images to which responses link.
    var images: [Scenario.Route] {
        var paths: Set<String> = []
        let own = resource.images.map { route($0, .image) }.filter { paths.insert($0.path).inserted }
        let linked = fixtures.imagePaths.filter { paths.insert($0).inserted }
        return own + linked.map { Scenario.Route(method: "GET", path: $0, answer: .image) }
    }

    private func route(_ operation: Int, _ answer: Scenario.Answer) -> Scenario.Route {
        guard let operation = operations[operation] else {
            return Scenario.Route(method: "GET", path: "/", answer: answer)
        }
        let segments = operation.path.segments.map { $0?.removingPercentEncoding ?? $0 ?? "*" }
        return Scenario.Route(
            method: operation.definition.sentMethod, path: basePath + "/" + segments.joined(separator: "/"),
            answer: answer)
    }

    /// Returns the query of the second page, such as `page=2`.
    private static func secondQuery(_ pages: RuntimePages) -> String? {
        guard case .page(let parameter, _) = pages.step else { return nil }
        let name = parameter.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? "page"
        return "\(name)=\(pages.first + 1)"
    }

    private static func second(_ pages: RuntimePages) -> Scenario.Condition {
        switch pages.step {
        case .page(let parameter, _): .equals(parameter, "\(pages.first + 1)")
        case .offset(let parameter, let base): .differs(parameter, "\(base)")
        case .cursor(let parameter), .lastItem(let parameter, _): .isThere(parameter)
        // `ResourceFinder` adds the parameter `page` to a list with links.
        case .link: .isThere("page")
        }
    }
}

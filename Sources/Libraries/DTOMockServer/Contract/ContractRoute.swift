import DTOContract
import Foundation

/// A path of the contract with its operations.
///
/// Some documents have a query in a path (`x-ms-paths`): `/books?deleted=true`. A request fits this path if its query
/// has the items of the path's query.
struct ContractRoute: Sendable {
    let operations: [RuntimeOperation]
    private let pattern: PathPattern
    /// The items that the query must have, decoded. A value such as `{name}` matches any string.
    private let query: [(name: String, value: String)]
    let endsWithSlash: Bool
    /// The rank of the route. Routes with a lower rank are tried first. Routes without a parameter that takes several
    /// segments come first, then routes with fewer parameters, with later parameters, and with more query items. Among
    /// routes with a parameter that takes several segments, routes with more segments come first.
    let rank: (rest: Int, parameters: Int, shape: String, items: Int)

    init(_ path: String, _ operations: [RuntimeOperation]) {
        self.operations = operations
        let parts = path.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
        let place = String(parts.first ?? "")
        let spanning = operations.reduce(into: Set<String>()) { $0.formUnion($1.spanningParameters) }
        pattern = PathPattern(place, takesWords: false, spanning: spanning)
        query = (parts.count > 1 ? parts[1] : "").split(separator: "&").map { item in
            let pair = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map {
                $0.removingPercentEncoding ?? String($0)
            }
            return (pair[0], pair.count > 1 ? pair[1] : "")
        }
        let segments = place.split(separator: "/")
        endsWithSlash = place.hasSuffix("/")
        let shape = segments.map { $0.contains("{") ? ($0.hasPrefix("{") && $0.hasSuffix("}") ? "2" : "1") : "0" }
        rank = (
            pattern.takesRest ? -segments.count : .min, segments.count { $0.contains("{") }, shape.joined(),
            -query.count
        )
    }

    /// Returns the values of the path's parameters, or nil if the request does not fit.
    func parameters(_ segments: [String], _ items: [(name: String, value: String)]) -> [String: String]? {
        guard var parameters = pattern.values(segments) else { return nil }
        for wanted in query {
            let isAny = wanted.value.hasPrefix("{") && wanted.value.hasSuffix("}")
            guard let item = items.first(where: { $0.name == wanted.name && (isAny || $0.value == wanted.value) })
            else {
                return nil
            }
            if isAny { parameters[String(wanted.value.dropFirst().dropLast())] = item.value }
        }
        return parameters
    }
}

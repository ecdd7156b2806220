/// Finds the strongly connected components of a directed graph (Tarjan, 1972). The search does not recurse, because a
/// hostile document can contain chains of any length.
public enum Graph {
    /// Returns the components that are cycles: more than one node, or a node with an edge to itself. Nodes are in
    /// ascending order.
    public static func cycles(in edges: [[Int]]) -> [[Int]] {
        components(of: edges).filter { $0.count > 1 || edges[$0[0]].contains($0[0]) }.map { $0.sorted() }
    }

    /// Returns all components. Each component comes after the components to which its edges lead.
    public static func components(of edges: [[Int]]) -> [[Int]] {
        var index = [Int](repeating: -1, count: edges.count)
        var low = index
        var isOnStack = [Bool](repeating: false, count: edges.count)
        var stack: [Int] = []
        var calls: [(node: Int, next: Int)] = []
        var components: [[Int]] = []
        var counter = 0

        for root in edges.indices where index[root] < 0 {
            calls.append((root, 0))
            while let (node, next) = calls.last {
                if next == 0 {
                    index[node] = counter
                    low[node] = counter
                    counter += 1
                    stack.append(node)
                    isOnStack[node] = true
                }
                if next < edges[node].count {
                    calls[calls.count - 1].next += 1
                    let target = edges[node][next]
                    if index[target] < 0 {
                        calls.append((target, 0))
                    } else if isOnStack[target] {
                        low[node] = min(low[node], index[target])
                    }
                    continue
                }
                calls.removeLast()
                if let parent = calls.last?.node { low[parent] = min(low[parent], low[node]) }
                if low[node] == index[node] { components.append(popComponent(node, &stack, &isOnStack)) }
            }
        }
        return components
    }

    private static func popComponent(_ node: Int, _ stack: inout [Int], _ isOnStack: inout [Bool]) -> [Int] {
        var component: [Int] = []
        while let member = stack.popLast() {
            isOnStack[member] = false
            component.append(member)
            if member == node { break }
        }
        return component
    }
}

import Testing
@testable import ContractModel

@Suite struct GraphTests {
    @Test(
        arguments: [
            ([[]], []),
            ([[0]], [[0]]),
            ([[1], [2], []], []),
            ([[1], [2], [0]], [[0, 1, 2]]),
            ([[1], [0], [3], [2], [0]], [[0, 1], [2, 3]]),
            ([[1, 1], [2], [1]], [[1, 2]]),
            ([], []),
        ] as [([[Int]], [[Int]])])
    func cycles(_ edges: [[Int]], cycles: [[Int]]) {
        #expect(Graph.cycles(in: edges).sorted { $0[0] < $1[0] } == cycles)
    }

    @Test func longChainsNeedNoStack() {
        let count = 200_000
        let ring = (0..<count).map { [($0 + 1) % count] }
        #expect(Graph.cycles(in: ring).map(\.count) == [count])
    }
}

public import DTOClient
public import DTOContract

/// The behaviour of a mock.
public indirect enum MockScenario: Sendable {
    /// Responds with the document of the successful response. For a later page, that is the document of the second page.
    case success
    /// Responds with success without items.
    case empty
    /// Responds with success with only the required properties.
    case minimal
    /// Responds with the document of a status. If the contract has none, the response has no body.
    case failure(status: Int)
    /// Fails like a call without a network.
    case offline
    /// Responds with success after a wait.
    case slow(by: Duration)
    /// Responds with success that has a fault in its body.
    case damaged(MockDamage)
    /// Responds with the document of a name, such as a hand-written document.
    case document(String)
    /// Uses one scenario after another. The last one is repeated.
    case sequence([MockScenario])
    /// Responds with the result of a closure.
    case answer(@Sendable (APICall) async throws -> RawResponse)

    /// Responds with success after five seconds.
    public static var slow: MockScenario { .slow(by: .seconds(5)) }

    /// Returns the scenario for a call by its number, from 0. The result is never a sequence.
    func step(_ number: Int) -> MockScenario {
        guard case .sequence(let steps) = self else { return self }
        // A nested sequence has no counter, so it always uses its first scenario.
        guard let step = steps.indices.contains(number) ? steps[number] : steps.last else { return .success }
        return step.step(0)
    }
}

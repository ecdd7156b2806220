public import DTOClient
public import DTOContract

/// The behaviour of a `MockAPIClient`.
public indirect enum MockScenario: Sendable {
    /// Responds with the document of the successful response, or with the document of the requested page. A page after
    /// the second page is empty.
    case success
    /// Responds with a successful response without items, if there is a document for this response. If not, responds
    /// like `success`.
    case empty
    /// Responds with a successful response that has only the required properties, if there is a document for this
    /// response. If not, responds like `success`.
    case minimal
    /// Responds with the document of a status. Without this document, responds with the document for `4XX`, `5XX` or
    /// `default` in the contract. If none of these documents exists, the response has no body.
    case failure(status: Int)
    /// Throws the error of a call without a network.
    case offline
    /// Responds like `success` after a wait.
    case slow(by: Duration)
    /// Responds like `success`, with a damaged body.
    case damaged(MockDamage)
    /// Responds with the document that has this name, such as a hand-written document.
    case document(String)
    /// Uses the next scenario for each call of an operation. The last scenario is repeated.
    case sequence([MockScenario])
    /// Responds with the response that a closure returns.
    case answer(@Sendable (APICall) async throws -> RawResponse)

    /// Responds like `success` after five seconds.
    public static var slow: MockScenario { .slow(by: .seconds(5)) }

    /// Returns the scenario for a call, which is never a sequence.
    ///
    /// - Parameter number: The number of the call, from 0.
    func step(_ number: Int) -> MockScenario {
        guard case .sequence(let steps) = self else { return self }
        // A nested sequence has no counter, so it always uses its first scenario.
        guard let step = steps.indices.contains(number) ? steps[number] : steps.last else { return .success }
        return step.step(0)
    }
}

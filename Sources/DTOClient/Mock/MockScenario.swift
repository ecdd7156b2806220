/// What a mock answers.
public indirect enum MockScenario: Sendable {
    /// The document of success; for a later page, the second one's.
    case success
    /// Success without items.
    case empty
    /// Success with the required properties alone.
    case minimal
    /// The document of a status; an answer without a body where the contract documents none.
    case failure(status: Int)
    /// There is no network.
    case offline
    /// Success, later.
    case slow(by: Duration)
    /// Success with a fault in its body.
    case damaged(MockDamage)
    /// A document by its name, such as one by hand.
    case document(String)
    /// One after another; the last one stays.
    case sequence([MockScenario])
    /// Whatever the closure says.
    case answer(@Sendable (APICall) async throws -> RawResponse)

    /// Success after five seconds.
    public static var slow: MockScenario { .slow(by: .seconds(5)) }

    /// What the call with this number gets, from 0: no sequence.
    func step(_ number: Int) -> MockScenario {
        guard case .sequence(let steps) = self else { return self }
        // A sequence within a sequence would have to count by itself; it begins again in each of its places.
        guard let step = steps.indices.contains(number) ? steps[number] : steps.last else { return .success }
        return step.step(0)
    }
}

// Made by gen-dtos from the contract "Bookcase". Do not edit: change the contract and run gen-dtos.

public import Bookcase
import DTOClient
public import DTOContract
public import DTOMocks

nonisolated extension BookcaseClient {
    /// A client that answers with mock documents: `.mock(.success, delay: .zero)`.
    ///
    /// In a release build, which has no documents, its calls throw `APIClientError.noData`.
    ///
    /// - Parameter delay: as long as a network takes; by default none while tests run.
    public static func mock(
        _ scenario: MockScenario, delay: MockDelay = .automatic,
        files: MockFiles = .none
    ) -> Self {
        Self(
            through: MockAPIClient(
                serving: Mocks.catalog, scenario: scenario, files: files, delay: delay))
    }
}

// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

public import BooksTrackAPI
import DTOClient
public import DTOContract
public import DTOMocks

nonisolated extension BooksTrackClient {
    /// Returns a client whose responses are mock documents: `.mock(.success, delay: .zero)`.
    ///
    /// In a release build, which has no documents, the client's calls throw `APIClientError.noData`.
    ///
    /// - Parameter delay: The time before each response. The default is 500 ms in an app, and zero in
    ///   tests.
    public static func mock(
        _ scenario: MockScenario, delay: MockDelay = .automatic,
        files: MockFiles = .none
    ) -> Self {
        Self(
            through: MockAPIClient(
                serving: Mocks.catalog, scenario: scenario, files: files, delay: delay))
    }
}

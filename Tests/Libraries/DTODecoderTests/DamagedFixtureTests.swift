import BooksTrackAPI
import BooksTrackAPIFixtures
@_spi(Generated) import DTORuntime
import DecoderComparison
import Foundation
import TestSupport
import Testing

/// Replaces each value in every fixture of the example contract by each kind of damage, and decodes it with both
/// decoders. A sample run uses every fifth damage of each fixture.
@Suite struct DamagedFixtureTests {
    @Test(arguments: Sample.all)
    func damageIsTheSame(sample: Sample) throws {
        let whole = try DTODecoder().decode(JSONValue.self, from: Data(sample.json.utf8))
        #expect(sample.differences(whole) == [])
        let damages = Damage.all(of: whole)
        #expect(damages.count >= 14)
        for damaged in TestExtent.sample(damages, max(14, damages.count / 15)) {
            #expect(sample.differences(damaged) == [], "\(damaged)")
        }
    }

    /// A type with a document for it.
    struct Sample: Sendable, CustomTestStringConvertible {
        let name: String
        let json: String
        private let compare: @Sendable (Data) -> [String]

        private init<Value: Decodable & Sendable>(_ type: Value.Type, _ json: String) {
            name = "\(type)"
            self.json = json
            compare = {
                DecoderComparison.differences(type, $0)
                    + DecoderComparison.differences(type, $0, reportingUnknownKeys: true)
            }
        }

        var testDescription: String { name }

        func differences(_ value: JSONValue) -> [String] {
            do {
                return compare(try JSONEncoder().encode(value))
            } catch {
                return ["\(error)"]
            }
        }

        static let all: [Sample] = [
            Sample(WorkDTO.self, Fixtures.workDTOFull), Sample(WorkDTO.self, Fixtures.workDTOMinimal),
            Sample(AuthorDTO.self, Fixtures.authorDTOFull),
            // These are arrays as documents, and arrays in types that are read in special ways.
            Sample([EditionDTO].self, "[\(Fixtures.editionDTOMinimal), \(Fixtures.editionDTOFull)]"),
            Sample([EditionDTO?].self, "[null, \(Fixtures.editionDTOMinimal)]"),
            Sample([[EditionDTO]].self, "[[\(Fixtures.editionDTOMinimal)], []]"),
            Sample([JobResults].self, "[\(Fixtures.importResultsFull), {}]"),
            Sample([EnrichedAuthors].self, #"[[{"name": "a", "key": "b"}, {"name": "c", "key": "d"}], ["e"], []]"#),
            Sample(
                [ResponseEnvelope<AuthorMetadata>].self,
                #"[{"success": true, "metadata": {}, "data": {"name": "a", "key": "b", "birth_date": "c"}}]"#),
            Sample(EnrichedBook.self, Fixtures.enrichedBookFull), Sample(DetectedBook.self, Fixtures.detectedBookFull),
            Sample(ScanMetadata.self, Fixtures.scanMetadataFull), Sample(JobStatus.self, Fixtures.jobStatusFull),
            Sample(ProgressSocketMessage.self, Fixtures.progressSocketMessageFull),
            Sample(JobCompletedStatus.self, Fixtures.jobCompletedStatusFull),
            Sample(JobResults.self, Fixtures.importResultsFull),
            Sample(JobResults.self, Fixtures.batchEnrichmentResultsFull),
            Sample(Capabilities.self, Fixtures.capabilitiesFull), Sample(ErrorBody.self, Fixtures.flatErrorFull),
            Sample(BookSearchResponse.self, Fixtures.bookSearchResponseFull),
            Sample(TokenRefreshAnswer.self, Fixtures.tokenRefreshFull),
            Sample(ErrorResponse.self, Fixtures.errorResponseFull),
            Sample(
                ResponseEnvelope<EnrichedBook>.self,
                #"{"success": true, "metadata": {"timestamp": "2025-11-27T10:36:09Z"}, "data": \#(Fixtures.enrichedBookFull)}"#
            ),
            Sample(
                ApiResponse<[WorkDTO]>.self,
                #"{"success": true, "data": [\#(Fixtures.workDTOMinimal)], "metadata": {"timestamp": "2025-11-27T10:36:09Z"}}"#
            ),
            Sample(
                ApiResponse<[String: WorkDTO]>.self,
                #"{"success": false, "error": {"code": "X", "message": "m"}, "data": {"a": \#(Fixtures.workDTOMinimal)}}"#
            ),
        ]
    }
}

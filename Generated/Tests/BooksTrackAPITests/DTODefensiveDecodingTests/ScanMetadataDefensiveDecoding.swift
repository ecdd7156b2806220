// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import DTOTesting
import Testing

extension DTODefensiveDecodingTests {
    struct ScanMetadataTests {
        @Test(arguments: ScanMetadataContract.defence)
        func scanMetadataSurvivesDamage(_ check: ContractCheck) throws {
            try check.verify()
        }
    }
}

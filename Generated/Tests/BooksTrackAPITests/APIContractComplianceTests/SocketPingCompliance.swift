// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

import DTOTesting
import Testing

extension APIContractComplianceTests {
    @Test(arguments: SocketPingContract.compliance)
    func socketPingDecodes(_ check: ContractCheck) throws {
        try check.verify()
    }
}

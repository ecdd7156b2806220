// Made by gen-dtos from the contract "Bookcase". Do not edit: change the contract and run gen-dtos.

import Testing

/// Each property, key, optionality, enumeration value and default agrees with the contract.
@Suite struct APIContractComplianceTests {}

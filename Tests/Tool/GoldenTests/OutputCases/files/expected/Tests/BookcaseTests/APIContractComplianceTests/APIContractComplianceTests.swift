// Made by gen-dtos from the contract "Bookcase". Do not edit: change the contract and run gen-dtos.

import Testing

/// Every property, key, optionality, enumeration value and default is as the contract says.
@Suite struct APIContractComplianceTests {}

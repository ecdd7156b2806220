// Made by gen-dtos from the contract "Bookcase". Do not edit: change the contract and run gen-dtos.

import XCTest

/// A payload that is present, null or absent in an envelope gives the payload or the error of the contract.
nonisolated final class CanonicalAPIResponseTests: XCTestCase {}

// Made by gen-dtos from the contract "Bookcase". Do not edit: change the contract and run gen-dtos.

import XCTest

/// Bodies of failed operations decode without an issue, and are encoded unchanged.
nonisolated final class APIErrorTests: XCTestCase {}

// Made by gen-dtos from the contract "Bookcase". Do not edit: change the contract and run gen-dtos.

import XCTest

/// What operations answer when they fail decodes without an issue, and comes back.
nonisolated final class APIErrorTests: XCTestCase {}

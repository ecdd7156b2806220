// Made by gen-dtos from the contract "Bookcase". Do not edit: change the contract and run gen-dtos.

import XCTest

/// What envelopes hold, present, null and absent, decides between payload and error as the contract says.
nonisolated final class CanonicalAPIResponseTests: XCTestCase {}

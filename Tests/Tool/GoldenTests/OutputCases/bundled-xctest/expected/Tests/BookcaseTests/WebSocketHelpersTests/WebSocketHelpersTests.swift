// Made by gen-dtos from the contract "Bookcase". Do not edit: change the contract and run gen-dtos.

import XCTest

/// Messages of streams and web sockets decode without an issue, and are encoded unchanged.
nonisolated final class WebSocketHelpersTests: XCTestCase {}

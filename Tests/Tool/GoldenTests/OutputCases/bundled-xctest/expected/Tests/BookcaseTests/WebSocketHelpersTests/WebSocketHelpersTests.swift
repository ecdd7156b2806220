// Made by gen-dtos from the contract "Bookcase". Do not edit: change the contract and run gen-dtos.

import XCTest

/// What comes in streams and web sockets decodes without an issue, and comes back.
nonisolated final class WebSocketHelpersTests: XCTestCase {}

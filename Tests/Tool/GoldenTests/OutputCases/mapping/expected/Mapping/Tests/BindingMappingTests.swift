// Made by gen-dtos from the contract "Bookcase". Do not edit: change the contract and run gen-dtos.

import Bookcase
@testable import CaseApp
import Testing

/// The configured value of `Binding` for each value of the contract.
@Suite struct BindingMappingTests {
    @Test func everyValue() {
        #expect(Binding(Format(rawValue: "hardcover")) == .other)
        #expect(Binding(Format(rawValue: "paperback")) == .paperback)
        #expect(Binding(Format(rawValue: "e-book")) == .digital)
    }

    @Test func valuesThatTheContractDoesNotName() {
        #expect(Binding(Format(rawValue: "a value that nobody knows")) == .other)
    }
}

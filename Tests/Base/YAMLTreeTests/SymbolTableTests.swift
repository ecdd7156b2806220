import TestSupport
import Testing
@testable import YAMLTree

@Suite struct SymbolTableTests {
    @Test func numbersDistinctTextsInOrder() {
        var table = SymbolTable()
        let texts = (0..<5000).map { "key \($0)" } + ["", "\0", "\0\0", "eight by", "eight byt", "EIGHT by"]
        for (index, text) in texts.enumerated() { #expect(intern(text, in: &table) == UInt32(index)) }
        for (index, text) in texts.enumerated().reversed() {
            #expect(intern(text, in: &table) == UInt32(index))
            #expect(symbol(of: text, in: table) == UInt32(index))
            #expect(table.string(of: UInt32(index)) == text)
        }
        #expect(table.strings() == texts)
        #expect(symbol(of: "other", in: table) == nil)
    }

    @Test func symbolsDoNotDependOnTheSeed() {
        var tables = (SymbolTable(), SymbolTable())
        for text in ["b", "a", "c", "a", "b", "d"] {
            #expect(intern(text, in: &tables.0) == intern(text, in: &tables.1))
        }
    }

    private func intern(_ text: String, in table: inout SymbolTable) -> UInt32 {
        Array(text.utf8).withUnsafeBufferPointer { table.intern($0) }
    }

    private func symbol(of text: String, in table: SymbolTable) -> UInt32? {
        Array(text.utf8).withUnsafeBufferPointer { table.symbol(of: $0) }
    }
}

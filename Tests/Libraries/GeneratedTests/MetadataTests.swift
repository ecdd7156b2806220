import BooksTrackAPI
import DTORuntime
import Testing

/// The metadata of a response tell its source.
@Suite struct MetadataTests {
    @Test(
        "Row 16: providers that no enumeration lists are text",
        arguments: [
            "none", "kv_cache", "orchestrated:google+openlibrary", "google-books", "google_books", "",
        ])
    func openProvider(_ name: String) throws {
        let metadata = try read(
            ResponseMetadata.self,
            #"{"timestamp": "2025-11-15T09:00:00Z", "provider": "\#(name)", "source": "\#(name)"}"#)
        #expect(metadata.value.provider == name)
        #expect(metadata.value.source == name)
        #expect(metadata.report == [])
    }

    @Test("Row 16: the two spellings of one provider stay apart as enumerations too")
    func providerEnumerations() throws {
        #expect(DataProvider(rawValue: "google-books") == .googleBooks)
        #expect(DataProvider(rawValue: "google_books") == .unknown("google_books"))
        #expect(MetadataSource(rawValue: "google_books").rawValue == "google_books")
        #expect(MetadataSource.allCases.contains(MetadataSource(rawValue: "google_books")))
        #expect(!MetadataSource.allCases.contains(MetadataSource(rawValue: "alexandria")))
    }

    @Test("Row 17: provider is today's source, and each is read under its own key")
    func providerWasRenamed() throws {
        let old = try read(ResponseMetadata.self, #"{"timestamp": "2025-11-15T09:00:00Z", "provider": "isbndb"}"#)
        #expect(old.value.source ?? old.value.provider == "isbndb")
        #expect(old.value.source == nil)
        let new = try read(
            ResponseMetadata.self, #"{"timestamp": "2025-11-15T09:00:00Z", "source": "alexandria", "provider": "x"}"#)
        #expect(new.value.source ?? new.value.provider == "alexandria")
        #expect(old.report + new.report == [])
    }

    @Test(
        "Row 22: a scan's timestamp is a number or text, and anything else is kept",
        arguments: [
            ("1764239400000", ScanTimestamp.integer(1_764_239_400_000), [String]()),
            (#""2025-11-27T10:30:00Z""#, .string("2025-11-27T10:30:00Z"), []),
            (#"{"at": 1}"#, .unknown(["at": 1]), ["unknownVariant timestamp"]),
        ])
    func scanTimestamp(_ text: String, timestamp: ScanTimestamp, report: [String]) throws {
        let metadata = try read(ScanMetadata.self, #"{"modelUsed": "gemini", "timestamp": \#(text)}"#)
        #expect(metadata.value.timestamp == timestamp)
        #expect(metadata.report == report)
        #expect(try written(metadata.value)["timestamp"] == json(text))
    }

    @Test("Row 22: an ISO text is expected where a number comes")
    func numberForText() throws {
        let metadata = try read(ResponseMetadata.self, #"{"timestamp": 1764239400000}"#)
        #expect(metadata.value.timestamp == "1764239400000")
        #expect(metadata.report == ["coerced timestamp"])
    }
}

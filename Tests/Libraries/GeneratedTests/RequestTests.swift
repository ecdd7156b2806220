import BooksTrackAPI
import DTORuntime
import Testing

/// Requests are written only under the current keys.
@Suite struct RequestTests {
    @Test("Row 9: barcode is written, and isbn is still read")
    func barcode() throws {
        let request = EnrichmentRequest(barcode: "9780439708180")
        let text = try written(request)
        #expect(text["barcode"] == "9780439708180")
        #expect(text["isbn"] == nil)
        let old = try read(
            EnrichmentRequest.self,
            #"{"isbn": "9780439708180", "prefer_provider": "google", "idempotency_key": "k"}"#, unknownKeys: true)
        #expect(old.value.barcode == "9780439708180")
        #expect(old.value.preferProvider == .google)
        #expect(old.value.idempotencyKey == "k")
        #expect(old.report == [])
        #expect(
            Set(try #require(written(old.value).objectValue).keys)
                == ["barcode", "vectorize", "idempotencyKey", "preferProvider"])
    }

    @Test("Row 9: barcode counts where both keys are there")
    func barcodeBeforeISBN() throws {
        let request = try decode(EnrichmentRequest.self, #"{"isbn": "old", "barcode": "new"}"#)
        #expect(request.barcode == "new")
    }

    @Test("Defaults of absent optional properties are silent, and written")
    func silentDefaults() throws {
        let request = try read(EnrichmentRequest.self, #"{"barcode": "1"}"#)
        #expect(request.value == EnrichmentRequest(barcode: "1", vectorize: false, preferProvider: .auto))
        #expect(request.report == [])
        #expect(try written(request.value) == ["barcode": "1", "vectorize": false, "preferProvider": "auto"])
    }
}

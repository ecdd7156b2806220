// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

extension Fixtures {
    public static let batchEnrichmentRequestFull = #"""
        {
          "barcodes": [
            "barcodes 1",
            "barcodes 2"
          ],
          "vectorize": false
        }
        """#

    public static let batchEnrichmentRequestMinimal = #"""
        {
          "barcodes": []
        }
        """#
}

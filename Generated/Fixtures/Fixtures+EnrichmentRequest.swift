// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

extension Fixtures {
    public static let enrichmentRequestFull = #"""
        {
          "barcode": "barcode",
          "vectorize": false,
          "idempotencyKey": "idempotencyKey",
          "preferProvider": "auto"
        }
        """#

    public static let enrichmentRequestMinimal = #"""
        {
          "barcode": "barcode"
        }
        """#
}

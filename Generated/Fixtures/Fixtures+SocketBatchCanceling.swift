// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

extension Fixtures {
    public static let socketBatchCancelingFull = #"""
        {
          "type": "batch-canceling",
          "reason": "reason"
        }
        """#

    public static let socketBatchCancelingMinimal = #"""
        {
          "type": "batch-canceling"
        }
        """#
}

// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

extension Fixtures {
    public static let scanStageFull = #"""
        {
          "name": "name",
          "typicalDuration": 374,
          "progress": 0
        }
        """#

    public static let scanStageMinimal = #"""
        {
          "name": "name"
        }
        """#
}

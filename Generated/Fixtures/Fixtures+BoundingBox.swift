// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

extension Fixtures {
    public static let boundingBoxFull = #"""
        {
          "x": 0.25,
          "y": 0.5,
          "width": 0.125,
          "height": 0.375
        }
        """#

    public static let boundingBoxMinimal = #"""
        {
          "x": 0.5,
          "y": 0,
          "width": 0,
          "height": 0
        }
        """#
}

// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

extension Fixtures {
    public static let scanTimestampInteger = #"""
        936
        """#

    public static let scanTimestampString = #"""
        "value"
        """#
}

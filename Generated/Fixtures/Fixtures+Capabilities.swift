// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

extension Fixtures {
    public static let capabilitiesFull = #"""
        {
          "version": "version",
          "features": {
            "key1": {
              "enabled": true,
              "embedding_model": "embedding_model",
              "dimensions": 456
            }
          },
          "limits": {
            "key1": 895,
            "key2": 896
          },
          "additionalKey": "additionalKey"
        }
        """#

    public static let capabilitiesMinimal = #"""
        {
          "version": "version",
          "features": {},
          "limits": {}
        }
        """#
}

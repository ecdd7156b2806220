// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

extension Fixtures {
    public static let capabilityFeature_SettingsFull = #"""
        {
          "enabled": true,
          "embedding_model": "embedding_model",
          "dimensions": 456
        }
        """#

    public static let capabilityFeature_SettingsMinimal = #"""
        {
          "enabled": true
        }
        """#

    public static let capabilityFeatureFlag = #"""
        false
        """#
}

/// The templates in the binary, by the name that partial tags use.
package enum TemplateCatalog {
    package static let templates: [(name: String, bytes: [UInt8])] = [
        ("SourceFile", PackageResources.SourceFile_mustache),
        ("Declaration", PackageResources.Declaration_mustache),
        ("Record", PackageResources.Record_mustache),
        ("Wrapper", PackageResources.Wrapper_mustache),
        ("Enumeration", PackageResources.Enumeration_mustache),
        ("Union", PackageResources.Union_mustache),
        ("Alias", PackageResources.Alias_mustache),
        ("Envelope", PackageResources.Envelope_mustache),
        ("Outcome", PackageResources.Outcome_mustache),
        ("Namespace", PackageResources.Namespace_mustache),
        ("ContractInfo", PackageResources.ContractInfo_mustache),
        ("RecordMembers", PackageResources.RecordMembers_mustache),
        ("Property", PackageResources.Property_mustache),
        ("EffectiveProperty", PackageResources.EffectiveProperty_mustache),
        ("Initializer", PackageResources.Initializer_mustache),
        ("CodingKeys", PackageResources.CodingKeys_mustache),
        ("StaticList", PackageResources.StaticList_mustache),
        ("Decoding", PackageResources.Decoding_mustache),
        ("Assignment", PackageResources.Assignment_mustache),
        ("Encoding", PackageResources.Encoding_mustache),
        ("Call", PackageResources.Call_mustache),
        ("Evidence", PackageResources.Evidence_mustache),
        ("Accessor", PackageResources.Accessor_mustache),
    ]
}

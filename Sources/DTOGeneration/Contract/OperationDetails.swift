/// What a description of the API says of an operation beyond what DTOs are made of. Gathered only where one is written.
///
/// Texts of what several operations refer to are cut where they are long, since they are repeated with each.
package struct OperationDetails: Sendable {
    package var deprecation: Deprecation?
    /// The path item's first.
    package var parameters: [ParameterDetails]
    /// The path item has parameters that are not repeated here, because it has too many operations.
    package var omitsPathParameters: Bool
    package var requestBody: BodyDetails?
    /// All of them, with a body or without.
    package var responses: [ResponseDetails]
}

package struct ParameterDetails: Sendable {
    package var name: String
    /// `query`, `path`, `header`, `cookie` …
    package var place: String
    /// Nil where the configuration leaves its type out.
    package var use: TypeUse?
    package var isRequired: Bool
    package var defaultValue: ContractValue?
    package var deprecation: Deprecation?
    package var documentation: Documentation
}

package struct ResponseDetails: Sendable {
    /// `200`, `4XX`, `default`.
    package var status: String
    package var body: BodyDetails
}

package struct BodyDetails: Sendable {
    /// Of one media type.
    package struct Content: Sendable {
        package var mediaType: String
        /// Nil where there is no type for it: bytes, or a text.
        package var value: TypeUse?
        /// Of a stream.
        package var item: TypeUse?
    }

    package var description: String?
    package var isRequired: Bool
    package var contents: [Content]
    /// How many more there are.
    package var furtherContents: Int
}

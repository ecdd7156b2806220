package import Diagnostics

/// `envelopes:`: schemas whose name matches `schemas` are applications of the envelope `name`, which decides by `rules`.
package struct EnvelopeRule: Hashable, Sendable {
    /// What tells a success from a failure.
    package enum Evidence: String, Sendable, CaseIterable {
        case success, error, payload
    }

    package var name: String
    /// Nil where the document itself says which schemas they are (`x-envelope`).
    package var schemas: NamePattern?
    /// Keys of the properties; nil for what the document says or the wrappers show.
    package var payload: String?
    package var success: String?
    package var error: String?
    /// What is asked, in this order.
    package var rules = Evidence.allCases

    package init(name: String, schemas: NamePattern? = nil, payload: String? = nil) {
        self.name = name
        self.schemas = schemas
        self.payload = payload
    }
}

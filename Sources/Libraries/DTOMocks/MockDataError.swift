public import Foundation

/// The reasons why mock data is missing.
public enum MockDataError: Error, CustomStringConvertible, LocalizedError {
    /// No document and no file has the name. A release build has no documents.
    case fileNotFound(String)
    /// The document does not have the requested type.
    case decodingFailed(String, any Error)

    /// The reason in words.
    public var description: String {
        switch self {
        case .fileNotFound(let name):
            "There is no mock document \(name.debugDescription). The name of a mock document consists of `mock`, the path with `_` for "
                + "each `/`, and the method. A release build contains no mock documents."
        case .decodingFailed(let name, let error): "The mock document \(name.debugDescription) cannot be read: \(error)"
        }
    }

    /// The reason in words.
    public var errorDescription: String? { description }
}

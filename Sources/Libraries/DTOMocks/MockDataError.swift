public import Foundation

/// The reason why mock data cannot be loaded.
public enum MockDataError: Error, CustomStringConvertible, LocalizedError {
    /// No document and no file has this name. A release build contains no documents.
    case fileNotFound(String)
    /// The document with this name cannot be decoded as the requested type. The second value is the decoding error.
    case decodingFailed(String, any Error)

    /// The reason as an English sentence.
    public var description: String {
        switch self {
        case .fileNotFound(let name):
            "There is no mock document \(name.debugDescription). The name of a mock document consists of `mock`, the path with `_` for "
                + "each `/`, and the method. A release build contains no mock documents."
        case .decodingFailed(let name, let error): "The mock document \(name.debugDescription) cannot be read: \(error)"
        }
    }

    /// The reason as an English sentence.
    public var errorDescription: String? { description }
}

public import Foundation

/// Why there is no mock data.
public enum MockDataError: Error, CustomStringConvertible, LocalizedError {
    /// No document and no file has the name. A release build has no documents.
    case fileNotFound(String)
    /// The document of that name is not of the type that was asked for.
    case decodingFailed(String, any Error)

    public var description: String {
        switch self {
        case .fileNotFound(let name):
            "There is no mock document \(name.debugDescription): its name is `mock`, the path with `_` for each `/`, and the method. A "
                + "release build has none."
        case .decodingFailed(let name, let error): "The mock document \(name.debugDescription) cannot be read: \(error)"
        }
    }

    public var errorDescription: String? { description }
}

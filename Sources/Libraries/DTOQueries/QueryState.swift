/// The state of a query.
public enum QueryState<Value: Sendable>: Sendable {
    /// There is no value yet.
    case loading
    /// The value is up to date.
    case loaded(Value)
    /// The value may be out of date. A new value is being requested, or could not be loaded because of the error.
    case stale(Value, error: (any Error)? = nil)
    /// There is no value, because of an error.
    case failed(any Error)
}

extension QueryState {
    /// The value, which may be out of date. The value is nil if no value is loaded.
    public var value: Value? {
        switch self {
        case .loaded(let value), .stale(let value, _): value
        case .loading, .failed: nil
        }
    }

    /// The error of the last request, or nil.
    public var error: (any Error)? {
        switch self {
        case .stale(_, let error): error
        case .failed(let error): error
        case .loading, .loaded: nil
        }
    }
}

public import DTORuntime

/// A title and a message for an error, and the action that the user can take.
public struct ErrorPresentation: Hashable, Sendable {
    /// The action that the user can take.
    public enum Action: Hashable, Sendable {
        /// Try again.
        case retry
        /// Try again after a duration.
        case wait(Duration)
        /// Sign in again.
        case signIn
        /// Close the message.
        case dismiss
    }

    /// The title of the message.
    public var title: String
    /// The explanation below the title.
    public var message: String
    /// The action that the user can take.
    public var action: Action

    /// Creates a presentation.
    public init(title: String, message: String, action: Action) {
        self.title = title
        self.message = message
        self.action = action
    }
}

extension ErrorPresentation {
    /// Describes an error in English. An app in other languages can choose its messages by `action` and the error code.
    ///
    /// For an error that the API reports, the user must sign in if the status is 401 or the error code is a common code
    /// for 401. A common error code for 429 has the effect of the status 429 if the status is 2xx or unknown.
    ///
    /// - Parameters:
    ///   - status: The status of the response. If the value is nil, the status in the error is used.
    ///   - headers: The headers of the response, with `Retry-After`. If the value is nil, the headers in the error are
    ///     used.
    public init(_ error: any Error, status: Int? = nil, headers: HTTPHeaders? = nil) {
        let answer = (error as? APIClientError)?.answer
        let status = status ?? answer?.status
        let headers = headers ?? answer?.headers ?? HTTPHeaders()
        switch error {
        case APIClientError.missingCredentials:
            self.init(title: "Sign in", message: "Please sign in to go on.", action: .signIn)
        case APIClientError.unexpectedStatus where status == 401:
            self.init(title: "Sign in", message: "Please sign in again to go on.", action: .signIn)
        case APIClientError.transport:
            self.init(
                title: "No connection", message: "The server cannot be reached. Check your connection and try again.",
                action: .retry)
        case APIClientError.deadlineExceeded:
            self.init(
                title: "That took too long", message: "The server did not respond in time. Please try again.",
                action: .retry)
        case APIClientError.apiError(let failure):
            self.init(failure, status: status, headers)
        default:
            self.init(
                ErrorRetryability(error, status: status, headers: headers),
                message: answer?.messageForPeople ?? "Something went wrong.")
        }
    }

    private init(_ failure: any APIFailure, status: Int?, _ headers: HTTPHeaders) {
        let details = failure.apiFailureDetails
        let code = details.code.map(Self.plain)
        if status == 401 || code.map(Self.codesOfStrangers.contains) == true {
            self.init(title: "Sign in", message: details.message ?? "Please sign in again to go on.", action: .signIn)
            return
        }
        let isLimit = (status.map { (200..<300).contains($0) } ?? true) && code.map(Self.codesOfLimits.contains) == true
        self.init(
            ErrorRetryability(
                APIClientError.apiError(failure), status: isLimit ? 429 : status, headers: headers),
            message: details.message ?? "Something went wrong.")
    }

    /// Returns a code in capitals without punctuation: `TOKENEXPIRED` for `tokenExpired` and `token-expired`.
    private static func plain(_ code: String) -> String {
        code.uppercased().filter { $0.isLetter || $0.isNumber }
    }

    /// Usual error codes for the status 401: its reason phrase (RFC 9110 section 15.5.2), the codes of gRPC and RFC
    /// 6750 section 3.1, and other common codes.
    private static let codesOfStrangers: Set = [
        "UNAUTHORIZED", "UNAUTHENTICATED", "INVALIDTOKEN", "TOKENEXPIRED", "EXPIREDTOKEN", "TOKENREVOKED",
        "INVALIDCREDENTIALS", "SESSIONEXPIRED", "AUTHENTICATIONREQUIRED", "NOTAUTHENTICATED", "LOGINREQUIRED",
    ]

    /// Usual error codes for the status 429: its reason phrase (RFC 6585 section 4), the code of gRPC, and other common
    /// codes.
    private static let codesOfLimits: Set = [
        "TOOMANYREQUESTS", "RESOURCEEXHAUSTED", "RATELIMITED", "RATELIMIT", "RATELIMITEXCEEDED", "THROTTLED",
        "THROTTLING",
    ]

    private init(_ retryability: ErrorRetryability, message: String) {
        switch retryability {
        case .retry(let delay): self.init(title: "Please wait", message: message, action: .wait(delay))
        case .retryWithBackoff: self.init(title: "Try again", message: message, action: .retry)
        case .doNotRetry: self.init(title: "That did not work", message: message, action: .dismiss)
        }
    }
}

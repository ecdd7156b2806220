public import DTORuntime

/// An error as an app shows it: words, and what the user can do. It has no views.
public struct ErrorPresentation: Hashable, Sendable {
    /// The step that the user can take.
    public enum Action: Hashable, Sendable {
        /// Try again.
        case retry
        /// Try again after a time.
        case wait(Duration)
        /// Sign in again.
        case signIn
        /// Close the message.
        case dismiss
    }

    /// The title of the message.
    public var title: String
    /// The text of the message.
    public var message: String
    /// The step that the user can take.
    public var action: Action

    /// Makes a presentation.
    public init(title: String, message: String, action: Action) {
        self.title = title
        self.message = message
        self.action = action
    }
}

extension ErrorPresentation {
    /// Describes an error in English. An app with other languages chooses its texts by `action` and the error's code.
    ///
    /// Without a status, the error's code decides whether the user must sign in or wait.
    ///
    /// - Parameters:
    ///   - status: The status of the response. Nil is the status that the error knows.
    ///   - headers: The headers of the response. `Retry-After` states how long to wait. Nil are the headers that the
    ///     error knows.
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
                title: "That took too long", message: "The server did not answer in time. Please try again.",
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

    /// Returns a code in one spelling: `tokenExpired` and `token-expired` become `TOKENEXPIRED`.
    private static func plain(_ code: String) -> String {
        code.uppercased().filter { $0.isLetter || $0.isNumber }
    }

    /// The codes of APIs for the status 401: from its reason phrase (RFC 9110 section 15.5.2), from gRPC, from RFC 6750
    /// section 3.1, and other common ones.
    private static let codesOfStrangers: Set = [
        "UNAUTHORIZED", "UNAUTHENTICATED", "INVALIDTOKEN", "TOKENEXPIRED", "EXPIREDTOKEN", "TOKENREVOKED",
        "INVALIDCREDENTIALS", "SESSIONEXPIRED", "AUTHENTICATIONREQUIRED", "NOTAUTHENTICATED", "LOGINREQUIRED",
    ]

    /// The codes of APIs for the status 429: from its reason phrase (RFC 6585 section 4), from gRPC, and other common
    /// ones.
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

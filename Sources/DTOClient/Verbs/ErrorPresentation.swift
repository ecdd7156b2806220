public import DTORuntime

/// An error as an app shows it: words and what the user can do, without anything of a screen.
public struct ErrorPresentation: Hashable, Sendable {
    public enum Action: Hashable, Sendable {
        case retry
        /// After that time.
        case wait(Duration)
        case signIn
        /// There is nothing to do but to close the message.
        case dismiss
    }

    public var title: String
    public var message: String
    public var action: Action

    public init(title: String, message: String, action: Action) {
        self.title = title
        self.message = message
        self.action = action
    }
}

extension ErrorPresentation {
    /// In English; an app with other languages goes by `action` and the error's code.
    ///
    /// An error of the API's own does not hold the status of its answer, which `outcome(of:)` and `CallMetrics` know: without it the
    /// error's code has to say that the caller must sign in, or wait.
    ///
    /// - Parameters:
    ///   - status: of the answer; nil where there was none, or nobody knows it any more.
    ///   - headers: of the answer, whose `Retry-After` says how long to wait.
    public init(_ error: any Error, status: Int? = nil, headers: HTTPHeaders = HTTPHeaders()) {
        switch error {
        case APIClientError.missingCredentials:
            self.init(title: "Sign in", message: "Please sign in to go on.", action: .signIn)
        case APIClientError.unexpectedStatus(let answer) where (status ?? answer.status) == 401:
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
                ErrorRetryability(error, status: status, headers: headers), message: "Something went wrong.")
        }
    }

    private init(_ failure: any APIFailure, status: Int?, _ headers: HTTPHeaders) {
        let details = failure.apiFailureDetails
        let code = details.code.map(Self.plain)
        if status == 401 || code.map(Self.codesOfStrangers.contains) == true {
            self.init(title: "Sign in", message: details.message ?? "Please sign in again to go on.", action: .signIn)
            return
        }
        let isLimit = status == nil && code.map(Self.codesOfLimits.contains) == true
        self.init(
            ErrorRetryability(
                APIClientError.apiError(failure), status: isLimit ? 429 : status, headers: headers),
            message: details.message ?? "Something went wrong.")
    }

    /// `tokenExpired` and `token-expired` are `TOKENEXPIRED`.
    private static func plain(_ code: String) -> String {
        code.uppercased().filter { $0.isLetter || $0.isNumber }
    }

    /// What APIs call a status of 401 in errors of their own: after its reason phrase (RFC 9110, section 15.5.2), after gRPC, after
    /// RFC 6750, section 3.1, and what is usual besides.
    private static let codesOfStrangers: Set = [
        "UNAUTHORIZED", "UNAUTHENTICATED", "INVALIDTOKEN", "TOKENEXPIRED", "EXPIREDTOKEN", "TOKENREVOKED",
        "INVALIDCREDENTIALS", "SESSIONEXPIRED", "AUTHENTICATIONREQUIRED", "NOTAUTHENTICATED", "LOGINREQUIRED",
    ]

    /// What they call a status of 429: after its reason phrase (RFC 6585, section 4), after gRPC, and what is usual besides.
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

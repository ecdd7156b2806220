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
    public init(_ error: any Error) {
        switch error {
        case APIClientError.missingCredentials:
            self.init(title: "Sign in", message: "Please sign in to go on.", action: .signIn)
        case APIClientError.unexpectedStatus(let answer) where answer.status == 401:
            self.init(title: "Sign in", message: "Please sign in again to go on.", action: .signIn)
        case APIClientError.transport, APIClientError.deadlineExceeded:
            self.init(
                title: "No connection", message: "The server cannot be reached. Check your connection and try again.",
                action: .retry)
        case APIClientError.apiError(let failure):
            self.init(failure)
        default:
            self.init(ErrorRetryability(error), message: "Something went wrong.")
        }
    }

    private init(_ failure: any APIFailure) {
        let details = failure.apiFailureDetails
        if let code = details.code, Self.codesOfStrangers.contains(code.uppercased()) {
            self.init(title: "Sign in", message: details.message ?? "Please sign in again to go on.", action: .signIn)
            return
        }
        self.init(
            ErrorRetryability(APIClientError.apiError(failure)), message: details.message ?? "Something went wrong.")
    }

    /// What APIs call a status of 401 in errors of their own: after its reason phrase (RFC 9110, section 15.5.2), after gRPC, and after
    /// RFC 6750, section 3.1.
    private static let codesOfStrangers: Set = ["UNAUTHORIZED", "UNAUTHENTICATED", "INVALID_TOKEN"]

    private init(_ retryability: ErrorRetryability, message: String) {
        switch retryability {
        case .retry(let delay): self.init(title: "Please wait", message: message, action: .wait(delay))
        case .retryWithBackoff: self.init(title: "Try again", message: message, action: .retry)
        case .doNotRetry: self.init(title: "That did not work", message: message, action: .dismiss)
        }
    }
}

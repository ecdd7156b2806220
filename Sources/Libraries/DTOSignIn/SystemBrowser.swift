#if canImport(AuthenticationServices)
    public import AuthenticationServices
    import DTOClient
    public import Foundation

    /// Opens the sign-in page in the browser sheet of the system (RFC 8252 section 4):
    ///
    ///     try await session.signIn(browser: SystemBrowser().open)
    ///
    /// The redirect must have a scheme of the app. From iOS 17.4 and macOS 14.4 on, the scheme can also be `https`.
    @MainActor public final class SystemBrowser: NSObject {
        private let isPrivate: Bool

        /// Creates a browser without a window for its sheet.
        ///
        /// - Parameter isPrivate: Whether the sheet shares no cookies with the browser, so that the user always has to
        ///   sign in.
        public init(isPrivate: Bool = false) {
            self.isPrivate = isPrivate
        }

        #if !os(watchOS)
            private var anchor: ASPresentationAnchor?

            /// Creates a browser whose sheet appears over a window.
            ///
            /// - Parameters:
            ///   - isPrivate: Whether the sheet shares no cookies with the browser.
            ///   - anchor: The window over which the sheet appears.
            public convenience init(isPrivate: Bool = false, anchor: ASPresentationAnchor?) {
                self.init(isPrivate: isPrivate)
                self.anchor = anchor
            }
        #endif

        /// Opens the sign-in page and returns the URL to which the page redirects.
        ///
        /// - Throws: `CancellationError` if the user closes the sheet or the task is cancelled,
        ///   `OAuthError.invalidConfiguration` if the sheet cannot appear, and other errors of the sheet.
        public func open(_ page: URL, _ redirect: URL) async throws -> URL {
            let wait = CancellableWait<URL>()
            let session = try Self.session(page, redirect, wait)
            #if !os(tvOS) && !os(watchOS)
                session.presentationContextProvider = self
            #endif
            session.prefersEphemeralWebBrowserSession = isPrivate
            if !session.start() { throw OAuthError.invalidConfiguration("the browser sheet cannot appear") }
            defer { session.cancel() }
            return try await wait.value
        }

        /// Returns a browser session that ends `wait`. The function is not isolated to the main actor, because the
        /// system may call its closure on any thread.
        private nonisolated static func session(
            _ page: URL, _ redirect: URL, _ wait: CancellableWait<URL>
        ) throws -> ASWebAuthenticationSession {
            let end: @Sendable (URL?, (any Error)?) -> Void = { url, error in
                if let url {
                    wait.end(.success(url))
                } else if (error as? ASWebAuthenticationSessionError)?.code == .canceledLogin {
                    wait.end(.failure(CancellationError()))
                } else {
                    wait.end(.failure(error ?? CancellationError()))
                }
            }
            guard redirect.scheme?.lowercased() == "https" else {
                return ASWebAuthenticationSession(
                    url: page, callbackURLScheme: redirect.scheme, completionHandler: end)
            }
            guard #available(macOS 14.4, iOS 17.4, tvOS 17.4, watchOS 10.4, *) else {
                throw OAuthError.invalidConfiguration(
                    "this system's browser sheet needs a redirect with the app's scheme")
            }
            return ASWebAuthenticationSession(
                url: page, callback: .https(host: redirect.host ?? "", path: redirect.path), completionHandler: end)
        }
    }

    #if !os(tvOS) && !os(watchOS)
        extension SystemBrowser: ASWebAuthenticationPresentationContextProviding {
            /// Returns the window over which the sheet appears: the window from the initializer, or a new window.
            public func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor {
                anchor ?? ASPresentationAnchor()
            }
        }
    #endif
#endif

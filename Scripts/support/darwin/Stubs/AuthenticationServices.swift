// The part of AuthenticationServices that the libraries use. Signatures and availability are from Xcode 16.
// Nothing here ever runs.
@_exported import Foundation

/// The body of a function for which no simple result exists. The stub is type-checked and never linked, so nothing
/// calls the function.
private func neverRuns() -> Never { fatalError("The stub of AuthenticationServices is type-checked and never runs.") }

@MainActor open class Window: NSObject {}
@available(watchOS, unavailable)
public typealias ASPresentationAnchor = Window

public struct ASWebAuthenticationSessionError: Error {
    public enum Code: Int, Sendable {
        case canceledLogin = 1, presentationContextNotProvided, presentationContextInvalid
    }
    public var code: Code { neverRuns() }
}

@available(tvOS, unavailable)
@available(watchOS, unavailable)
@MainActor public protocol ASWebAuthenticationPresentationContextProviding: NSObjectProtocol {
    func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor
}

@available(macOS 10.15, iOS 12.0, tvOS 16.0, watchOS 6.2, *)
open class ASWebAuthenticationSession: NSObject {
    public typealias CompletionHandler = (URL?, (any Error)?) -> Void

    @available(macOS 14.4, iOS 17.4, tvOS 17.4, watchOS 10.4, *)
    open class Callback: NSObject {
        open class func customScheme(_ customScheme: String) -> Self { neverRuns() }
        open class func https(host: String, path: String) -> Self { neverRuns() }
    }

    public init(url URL: URL, callbackURLScheme: String?, completionHandler: @escaping CompletionHandler) {}
    @available(macOS 14.4, iOS 17.4, tvOS 17.4, watchOS 10.4, *)
    public init(url URL: URL, callback: Callback, completionHandler: @escaping CompletionHandler) {}

    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @MainActor weak open var presentationContextProvider: (any ASWebAuthenticationPresentationContextProviding)? {
        get { neverRuns() }
        set {}
    }
    open var prefersEphemeralWebBrowserSession: Bool {
        get { neverRuns() }
        set {}
    }
    @discardableResult open func start() -> Bool { neverRuns() }
    open func cancel() {}
}

// The part of Combine that the libraries and SwiftUI.swiftinterface use. The signatures are those of Xcode 16. Nothing
// here ever runs.

public protocol ObservableObject: AnyObject {
    associatedtype ObjectWillChangePublisher
    var objectWillChange: ObjectWillChangePublisher { get }
}

public final class ObservableObjectPublisher {
    public init() {}
    public func send() {}
}

package import DTOContract
import Platform

extension Deferred {
    /// Starts to make the value on another thread, for a caller that will need it soon. If the system has no more
    /// threads, the value is made when it is first read.
    package func begin() {
        DeepStack.start { [self] in _ = value }?.detach()
    }
}

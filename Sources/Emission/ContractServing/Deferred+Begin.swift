package import DTOContract
import Platform

extension Deferred {
    /// Has the value made on a thread of its own, for somebody who will soon ask for it. Where the system has no more
    /// threads, the first who asks makes it.
    package func begin() {
        DeepStack.start { [self] in _ = value }?.detach()
    }
}

import Foundation

/// Returns the processor time that the current thread spends in `work`. Other threads and programs hardly change this
/// time, so a test can compare it with a limit on a busy machine.
package func threadTime(_ work: () throws -> Void) rethrows -> Duration {
    let start = processorTime
    try work()
    return processorTime - start
}

private var processorTime: Duration {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return .seconds(Int64(time.tv_sec)) + .nanoseconds(Int64(time.tv_nsec))
}

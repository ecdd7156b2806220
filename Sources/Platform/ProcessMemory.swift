import CPlatform

/// The memory that the C library holds for the process.
package enum ProcessMemory {
    /// Lets the process keep the memory that it frees. A run is short and its memory grows, so giving memory back and asking for it again costs
    /// more than it saves.
    package static func keep() { cplatform_keep_memory() }

    /// Gives freed memory back to the system. Call it between two stages: a thread cannot use what another thread has freed.
    package static func release() { cplatform_release_memory() }
}

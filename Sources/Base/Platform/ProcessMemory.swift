import CPlatform

/// The memory that the C library holds for the process.
package enum ProcessMemory {
    /// Lets the process keep memory that it frees. A run is short and its memory grows, so returning memory to the
    /// system and requesting it again costs more than it saves.
    package static func keep() { cplatform_keep_memory() }

    /// Returns freed memory to the system. Call it between two stages, because a thread cannot use memory that another
    /// thread has freed.
    package static func release() { cplatform_release_memory() }
}

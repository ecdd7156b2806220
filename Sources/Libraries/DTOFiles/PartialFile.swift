import DTOClient
import DTORuntime
import Foundation

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Android)
    import Android
#endif

/// The file with the extension `part` that a download writes next to its destination. The complete file is renamed to
/// the destination.
///
/// A second file, with the extension `part.json`, holds the facts that a later download needs to continue. The facts
/// are written before the first byte of the body, so a later process can continue if this process ends.
struct PartialFile {
    /// The facts about the bytes of a partial file.
    private struct Facts: Codable {
        /// The hash of the request and of the account.
        var request: String
        var version: FileVersion
    }

    private let destination: URL
    let url: URL
    private let factsURL: URL
    private let request: String?
    private var handle: FileHandle?
    /// The version of the file, and the number of bytes that an earlier download has left. The value is nil if this
    /// download starts at the beginning.
    private(set) var known: (version: FileVersion, offset: Int64)?
    /// Whether a later download can continue.
    private var isContinuable = false

    /// Opens the partial file of an earlier download if this download can continue it.
    ///
    /// - Parameter request: The hash of the request and of the account. If the value is nil, no later download can
    ///   continue.
    /// - Throws: `CocoaError` if the file cannot be written; `FileTransferError.busy`.
    init(for destination: URL, request: String?) throws {
        (self.destination, self.request) = (destination, request)
        url = destination.appendingPathExtension("part")
        factsURL = url.appendingPathExtension("json")
        guard request != nil, Self.facts(factsURL)?.request == request else { return }
        let handle = try opened()
        self.handle = handle
        // Another process may have changed the files before they were locked.
        guard let facts = Self.facts(factsURL), facts.request == request,
            facts.version.validator.map(HTTPHeaders.isValue) == true
        else { return }
        // The last byte is requested again, because the server cannot send an empty part.
        let offset = min(Int64(clamping: try handle.seekToEnd()), (facts.version.total ?? .max) - 1)
        guard offset > 0 else { return }
        try handle.truncate(atOffset: UInt64(offset))
        (known, isContinuable) = ((facts.version, offset), true)
    }

    /// Opens the file and locks it, so that no other process writes it. The file is created if it is missing.
    ///
    /// - Throws: `CocoaError`; `FileTransferError.busy` if another download has locked the file.
    private func opened() throws -> FileHandle {
        func number() -> Int? {
            (try? FileManager.default.attributesOfItem(atPath: url.path)[.systemFileNumber]) as? Int
        }
        func handle() throws -> FileHandle {
            let descriptor = open(url.path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o666)
            guard descriptor >= 0 else { throw Self.failure(url, errno) }
            return FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        }
        try handle().close()
        let before = number()
        let handle = try handle()
        // On a file system without locks, `flock` fails with another code than `EWOULDBLOCK`.
        let isLocked = flock(handle.fileDescriptor, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK
        // Another download may have renamed or removed the file that was opened.
        guard isLocked, before != nil, number() == before else { throw FileTransferError.busy }
        return handle
    }

    private static func failure(_ url: URL, _ code: Int32) -> CocoaError {
        CocoaError(
            .fileWriteUnknown,
            userInfo: [
                NSFilePathErrorKey: url.path,
                NSUnderlyingErrorKey: NSError(domain: NSPOSIXErrorDomain, code: Int(code)),
            ])
    }

    private static func facts(_ url: URL) -> Facts? {
        (try? Data(contentsOf: url)).flatMap { try? JSONDecoder().decode(Facts.self, from: $0) }
    }

    /// Empties the file and writes the facts about its version. The file gets the permissions of the file that it will
    /// replace.
    mutating func start(_ version: FileVersion?) throws {
        let handle = try handle ?? opened()
        self.handle = handle
        removeFacts()
        try handle.truncate(atOffset: 0)
        let replaced = try? FileManager.default.attributesOfItem(atPath: destination.path)
        if replaced?[.type] as? FileAttributeType == .typeRegular, let mode = replaced?[.posixPermissions] {
            try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: url.path)
        }
        guard let request, let version, version.validator != nil else { return }
        try JSONEncoder().encode(Facts(request: request, version: version)).write(to: factsURL, options: .atomic)
        isContinuable = true
    }

    mutating func append(_ bytes: Data) throws {
        try handle?.write(contentsOf: bytes)
    }

    /// Renames the complete file to the destination. An existing file there is replaced in one step.
    mutating func finish() throws {
        try handle?.synchronize()
        guard rename(url.path, destination.path) == 0 else { throw Self.failure(destination, errno) }
        removeFacts()
        try? handle?.close()
        handle = nil
    }

    /// Ends a download that has failed.
    ///
    /// - Parameter keeping: Whether a later download may continue with the bytes that have arrived.
    mutating func abandon(keeping: Bool) {
        // Without a handle, this download has written nothing. An existing `.part` file belongs to another download.
        guard let handle else { return }
        // The handle holds the lock, so it is closed after the files are removed.
        defer { try? handle.close() }
        self.handle = nil
        if keeping && isContinuable { return }
        try? FileManager.default.removeItem(at: url)
        removeFacts()
    }

    private mutating func removeFacts() {
        isContinuable = false
        try? FileManager.default.removeItem(at: factsURL)
    }
}

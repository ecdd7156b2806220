import DTOClient
import DTORuntime
import Foundation

/// The file that a download writes, beside its destination. It gets the name of the destination when it is complete.
///
/// A second file has the facts by which a later download of an equal request continues. It is written before the first
/// byte, so that the end of the process does no harm.
struct PartialFile {
    /// The facts about the bytes of a partial file.
    private struct Facts: Codable {
        /// The hash of the request and the account.
        var request: String
        var version: FileVersion
    }

    private let destination: URL
    let url: URL
    private let factsURL: URL
    private let request: String?
    private var handle: FileHandle?
    /// The version and the number of the bytes that an earlier download has left, or nil.
    private(set) var known: (version: FileVersion, offset: Int64)?
    /// Whether a later download can continue.
    private var isContinuable = false

    /// - Parameter request: The hash of the request and the account. With nil, no later download continues this one.
    /// - Throws: `CocoaError` if the file cannot be written.
    init(for destination: URL, request: String?) throws {
        (self.destination, self.request) = (destination, request)
        url = destination.appendingPathExtension("part")
        factsURL = url.appendingPathExtension("json")
        let size = (try? FileManager.default.attributesOfItem(atPath: url.path)[.size]) as? Int64
        guard let request, let size, size > 0, let facts = Self.facts(factsURL), facts.request == request,
            facts.version.validator.map(HTTPHeaders.isValue) == true
        else { return }
        // The last byte is requested again, because the server cannot send an empty part.
        let offset = min(size, (facts.version.total ?? .max) - 1)
        guard offset > 0 else { return }
        let handle = try FileHandle(forUpdating: url)
        try handle.truncate(atOffset: UInt64(offset))
        (self.handle, known, isContinuable) = (handle, (facts.version, offset), true)
    }

    private static func facts(_ url: URL) -> Facts? {
        (try? Data(contentsOf: url)).flatMap { try? JSONDecoder().decode(Facts.self, from: $0) }
    }

    /// Begins the file, without the bytes that it has.
    mutating func start(_ version: FileVersion?) throws {
        try? handle?.close()
        handle = nil
        removeFacts()
        if !FileManager.default.createFile(atPath: url.path, contents: nil) {
            throw CocoaError(.fileWriteUnknown, userInfo: [NSFilePathErrorKey: url.path])
        }
        handle = try FileHandle(forWritingTo: url)
        guard let request, let version, version.validator != nil else { return }
        try JSONEncoder().encode(Facts(request: request, version: version)).write(to: factsURL, options: .atomic)
        isContinuable = true
    }

    mutating func append(_ bytes: Data) throws {
        try handle?.write(contentsOf: bytes)
    }

    /// Gives the complete file the name of the destination. A file of that name is replaced at once.
    mutating func finish() throws {
        try handle?.synchronize()
        try handle?.close()
        guard rename(url.path, destination.path) == 0 else {
            throw CocoaError(
                .fileWriteUnknown,
                userInfo: [
                    NSFilePathErrorKey: destination.path,
                    NSUnderlyingErrorKey: NSError(domain: NSPOSIXErrorDomain, code: Int(errno)),
                ])
        }
        handle = nil
        removeFacts()
    }

    /// Ends a download that has failed.
    ///
    /// - Parameter keeping: Whether a later download may continue with the bytes that have arrived.
    mutating func abandon(keeping: Bool) {
        // Without a handle, this download has written nothing. A file of that name is not its own.
        guard let handle else { return }
        try? handle.close()
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

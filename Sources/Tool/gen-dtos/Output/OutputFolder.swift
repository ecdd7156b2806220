import Files
import Platform
import SwiftEmission

/// An obstacle in the output folder, such as a symbolic link, which the tool neither follows nor replaces.
struct Obstacle: Error {
    enum Kind {
        case symbolicLink
        case notAFolder
        case notAFile
    }

    /// The path of the obstacle, which begins with the path of the output folder.
    var path: String
    var kind: Kind
}

/// The files of an output folder. Paths are relative to the folder.
///
/// Folders are opened one by one from the root. Symbolic links are never followed, so nothing outside of the folder is
/// read or written, whatever the folder contains. The last folder stays open, so that sorted files need no additional
/// system calls.
struct OutputFolder: ~Copyable {
    let path: String
    private let root: SharedDescriptor
    private var current: Descriptor?
    private var currentPath = ""

    private init(path: String, root: SharedDescriptor) {
        self.path = path
        self.root = root
    }

    private init(path: String, root: consuming Descriptor) {
        self.path = path
        self.root = SharedDescriptor(root)
    }

    /// Opens a folder.
    ///
    /// - Parameter path: The path as the user wrote it. The path may be a symbolic link.
    /// - Returns: Nil if the folder does not exist.
    static func open(_ path: String) throws -> OutputFolder? {
        if let number = SystemCall.attempt({ openat(AT_FDCWD, path, O_RDONLY | O_DIRECTORY | O_CLOEXEC) }) {
            return OutputFolder(path: path, root: Descriptor(number: number))
        }
        if errno == ENOENT { return nil }
        throw SystemFailure(path: path, code: errno)
    }

    /// Returns this folder for another thread, with the same descriptor.
    func shared() -> OutputFolder {
        OutputFolder(path: path, root: root)
    }

    /// Takes the lock, after waiting until no other process holds it. Does nothing if the file system has no locks.
    func lock() {
        _ = SystemCall.attempt { flock(root.number, LOCK_EX) }
    }

    /// Takes the lock. Returns false if another process or another run of this process holds the lock.
    func lockIfFree() -> Bool {
        SystemCall.attempt { flock(root.number, LOCK_EX | LOCK_NB) } != nil || errno != EWOULDBLOCK
    }

    func unlock() {
        _ = SystemCall.attempt { flock(root.number, LOCK_UN) }
    }

    func fullPath(_ relative: String) -> String {
        Self.fullPath(relative, in: path)
    }

    static func fullPath(_ relative: String, in folder: String) -> String {
        folder.hasSuffix("/") ? folder + relative : folder + "/" + relative
    }
}

// MARK: Folders

extension OutputFolder {
    /// Returns the folder of the file, which stays open until the next call, and the file's name.
    ///
    /// - Returns: Nil if the folder does not exist and must not be made.
    private mutating func place(of relative: String, create: Bool = false) throws -> (folder: Int32, name: String)? {
        guard let slash = OutputPath.lastSlash(in: relative) else { return (root.number, relative) }
        let folder = relative[..<slash]
        if folder != currentPath || current == nil {
            currentPath = ""
            current = try open(folder, create: create)
            currentPath = String(folder)
        }
        guard let number = current?.number else { return nil }
        return (number, String(relative[relative.utf8.index(after: slash)...]))
    }

    private func open(_ folder: Substring, create: Bool) throws -> Descriptor? {
        var opened: Descriptor?
        for component in folder.split(separator: "/") {
            let above = opened?.number ?? root.number
            let (name, relative) = (String(component), String(folder[..<component.endIndex]))
            if let next = try open(name, in: above, relative) {
                opened = consume next
            } else if create {
                try make(name, in: above, relative)
                opened = try open(name, in: above, relative)
            } else {
                return nil
            }
        }
        return opened
    }

    private func open(_ name: String, in parent: Int32, _ relative: String) throws -> Descriptor? {
        let flags = O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC
        if let number = SystemCall.attempt({ openat(parent, name, flags) }) { return Descriptor(number: number) }
        if errno == ENOENT { return nil }
        throw failure(errno, name, in: parent, relative)
    }

    /// Makes a folder. A folder that another thread has just made is not an error.
    private func make(_ name: String, in parent: Int32, _ relative: String) throws {
        if SystemCall.attempt({ mkdirat(parent, name, 0o777) }) == nil, errno != EEXIST {
            throw SystemFailure(path: fullPath(relative), code: errno)
        }
    }

    /// Returns the reason why an object could not be opened without following links. Systems have different codes for
    /// this.
    private func failure(_ code: Int32, _ name: String, in parent: Int32, _ relative: String) -> any Error {
        if kind(of: name, in: parent) == .link { return Obstacle(path: fullPath(relative), kind: .symbolicLink) }
        if code == ENOTDIR { return Obstacle(path: fullPath(relative), kind: .notAFolder) }
        return SystemFailure(path: fullPath(relative), code: code)
    }

    /// - Returns: Nil if the object does not exist.
    private func kind(of name: String, in parent: Int32) -> FileStatus.Kind? {
        FileStatus(name, in: parent)?.kind
    }

    /// Returns a folder in this folder, or nil if the folder does not exist.
    func subfolder(_ name: String) throws -> OutputFolder? {
        guard let descriptor = try open(name, in: root.number, name) else { return nil }
        return OutputFolder(path: fullPath(name), root: descriptor)
    }

    /// Returns a folder below this folder.
    ///
    /// - Returns: Nil if the folder does not exist and must not be made.
    func subfolder(at relative: Substring, create: Bool) throws -> OutputFolder? {
        guard let descriptor = try open(relative, create: create) else { return nil }
        return OutputFolder(path: fullPath(String(relative)), root: descriptor)
    }

    /// Makes a folder in this folder, unless it exists.
    func makeSubfolder(_ name: String) throws -> OutputFolder {
        try make(name, in: root.number, name)
        guard let folder = try subfolder(name) else { throw SystemFailure.absence(of: fullPath(name)) }
        return folder
    }

    /// Renames a folder in this folder. Only an empty folder is replaced.
    func rename(_ name: String, to newName: String) throws {
        try SystemCall.require(fullPath(newName)) { renameat(root.number, name, root.number, newName) }
    }

    /// Removes a folder in this folder with its content, if it exists.
    func removeTree(_ name: String) throws {
        guard let folder = try subfolder(name) else { return }
        for entry in try folder.names() {
            if SystemCall.attempt({ unlinkat(folder.root.number, entry, 0) }) == nil, errno != ENOENT {
                // Linux returns EISDIR for a folder, and other systems return EPERM.
                guard errno == EISDIR || errno == EPERM, folder.kind(of: entry, in: folder.root.number) == .folder
                else { throw SystemFailure(path: folder.fullPath(entry), code: errno) }
                try folder.removeTree(entry)
            }
        }
        try SystemCall.require(fullPath(name)) { unlinkat(root.number, name, AT_REMOVEDIR) }
    }

    /// Returns the names in the folder, in no particular order.
    func names() throws -> [String] {
        let number = try SystemCall.require(path) { fcntl(root.number, F_DUPFD_CLOEXEC, 0) }
        guard let stream = fdopendir(number) else {
            close(number)
            throw SystemFailure(path: path, code: errno)
        }
        defer { closedir(stream) }
        rewinddir(stream)
        var names: [String] = []
        while let entry = readdir(stream) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) { tuple in
                tuple.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: tuple.pointee)) {
                    String(cString: $0)
                }
            }
            if name != ".", name != ".." { names.append(name) }
        }
        return names
    }

    /// Removes the folders above the file, from the innermost, as long as they are empty.
    mutating func removeEmptyFolders(above relative: String) throws {
        var folder = relative[...]
        while let slash = folder.utf8.lastIndex(of: UInt8(ascii: "/")) {
            folder = folder[..<slash]
            guard let (parent, name) = try place(of: String(folder)) else { continue }
            if SystemCall.attempt({ unlinkat(parent, name, AT_REMOVEDIR) }) == nil, errno != ENOENT { return }
        }
    }
}

// MARK: Files

/// A regular file that is open for reading.
private struct OpenFile: ~Copyable {
    let descriptor: Descriptor
    let size: Int
}

extension OutputFolder {
    /// - Returns: Nil if the file does not exist.
    private mutating func open(_ relative: String) throws -> OpenFile? {
        guard let (parent, name) = try place(of: relative) else { return nil }
        // Without O_NONBLOCK, the call would wait if there is a pipe in the place of the file.
        let flags = O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC
        guard let number = SystemCall.attempt({ openat(parent, name, flags) }) else {
            if errno == ENOENT { return nil }
            throw failure(errno, name, in: parent, relative)
        }
        let descriptor = Descriptor(number: number)
        let status = try FileStatus(number, path: relative)
        guard status.kind == .file else { throw Obstacle(path: fullPath(relative), kind: .notAFile) }
        return OpenFile(descriptor: descriptor, size: status.size)
    }

    /// - Returns: Nil if the file does not exist.
    mutating func read(_ relative: String) throws -> [UInt8]? {
        guard let file = try open(relative) else { return nil }
        return try SystemCall.readAll(file.descriptor.number, path: fullPath(relative))
    }

    /// Whether the first lines of the file state that the tool has made it. Returns false for an object that is not a
    /// file.
    mutating func isMarked(_ relative: String) throws -> Bool {
        do {
            guard let file = try open(relative) else { return false }
            return GeneratedHeader.isIn(
                try SystemCall.read(file.descriptor.number, upTo: GeneratedHeader.reach, path: fullPath(relative)))
        } catch is Obstacle {
            return false
        }
    }

    /// Whether the file has exactly these bytes.
    ///
    /// - Returns: Nil if the file does not exist.
    mutating func holds(_ relative: String, _ bytes: [UInt8]) throws -> Bool? {
        guard let file = try open(relative) else { return nil }
        guard file.size == bytes.count else { return false }
        return try SystemCall.read(file.descriptor.number, upTo: file.size + 1, path: fullPath(relative)) == bytes
    }

    /// Returns the hash of the file's bytes, with few system calls. An object that is not a file has the hash of no
    /// bytes.
    ///
    /// - Returns: Nil if the object cannot be opened.
    mutating func digest(of relative: String) throws -> SHA256Digest? {
        guard let (parent, name) = try place(of: relative) else { return nil }
        let flags = O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC
        guard let number = SystemCall.attempt({ openat(parent, name, flags) }) else { return nil }
        let file = Descriptor(number: number)
        return try SHA256Digest { try SystemCall.read(file.number, into: $0, path: fullPath(relative)) }
    }

    /// Whether this folder contains a folder with this name.
    func contains(folder name: String) -> Bool {
        kind(of: name, in: root.number) == .folder
    }

    /// Whether a file exists. The result is false for a folder in its place, and a symbolic link is an error.
    mutating func contains(_ relative: String) throws -> Bool {
        guard let (parent, name) = try place(of: relative) else { return false }
        switch kind(of: name, in: parent) {
        case .link: throw Obstacle(path: fullPath(relative), kind: .symbolicLink)
        case .file: return true
        default: return false
        }
    }

    /// Whether the file's place is free. A place below a symbolic link or below a file is not free.
    mutating func isFree(_ relative: String) throws -> Bool {
        do {
            guard let (parent, name) = try place(of: relative) else { return true }
            return kind(of: name, in: parent) == nil
        } catch is Obstacle {
            return false
        }
    }

    /// Whether two spellings lead to the same file, as on a file system that ignores case.
    mutating func isSameFile(_ first: String, _ second: String) throws -> Bool {
        guard let (parent, name) = try place(of: first), let status = FileStatus(name, in: parent),
            let (other, otherName) = try place(of: second), let otherStatus = FileStatus(otherName, in: other)
        else { return false }
        return status.identity == otherStatus.identity
    }

    /// Makes a new file, with its folders.
    ///
    /// - Parameter parts: The parts of the file's bytes, in order.
    mutating func create(_ relative: String, _ parts: [[UInt8]]) throws {
        guard let (parent, name) = try place(of: relative, create: true) else { return }
        let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
        guard let number = SystemCall.attempt({ openat(parent, name, flags, 0o666) }) else {
            throw SystemFailure(path: fullPath(relative), code: errno)
        }
        let file = Descriptor(number: number)
        for part in parts { try SystemCall.writeAll(part, to: file.number, path: fullPath(relative)) }
    }

    /// Moves a file here from another folder, and replaces an existing file in one step. Missing folders are made.
    mutating func take(_ name: String, from other: borrowing OutputFolder, as relative: String) throws {
        guard let (parent, newName) = try place(of: relative, create: true) else { return }
        try SystemCall.require(fullPath(relative)) { renameat(other.root.number, name, parent, newName) }
    }

    /// Renames a file to another spelling, on a file system that treats both as equal.
    mutating func respell(_ relative: String, as other: String) throws {
        // The second search closes the folder of the first search, so the first search uses another copy.
        var source = shared()
        guard let (from, name) = try source.place(of: relative), let (to, newName) = try place(of: other) else {
            return
        }
        try SystemCall.require(fullPath(other)) { renameat(from, name, to, newName) }
    }

    /// Removes a file, if it exists.
    mutating func remove(_ relative: String) throws {
        guard let (parent, name) = try place(of: relative) else { return }
        if SystemCall.attempt({ unlinkat(parent, name, 0) }) == nil, errno != ENOENT {
            throw SystemFailure(path: fullPath(relative), code: errno)
        }
    }
}

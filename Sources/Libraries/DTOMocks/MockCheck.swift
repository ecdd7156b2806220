public import DTOClient
import DTORuntime
import Foundation

/// Checks that the mock documents of one operation can be decoded without issues, and that a document with an error
/// status is decoded as an error.
///
/// Generated tests contain a check for each operation.
public struct MockCheck: Sendable, CustomStringConvertible {
    /// The problems of the documents.
    public struct Faults: Error, CustomStringConvertible {
        /// A description of each problem.
        public var faults: [String]

        /// The descriptions of the problems, each on its own line.
        public var description: String { faults.joined(separator: "\n") }
    }

    private let id: String
    private let faults: @Sendable () -> [String]

    init(id: String, faults: @escaping @Sendable () -> [String]) {
        self.id = id
        self.faults = faults
    }

    /// Creates a check of the documents of an operation.
    ///
    /// - Parameter files: Hand-written documents, which are checked instead of documents of the catalog with the same
    ///   name.
    public init<Operation: APIOperation>(
        _ operation: Operation.Type, in catalog: MockCatalog, files: MockFiles = .none
    ) {
        id = operation.endpoint.id
        faults = {
            Self.faults(operation.endpoint, catalog, files) { answer, issues in
                AnswerIssues.$current.withValue(issues) {
                    Self.fault(of: ClientContext.decode(operation, answer), status: answer.status, issues)
                }
            }
        }
    }

    /// The operation's name in the contract.
    public var description: String { id }

    /// Checks the documents.
    ///
    /// - Throws: `Faults` if a document has a problem.
    public func verify() throws {
        let faults = faults()
        if !faults.isEmpty { throw Faults(faults: faults) }
    }

    // MARK: Documents

    static func faults(
        _ endpoint: APIEndpoint, _ catalog: MockCatalog, _ files: MockFiles,
        _ fault: (RawResponse, AnswerIssues) -> String?
    ) -> [String] {
        let loader = MockDataLoader(catalog, files: files)
        // In a release build, the catalog is empty, so there is nothing to check.
        guard let operation = catalog[endpoint.id] else {
            return catalog.operations.isEmpty ? [] : ["\(endpoint.id) has no mock document."]
        }
        let names = operation.documents.map(\.name)
        let byHand = files.names.filter { !names.contains($0) && operation.isCalled($0, in: catalog) }
        return (names + byHand).compactMap { name in
            guard let answer = try? loader.answer(named: name, status: operation.documents.first?.status ?? 200) else {
                return "\(name) cannot be loaded."
            }
            var settings = CallSettings()
            settings.reportsUnknownKeys = true
            var response = RawResponse(
                status: answer.status, body: answer.body, endpoint: endpoint, settings: settings)
            response.headers["Content-Type"] = answer.type
            let issues = AnswerIssues()
            if let fault = fault(response, issues) { return "\(name): \(fault)" }
            let found = issues.all.issues
            return found.isEmpty ? nil : "\(name): \(found.map { "\($0)" }.joined(separator: "; "))"
        }
    }

    static func fault(
        of result: Result<any Sendable, any Error>, status: Int, _ issues: AnswerIssues
    ) -> String? {
        if let failure = issues.unreadable { return "\(failure)" }
        switch result {
        case .success: return (200..<300).contains(status) ? nil : "it is a success with the status \(status)"
        // An envelope may report a failure with any status.
        case .failure(APIClientError.apiError): return nil
        case .failure(APIClientError.unexpectedStatus) where !(200..<300).contains(status): return nil
        case .failure(let error): return "\(error)"
        }
    }
}

extension MockOperation {
    /// Returns whether a hand-written file answers this operation.
    fileprivate func isCalled(_ file: String, in catalog: MockCatalog) -> Bool {
        catalog.operation(ofFile: String(file.prefix { $0 != "." }))?.id == id
    }
}

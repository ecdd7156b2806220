public import DTOClient
import DTORuntime
import Foundation

extension MockCheck {
    /// Creates a check of the documents of an operation that responds with events.
    public init<Operation: EventOperation>(
        _ operation: Operation.Type, in catalog: MockCatalog, files: MockFiles = .none
    ) {
        self.init(id: operation.endpoint.id) {
            Self.faults(operation.endpoint, catalog, files) { answer, issues in
                if answer.isSuccess { return Self.fault(of: answer, operation, issues) }
                return AnswerIssues.$current.withValue(issues) {
                    Self.fault(of: ClientContext.decode(operation, answer), status: answer.status, issues)
                }
            }
        }
    }

    /// Creates a check of the documents of an operation that responds with a value or with events.
    public init<Operation: StreamableOperation>(
        _ operation: Operation.Type, in catalog: MockCatalog, files: MockFiles = .none
    ) {
        let streams = Streamed<Operation>.endpoint.accept
        self.init(id: operation.endpoint.id) {
            Self.faults(operation.endpoint, catalog, files) { answer, issues in
                if answer.isSuccess, let type = answer.mediaType, streams.contains(type) {
                    return Self.fault(of: answer, Streamed<Operation>.self, issues)
                }
                return AnswerIssues.$current.withValue(issues) {
                    Self.fault(of: ClientContext.decode(operation, answer), status: answer.status, issues)
                }
            }
        }
    }

    private static func fault<Operation: EventOperation>(
        of answer: RawResponse, _ operation: Operation.Type, _ issues: AnswerIssues
    ) -> String? {
        var settings = answer.settings
        settings.onDecodingIssues = { issues.add($0.issues, count: $0.issueCount) }
        let reader = MessageReader(operation.events, limit: 1 << 20, lastEventID: "", includesComments: false)
        let (elements, failure) = reader.read(answer.body)
        if let failure { return "\(failure)" }
        for element in elements {
            guard case .message(let event) = element else { continue }
            let message = StreamMessage(
                name: event.name, data: event.data, id: nil, endpoint: answer.endpoint, settings: settings,
                status: answer.status, isText: reader.isEvents)
            do {
                _ = try operation.event(message)
            } catch {
                return "\(error)"
            }
        }
        return nil
    }
}

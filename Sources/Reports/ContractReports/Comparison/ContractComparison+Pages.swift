import ContractModel
import Diagnostics

/// Compares pagination rules (`x-pagination`). The rules do not change messages, but the client depends on them.
extension ContractComparison {
    mutating func comparePages(_ old: OperationDefinition, _ new: OperationDefinition, at place: Place) {
        // A rule in the configuration replaces the rules of both documents.
        guard !new.isCalledByServer, pagedByConfiguration.isDisjoint(with: [new.name, new.endpoint]) else { return }
        var inner = place.inner(", pages")
        inner.subject = place.subject.part(.pages)
        (inner.old, inner.new) = (old.pageLocation ?? place.old, new.pageLocation ?? place.new)
        let pages = new.pages(in: newText.contract)
        let (before, after) = (try? old.pages(in: oldText.contract)?.get(), try? pages?.get())
        guard before?.text != after?.text else { return }
        let word = before == nil ? "added" : after == nil ? "removed" : "changed"
        emit("api-pagination-\(word)", inner) {
            switch (after, pages) {
            case (nil, .failure(let fault)):
                $0.message = "The pagination rule of \(place.quoted) no longer fits: \(fault.reason)."
            case (nil, _): $0.message = "\(place.quoted) no longer has a pagination rule."
            case (_?, _):
                $0.message =
                    before == nil
                    ? "\(place.quoted) now has a pagination rule."
                    : "The pagination rule of \(place.quoted) has changed."
            }
            ($0.before, $0.after) = (before?.text, after?.text)
        }
    }
}

extension OperationDefinition {
    /// The pagination rule of the operation, after a check against its parameters.
    fileprivate func pages(in contract: Contract) -> Result<PaginationRule, PaginationFault>? {
        guard let pagination = interface?.pagination else { return nil }
        guard let parameter = (try? pagination.get())?.parameter,
            !pageParameters(in: contract).contains(where: { $0.name == parameter })
        else { return pagination }
        return .failure(PaginationFault("the operation has no query parameter '\(parameter)'", at: location))
    }

    fileprivate var pageLocation: SourceLocation? {
        switch interface?.pagination {
        case .success(let rule)?: rule.location
        case .failure(let fault)?: fault.location
        case nil: nil
        }
    }
}

extension PaginationRule {
    /// The rule as a document may write it: `cursor: after, next: info.next, items: books`.
    fileprivate var text: String {
        let step: [String]
        switch self.step {
        case .link(let path): step = ["next: \(path.text)"]
        case .linkHeader: step = ["next: header Link"]
        case .page(let parameter, let first): step = counted("page", parameter, from: first)
        case .offset(let parameter, let first): step = counted("offset", parameter, from: first)
        case .cursor(let parameter, let next): step = ["cursor: \(parameter)", "next: \(next.text)"]
        case .lastItem(let parameter, let member):
            step = ["cursor: \(parameter)", "last: \(member.keys.isEmpty ? "the item" : member.text)"]
        }
        let others = [("total", total), ("more", more)].compactMap { key, path in path.map { "\(key): \($0.text)" } }
        return (step + ["items: \(items.text)"] + others).joined(separator: ", ")
    }

    private func counted(_ key: String, _ parameter: String, from first: Int?) -> [String] {
        ["\(key): \(parameter)"] + (first.map { ["first: \($0)"] } ?? [])
    }
}

extension AnswerPath {
    fileprivate var text: String { keys.isEmpty ? "the response" : keys.joined(separator: ".") }
}

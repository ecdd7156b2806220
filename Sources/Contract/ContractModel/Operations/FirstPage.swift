/// Finds the number of the first page, 0 or 1, for a parameter that contains the number of a page.
extension OperationDefinition {
    /// Returns the number of the first page, or nil if the document does not show it.
    ///
    /// The description of the parameter decides. If it does not state the number, the default decides, then the
    /// smallest allowed value, and then the form of the response: Spring Data counts from 0.
    ///
    /// - Parameter name: The name of a query parameter, or of a property of the request body.
    public func firstPage(countedBy name: String, in contract: Contract) -> Int? {
        guard let parameter = pageParameters(in: contract).first(where: { $0.name == name }) else { return nil }
        return parameter.statedFirstPage ?? parameter.defaultPage ?? parameter.smallestPage(in: contract)
            ?? (answersWithSpringPage(contract) ? 0 : nil)
    }

    private func answersWithSpringPage(_ contract: Contract) -> Bool {
        interface?.statuses.first { $0.status.hasPrefix("2") && !$0.contents.isEmpty }?.principal?.value
            .map { contract.isSpringPage($0.use.reference) } ?? false
    }
}

extension PaginationRule {
    /// Returns the number of the first page, or the position of the list's first item. The result is nil if the rule
    /// has no such number, or if neither the rule nor the document states it.
    public func first(of operation: OperationDefinition, in contract: Contract) -> Int? {
        switch step {
        case .page(let parameter, let first): first ?? operation.firstPage(countedBy: parameter, in: contract)
        case .offset(let parameter, let first):
            // SCIM counts from 1 (RFC 7644 section 3.4.2.4).
            first ?? operation.firstPage(countedBy: parameter, in: contract)
                ?? (items.keys.last == "Resources" ? 1 : nil)
        case .link, .linkHeader, .cursor, .lastItem: nil
        }
    }
}

extension ParameterDefinition {
    /// The number of the first page according to the description, such as 0 for "Zero-based page index (0..N)". The
    /// value is nil if the description states neither 0 nor 1, or states both.
    fileprivate var statedFirstPage: Int? {
        let text = [documentation.title, documentation.summary, documentation.description].compactMap(\.self)
            .joined(separator: " ").prefix(Self.lengthLimit).lowercased()
        let stated = [["0", "zero"], ["1", "one"]].map { numbers in
            numbers.contains { number in Self.phrases(of: number).contains { text.containsWords($0) } }
        }
        return stated[0] == stated[1] ? nil : stated[0] ? 0 : 1
    }

    /// The number of characters of the title, summary and description that are searched.
    private static let lengthLimit = 1_000

    private static func phrases(of number: String) -> [String] {
        ["\(number)-based", "\(number) based", "\(number)-indexed", "\(number) indexed", "\(number)..n"]
            + ["starts", "starting", "start", "begins", "beginning", "counted", "indexed"].flatMap { verb in
                ["at", "with", "from"].map { "\(verb) \($0) \(number)" }
            } + ["first page is \(number)", "\(number) is the first page", "\(number) for the first page"]
    }

    /// The default, if it is 0 or 1. Any other default selects a page other than the first page.
    fileprivate var defaultPage: Int? {
        switch value?.defaultValue {
        case .integer("0"): 0
        case .integer("1"): 1
        default: nil
        }
    }

    /// The smallest allowed value, if it is 0 or 1. APIs do not count pages from other numbers.
    fileprivate func smallestPage(in contract: Contract) -> Int? {
        guard let use = value?.use else { return nil }
        let constraints = contract.resolved(use).constraints
        if constraints.exclusiveMinimum == "0" { return 1 }
        switch constraints.minimum {
        case "0": return constraints.minimumIsExclusive ? 1 : 0
        case "1" where !constraints.minimumIsExclusive: return 1
        default: return nil
        }
    }
}

extension String {
    /// Whether the text has the phrase as whole words: "10-based" does not have "0-based".
    fileprivate func containsWords(_ phrase: String) -> Bool {
        ranges(of: phrase).contains { range in
            let before = range.lowerBound == startIndex ? nil : self[index(before: range.lowerBound)]
            let after = range.upperBound == endIndex ? nil : self[range.upperBound]
            return ![before, after].contains { $0?.isLetter == true || $0?.isNumber == true }
        }
    }
}

extension Contract {
    /// Whether a response is a page of Spring Data, or contains a page of Spring Data:
    /// `{content, pageable, number, first, …}`, or `{content, page: {number, …}}`.
    fileprivate func isSpringPage(_ reference: TypeReference, levels: Int = 1) -> Bool {
        let (properties, payload) = members(of: reference) ?? ([], nil)
        let keys = Set(properties.map(\.key))
        if keys.contains("number"),
            !keys.isDisjoint(with: ["pageable", "numberOfElements"])
                || keys.isSuperset(of: ["first", "last"])
                || keys.isSuperset(of: ["size", "totalElements", "totalPages"])
        {
            return true
        }
        guard levels > 0 else { return false }
        return (properties.map(\.use.reference) + [payload].compactMap(\.self)).contains {
            isSpringPage($0, levels: levels - 1)
        }
    }
}

import ContractReports
import Files
import Generation

/// A text that `gen-dtos docs` or `gen-dtos export` writes.
enum PageProduct: String, CaseIterable {
    case markdown, html
    /// A text for language models.
    case llms
    /// A file of requests for editors.
    case http
    /// An overlay with the samples of the page.
    case samples
    /// The contract as JSON.
    case contract

    /// The name of the file if the user names no file.
    var fileName: String {
        switch self {
        case .markdown: ContractPage.fileName
        case .html: ContractPage.browserFileName
        case .llms: LanguageModelText.fileName
        case .http: RequestFile.fileName
        case .samples: ""
        case .contract: "contract.json"
        }
    }

    func bytes(of result: GenerationResult) -> [UInt8]? {
        switch self {
        case .markdown, .html: result.files?.files.first { $0.path == fileName }?.bytes
        case .llms: result.text(.languageModels)
        case .http: result.text(.requests)
        case .samples: result.text(.samples)
        case .contract: result.text(.export)
        }
    }

    /// Whether the tool has made the present file, which it may then replace.
    func isOwn(_ present: [UInt8]) -> Bool {
        switch self {
        case .markdown: present.starts(with: ContractPage.mark.utf8)
        case .html: present.starts(with: ContractPage.browserMark.utf8)
        // The first line is the title of the contract.
        case .llms: present.contains("\n\(LanguageModelText.mark)".utf8)
        case .http: present.starts(with: RequestFile.mark.utf8)
        case .samples: present.starts(with: SamplesOverlay.mark.utf8)
        case .contract: present.starts(with: ContractExport.mark.utf8)
        }
    }
}

/// The values of `--format` for `docs`. Without `--format`, the name of the file decides between Markdown and HTML.
enum PageFormat: String, CaseIterable {
    case markdown, html, llms, http
}

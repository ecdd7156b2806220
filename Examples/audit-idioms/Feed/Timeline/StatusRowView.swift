import SwiftUI

public struct StatusRowView: View {
  let status: AnyStatus
  let full: Status

  public var body: some View {
    VStack(alignment: .leading) {
      Text(status.account.displayName ?? status.account.acct)
      Text(status.content.asRawText)
      if let poll = full.poll {
        ForEach(poll.options) { option in
          HStack {
            Text(option.title)
            Text("\(option.votesCount ?? 0) of \(poll.votesCount)")
          }
        }
      }
      if let card = full.card {
        LinkPreview(title: card.title, url: card.url, image: card.image)
      }
      ForEach(full.mediaAttachments) { attachment in
        switch attachment.supportedType {
        case .image: AsyncImage(url: attachment.url)
        case .gifv, .video, .audio: PlayerView(url: attachment.url)
        case .none: EmptyView()
        }
      }
    }
  }
}

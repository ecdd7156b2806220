import SwiftUI

struct ProjectCell: View {
  let card: ProjectCard

  var body: some View {
    VStack {
      Text(card.title).id(card.id)
      Text(card.blurb)
      Text("\(card.creatorName) · \(card.categoryName) · \(card.countryCode)")
      Text(card.deadline, style: .relative)
      ProgressView(value: card.pledged)
      if card.isStaffPick { Image(systemName: "star") }
      if card.isPrelaunch { Text("Soon") }
      if card.state == .live { Text("Live") }
      if let url = card.videoURL { VideoPlayer(url: url) }
      if let page = URL(string: "https://example.com/projects/" + card.slug) { ShareLink(item: page) }
      ForEach(card.rewards, id: \.id) { reward in
        Text(reward.title)
        Text(reward.description)
        Text("\(reward.minimum), \(reward.remaining ?? 0) of \(reward.limit ?? 0)")
        if let date = reward.estimatedDelivery { Text(date, style: .date) }
        if reward.shipping { Image(systemName: "shippingbox") }
        ForEach(reward.items, id: \.self) { Text($0) }
      }
    }
  }
}

struct BackingView: View {
  let record: BackingRecord

  var body: some View {
    Text("\(record.id) \(record.sequence) \(record.projectId) \(record.backerId)")
    Text("\(record.amount) \(record.backerName ?? "") \(record.lastFour ?? "") \(record.rewardId ?? 0)")
    if let date = record.pledgedAt { Text(date, style: .date) }
    if record.canBeCancelled, record.status == .pledged { Button("Cancel") {} }
  }
}

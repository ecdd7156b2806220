import Foundation

/// Projects of the API to projects of lists.
struct ProjectMapper {
  let now: Date

  func card(from project: Project) -> ProjectCard {
    ProjectCard(
      id: project.id,
      title: project.name,
      blurb: project.blurb,
      slug: project.slug ?? "",
      creatorName: project.creator.name,
      categoryName: project.category.name,
      countryCode: project.country?.code ?? "US",
      state: project.state,
      deadline: Date(timeIntervalSince1970: project.dates.deadline),
      pledged: project.stats.pledgedUsd,
      isStaffPick: project.staffPick,
      isPrelaunch: project.prelaunchActivated == true,
      rewards: project.rewards.map(RewardCard.init),
      videoURL: project.video?.hls ?? project.video?.high)
  }
}

extension RewardCard {
  init(_ reward: Reward) {
    id = reward.id
    title = reward.title ?? ""
    description = reward.description
    minimum = reward.minimum
    limit = reward.limit
    remaining = reward.remaining
    estimatedDelivery = reward.estimatedDeliveryOn.map(Date.init(timeIntervalSince1970:))
    shipping = reward.shipping.enabled
    items = reward.items
  }
}

extension Backing {
  /// For the store.
  var record: BackingRecord {
    let record = BackingRecord()
    record.id = id
    record.amount = amount
    record.backerName = backer?.name
    record.backerId = backerId
    record.projectId = projectId
    record.sequence = sequence
    record.status = status
    record.rewardId = reward?.id
    record.lastFour = paymentSource?.lastFour
    record.pledgedAt = pledgedAt.map { Date(timeIntervalSince1970: $0) }
    record.canBeCancelled = cancelable
    return record
  }
}

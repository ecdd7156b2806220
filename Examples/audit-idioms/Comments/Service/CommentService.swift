import CoreData

final class CommentService {
    private let context: NSManagedObjectContext

    init(context: NSManagedObjectContext) {
        self.context = context
    }

    func merge(_ remoteComments: [RemoteComment]) {
        for remote in remoteComments {
            let comment = ManagedComment.fetch(id: remote.commentID, in: context) ?? ManagedComment(context: context)
            update(comment, with: remote)
        }
    }

    func update(_ comment: ManagedComment, with remote: RemoteComment) {
        comment.commentID = Int32(remote.commentID)
        comment.postID = Int32(remote.postID)
        comment.parentID = Int32(remote.parentID)
        comment.authorID = Int32(remote.authorID)
        comment.author = remote.authorName ?? ""
        comment.authorEmail = remote.authorEmail ?? ""
        comment.authorURL = remote.authorURL ?? ""
        comment.authorIP = remote.authorIP ?? ""
        comment.authorAvatarURL = remote.authorAvatarURL ?? ""
        comment.dateCreated = remote.date
        comment.content = remote.content
        comment.rawContent = remote.rawContent ?? ""
        comment.link = remote.link
        comment.status = remote.status
        comment.type = remote.type.isEmpty ? "comment" : remote.type
    }
}

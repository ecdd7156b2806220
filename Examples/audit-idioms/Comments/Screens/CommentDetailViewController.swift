import UIKit

final class CommentDetailViewController: UIViewController {
    private let comment: ManagedComment
    private let post: RemotePost?

    init(comment: ManagedComment, post: RemotePost?) {
        self.comment = comment
        self.post = post
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        nil
    }

    private func configure(_ cell: CommentContentTableViewCell) {
        cell.nameLabel.text = comment.author
        cell.dateLabel.text = comment.dateCreated?.toMediumString()
        cell.avatar.download(from: URL(string: comment.authorAvatarURL))
        cell.webView.load(html: comment.content)
        cell.badge.isHidden = comment.status != "pending"
        cell.editor.text = comment.rawContent
        cell.infoLabel.text = [comment.authorEmail, comment.authorURL, comment.authorIP].joined(separator: " · ")
        cell.indentation = comment.parentID == 0 ? 0 : 1
        cell.shareButton.isEnabled = URL(string: comment.link) != nil
        cell.isPingback = comment.type == "pingback"
        cell.isOwn = comment.authorID == 0 && comment.postID > 0 && comment.commentID > 0
        cell.title = post?.summary
    }
}

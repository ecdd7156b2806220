import CoreData

@objc(ManagedComment)
public class ManagedComment: NSManagedObject {
    @NSManaged public var commentID: Int32
    @NSManaged public var postID: Int32
    @NSManaged public var parentID: Int32
    @NSManaged public var authorID: Int32
    @NSManaged public var author: String
    @NSManaged public var authorEmail: String
    @NSManaged public var authorURL: String
    @NSManaged public var authorIP: String
    @NSManaged public var authorAvatarURL: String
    @NSManaged public var dateCreated: Date?
    @NSManaged public var content: String
    @NSManaged public var rawContent: String
    @NSManaged public var link: String
    @NSManaged public var status: String
    @NSManaged public var type: String

    static func fetch(id: Int, in context: NSManagedObjectContext) -> ManagedComment? {
        let request = NSFetchRequest<ManagedComment>(entityName: "ManagedComment")
        request.predicate = NSPredicate(format: "%K == %d", #keyPath(ManagedComment.commentID), id)
        return try? context.fetch(request).first
    }
}

/// The latest requests. Each request has its response as soon as the response is known.
struct RecordList {
    /// The greatest number of requests, and the greatest number of bytes of their bodies.
    private let limit: Int
    private let byteLimit: Int

    private var records: [RecordedRequest] = []
    /// The number of the first record in `records`. Removed records keep their numbers.
    private var firstNumber = 0
    private var byteCount = 0
    /// The index of the first kept record. Removed records stay before this index until there are many removed records.
    private var start = 0

    init(limit: Int = 10_000, byteLimit: Int = 64 << 20) {
        self.limit = limit
        self.byteLimit = byteLimit
    }

    var all: [RecordedRequest] { Array(records[start...]) }

    /// - Returns: The record's number.
    mutating func add(_ record: RecordedRequest) -> Int {
        records.append(record)
        byteCount += record.request.body?.count ?? 0
        let number = firstNumber + records.count - 1
        while records.count - start > limit || (byteCount > byteLimit && records.count - start > 1) {
            byteCount -= records[start].request.body?.count ?? 0
            records[start].request.body = nil
            start += 1
        }
        if start > limit {
            records.removeFirst(start)
            firstNumber += start
            start = 0
        }
        return number
    }

    mutating func answer(_ number: Int, _ response: MockHTTPResponse) {
        let index = number - firstNumber
        if index >= start, index < records.count { records[index].response = response }
    }

    mutating func clear() {
        firstNumber += records.count
        (records, start, byteCount) = ([], 0, 0)
    }
}

import { Type } from 'typebox'
import { mailChoices, type NoticeKind, noticeKinds, noticeTopics } from '../../notices'
import { Count, Day, Id, Instant, Nullable, OneOf, Optional, Ore, Shape, Text } from '../primitives'

const kinds = Object.keys(noticeKinds) as NoticeKind[]

/** What the text of a notice is made of; the text itself is made where it is shown. */
export const NoticeFacts = Shape({
  creator: Optional(Text(200)),
  brand: Optional(Text(200)),
  campaign: Optional(Text(200)),
  store: Optional(Text(200)),
  stores: Optional(Count),
  product: Optional(Text(200)),
  amount: Optional(Ore),
  count: Optional(Count),
  day: Optional(Day),
  time: Optional(Text(5)),
  text: Optional(Text(1_000)),
  textEn: Optional(Text(1_000)),
  imageUrl: Optional(Text(500)),
})

/** Notices of one line: all that wait, all that are new, or those of a day that were seen. `key` marks the row read; `facts` and `href` are of the newest. */
export const NoticeRow = Shape({
  id: Id,
  key: Text(200),
  kind: OneOf(kinds),
  topic: OneOf(noticeTopics),
  brandId: Nullable(Id),
  subjectId: Id,
  href: Text(500),
  facts: NoticeFacts,
  count: Count,
  unread: Type.Boolean(),
  waiting: Type.Boolean(),
  createdAt: Instant,
  oldestAt: Instant,
})

export const NoticeCounts = Shape({ unread: Count, waiting: Count })

const Hour = Type.Integer({ minimum: 0, maximum: 23 })
export const digestDays = ['weekdays', 'daily', 'mondays'] as const

export const NoticeSettings = Shape({
  choices: Type.Array(
    Shape({
      topic: OneOf(noticeTopics),
      inApp: Type.Boolean(),
      mail: OneOf(mailChoices),
      push: Type.Boolean(),
    }),
  ),
  digest: Shape({ days: OneOf(digestDays), hour: Hour, nextAt: Instant, waiting: Count }),
  quiet: Shape({ on: Type.Boolean(), from: Hour, to: Hour }),
  email: Nullable(Text(320)),
  devices: Type.Array(Shape({ id: Id, name: Text(120), platform: Text(40), endpoint: Nullable(Text(500)) })),
  /** What browsers are asked to seal subscriptions with; null where pushes to browsers are not set up. */
  pushKey: Nullable(Text(200)),
})

export const NoticePreview = Shape({
  kind: OneOf(kinds),
  topic: OneOf(noticeTopics),
  title: Text(300),
  detail: Text(1_000),
  action: Text(100),
  push: Shape({ title: Text(300), body: Text(1_000) }),
  subject: Text(300),
  text: Text(10_000),
})

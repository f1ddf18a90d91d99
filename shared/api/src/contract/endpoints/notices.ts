import { Type } from 'typebox'
import { mailChoices, noticeTopics } from '../../notices'
import { platformStaff, signedIn } from '../actors'
import { endpoint } from '../endpoint'
import { digestDays, NoticeCounts, NoticePreview, NoticeRow, NoticeSettings } from '../entities'
import { FilledText, FilledWord, Instant, listOf, LocaleCode, OneOf, Optional, paged, Shape, Text } from '../primitives'

const tag = 'notices'
const own = { actors: signedIn, beforeLetIn: 'ownAccount', tag } as const
/** The page of settings makes these; the rest belongs to the list. */
const ofSettings = { ...own, tag: 'notice settings' } as const
const Hour = Type.Integer({ minimum: 0, maximum: 23 })

export const noticeEndpoints = {
  listNotices: endpoint({
    ...own,
    method: 'GET',
    path: '/notices',
    summary: 'What concerns the caller: what waits for a deed first, then by day, the newest on top.',
    query: Shape({ ...paged, filter: Optional(OneOf(['all', 'unread', 'money', 'messages'])) }),
    response: listOf('notices', NoticeRow),
  }),
  getNoticeCounts: endpoint({
    ...own,
    method: 'GET',
    path: '/notices/counts',
    summary: 'Rows of the list that are unread, and those that wait for a deed.',
    response: Shape({ noticeCounts: NoticeCounts }),
  }),
  readNotices: endpoint({
    ...own,
    method: 'POST',
    path: '/notices/read',
    summary: 'Marks a row read, or all of them when none is named; what came after `until` stays unread.',
    body: Shape({ key: Optional(FilledText(200)), until: Optional(Instant) }),
    response: Shape({ noticeCounts: NoticeCounts }),
  }),
  getNoticeSettings: endpoint({
    ...ofSettings,
    method: 'GET',
    path: '/notices/settings',
    summary: 'Where the caller is told of what: choices, digest, quiet hours, devices.',
    response: Shape({ noticeSettings: NoticeSettings }),
  }),
  updateNoticeSettings: endpoint({
    ...ofSettings,
    method: 'PATCH',
    path: '/notices/settings',
    summary:
      'Changes one choice, the digest or the quiet hours; 422 at `topic` for one that the caller has no notices of.',
    body: Shape({
      choice: Optional(
        Shape({
          topic: OneOf(noticeTopics),
          inApp: Optional(Type.Boolean()),
          mail: Optional(OneOf(mailChoices)),
          push: Optional(Type.Boolean()),
        }),
      ),
      digest: Optional(Shape({ days: Optional(OneOf(digestDays)), hour: Optional(Hour) })),
      quiet: Optional(Shape({ on: Optional(Type.Boolean()), from: Optional(Hour), to: Optional(Hour) })),
    }),
    response: Shape({ noticeSettings: NoticeSettings }),
  }),
  createPushDevice: endpoint({
    ...ofSettings,
    method: 'POST',
    path: '/notices/devices',
    summary:
      'Registers a browser for push, by the subscription that it made at a known push service; an account keeps its newest 20 devices.',
    rateLimit: { max: 30, minutes: 10, per: 'caller' },
    body: Shape({
      endpoint: FilledWord(500),
      p256dh: FilledWord(200),
      auth: FilledWord(100),
      name: Text(120),
    }),
    response: Shape({ noticeSettings: NoticeSettings }),
  }),
  listNoticePreviews: endpoint({
    method: 'GET',
    path: '/notices/previews',
    actors: platformStaff,
    tag,
    summary: 'Every kind of notice as it is told, with made-up facts.',
    query: Shape({ locale: Optional(LocaleCode) }),
    response: Shape({ noticePreviews: Type.Array(NoticePreview) }),
  }),
  getNoticeDigest: endpoint({
    ...ofSettings,
    method: 'GET',
    path: '/notices/digest',
    summary: 'The next digest as it stands now.',
    response: Shape({ noticeDigest: Shape({ subject: Text(300), text: Text(50_000) }) }),
  }),
}

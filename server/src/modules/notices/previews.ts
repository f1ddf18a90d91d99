import { sql } from 'kysely'
import type { Locale, NoticePreview } from '@samspel/api'
import { type NoticeFacts, type NoticeKind, noticeKinds } from '@samspel/api/notices'
import { noticeText } from '@samspel/api/notices'
import type { Owner } from '../../auth/owner'
import type { Context, Query } from '../../context'
import { joined } from './deliver'
import { pushOf, severalMail } from './letters'
import { lineOf } from './lines'
import { recipientById } from './recipients'

/** Sample facts with every value that any text uses. */
const facts: NoticeFacts = {
  creator: 'Tove Ekström',
  brand: 'Havsro',
  campaign: 'Nattserum i januari',
  store: 'Havsro Linnégatan',
  product: 'Handkräm i fickan',
  amount: 90_000,
  count: 4,
  day: '2027-01-13',
  text: 'Kan jag hämta på lördag?',
}

const toPreview = (locale: Locale, kind: NoticeKind, base: string): NoticePreview => {
  const { title, detail, action } = noticeText(locale, { kind, facts })
  const push = pushOf({ email: null, name: 'Sara', locale }, { kind, facts, href: '/notices' })
  const { subject, text } = severalMail(
    { email: null, name: 'Sara', locale },
    [{ kind, facts, href: '/notices' }],
    base,
  )
  return {
    kind,
    topic: noticeKinds[kind],
    title,
    detail,
    action,
    push: { title: push.title, body: push.body },
    subject,
    text,
  }
}

export const listNoticePreviews = async ({ config }: Context, { locale = 'sv' }: Query<'listNoticePreviews'>) => ({
  noticePreviews: (Object.keys(noticeKinds) as NoticeKind[]).map((kind) => toPreview(locale, kind, config.appUrl)),
})

/** The next digest as it currently looks. */
export const getNoticeDigest = async ({ db, caller, config }: Context<Owner>) => {
  const recipient = await recipientById(db, caller.id)
  const { rows } = await sql<{
    kind: NoticeKind
    facts: NoticeFacts
    href: string
    place: string
    line: string
  }>`SELECT n.kind, n.facts, n.href, n.place, ${lineOf} AS line FROM notice_deliveries d JOIN notices n ON n.id = d.notice_id
    WHERE d.account_id = ${caller.id} AND d.channel = 'digest' ORDER BY n.created_at, n.id`.execute(db)
  if (!recipient || rows.length === 0) return { noticeDigest: { subject: '', text: '' } }
  const { subject, text } = severalMail(recipient, joined(rows), config.appUrl)
  return { noticeDigest: { subject, text } }
}

import { sql } from 'kysely'
import { type NoticeFacts, type NoticeKind, noticeKinds } from '@samspel/api/notices'
import { type Db, transact } from '../../db/transact'
import { type ClockContext, groupBy, repeat } from '../../jobs/batches'
import type { Job } from '../../jobs/clock'
import type { Mail } from '../../outbox/mails'
import { enqueue } from '../../outbox/outbox'
import { severalMail, severalPush } from './letters'
import { lineAs, lineOf } from './lines'
import { choiceOf, recipientById } from './recipients'
import { afterQuiet } from './when'

interface Due {
  delivery_id: string
  account_id: string
  channel: 'mail' | 'digest' | 'push'
  letter: Mail | null
  kind: NoticeKind
  facts: NoticeFacts
  href: string
  place: string
  line: string
}

/** A message that has been read in the meantime, by anyone of the brand, needs no mail. */
const isStillNews = sql`(n.kind <> 'message' OR (n.read_at IS NULL AND EXISTS (SELECT FROM messages m
    WHERE m.brand_id = n.brand_id AND m.thread_id = n.subject_id AND m.read_at IS NULL
      AND (m.author = 'instagramer') = (n.user_id IS NOT NULL))))`

/** Merges due rows: those of the same line become one entry, as in the list. */
export const joined = (rows: readonly Pick<Due, 'kind' | 'facts' | 'href' | 'place' | 'line'>[]) =>
  [...groupBy(rows, ({ line }) => line).values()].map((group) => {
    const countOf = (each: (row: (typeof group)[number]) => string) => new Set(group.map(each)).size
    const { kind, facts, href } = lineAs(group.at(-1)!, {
      count: group.length,
      kinds: countOf((row) => row.kind),
      places: countOf((row) => row.place),
    })
    return { kind, facts, href, count: group.length }
  })

const tell = async (trx: Db, { config }: ClockContext, rows: readonly Due[]): Promise<void> => {
  const [first] = rows
  const recipient = first && (await recipientById(trx, first.account_id))
  if (!first || !recipient) return
  const wanted = rows.filter(({ kind, channel }) => {
    const choice = choiceOf(recipient, noticeKinds[kind])
    return choice && (channel === 'push' ? choice.push : choice.mail !== 'off')
  })
  if (wanted.length === 0) return
  if (first.channel === 'push')
    return enqueue(trx, 'push', { accountId: recipient.id, ...severalPush(recipient, joined(wanted)) })
  if (!recipient.email) return
  const topics = new Set(wanted.map(({ kind }) => noticeKinds[kind]))
  const [topic] = topics
  const [only] = wanted
  const mail = wanted.length === 1 && only?.letter ? only.letter : severalMail(recipient, joined(wanted), config.appUrl)
  const all = first.channel === 'digest' ? 'digest' : topics.size === 1 ? topic : 'all'
  await enqueue(trx, 'mail', { ...mail, to: recipient.email, unsubscribe: { accountId: recipient.id, topic: all } })
}

/**
 * Moves some accounts' due notices to the outbox in one transaction, so that a crash leaves all of them for the next run. An account's rows
 * become one mail; rows locked by another instance are left to it.
 */
const deliverBatch = (context: ClockContext, limit: number): Promise<number> =>
  transact(context.db, async (trx) => {
    const moment = context.now()
    const { rows: accounts } = await sql<{ account_id: string; channel: Due['channel'] }>`SELECT account_id, channel
      FROM notice_deliveries WHERE due_at <= ${moment} GROUP BY account_id, channel ORDER BY min(due_at) LIMIT ${limit}`.execute(
      trx,
    )
    let count = 0
    for (const { account_id: account, channel } of accounts) {
      const {
        rows: [lock],
      } = await sql<{
        free: boolean
      }>`SELECT pg_try_advisory_xact_lock(hashtext(${`notices:${account}`})) AS free`.execute(trx)
      if (!lock?.free) continue
      const recipient = await recipientById(trx, account)
      const until = recipient ? afterQuiet(moment, recipient) : moment
      if (until > moment) {
        await sql`UPDATE notice_deliveries SET due_at = ${until}
          WHERE account_id = ${account} AND channel = ${channel} AND due_at <= ${moment}`.execute(trx)
        continue
      }
      const { rows } = await sql<Due & { news: boolean }>`WITH due AS (DELETE FROM notice_deliveries
          WHERE account_id = ${account} AND channel = ${channel} AND due_at <= ${moment} RETURNING *)
        SELECT d.id AS delivery_id, d.account_id, d.channel, d.letter, n.kind, n.facts, n.href, n.place, ${lineOf} AS line, ${isStillNews} AS news
        FROM due d JOIN notices n ON n.id = d.notice_id ORDER BY n.created_at, n.id`.execute(trx)
      await tell(
        trx,
        context,
        rows.filter(({ news }) => news),
      )
      count += 1
    }
    return count
  })

/** Sends what was delayed: digests, unread messages, notices held during quiet hours. Returns the number of mails and pushes. */
export const deliverNotices = (context: ClockContext): Promise<number> =>
  repeat((limit) => deliverBatch(context, limit))

export const noticeJob: Job = { name: 'notices', everyMs: 5_000, run: deliverNotices }

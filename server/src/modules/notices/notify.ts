import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import { type NoticeChoice, type NoticeFacts, type NoticeKind, noticeKinds } from '@samspel/api/notices'
import type { Config } from '../../config'
import type { Db } from '../../db/transact'
import type { LiveBus } from '../../live'
import type { Mail } from '../../outbox/mails'
import { enqueueAll, enqueueLater } from '../../outbox/outbox'
import { pushOf, severalMail } from './letters'
import { type Audience, choiceOf, findRecipients, type Recipient } from './recipients'
import { afterQuiet, nextDigest } from './when'

export interface Notice {
  to: Audience
  kind: NoticeKind
  /** The record the notice is about, which tells whether a task is still open. */
  subjectId: string
  brandId?: string | undefined
  /** Notices of the same kind and place within a day share a row; defaults to the subject. */
  place?: string
  /** The page it links to. */
  href: string
  facts: NoticeFacts
  /** Key for at most one such notice per account: sent again, it becomes new if it was read, and changes nothing while unread. */
  once?: string
  /** The account that caused it, which is not notified. */
  by?: string | undefined
  /** The mail for accounts that chose immediate mail, if the kind has its own; null where another mail says it already. */
  mail?: ((to: { to: string; name: string; locale: Recipient['locale'] }) => Mail) | null
  /** Delay of mail and push in seconds, and a key by which they can be cancelled. */
  wait?: { seconds: number; about?: Record<string, string> }
}

interface Clock {
  live: LiveBus
  now: Date
  config: Pick<Config, 'appUrl'>
}

/** Messages are mailed when they have stayed unread for this many seconds. */
const messageWaits = 600

const publishChanged = (trx: Db, { live }: Pick<Clock, 'live'>, accountIds: readonly string[]) =>
  live.publishAll(
    trx,
    accountIds.map((accountId) => ({ fact: 'notices-changed' as const, ids: { accountId }, audience: { accountId } })),
  )

interface Told {
  recipient: Recipient
  choice: NoticeChoice
  noticeId: string
}

/**
 * Writes one row per account in one statement. Returns the accounts for which it is new: an account with the same notice unread is not
 * notified again.
 */
const write = async (trx: Db, told: readonly Told[], notice: Notice, now: Date): Promise<Map<string, string>> => {
  const rows = told.map(({ recipient, choice, noticeId }) => ({
    id: noticeId,
    account: recipient.id,
    creator: recipient.reader === 'creator',
    shown: choice.inApp,
  }))
  const { rows: written } = await sql<{ id: string; account_id: string }>`WITH told AS (
      SELECT * FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS t (id uuid, account uuid, creator boolean, shown boolean)),
    before AS (SELECT account_id, read_at FROM notices
      WHERE once_key = ${notice.once ?? null} AND account_id IN (SELECT account FROM told)),
    written AS (INSERT INTO notices (id, user_id, instagramer_id, kind, topic, brand_id, subject_id, place, href, facts, once_key, in_app, created_at)
      SELECT id, CASE WHEN creator THEN NULL ELSE account END, CASE WHEN creator THEN account END, ${notice.kind}, ${noticeKinds[notice.kind]},
        ${notice.brandId ?? null}::uuid, ${notice.subjectId}::uuid, ${notice.place ?? notice.subjectId}, ${notice.href},
        ${JSON.stringify(notice.facts)}::jsonb, ${notice.once ?? null}, shown, ${now} FROM told ORDER BY account
      ON CONFLICT (account_id, once_key) WHERE once_key IS NOT NULL
        DO UPDATE SET facts = excluded.facts, created_at = excluded.created_at, read_at = NULL, href = excluded.href
      RETURNING id, account_id)
    SELECT w.id, w.account_id FROM written w LEFT JOIN before b ON b.account_id = w.account_id
    WHERE b.account_id IS NULL OR b.read_at IS NOT NULL`.execute(trx)
  return new Map(written.map(({ account_id: account, id }) => [account, id]))
}

interface Delivery {
  id: string
  notice: string
  account: string
  channel: 'mail' | 'digest' | 'push'
  letter: Mail | null
  due: string
}

const addDeliveries = (trx: Db, rows: readonly Delivery[]) =>
  sql`INSERT INTO notice_deliveries (id, notice_id, account_id, channel, letter, due_at)
    SELECT id, notice, account, channel, nullif(letter, 'null'::jsonb), due FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      AS d (id uuid, notice uuid, account uuid, channel text, letter jsonb, due timestamptz)`.execute(trx)

/** Mail and push of a notice: at once through the outbox, or later because of the digest, quiet hours or the delay for messages. */
const awayOf = ({ recipient, choice, noticeId }: Told, notice: Notice, { now, config }: Clock) => {
  const later: Delivery[] = []
  const wait = (channel: Delivery['channel'], due: Date, letter?: Mail) =>
    later.push({
      id: uuidv7(),
      notice: noticeId,
      account: recipient.id,
      channel,
      letter: letter ?? null,
      due: due.toISOString(),
    })
  const quietUntil = afterQuiet(now, recipient)
  const { email: to, name, locale } = recipient
  let mail: Record<string, unknown> | undefined
  const isMailed = to && notice.mail !== null
  if (isMailed && choice.mail === 'digest') wait('digest', nextDigest(now, recipient))
  if (isMailed && choice.mail === 'direct') {
    const letter = notice.mail?.({ to, name, locale })
    const waited = new Date(now.getTime() + (notice.kind === 'message' ? messageWaits * 1_000 : 0))
    const due = quietUntil > waited ? quietUntil : waited
    if (due > now) wait('mail', due, letter)
    else
      mail = {
        ...(letter ?? severalMail(recipient, [notice], config.appUrl)),
        unsubscribe: { accountId: recipient.id, topic: noticeKinds[notice.kind] },
      }
  }
  const isPushed = choice.push && recipient.has_device
  if (isPushed && quietUntil > now) wait('push', quietUntil)
  const push = isPushed && quietUntil <= now ? { accountId: recipient.id, ...pushOf(recipient, notice) } : undefined
  return { later, mail, push }
}

/**
 * Notifies accounts in the app, by mail and by push, as each has chosen. Runs in the transaction of the event, so that both happen or
 * neither; open screens are told on commit. The number of statements does not depend on the number of accounts.
 */
export const notify = async (trx: Db, clock: Clock, notice: Notice): Promise<void> => {
  const told = (await findRecipients(trx, notice.to)).flatMap((recipient): Told[] => {
    const choice = choiceOf(recipient, noticeKinds[notice.kind])
    const isTold = choice && recipient.id !== notice.by && (choice.inApp || choice.mail !== 'off' || choice.push)
    return isTold ? [{ recipient, choice, noticeId: uuidv7() }] : []
  })
  if (told.length === 0) return
  const news = await write(trx, told, notice, clock.now)
  await publishChanged(
    trx,
    clock,
    told.flatMap(({ recipient, choice }) => (choice.inApp ? [recipient.id] : [])),
  )
  const away = told.flatMap((one) => {
    const noticeId = news.get(one.recipient.id)
    return noticeId ? [awayOf({ ...one, noticeId }, notice, clock)] : []
  })
  const later = away.flatMap((one) => one.later)
  if (later.length > 0) await addDeliveries(trx, later)
  const leave = async (kind: 'mail' | 'push', payloads: readonly Record<string, unknown>[]) => {
    if (!notice.wait) return enqueueAll(trx, kind, payloads)
    const { about = {}, seconds } = notice.wait
    for (const payload of payloads) await enqueueLater(trx, kind, payload, { about, seconds })
  }
  await leave(
    'mail',
    away.flatMap(({ mail }) => (mail ? [mail] : [])),
  )
  await leave(
    'push',
    away.flatMap(({ push }) => (push ? [push] : [])),
  )
}

/** Withdraws notices that no longer apply, such as a decision that was reset, for everyone not yet notified by mail or push. */
export const withdrawNotices = async (
  trx: Db,
  { live }: Pick<Clock, 'live'>,
  { kinds, subjectId }: { kinds: readonly NoticeKind[]; subjectId: string },
): Promise<void> => {
  const { rows } = await sql<{ account_id: string }>`DELETE FROM notices
    WHERE kind = ANY(${kinds}::text[]) AND subject_id = ${subjectId} RETURNING account_id`.execute(trx)
  await publishChanged(trx, { live }, [...new Set(rows.map(({ account_id: id }) => id))])
}

/**
 * Takes back what a member of staff was told of brands and stores that they no longer belong to, whether it was read or still waits in a
 * digest.
 * @param brandIds the brands that remain; none after a change of role, since the former role was told of other things
 * @param storeIds the stores that remain; none for a member who has all stores of the brands
 */
export const withdrawFromMember = async (
  trx: Db,
  { live }: Pick<Clock, 'live'>,
  { userId, brandIds, storeIds }: { userId: string; brandIds: readonly string[]; storeIds: readonly string[] },
): Promise<void> => {
  const { rows } = await sql`DELETE FROM notices WHERE user_id = ${userId} AND brand_id IS NOT NULL
    AND (NOT brand_id = ANY(${brandIds}::uuid[]) OR (kind = 'pass_booked' AND cardinality(${storeIds}::uuid[]) > 0
      AND NOT split_part(place, ':', 1) = ANY(${storeIds}::text[]))) RETURNING id`.execute(trx)
  if (rows.length > 0) await publishChanged(trx, { live }, [userId])
}

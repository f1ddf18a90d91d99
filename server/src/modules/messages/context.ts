import { sql } from 'kysely'
import type { Locale, ThreadContext } from '@samspel/api'
import type { Body, Context, Query } from '../../context'
import { dayOf } from '../../days'
import { type Db, transact } from '../../db/transact'
import { AppError } from '../../errors'
import { stateOf, stepsOf, turnOf } from './collaboration-steps'
import { type CollaborationRow, feeOf, listCollaborations } from './collaborations'
import { threadChanged } from './events'
import { listThreadFiles } from './files'
import { type Pair, pairOf, type Reader, type Side } from './pair'
import { blockOf, lockThread, type ThreadRow } from './thread-lock'
import { valuesOf } from './values'

interface People {
  brand_name: string
  brand_logo_url: string | null
  creator_name: string
  creator_username: string
  creator_avatar_url: string | null
  locale: Locale | null
  staff_name: string | null
  thread: (ThreadRow & Record<`${'brand' | 'creator'}_${'muted_at' | 'archived_at'}`, string | null>) | null
  reported: boolean
}

const othersShown = 5
const filesShown = 3

const readPeople = async (db: Db, { brandId, instagramerId }: Pair, side: Side): Promise<People> => {
  const { rows } =
    await sql<People>`SELECT b.name AS brand_name, b.logo_url AS brand_logo_url, i.name AS creator_name, i.username AS creator_username,
      i.avatar_url AS creator_avatar_url, i.locale, to_jsonb(t) AS thread,
      (SELECT m.author_name FROM messages m WHERE m.brand_id = t.brand_id AND m.thread_id = t.id AND m.author = 'user' AND m.notice IS NULL
        ORDER BY m.seq DESC LIMIT 1) AS staff_name,
      EXISTS (SELECT FROM message_reports r WHERE r.brand_id = t.brand_id AND r.thread_id = t.id AND r.state = 'open' AND r.reporter = ${side}) AS reported
    FROM brands b CROSS JOIN instagramers i LEFT JOIN threads t ON t.brand_id = b.id AND t.instagramer_id = i.id
    WHERE b.id = ${brandId} AND i.id = ${instagramerId}`.execute(db)
  if (!rows[0]) throw new AppError('not_found')
  return rows[0]
}

const toCollaboration = (row: CollaborationRow) => ({
  campaignId: row.campaign_id,
  campaignName: row.campaign_name,
  campaignImageUrl: row.campaign_image_url,
  campaignImageFocus: row.campaign_image_focus,
  participationId: row.kind === 'participation' ? row.id : null,
  storeParticipationId: row.kind === 'pass' ? row.id : null,
  storeCampaignId: row.store_campaign_id,
  state: stateOf(row),
})

const read = async (context: Context<Reader>, pair: Pair): Promise<ThreadContext> => {
  const { db, caller, now } = context
  const side = caller.kind
  const people = await readPeople(db, pair, side)
  const [newest, ...others] = await listCollaborations(db, pair, 1 + othersShown)
  const { files, meta } = await listThreadFiles(context, { ...pair, perPage: filesShown })
  const { thread } = people
  const own = side === 'user' ? 'brand' : 'creator'
  const { fee, feeState } = newest ? feeOf(newest) : { fee: null, feeState: null }
  return {
    ...pair,
    brandName: people.brand_name,
    brandLogoUrl: people.brand_logo_url,
    staffName: people.staff_name,
    creatorName: people.creator_name,
    creatorUsername: people.creator_username,
    creatorAvatarUrl: people.creator_avatar_url,
    muted: Boolean(thread?.[`${own}_muted_at`]),
    archived: Boolean(thread?.[`${own}_archived_at`]),
    blocked: thread ? blockOf(thread, side) : 'none',
    reported: people.reported,
    collaboration: newest
      ? {
          ...toCollaboration(newest),
          turn: turnOf(newest, side),
          steps: stepsOf(newest),
          lastDayToPost: newest.last_day,
          fee,
          feeState,
          licence: newest.purchase_price,
          licenceState: newest.purchase_state,
        }
      : null,
    others: others.map(toCollaboration),
    files,
    fileCount: meta.totalCount,
    values: valuesOf({
      name: people.creator_name,
      locale: people.locale,
      brand: people.brand_name,
      campaign: newest?.campaign_name ?? null,
      lastDay: newest?.last_day ?? null,
      fee,
      today: dayOf(now),
    }),
  }
}

/** Everything shown beside a thread, in one call. */
export const getThreadContext = async (context: Context<Reader>, asked: Query<'getThreadContext'>) => {
  const pair = await pairOf(context.db, context.caller, asked, 'readMessages')
  return { context: await read(context, pair) }
}

/** Updates the settings of the caller's own side of a thread: muted, archived, blocked, marked as unread. */
export const updateThread = (
  context: Context<Reader>,
  asked: Query<'updateThread'>,
  { muted, archived, blocked, unread }: Body<'updateThread'>['thread'],
) =>
  transact(context.db, async (trx) => {
    const { caller, now, live } = context
    const pair = await pairOf(trx, caller, asked, 'writeMessages')
    const thread = await lockThread(trx, pair)
    const own = caller.kind === 'user' ? 'brand' : 'creator'
    const since = (name: string, on: boolean | undefined) =>
      on === undefined ? [] : [sql`${sql.ref(`${own}_${name}`)} = ${on ? now : null}::timestamptz`]
    const sets = [
      ...since('muted_at', muted),
      ...since('archived_at', archived),
      ...since('blocked_at', blocked),
      ...(unread === undefined ? [] : [sql`${sql.ref(`${own}_unread`)} = ${unread}`]),
    ]
    if (sets.length > 0)
      await sql`UPDATE threads SET ${sql.join(sets)} WHERE brand_id = ${pair.brandId} AND id = ${thread.id}`.execute(
        trx,
      )
    await live.publish(trx, threadChanged(pair))
    return { context: await read({ ...context, db: trx }, pair) }
  })

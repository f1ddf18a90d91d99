import { type Selectable, sql } from 'kysely'
import { readAgainDays } from '@samspel/api/constants'
import { dayMs } from '../../days'
import { type Db, transact } from '../../db/transact'
import type { DB } from '../../db/types'
import type { AppContext } from '../../http/call'
import type { Job } from '../../jobs/clock'
import {
  isAppLimited,
  isLimited,
  openProvider,
  type SocialAccount,
  type SocialPost,
  toldOf,
  toSocialPost,
} from '../social'
import { notifyStaffOfGone } from './notices'

const batch = 10

type Context = Pick<AppContext, 'db' | 'config' | 'log' | 'live' | 'now'>

interface DueRow {
  id: string
  brand_id: string
  after_days: number | null
  instagram_post_id: string
  account: SocialAccount
  post: Selectable<DB['instagram_posts']>
}

/** The reading that is due for approved mention `m`: the latest of those whose day has come, unless it or a later one was made. */
const dueReading = (now: Date) => sql`(SELECT d FROM unnest(${[...readAgainDays]}::int[]) AS d
  WHERE m.state = 'approved' AND m.decided_at <= ${now}::timestamptz - d * interval '1 day'
    AND NOT EXISTS (SELECT FROM mention_readings r WHERE r.brand_id = m.brand_id AND r.mention_id = m.id AND r.after_days >= d)
  ORDER BY d DESC LIMIT 1)`

/**
 * Claims posts to read again: those of running campaigns daily, to notice when one goes, and approved ones on their days. Stories leave the
 * network after a day, so that nothing is asked about them.
 */
const takeDue = async (db: Db, now: Date): Promise<DueRow[]> => {
  const { rows } = await sql<DueRow>`WITH due AS (SELECT m.brand_id, m.id, ${dueReading(now)} AS after_days,
        to_jsonb(ip) AS post, jsonb_build_object('id', i.id, 'username', i.username, 'followersCount', i.followers_count,
          'engagementRate', i.engagement_rate, 'connectedIgUserId', i.connected_ig_user_id) AS account
      FROM mentions m JOIN instagram_posts ip ON ip.id = m.instagram_post_id AND NOT ip.story AND ip.gone_at IS NULL
      JOIN instagramers i ON i.id = m.instagramer_id AND i.deleted_at IS NULL AND i.connected_ig_user_id IS NOT NULL
      JOIN campaigns c ON c.brand_id = m.brand_id AND c.id = m.campaign_id
      WHERE m.state <> 'rejected' AND (m.post_checked_at IS NULL OR m.post_checked_at <= ${new Date(now.getTime() - dayMs)})
        AND (c.state IN ('confirmed', 'upcoming', 'ongoing') OR ${dueReading(now)} IS NOT NULL)
        AND NOT EXISTS (SELECT FROM network_pauses np
          WHERE (np.instagramer_id IS NULL OR np.instagramer_id = i.id) AND greatest(np.calls_again_at, np.jobs_again_at) > ${now})
      ORDER BY m.post_checked_at NULLS FIRST, m.id LIMIT ${batch} FOR UPDATE OF m SKIP LOCKED)
    UPDATE mentions m SET post_checked_at = ${now} FROM due WHERE m.brand_id = due.brand_id AND m.id = due.id
    RETURNING m.id, m.brand_id, m.instagram_post_id, due.after_days, due.post, due.account`.execute(db)
  return rows
}

/** Notes that a post is gone, and tells the brand while its campaign runs. Both happen once. */
const noteGone = (context: Context, row: DueRow): Promise<void> =>
  transact(context.db, async (trx) => {
    const now = context.now()
    const { numUpdatedRows } = await trx
      .updateTable('instagram_posts')
      .set({ gone_at: now.toISOString() })
      .where('id', '=', row.instagram_post_id)
      .where('gone_at', 'is', null)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) return
    await notifyStaffOfGone(trx, { live: context.live, config: context.config, now }, row.instagram_post_id)
  })

const keepReading = async (db: Db, row: DueRow, post: SocialPost, now: Date): Promise<void> => {
  if (row.after_days === null || !post.insights.ok) return
  const figures = { ...toldOf(post), likes_count: post.likesCount, comments_count: post.commentsCount }
  await db
    .insertInto('mention_readings')
    .values({
      brand_id: row.brand_id,
      mention_id: row.id,
      after_days: row.after_days,
      read_at: now.toISOString(),
      ...figures,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/**
 * What the network tells of a story once it has ended stands beside the figures of its approval, as the reading of the day after. It is the
 * last one: nothing can be asked about a story any more.
 */
export const keepLastReading = async (
  db: Db,
  instagramPostId: string,
  { reach, views }: { reach: number | null; views: number | null },
  now: Date,
): Promise<void> => {
  await sql`INSERT INTO mention_readings (brand_id, mention_id, after_days, read_at, reach, views)
    SELECT brand_id, id, 1, ${now}, ${reach}, ${views} FROM mentions WHERE instagram_post_id = ${instagramPostId} AND state = 'approved'
    ON CONFLICT (brand_id, mention_id, after_days) DO UPDATE SET read_at = excluded.read_at,
      reach = greatest(mention_readings.reach, excluded.reach), views = greatest(mention_readings.views, excluded.views)`.execute(
    db,
  )
}

/** What could not be asked is due again: at once after a limit, in an hour after another failure. */
const giveBack = (db: Db, rows: readonly DueRow[], now: Date, isLimit: boolean) =>
  sql`UPDATE mentions SET post_checked_at = ${isLimit ? null : new Date(now.getTime() - dayMs + 3_600_000)}
    WHERE id = ANY(${rows.map(({ id }) => id)}::uuid[])`.execute(db)

/**
 * Reads posts in mentions again. The figures that were counted at the approval stay; later ones are kept beside them. Returns how many were
 * read.
 */
export const readMentionsAgain = async (context: Context): Promise<number> => {
  const { db } = context
  const now = context.now()
  const provider = openProvider({ db, config: context.config, now, isJob: true })
  const rows = await takeDue(db, now)
  let count = 0
  for (const [index, row] of rows.entries()) {
    try {
      const answer = await provider.readPost(row.account, toSocialPost(row.post))
      if (answer.ok) await keepReading(db, row, answer.value, now)
      else if (answer.why === 'gone') await noteGone(context, row)
      else await giveBack(db, [row], now, answer.why === 'limited')
      count += 1
    } catch (error) {
      context.log.warn({ err: error, mentionId: row.id }, 'a post in a mention could not be read again')
      await giveBack(db, rows.slice(index, isAppLimited(error) ? undefined : index + 1), now, isLimited(error))
      if (isAppLimited(error)) break
    }
  }
  return count
}

export const readingsJob: Job = { name: 'mention-readings', everyMs: 60_000, run: readMentionsAgain }

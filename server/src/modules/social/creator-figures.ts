import { sql } from 'kysely'
import { dayMs, dayOf } from '../../days'
import type { Db } from '../../db/transact'
import { type FollowersSeen, seenAfter } from '../../followers-seen'
import type { AppContext } from '../../http/call'
import type { Job } from '../../jobs/clock'
import { readListedAudience } from './audience'
import { engagementRateOf } from './engagement'
import { isAppLimited, isLimited } from './graph-api'
import { forgetPauses } from './graph-pace'
import { openProvider } from './open-provider'
import type { SocialProvider } from './provider'
import { refreshFigures } from './refresh'
import { type AccountRow, toAccount } from './repository'
import { notPaused, runningWork } from './running'
import { keepNew } from './store-posts'

const batch = 10
/** Of the newest posts all are kept, of older ones those since the collaboration began. */
const newest = 25

type Context = Pick<AppContext, 'db' | 'config' | 'log' | 'now'>
type DueRow = AccountRow & {
  began_at: string | null
  followers_seen: FollowersSeen | null
  audience_read_at: string | null
}

/** Claims creators who were not read for a day while a collaboration runs, or for a week; the ones who work now first. */
const takeDue = async (db: Db, now: Date): Promise<DueRow[]> => {
  const before = (days: number) => new Date(now.getTime() - days * dayMs)
  const { rows } =
    await sql<DueRow>`WITH work AS (SELECT instagramer_id, min(began_at) AS began_at FROM (${runningWork(now)}) w GROUP BY 1),
      due AS (SELECT i.id, work.began_at FROM instagramers i LEFT JOIN work ON work.instagramer_id = i.id
        WHERE (i.figures_read_at IS NULL OR i.figures_read_at <= CASE WHEN work.began_at IS NULL THEN ${before(7)}::timestamptz ELSE ${before(1)}::timestamptz END)
          AND i.deleted_at IS NULL AND i.state <> 'blocked' AND i.connected_ig_user_id IS NOT NULL AND ${notPaused(now)}
        ORDER BY work.began_at IS NULL, i.figures_read_at NULLS FIRST, i.id LIMIT ${batch} FOR UPDATE OF i SKIP LOCKED)
    UPDATE instagramers i SET figures_read_at = ${now} FROM due WHERE i.id = due.id
    RETURNING i.id, i.username, i.followers_count, i.engagement_rate, i.connected_ig_user_id, i.followers_seen, i.audience_read_at, due.began_at`.execute(
      db,
    )
  return rows
}

const readFigures = async (context: Context, row: DueRow, provider: SocialProvider): Promise<void> => {
  const { db } = context
  const now = context.now()
  const account = toAccount(row)
  const { followersCount } = await provider.readProfile(account)
  const since = row.began_at === null ? undefined : new Date(row.began_at)
  const { posts } = await provider.listPosts(account, since && { since })
  const engagementRate = engagementRateOf(posts, followersCount ?? account.followersCount)
  const seen = followersCount === null ? row.followers_seen : seenAfter(row.followers_seen, followersCount, dayOf(now))
  // What the network does not tell now keeps the last figure.
  await sql`UPDATE instagramers SET followers_count = coalesce(${followersCount}::int, followers_count),
      engagement_rate = coalesce(${engagementRate}::numeric, engagement_rate), followers_seen = ${seen && JSON.stringify(seen)}::jsonb
    WHERE id = ${row.id} AND deleted_at IS NULL`.execute(db)
  const wanted = posts.filter((post, index) => index < newest || (since && post.createdAt >= since))
  await keepNew({ ...context, now }, row.id, wanted, provider)
  await refreshFigures(db, row.id, wanted, now)
  await readListedAudience({ ...context, now }, { ...account, audienceReadAt: row.audience_read_at }, provider)
}

/** At a limit they are due again once it ends; after another failure those who work now are in an hour. */
const giveBack = (db: Db, rows: readonly DueRow[], isLimit: boolean) => {
  const due = isLimit ? sql`NULL` : sql`figures_read_at - interval '23 hours'`
  return sql`UPDATE instagramers SET figures_read_at = ${due} WHERE id = ANY(${rows.map(({ id }) => id)}::uuid[])`.execute(
    db,
  )
}

/** Reads followers, engagement and posts of creators anew. Returns how many were read. */
export const readCreatorFigures = async (
  context: Context,
  provider: SocialProvider = openProvider({ ...context, now: context.now(), isJob: true }),
): Promise<number> => {
  await forgetPauses(context.db, context.now())
  const rows = await takeDue(context.db, context.now())
  let count = 0
  for (const [index, row] of rows.entries()) {
    try {
      await readFigures(context, row, provider)
      count += 1
    } catch (error) {
      context.log.warn({ err: error, instagramerId: row.id }, 'the figures of a creator could not be read')
      const isApp = isAppLimited(error)
      await giveBack(context.db, rows.slice(index, isApp ? undefined : index + 1), isLimited(error))
      if (isApp) break
    }
  }
  return count
}

export const figuresJob: Job = { name: 'creator-figures', everyMs: 60_000, run: readCreatorFigures }

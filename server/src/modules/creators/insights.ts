import { sql } from 'kysely'
import { answerClock, type CreatorInsights } from '@samspel/api'
import { inBrands } from '../../auth/brand-scope'
import type { UserCaller } from '../../auth/caller'
import { brandsWith } from '../../auth/roles'
import type { Context } from '../../context'
import { dayMs } from '../../days'
import type { Db } from '../../db/transact'
import type { AppContext } from '../../http/call'
import { applicationWaits, mentionWaits } from '../campaigns'
import { freshAudience } from '../social'
import { fewestBrands } from './needs'
import { requireCreator } from './portfolio'
import { signalsOf } from './signals'

interface WorkRow {
  ratings: number[]
  paying_brands: number
  usual: number | null
  lowest: number | null
  highest: number | null
}

/** Ratings by stars and fees, from collaborations with any brand. */
const workOf = async (db: Db, id: string): Promise<WorkRow> => {
  const { rows } = await sql<WorkRow>`SELECT
      ARRAY(SELECT count(*) FILTER (WHERE stars = own.rating)::int FROM generate_series(1, 5) stars
        LEFT JOIN (SELECT rating FROM participations WHERE instagramer_id = ${id} AND rating IS NOT NULL) own ON own.rating = stars
        GROUP BY stars ORDER BY stars) AS ratings, paid.*
    FROM (SELECT count(DISTINCT brand_id)::int AS paying_brands, percentile_disc(0.5) WITHIN GROUP (ORDER BY fee_amount) AS usual, min(fee_amount) AS lowest, max(fee_amount) AS highest
      FROM participations WHERE instagramer_id = ${id} AND state = 'approved' AND fee_amount > 0) paid`.execute(db)
  return rows[0]!
}

interface OpenRow {
  campaign_id: string
  campaign_name: string
  participation_id: string
  created_at: string
  posts: number
}

/** Applications that wait for an answer, and posts to review, of the caller's brands. */
const openOf = async (db: Db, id: string, caller: UserCaller) => {
  const own = sql`p.instagramer_id = ${id} AND ${inBrands(sql`p.brand_id`, brandsWith(caller, 'seeCampaigns'))}`
  const campaign = sql`JOIN campaigns c ON c.brand_id = p.brand_id AND c.id = p.campaign_id`
  const [applications, posts] = await Promise.all([
    sql<OpenRow>`SELECT p.campaign_id, c.name AS campaign_name, p.id AS participation_id, p.created_at, 0 AS posts
      FROM participations p ${campaign} WHERE ${own} AND ${applicationWaits('p')} ORDER BY p.created_at, p.id LIMIT 3`.execute(
      db,
    ),
    sql<OpenRow>`SELECT p.campaign_id, c.name AS campaign_name, p.id AS participation_id, p.created_at, count(*)::int AS posts
      FROM participations p ${campaign} JOIN mentions m ON m.brand_id = p.brand_id AND m.participation_id = p.id
      WHERE ${own} AND ${mentionWaits('m')} GROUP BY p.campaign_id, c.name, p.id, p.created_at ORDER BY p.created_at, p.id LIMIT 3`.execute(
      db,
    ),
  ])
  return { applications: applications.rows, posts: posts.rows }
}

/** What a profile shows beside the creator's record: the audience, how earlier work went, and what waits for the caller's brands. */
export const getCreatorInsights = async (
  { db, caller, config, log, now }: Context<UserCaller> & Pick<AppContext, 'log'>,
  { id }: { id: string },
): Promise<{ creatorInsights: CreatorInsights }> => {
  await requireCreator(db, id, caller)
  // The audience is read first: what stands out about it goes by the same answer.
  const { audience, readAt, isConnected } = await freshAudience({ db, config, log, now }, id)
  const [signals, work, open] = await Promise.all([
    sql<{
      signals: CreatorInsights['signals']
    }>`SELECT ${signalsOf(now)} AS signals FROM instagramers i WHERE id = ${id}`.execute(db),
    workOf(db, id),
    openOf(db, id, caller),
  ])
  const { usual, lowest, highest } = work
  return {
    creatorInsights: {
      audience,
      audienceReadAt: readAt,
      connected: isConnected,
      ratings: work.ratings,
      signals: signals.rows[0]?.signals ?? [],
      fee:
        work.paying_brands >= fewestBrands && usual !== null && lowest !== null && highest !== null
          ? { usual, lowest, highest }
          : null,
      applications: open.applications.map((row) => ({
        participationId: row.participation_id,
        campaignId: row.campaign_id,
        campaignName: row.campaign_name,
        answerBy: new Date(Date.parse(row.created_at) + answerClock.expireAfterDays * dayMs).toISOString(),
      })),
      postsToReview: open.posts.map((row) => ({
        participationId: row.participation_id,
        campaignId: row.campaign_id,
        campaignName: row.campaign_name,
        count: row.posts,
      })),
    },
  }
}

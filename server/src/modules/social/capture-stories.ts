import { sql } from 'kysely'
import { postingDays } from '@samspel/api/campaign-rules'
import { dayMs } from '../../days'
import type { Db } from '../../db/transact'
import type { AppContext } from '../../http/call'
import type { Job } from '../../jobs/clock'
import { GraphRefusal } from './graph-api'
import { openProvider } from './open-provider'
import type { SocialAccount, SocialProvider } from './provider'
import { refreshFigures } from './refresh'
import { type AccountRow, toAccount } from './repository'
import { keepNew } from './store-posts'

const batch = 25
/** Reading every half hour is enough, as stories are visible for a day. */
const readEveryMs = 30 * 60_000
/** Covers the last day for posting about a pick-up, whatever hour it happened. */
const postingMs = (postingDays + 1) * dayMs

type Context = Pick<AppContext, 'db' | 'config' | 'log' | 'now'>

/**
 * Claims creators with a running collaboration or a pick-up to post about who were not read recently. The claim is a single short
 * statement, so that other instances claim others.
 */
const takeAccounts = async (db: Db, now: Date, { needsConnection }: SocialProvider): Promise<SocialAccount[]> => {
  const { rows } = await sql<AccountRow>`UPDATE instagramers SET stories_read_at = ${now} WHERE id IN (
      SELECT i.id FROM instagramers i WHERE (i.stories_read_at IS NULL OR i.stories_read_at <= ${new Date(now.getTime() - readEveryMs)})
        AND i.deleted_at IS NULL AND i.state <> 'blocked' AND (${!needsConnection} OR i.connected_ig_user_id IS NOT NULL)
        AND i.id IN (SELECT p.instagramer_id FROM campaigns c
            JOIN participations p ON p.brand_id = c.brand_id AND p.campaign_id = c.id AND p.state = 'approved'
                WHERE c.state IN ('confirmed', 'upcoming', 'ongoing')
          UNION ALL SELECT sp.instagramer_id FROM campaigns c
            JOIN store_campaigns sc ON sc.brand_id = c.brand_id AND sc.campaign_id = c.id
            JOIN store_participations sp ON sp.brand_id = sc.brand_id AND sp.store_campaign_id = sc.id AND sp.state = 'picked_up'
              AND sp.picked_up_at > ${new Date(now.getTime() - postingMs)}
            WHERE c.state IN ('confirmed', 'upcoming', 'ongoing', 'finished'))
      ORDER BY i.stories_read_at NULLS FIRST, i.id LIMIT ${batch} FOR UPDATE OF i SKIP LOCKED)
    RETURNING id, username, followers_count, engagement_rate, connected_ig_user_id`.execute(db)
  return rows.map(toAccount)
}

const captureOf = async (context: Context, account: SocialAccount, provider: SocialProvider): Promise<number> => {
  const { db } = context
  const now = context.now()
  const keeping = { ...context, now }
  const stories = await provider.listStories(account)
  await keepNew(keeping, account.id, stories, provider)
  const captured =
    stories.length === 0
      ? []
      : await db
          .updateTable('instagram_posts')
          .set({ captured_at: now.toISOString() })
          .where('instagramer_id', '=', account.id)
          .where('captured_at', 'is', null)
          .where(
            'external_id',
            'in',
            stories.map(({ externalId }) => externalId),
          )
          .returning('id')
          .execute()
  const posts = await provider.listPosts(account)
  await keepNew(keeping, account.id, posts, provider)
  await refreshFigures(db, account.id, [...posts, ...stories], now)
  return captured.length
}

/**
 * Stores the stories of creators with running collaborations, with a copy of each picture, before they expire at the network. Posts and
 * figures are read as well. Creators for whom the network fails are retried on the next run. Returns how many stories are new.
 */
export const captureStories = async (
  context: Context,
  provider: SocialProvider = openProvider({ ...context, now: context.now() }),
): Promise<number> => {
  let count = 0
  for (const account of await takeAccounts(context.db, context.now(), provider)) {
    try {
      count += await captureOf(context, account, provider)
    } catch (error) {
      context.log.warn({ err: error, instagramerId: account.id }, 'the stories of a creator could not be read')
      // The others would be refused as well, and count towards the limit.
      if (error instanceof GraphRefusal && error.kind === 'limit') break
    }
  }
  return count
}

export const storyJob: Job = { name: 'stories', everyMs: 60_000, run: captureStories }

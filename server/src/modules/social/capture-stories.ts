import { sql } from 'kysely'
import { postingDays } from '@samspel/api/campaign-rules'
import { dayMs } from '../../days'
import type { Db } from '../../db/transact'
import type { AppContext } from '../../http/call'
import type { Job } from '../../jobs/clock'
import { openProvider } from './open-provider'
import type { SocialAccount, SocialProvider } from './provider'
import { refreshFigures } from './refresh'
import { type AccountRow, toAccount } from './repository'
import { keepNew } from './store-posts'

const batch = 25
/** Half an hour is often enough for what the network shows for a day. */
const readEveryMs = 30 * 60_000
/** Through the last day on which what was picked up is to be posted, whatever the hour of the pick-up. */
const postingMs = (postingDays + 1) * dayMs

type Context = Pick<AppContext, 'db' | 'config' | 'log' | 'now'>

/**
 * Creators with a collaboration that runs, or with something from a store that they are to post, whom nobody has asked for a while; taken
 * in a moment, so that another instance takes others.
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
 * Keeps the stories of creators whose collaborations run, with a copy of each picture, before the network lets them vanish; posts and
 * figures come with them. A creator whose network fails waits for the next time. Answers how many stories are new.
 */
export const captureStories = async (
  context: Context,
  provider: SocialProvider = openProvider({ ...context, now: context.now() }),
): Promise<number> => {
  let count = 0
  for (const account of await takeAccounts(context.db, context.now(), provider)) {
    count += await captureOf(context, account, provider).catch((error: unknown) => {
      context.log.warn({ err: error, instagramerId: account.id }, 'the stories of a creator could not be read')
      return 0
    })
  }
  return count
}

export const storyJob: Job = { name: 'stories', everyMs: 60_000, run: captureStories }

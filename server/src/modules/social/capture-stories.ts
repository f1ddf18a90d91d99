import { sql } from 'kysely'
import type { Db } from '../../db/transact'
import type { AppContext } from '../../http/call'
import type { Job } from '../../jobs/clock'
import { isAppLimited, isLimited } from './graph-api'
import { openProvider } from './open-provider'
import type { SocialAccount, SocialProvider } from './provider'
import { refreshFigures } from './refresh'
import { type AccountRow, toAccount } from './repository'
import { notPaused, runningWork } from './running'
import { keepNew } from './store-posts'

const batch = 25
/** Reading every half hour is enough, as stories are visible for a day. */
const readEveryMs = 30 * 60_000

type Context = Pick<AppContext, 'db' | 'config' | 'log' | 'now'>

/**
 * Claims creators with a running collaboration or a pick-up to post about who were not read recently. The claim is a single short
 * statement, so that other instances claim others.
 */
const takeAccounts = async (db: Db, now: Date): Promise<SocialAccount[]> => {
  const { rows } = await sql<AccountRow>`UPDATE instagramers SET stories_read_at = ${now} WHERE id IN (
      SELECT i.id FROM instagramers i WHERE (i.stories_read_at IS NULL OR i.stories_read_at <= ${new Date(now.getTime() - readEveryMs)})
        AND ${notPaused(now)}
        AND i.deleted_at IS NULL AND i.state <> 'blocked' AND i.connected_ig_user_id IS NOT NULL
        AND i.id IN (SELECT instagramer_id FROM (${runningWork(now)}) work)
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
  await refreshFigures(db, account.id, stories, now)
  return captured.length
}

/**
 * Stores the stories of creators with running collaborations, with a copy of each picture, before they expire at the network, and reads
 * their figures. Creators for whom the network fails are retried on the next run. Returns how many stories are new.
 */
export const captureStories = async (
  context: Context,
  provider: SocialProvider = openProvider({ ...context, now: context.now(), isJob: true }),
): Promise<number> => {
  const accounts = await takeAccounts(context.db, context.now())
  let count = 0
  for (const [index, account] of accounts.entries()) {
    try {
      count += await captureOf(context, account, provider)
    } catch (error) {
      context.log.warn({ err: error, instagramerId: account.id }, 'the stories of a creator could not be read')
      if (!isLimited(error)) continue
      // At a limit of the app the others would be refused as well, and count towards it. All are due again once the limit ends.
      const left = accounts.slice(index, isAppLimited(error) ? undefined : index + 1).map(({ id }) => id)
      await sql`UPDATE instagramers SET stories_read_at = NULL WHERE id = ANY(${left}::uuid[])`.execute(context.db)
      if (isAppLimited(error)) break
    }
  }
  return count
}

export const storyJob: Job = { name: 'stories', everyMs: 60_000, run: captureStories }

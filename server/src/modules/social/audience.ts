import type { CreatorInsights } from '@samspel/api'
import { dayMs } from '../../days'
import type { Db } from '../../db/transact'
import { AppError } from '../../errors'
import type { AppContext } from '../../http/call'
import { isLimited } from './graph-api'
import { openProvider } from './open-provider'
import type { SocialAccount, SocialAudience, SocialProvider } from './provider'
import { toAccount } from './repository'

type Reading = Pick<AppContext, 'config' | 'log'> & { db: Db; now: Date }

type Audience = NonNullable<CreatorInsights['audience']>

/** A day is enough: followers change slowly, and the network counts them once a day. */
const freshMs = dayMs

const toAudience = ({ women, men, ages, towns, country }: SocialAudience): Audience => ({
  women,
  men,
  ages,
  towns,
  countryCode: country?.code ?? null,
  countryShare: country?.share ?? null,
})

const keep = async (db: Db, instagramerId: string, read: SocialAudience | null, now: Date) => {
  const audience = read && toAudience(read)
  const readAt = now.toISOString()
  await db
    .updateTable('instagramers')
    .set({ audience: audience && JSON.stringify(audience), audience_read_at: readAt })
    .where('id', '=', instagramerId)
    .execute()
  return { audience, readAt }
}

/** Lists look for creators by their audience: that of somebody whose profile nobody opens is read so often. */
const listedMs = 30 * dayMs
/** The network tells nobody about the audience of smaller accounts. */
const fewestFollowers = 100

/** Reads the audience for lists, when it is time. A refusal is not asked about again until the next time; a limit is the caller's. */
export const readListedAudience = async (
  { db, log, now }: Pick<Reading, 'db' | 'log' | 'now'>,
  account: SocialAccount & { audienceReadAt: string | null },
  provider: SocialProvider,
): Promise<void> => {
  const { id, followersCount, audienceReadAt } = account
  if (followersCount < fewestFollowers) return
  if (audienceReadAt !== null && Date.parse(audienceReadAt) > now.getTime() - listedMs) return
  try {
    await keep(db, id, await provider.readAudience(account), now)
  } catch (error) {
    if (!(error instanceof AppError) || isLimited(error)) throw error
    log.warn({ err: error, instagramerId: id }, 'the followers of a creator could not be read')
    await db.updateTable('instagramers').set({ audience_read_at: now.toISOString() }).where('id', '=', id).execute()
  }
}

/**
 * Who follows a creator, and when the network said so. Asks the network when the answer is older than a day; if that fails, the older one
 * is returned. `isConnected` is false when there is no account to ask about.
 */
export const freshAudience = async (
  { db, config, log, now }: Reading,
  instagramerId: string,
): Promise<{ audience: Audience | null; readAt: string | null; isConnected: boolean }> => {
  const row = await db
    .selectFrom('instagramers')
    .select([
      'id',
      'username',
      'followers_count',
      'engagement_rate',
      'connected_ig_user_id',
      'audience',
      'audience_read_at',
    ])
    .where('id', '=', instagramerId)
    .executeTakeFirst()
  if (!row) throw new AppError('not_found')
  const kept = { audience: row.audience, readAt: row.audience_read_at }
  const provider = openProvider({ db, config, now })
  const isConnected = row.connected_ig_user_id !== null
  const isFresh = row.audience_read_at !== null && Date.parse(row.audience_read_at) > now.getTime() - freshMs
  if (!isConnected || isFresh) return { ...kept, isConnected }
  try {
    const read = await provider.readAudience(toAccount(row))
    return { ...(await keep(db, instagramerId, read, now)), isConnected }
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    log.warn({ err: error, instagramerId }, 'the followers of a creator could not be read')
    return { ...kept, isConnected }
  }
}

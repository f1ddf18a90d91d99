import { sql } from 'kysely'
import type { Config } from '../../config'
import type { Provider } from '../../db/tables/accounts'
import { type Db, transact } from '../../db/transact'
import type { LiveBus } from '../../live'
import { endConsent, forgetNetwork, subjectOf } from '../social'

/** Somebody at a provider, by the id that its signed call names. */
export interface Told {
  provider: Provider
  user: string
}

interface Context {
  db: Db
  config: Config
  live: LiveBus
  now: Date
}

const hasConsentedSince = async (trx: Db, provider: Provider, subject: string, at: Date): Promise<boolean> =>
  (
    await sql`SELECT FROM provider_identities
      WHERE provider = ${provider} AND subject = ${subject} AND consented_at > ${at}`.execute(trx)
  ).rows.length > 0

type Outcome = 'done' | 'known' | 'outdated'

/** Carries over that consent has ended, or that data are to be deleted. Consent that was given since it was told stays. */
export const carryOutTold = (
  { db, config, live, now }: Context,
  what: 'deauthorize' | 'data_deletion',
  { provider, user }: Told,
  toldAt: Date = now,
): Promise<Outcome> =>
  transact(db, async (trx) => {
    const subject = await subjectOf(trx, provider, user)
    if (!subject) return 'known'
    if (await hasConsentedSince(trx, provider, subject, toldAt)) return 'outdated'
    if (what === 'deauthorize')
      return (await endConsent(trx, { config, live, now }, { provider, subject })) ? 'done' : 'known'
    await forgetNetwork(trx, { provider, subject })
    return 'done'
  })

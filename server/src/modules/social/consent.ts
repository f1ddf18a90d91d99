import { sql } from 'kysely'
import type { Config } from '../../config'
import type { Provider } from '../../db/tables/accounts'
import type { Db } from '../../db/transact'
import type { LiveBus } from '../../live'
import { notify } from '../notices'
import { consentEndedMail } from './mails'

interface Context {
  config: Pick<Config, 'appUrl'>
  live: LiveBus
  now: Date
}

/** Where a creator connects again. */
const connections = '/settings/connections'

/**
 * Ends a consent: the token goes, and a creator whose connected account it has read is told. `token` is the stored one that was refused; a
 * consent that was given anew meanwhile stays. Returns whether it has ended now.
 */
export const endConsent = async (
  trx: Db,
  { config, live, now }: Context,
  { provider, subject, token }: { provider: Provider; subject: string; token?: Buffer },
): Promise<boolean> => {
  const { rows } = await sql<{ instagramer_id: string }>`UPDATE provider_identities
    SET access_token = NULL, token_expires_at = NULL
    WHERE provider = ${provider} AND subject = ${subject} AND access_token IS NOT NULL ${token ? sql`AND access_token = ${token}` : sql``}
    RETURNING instagramer_id`.execute(trx)
  const id = rows[0]?.instagramer_id
  if (!id) return false
  const { rows: cut } = await sql<{ username: string }>`UPDATE instagramers i SET consent_ended_at = ${now}
    WHERE id = ${id} AND deleted_at IS NULL AND connected_ig_user_id IS NOT NULL AND consent_ended_at IS NULL
      AND CASE WHEN connected_subject IS NULL
        THEN NOT EXISTS (SELECT FROM provider_identities p WHERE p.instagramer_id = i.id AND p.access_token IS NOT NULL)
        ELSE (connected_provider, connected_subject) = (${provider}, ${subject}) END
    RETURNING coalesce(connected_username, username) AS username`.execute(trx)
  const username = cut[0]?.username
  if (username === undefined) return true
  await notify(
    trx,
    { live, now, config },
    {
      to: { instagramerId: id },
      kind: 'consent_ended',
      subjectId: id,
      href: connections,
      facts: { text: username },
      once: 'consent-ended',
      mail: (to) => consentEndedMail({ ...to, account: username, link: config.appUrl + connections }),
    },
  )
  return true
}

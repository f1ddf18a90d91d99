import { Type } from 'typebox'
import type { Config } from '../../config'
import type { Provider } from '../../db/tables/accounts'
import type { Db } from '../../db/transact'
import { AppError } from '../../errors'
import type { Sendings } from '../../outbox/job'
import { enqueueAll } from '../../outbox/outbox'
import { graphApi, GraphRefusal } from './graph-api'
import { tokenOf } from './identities'
import { graphOptionsOf, providerSettingsOf } from './settings'

const consentRevocation = 'consent-revocation'

const Done = Type.Object({ success: Type.Boolean() })

type Revoked = {
  provider: Provider
  subject: string
  /** Sealed, in base64. */
  token: string
}

/**
 * Takes back a creator's consents at the provider after the commit, and forgets their tokens. Instagram's own sign-in documents no call for
 * it: there the token is forgotten.
 */
export const revokeConsents = async (
  trx: Db,
  instagramerId: string,
  only?: { provider: Provider; subject: string },
): Promise<void> => {
  const held = await trx
    .selectFrom('provider_identities')
    .select(['provider', 'subject', 'access_token'])
    .where('instagramer_id', '=', instagramerId)
    .where('access_token', 'is not', null)
    .$if(only !== undefined, (query) =>
      query.where('provider', '=', only!.provider).where('subject', '=', only!.subject),
    )
    .forUpdate()
    .execute()
  await enqueueAll(
    trx,
    consentRevocation,
    held
      .filter(({ provider }) => provider === 'facebook')
      .map(({ provider, subject, access_token: token }) => ({ provider, subject, token: token?.toString('base64') })),
  )
  for (const { provider, subject } of held)
    await trx
      .updateTable('provider_identities')
      .set({ access_token: null, token_expires_at: null })
      .where('provider', '=', provider)
      .where('subject', '=', subject)
      .execute()
}

const revoke = async (config: Config, { provider, subject, token }: Revoked): Promise<void> => {
  const settings = providerSettingsOf(config, provider)
  if (!settings) return
  const identity = {
    provider,
    subject,
    instagramer_id: '',
    access_token: Buffer.from(token, 'base64'),
    token_expires_at: null,
  }
  try {
    const accessToken = tokenOf(config, identity, new Date())
    await graphApi(graphOptionsOf(config, provider, settings))(Done, '/me/permissions', accessToken, {}, 'DELETE')
  } catch (error) {
    // A token that is refused, or that no key opens, gives access to nothing any more.
    const isOver = error instanceof AppError && error.id === 'provider_sign_in_needed'
    const isGone = error instanceof GraphRefusal && error.kind === 'gone'
    if (!isOver && !isGone) throw error
  }
}

/** Calls to the provider that take back consents. */
export const consentSendings: Sendings = ({ config }) => ({
  [consentRevocation]: (payload) => revoke(config, payload as Revoked),
})

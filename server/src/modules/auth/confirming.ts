import { isEmail, type Locale, type Scope } from '@samspel/api'
import type { Config } from '../../config'
import { type Db, transact } from '../../db/transact'
import { invalid } from '../../errors'
import { enqueueEssentialMail } from '../../outbox/mails'
import { enqueue } from '../../outbox/outbox'
import { suppressionOf } from '../../outbox/suppressions'
import { consumeConfirmation, countRecentConfirmations, createConfirmation } from './confirmations'
import { confirmationMail } from './mails'
import { ownLink } from './own-link'
import * as repository from './repository'

interface Context {
  db: Db
  now: Date
  config: Pick<Config, 'appUrl'>
}
interface Addressee {
  id: string
  email: string
  locale: Locale | null
}

/** Mails a link that confirms an address. */
export const sendConfirmation = async (
  { db: trx, now, config }: Context,
  scope: Scope,
  addressee: Addressee,
  redirectUrl?: string,
): Promise<void> => {
  const token = await createConfirmation(trx, scope, addressee, now)
  await enqueueEssentialMail(
    trx,
    confirmationMail({
      to: addressee.email,
      locale: addressee.locale,
      link: ownLink('confirmation', { appUrl: config.appUrl, scope, redirectUrl, token }),
    }),
  )
}

/** A queued request for a link. Whether the address belongs to an account is looked up only when it is processed. */
export interface LinkRequest {
  scope: Scope
  email: string
  redirectUrl: string
}

export const confirmationRequest = 'confirmation-request'

/** Answers every address alike, after the same work, so that nobody learns which addresses are registered. */
export const requestConfirmation = async ({ db }: Pick<Context, 'db'>, request: LinkRequest): Promise<void> => {
  if (!isEmail(request.email)) throw invalid({ email: ['invalid_email'] })
  await enqueue(db, confirmationRequest, { ...request })
}

/** Limit on mails to one address, wherever they are requested from. */
export const mostMailsPerHour = 10

/**
 * Processes a request. Does nothing when the address is unknown, or already confirmed and reachable, its account is blocked, or it was mailed
 * too often.
 */
export const carryOutConfirmationRequest = async (
  context: Context,
  { scope, email, redirectUrl }: LinkRequest,
): Promise<void> => {
  const account = await repository.findAccountByEmail(context.db, scope, email)
  if (!account?.mayEnter || (account.isConfirmed && !(await suppressionOf(context.db, account.email)))) return
  if ((await countRecentConfirmations(context.db, scope, account.id, context.now)) >= mostMailsPerHour) return
  await sendConfirmation(context, scope, account, redirectUrl)
}

/** Confirms the address that a link was sent to (row T-47). */
export const confirmAddress = async (
  { db, now }: Pick<Context, 'db' | 'now'>,
  scope: Scope,
  token: string,
): Promise<{ email: string }> => {
  const outcome = await transact(db, (trx) => consumeConfirmation(trx, scope, token, now))
  if (typeof outcome === 'string') throw invalid({ confirmationToken: [outcome] })
  return outcome
}

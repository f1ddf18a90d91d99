import { type EmailChangePart, isEmail, type Locale, type Scope } from '@samspel/api'
import type { Config } from '../../config'
import type { Context as FullContext } from '../../context'
import { type Db, transact } from '../../db/transact'
import { invalid } from '../../errors'
import { enqueueEssentialMail } from '../../outbox/mails'
import { enqueue } from '../../outbox/outbox'
import { suppressionOf } from '../../outbox/suppressions'
import { carryOutChange } from './carrying-out-change'
import { type ChangeLink, consumeConfirmation, countRecentConfirmations, createConfirmation } from './confirmations'
import { readChange } from './email-changes'
import { confirmationMail, formerAddressMail } from './mails'
import { ownLink } from './own-link'
import * as repository from './repository'
import { orTaken } from './taken'

interface Context {
  db: Db
  now: Date
  config: Pick<Config, 'appUrl'>
}
interface Addressee {
  id: string
  email: string
  locale: Locale | null
  change?: ChangeLink
}

/** The page of a former address says what its yes means. */
const pageOf = (appUrl: string, scope: Scope, { change }: Addressee) =>
  change
    ? `${new URL(appUrl).origin}/${scope}-email-confirmation?part=${change.isFormer ? 'former' : 'new'}`
    : undefined

/** Mails a link that confirms an address, or the part of an address in a change. */
export const sendConfirmation = async (
  { db: trx, now, config }: Context,
  scope: Scope,
  addressee: Addressee,
  redirectUrl?: string,
): Promise<void> => {
  const token = await createConfirmation(trx, scope, addressee, now)
  const mail = addressee.change?.isFormer ? formerAddressMail : confirmationMail
  await enqueueEssentialMail(
    trx,
    mail({
      to: addressee.email,
      locale: addressee.locale,
      link: ownLink('confirmation', {
        appUrl: config.appUrl,
        scope,
        redirectUrl: redirectUrl ?? pageOf(config.appUrl, scope, addressee),
        token,
      }),
    }),
  )
}

/** A queued request for a link. Whether the address belongs to an account is looked up only when it is processed. */
export type LinkRequest = {
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

type Alerting = Pick<FullContext, 'db' | 'live' | 'now' | 'config'>

/**
 * Uses the link that was sent to an address (row T-47). Where it is one of two that change the address, `awaits` says whose is left; with
 * the last of them the address changes.
 */
export const confirmAddress = async (
  { db, live, now, config }: Alerting,
  scope: Scope,
  token: string,
): Promise<{ email: string; awaits?: EmailChangePart }> => {
  const outcome = await transact(db, async (trx) => {
    const found = await consumeConfirmation(trx, scope, token, now)
    if (typeof found === 'string' || !found.change) return found
    const change = await readChange(trx, found.change.id)
    if (!change) return 'token_invalid' as const
    const [awaits] = change.awaits
    if (awaits) return { email: found.email, awaits }
    await carryOutChange(trx, { live, now, config }, { scope, id: found.change.ownerId, change })
    return { email: change.email }
  }).catch(orTaken('slug'))
  if (typeof outcome === 'string') throw invalid({ confirmationToken: [outcome] })
  return 'awaits' in outcome ? { email: outcome.email, awaits: outcome.awaits } : { email: outcome.email }
}

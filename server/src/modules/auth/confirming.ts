import { isEmail, type Locale, type Scope } from '@samspel/api'
import { type Owner, scopeOf } from '../../auth/owner'
import type { Config } from '../../config'
import type { Context as FullContext } from '../../context'
import { type Db, transact } from '../../db/transact'
import { AppError, invalid } from '../../errors'
import { enqueueEssentialMail } from '../../outbox/mails'
import { enqueue } from '../../outbox/outbox'
import { suppressionOf } from '../../outbox/suppressions'
import { record } from '../audit'
import {
  consumeConfirmation,
  countRecentConfirmations,
  createConfirmation,
  dropChanges,
  setAddress,
} from './confirmations'
import { requireConfirmation } from './confirming-password'
import { confirmationMail } from './mails'
import { ownLink } from './own-link'
import * as repository from './repository'
import { alertOwner } from './security-alerts'
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
  isChange?: boolean
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

/** Writes the change of a colleague's address into the log of the company. */
const logChange = async (trx: Db, { id, email }: { id: string; email: string }, now: Date): Promise<void> => {
  const { companyId, name, email: former } = await repository.getUser(trx, id)
  await record(trx, {
    companyId,
    actor: { kind: 'user', id, name },
    kind: 'email_changed',
    facts: { from: former, to: email },
    now,
  })
}

/** Confirms the address that a link was sent to (row T-47). A changed one is told to the former, which can take it back. */
export const confirmAddress = async (
  { db, live, now, config }: Alerting,
  scope: Scope,
  token: string,
): Promise<{ email: string }> => {
  const outcome = await transact(db, async (trx) => {
    const found = await consumeConfirmation(trx, scope, token, now)
    if (typeof found === 'string' || !found.changes) return found
    const { email, changes: id } = found
    await alertOwner(trx, { live, now, config }, { scope, ownerId: id, kind: 'email_changed' })
    if (scope === 'user') await logChange(trx, { id, email }, now)
    await setAddress(trx, scope, { id, email }, now)
    return found
  }).catch(orTaken('slug'))
  if (typeof outcome === 'string') throw invalid({ confirmationToken: [outcome] })
  return { email: outcome.email }
}

/** Mails a link to another address, which is the account's once it is used. Links to further addresses end. */
export const changeEmail = (
  call: Pick<FullContext<Owner>, 'db' | 'now' | 'config' | 'caller'> & { body: { email: string } },
) =>
  transact(call.db, async (trx) => {
    const { caller, now, body, config } = call
    const scope = scopeOf(caller)
    await requireConfirmation({ ...call, db: trx })
    if (!isEmail(body.email)) throw invalid({ email: ['invalid_email'] })
    if (await repository.findAccountByEmail(trx, scope, body.email)) throw invalid({ email: ['account_exists'] })
    if ((await countRecentConfirmations(trx, scope, caller.id, now)) >= mostMailsPerHour)
      throw new AppError('too_many_requests')
    await dropChanges(trx, scope, caller.id)
    const { locale } = (await trx
      .selectFrom(scope === 'user' ? 'users' : 'instagramers')
      .select('locale')
      .where('id', '=', caller.id)
      .executeTakeFirst()) ?? { locale: null }
    await sendConfirmation({ db: trx, now, config }, scope, {
      id: caller.id,
      email: body.email,
      locale,
      isChange: true,
    })
  })

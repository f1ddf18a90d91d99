import { isEmail, type Locale, type Scope } from '@samspel/api'
import type { Config } from '../../config'
import { type Db, transact } from '../../db/transact'
import { invalid } from '../../errors'
import { enqueueMail } from '../../outbox/mails'
import { enqueue } from '../../outbox/outbox'
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

/** Mails the link that confirms an address. */
export const sendConfirmation = async (
  { db: trx, now, config }: Context,
  scope: Scope,
  addressee: Addressee,
  redirectUrl?: string,
): Promise<void> => {
  const token = await createConfirmation(trx, scope, addressee, now)
  await enqueueMail(
    trx,
    confirmationMail({
      to: addressee.email,
      locale: addressee.locale,
      link: ownLink('confirmation', { appUrl: config.appUrl, scope, redirectUrl, token }),
    }),
  )
}

/** What the outbox keeps of a request for a link; whose it is, and whether it is anybody's, is looked up when it is carried out. */
export interface LinkRequest {
  scope: Scope
  email: string
  redirectUrl: string
}

export const confirmationRequest = 'confirmation-request'

/** The same answer after the same work for every address: nobody learns which ones are known. */
export const requestConfirmation = async ({ db }: Pick<Context, 'db'>, request: LinkRequest): Promise<void> => {
  if (!isEmail(request.email)) throw invalid({ email: ['invalid_email'] })
  await enqueue(db, confirmationRequest, { ...request })
}

/** Limits how many mails go to one address, from wherever they are asked for. */
export const mostMailsPerHour = 10

/** Carries a request out: nothing for an address that is unknown, confirmed or locked. */
export const carryOutConfirmationRequest = async (
  context: Context,
  { scope, email, redirectUrl }: LinkRequest,
): Promise<void> => {
  const account = await repository.findAccountByEmail(context.db, scope, email)
  if (!account?.mayEnter || account.isConfirmed) return
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

import { uuidv7 } from 'uuidv7'
import { isEmail, type Scope } from '@samspel/api'
import type { UserCaller } from '../../auth/caller'
import { type Owner, scopeOf } from '../../auth/owner'
import { isOfCompany, may } from '../../auth/roles'
import type { Body, Context } from '../../context'
import { type Db, transact } from '../../db/transact'
import { AppError, invalid } from '../../errors'
import { record } from '../audit'
import { carryOutChange } from './carrying-out-change'
import { countRecentConfirmations } from './confirmations'
import { mostMailsPerHour, sendConfirmation } from './confirming'
import { requireConfirmation } from './confirming-password'
import { dropChanges, openChange, readChange, releaseFormer } from './email-changes'
import * as repository from './repository'
import { takeSecondStepCode } from './second-step-code'
import { orTaken } from './taken'

const addressOf = (trx: Db, scope: Scope, id: string) =>
  trx
    .selectFrom(scope === 'user' ? 'users' : 'instagramers')
    .select(['email', 'email_confirmed_at', 'locale'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()

/**
 * Mails a link to another address and one to the address there is; once both are used the account has the new one. An address that was
 * never proved has no say. Links of an earlier change end.
 */
export const changeEmail = (
  call: Pick<Context<Owner>, 'db' | 'now' | 'config' | 'caller'> & { body: { email: string } },
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
    const account = await addressOf(trx, scope, caller.id)
    const id = uuidv7()
    const locale = account?.locale ?? null
    const send = (email: string, isFormer: boolean) =>
      sendConfirmation({ db: trx, now, config }, scope, { id: caller.id, email, locale, change: { id, isFormer } })
    await send(body.email, false)
    if (account?.email && account.email_confirmed_at) await send(account.email, true)
  })

/** What the caller's change of address waits for; null where none is under way. */
export const getEmailChange = async ({ db, caller, now }: Pick<Context<Owner>, 'db' | 'now' | 'caller'>) => {
  const change = await openChange(db, scopeOf(caller), caller.id, now)
  return {
    emailChange: change ? { email: change.email, awaits: change.awaits, expiresAt: change.expiresAt } : null,
  }
}

/** Ends the caller's change of address: both links do nothing from now on. */
export const cancelEmailChange = ({ db, caller }: Pick<Context<Owner>, 'db' | 'caller'>): Promise<void> =>
  dropChanges(db, scopeOf(caller), caller.id)

type Clock = Pick<Context, 'live' | 'now' | 'config'>

/** Waits for the former address no longer, and carries the change out where the new one has answered. */
const goOnWithoutFormer = async (
  trx: Db,
  clock: Clock,
  { scope, id }: { scope: Scope; id: string },
): Promise<{ email: string }> => {
  const open = await openChange(trx, scope, id, clock.now)
  if (!open?.awaits.includes('former')) throw new AppError('not_found')
  await trx
    .selectFrom('email_confirmations')
    .select('token_hash')
    .where('change_id', '=', open.id)
    .forUpdate()
    .execute()
  await addressOf(trx, scope, id)
  await releaseFormer(trx, open.id, clock.now)
  const change = await readChange(trx, open.id)
  if (change && change.awaits.length === 0) await carryOutChange(trx, clock, { scope, id, change })
  return { email: open.email }
}

/** The former address is out of reach: the password, typed lately, and the second step stand in for it. */
export const releaseOwnEmailChange = async (
  call: Context<UserCaller> & { body: Body<'releaseOwnEmailChange'> },
): Promise<void> => {
  const { db, live, now, config, caller, body } = call
  await requireConfirmation(call)
  if (!(await openChange(db, 'user', caller.id, now))?.awaits.includes('former')) throw new AppError('not_found')
  await takeSecondStepCode(call, body)
  await transact(db, (trx) => goOnWithoutFormer(trx, { live, now, config }, { scope: 'user', id: caller.id })).catch(
    orTaken('slug'),
  )
}

/**
 * The platform's staff has made sure by other means who asks, and the former address is not waited for. Not for the platform's own people,
 * nor for anybody with a second step, who have their own way.
 */
export const releaseEmailChange = (
  { db, live, now, config, caller }: Context<UserCaller>,
  { scope, id }: { scope: Scope; id: string },
): Promise<void> =>
  transact(db, async (trx) => {
    if (!may(caller, 'manageEveryCompany')) throw new AppError('not_found')
    const user = scope === 'user' ? await repository.getUser(trx, id).catch(() => undefined) : undefined
    if (scope === 'user' && (!user || !isOfCompany(user))) throw new AppError('not_found')
    if (user?.secondStep) throw new AppError('not_own')
    const { email } = await goOnWithoutFormer(trx, { live, now, config }, { scope, id })
    await record(trx, {
      companyId: user?.companyId ?? null,
      actor: caller,
      kind: 'email_change_released',
      subject: { id, name: user?.name ?? 'creator' },
      facts: scope === 'user' ? { to: email } : {},
      now,
    })
  }).catch(orTaken('slug'))

import { secondStepGraceDays } from '@samspel/api/constants'
import type { UserCaller } from '../../auth/caller'
import { may } from '../../auth/roles'
import { revokeSessionsOf } from '../../auth/sessions'
import type { Context } from '../../context'
import { addDays, dayOf } from '../../days'
import { transact } from '../../db/transact'
import { AppError } from '../../errors'
import { record } from '../audit'
import { alertOwner, clearSecondStep } from '../auth'
import { getCompany } from './companies'
import { findMember, lockMember } from './members-repository'
import { managesCompany, managesMember } from './policies'
import { managerOf } from './scope'

/** Has everybody in the company show a second step from some days on, or no longer. Asked again, the day stays. */
export const requireSecondStep = async (
  context: Context<UserCaller>,
  { id, required }: { id: string; required: boolean },
) =>
  transact(context.db, async (trx) => {
    if (!managesCompany(managerOf(context.caller), id)) throw new AppError('not_found')
    const { company } = await getCompany({ ...context, db: trx }, { id })
    if (required === (company.secondStepRequiredFrom !== null)) return { company }
    const from = required ? addDays(dayOf(context.now), secondStepGraceDays) : null
    await trx.updateTable('companies').set({ second_step_required_from: from }).where('id', '=', id).execute()
    await record(trx, {
      companyId: id,
      actor: context.caller,
      kind: required ? 'second_step_asked' : 'second_step_unasked',
      facts: { to: from },
      now: context.now,
    })
    return { company: { ...company, secondStepRequiredFrom: from } }
  })

/** Takes away the second step of somebody who has lost it. Their sessions end, and they are told by mail. */
export const resetSecondStep = async (context: Context<UserCaller>, { id }: { id: string }): Promise<void> =>
  transact(context.db, async (trx) => {
    const { caller, live, now, config } = context
    const manager = managerOf(caller)
    await lockMember(trx, id)
    const member = await findMember(trx, id, may(manager, 'manageEveryCompany') ? 'first' : manager.companyId)
    if (!member || !managesMember(manager, member)) throw new AppError('not_found')
    if (member.id === caller.id) throw new AppError('not_own')
    // It is their other companies' protection as well.
    if (member.isElsewhere && !may(manager, 'manageEveryCompany')) throw new AppError('forbidden')
    if (!member.secondStep) throw new AppError('second_step_off')
    await clearSecondStep(trx, member.id)
    await revokeSessionsOf({ db: trx, live, now }, 'user', member.id)
    await record(trx, {
      companyId: member.companyId,
      actor: caller,
      kind: 'second_step_reset',
      subject: { id: member.id, name: member.name },
      now,
    })
    await alertOwner(trx, { live, now, config }, { scope: 'user', ownerId: member.id, kind: 'second_step_reset' })
  })

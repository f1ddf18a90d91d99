import type { Owner } from '../../auth/owner'
import type { Context } from '../../context'
import { transact } from '../../db/transact'
import type { Handlers } from '../../http/call'
import { record } from '../audit'
import {
  cancelEmailChange,
  changeEmail,
  getEmailChange,
  releaseEmailChange,
  releaseOwnEmailChange,
} from './changing-email'
import { confirmPassword, requireConfirmation } from './confirming-password'
import { forgetDevice, listDevices, registerDevice } from './devices'
import { endAllSessions, endSession, listSessions } from './own-sessions'
import { changePassword, newPasswordIn } from './password-change'
import { changesPayments, updateCreator, updateUser } from './profile'
import { getOwnInstagramer, getUser } from './repository'
import { alertOwner } from './security-alerts'
import { orTaken } from './taken'

/** The caller's own record, under the key of its kind. */
export const own = async (context: Pick<Context, 'db' | 'config'>, caller: Owner) =>
  caller.kind === 'user'
    ? { user: await getUser(context.db, caller.id, caller.companyId ?? null) }
    : { instagramer: await getOwnInstagramer(context, caller.id) }

/** Calls of signed-in users about their own account. */
export const accountHandlers = {
  getMe: async ({ db, caller }) => ({ user: await getUser(db, caller.id, caller.companyId ?? null) }),
  updateMe: async (call) => {
    const { password, passwordConfirmation, ...change } = call.body.user
    const newPassword = newPasswordIn({ password, passwordConfirmation })
    return transact(call.db, async (db) => {
      await updateUser(db, call.caller.id, change)
      if (newPassword) await requireConfirmation({ ...call, db })
      if (newPassword)
        call.setSession((await changePassword({ ...call, db }, 'user', call.caller.id, newPassword)).session)
      return { user: await getUser(db, call.caller.id, call.caller.companyId ?? null) }
    })
  },
  getInstagramerMe: async (call) => ({ instagramer: await getOwnInstagramer(call, call.caller.id) }),
  updateInstagramerMe: async (call) => {
    const { password, passwordConfirmation, ...change } = call.body.instagramer
    const newPassword = newPasswordIn({ password, passwordConfirmation })
    return transact(call.db, async (db) => {
      const changed = await changesPayments({ ...call, db }, call.caller.id, change)
      if (newPassword || changed.length > 0) await requireConfirmation({ ...call, db })
      await updateCreator({ ...call, db }, call.caller.id, change)
      if (changed.length > 0)
        await record(db, {
          companyId: null,
          actor: call.caller,
          kind: 'bank_details_changed',
          facts: { fields: changed },
          now: call.now,
        })
      for (const kind of changed) await alertOwner(db, call, { scope: 'instagramer', ownerId: call.caller.id, kind })
      if (newPassword)
        call.setSession((await changePassword({ ...call, db }, 'instagramer', call.caller.id, newPassword)).session)
      return { instagramer: await getOwnInstagramer({ ...call, db }, call.caller.id) }
    }).catch(orTaken('collaborationPageSlug'))
  },

  createDevice: async ({ db, caller, body }) => ({ device: await registerDevice(db, caller, body) }),
  deleteDevice: ({ db, caller, params }) => forgetDevice(db, caller, params.id),
  listDevices: ({ db, caller, query }) => listDevices(db, caller, query),
  listSessions: ({ db, caller, query, now }) => listSessions(db, caller, query, now),
  endSession: (call) => endSession(call, call.caller, call.params.id),
  endAllSessions: (call) => endAllSessions(call, call.caller),

  confirmPassword: (call) => confirmPassword(call),
  changeEmail: (call) => changeEmail(call),
  getEmailChange: (call) => getEmailChange(call),
  cancelEmailChange: (call) => cancelEmailChange(call),
  releaseOwnEmailChange: (call) => releaseOwnEmailChange(call),
  releaseUserEmailChange: (call) => releaseEmailChange(call, { scope: 'user', id: call.params.id }),
  releaseInstagramerEmailChange: (call) => releaseEmailChange(call, { scope: 'instagramer', id: call.params.id }),
} satisfies Partial<Handlers>

import type { Scope } from '@samspel/api'
import { type Owner, scopeOf } from '../../auth/owner'
import { revokeSession, type SessionFacts, touchSession } from '../../auth/sessions'
import type { Handlers } from '../../http/call'
import { forgetAtTheEdge } from '../../http/tell-the-edge'
import { accountHandlers, own } from './account-handlers'
import { confirmAddress, requestConfirmation } from './confirming'
import { type Entered, signIn } from './entering'
import { changeByReset, requestReset } from './password-change'
import {
  addPasskey,
  confirmSecondStepApp,
  forgetRemembered,
  getSecondStep,
  listRemembered,
  removePasskey,
  renameOwnPasskey,
  renewRecoveryCodes,
  startOwnPasskey,
  startSecondStepApp,
  tokensIn,
  turnSecondStepOff,
} from './second-step'
import { signInBySecondStep, startSecondStepPasskey } from './second-step-sign-in'
import { denyChange } from './security-alerts'
import { signUpCreator, signUpStaff } from './sign-up'

export { accountCleanUpJob } from './clean-up'
export { sendConfirmation } from './confirming'
export { confirmPassword, requireConfirmation } from './confirming-password'
export { authDeliveries } from './deliveries'
export { type Entered, enterUser } from './entering'
export { openDetails, sealedPaymentDetails } from './payment-details'
export { livesIn } from './profile'
export { getOwnInstagramer, getUser } from './repository'
export { clearSecondStep, tokensIn as rememberedIn, sealedSecondSteps } from './second-step'
export { requireSecondStepCode } from './second-step-code'
export { alertOfNewDevice, alertOwner } from './security-alerts'

const factsOf = (caller: Owner): SessionFacts => ({
  id: caller.sessionId,
  scope: scopeOf(caller),
  ownerId: caller.id,
  role: caller.kind === 'user' ? caller.role : undefined,
  endsAt: caller.endsAt,
})

const enteredAs = <R extends Scope>(
  scope: R,
  { session, user, instagramer }: Entered,
  setSession: (session: SessionFacts) => void,
) => {
  setSession(session)
  const record = scope === 'user' ? user : instagramer
  return { [scope]: record } as R extends 'user'
    ? { user: NonNullable<typeof user> }
    : { instagramer: NonNullable<typeof instagramer> }
}

const signOut = async (call: Parameters<Handlers['signOutUser' | 'signOutInstagramer']>[0]): Promise<void> => {
  await revokeSession(call, call.caller.id, call.caller.sessionId)
  forgetAtTheEdge(call.http, call.config)
}

export const authHandlers = {
  ...accountHandlers,

  signInUser: async (call) =>
    enteredAs(
      'user',
      await signIn(call, 'user', { ...call.body.user, remembered: tokensIn(call.http, call.config) }),
      call.setSession,
    ),
  signInInstagramer: async (call) =>
    enteredAs('instagramer', await signIn(call, 'instagramer', call.body.instagramer), call.setSession),
  signInBySecondStep: async (call) => enteredAs('user', await signInBySecondStep(call), call.setSession),
  startSecondStepPasskey: (call) => startSecondStepPasskey(call),
  getSecondStep: (call) => getSecondStep(call),
  startSecondStepApp: (call) => startSecondStepApp(call),
  confirmSecondStepApp: (call) => confirmSecondStepApp(call),
  renewRecoveryCodes: (call) => renewRecoveryCodes(call),
  turnSecondStepOff: (call) => turnSecondStepOff(call),
  startPasskey: (call) => startOwnPasskey(call),
  addPasskey: (call) => addPasskey(call),
  renamePasskey: (call) => renameOwnPasskey(call, { id: call.params.id, name: call.body.name }),
  removePasskey: (call) => removePasskey(call, call.params.id),
  listRememberedDevices: ({ db, caller, config, http, now, query }) =>
    listRemembered(db, { userId: caller.id, tokens: tokensIn(http, config), now }, query),
  forgetRememberedDevice: ({ db, caller, params }) => forgetRemembered(db, caller.id, params.id),
  signUpUser: async (call) => enteredAs('user', await signUpStaff(call, call.body.user), call.setSession),
  signUpInstagramer: async (call) => {
    const { collaborationPageAttributes, ...account } = call.body.instagramer
    return enteredAs(
      'instagramer',
      await signUpCreator(call, { ...account, slug: collaborationPageAttributes.slug }),
      call.setSession,
    )
  },
  validateToken: (call) => own(call, call.caller),
  refreshToken: async (call) => {
    await touchSession(call.db, call.caller.sessionId, call.now)
    call.setSession(factsOf(call.caller))
    return own(call, call.caller)
  },
  signOutUser: signOut,
  signOutInstagramer: signOut,

  requestUserPassword: (call) =>
    requestReset(call, { scope: 'user', email: call.body.user.email, redirectUrl: call.body.redirectUrl }),
  requestInstagramerPassword: (call) =>
    requestReset(call, {
      scope: 'instagramer',
      email: call.body.instagramer.email,
      redirectUrl: call.body.redirectUrl,
    }),
  changeUserPassword: (call) => changeByReset(call, 'user', call.body.user),
  changeInstagramerPassword: (call) => changeByReset(call, 'instagramer', call.body.instagramer),

  requestUserConfirmation: (call) =>
    requestConfirmation(call, { scope: 'user', email: call.body.user.email, redirectUrl: call.body.redirectUrl }),
  requestInstagramerConfirmation: (call) =>
    requestConfirmation(call, {
      scope: 'instagramer',
      email: call.body.instagramer.email,
      redirectUrl: call.body.redirectUrl,
    }),
  denyChange: (call) => denyChange(call, call.body.denialToken),
  confirmUser: (call) => confirmAddress(call, 'user', call.body.confirmationToken),
  confirmInstagramer: (call) => confirmAddress(call, 'instagramer', call.body.confirmationToken),
} satisfies Partial<Handlers>

import type { Handlers } from '../../http/call'
import type { Job } from '../../jobs/clock'
import { rememberedIn } from '../auth'
import { dropOldFlows } from './flows'
import { getCompanySignIn, removeCompanySignIn, setCompanySignIn } from './settings'
import { finishCompanySignIn, startCompanySignIn, tryCompanySignIn } from './sign-in'

export { sealedSignIns } from './repository'

export const companySignInHandlers = {
  getCompanySignIn: (call) => getCompanySignIn(call, call.params),
  setCompanySignIn: (call) => setCompanySignIn(call, call.params),
  removeCompanySignIn: (call) => removeCompanySignIn(call, call.params),
  tryCompanySignIn: (call) => tryCompanySignIn(call, call.params),
  startCompanySignIn: (call) => startCompanySignIn(call),
  finishCompanySignIn: async (call) => {
    const done = await finishCompanySignIn({ ...call, remembered: rememberedIn(call.http, call.config) })
    if ('triedCompanyId' in done) return { user: null, triedCompanyId: done.triedCompanyId }
    call.setSession(done.entered.session)
    return { user: done.entered.user ?? null, triedCompanyId: null }
  },
} satisfies Partial<Handlers>

/** Deletes sign-ins that can no longer be completed. */
export const companySignInJob: Job = {
  name: 'company-sign-in-clean-up',
  everyMs: 3_600_000,
  run: ({ db, now }) => dropOldFlows(db, now()),
}

import { AppError } from '../../errors'
import type { Handlers } from '../../http/call'
import type { Job } from '../../jobs/clock'
import { getOwnInstagramer, requireConfirmation } from '../auth'
import { providerSettingsOf } from '../social'
import { connectAccount, disconnectAccount, listAccounts, startConnection } from './connections'
import { cookieNames, cookieOptions } from './cookies'
import { dropOldFlows, ticketLife } from './flows'
import { noteAccounts } from './note-accounts'
import { signUpByArrival } from './sign-in'
import { openArrival } from './waiting-arrival'

export { socialCallbacks } from './callbacks'
export { socialSignIn } from './routes'
export { carryOutTold, type Told } from './told'

export const connectionHandlers = {
  getSignInWays: async ({ config }) => ({
    ways: {
      facebook: providerSettingsOf(config, 'facebook') !== undefined,
      instagram: providerSettingsOf(config, 'instagram') !== undefined,
    },
  }),
  startConnection: async (call) => {
    // A provider is another way to sign in and outlives this session, so it needs confirmation.
    await requireConfirmation(call)
    const { url, ticket } = await startConnection(call, call.body.provider)
    void call.http.reply.setCookie(cookieNames(call.config).ticket, ticket, cookieOptions(call.config, ticketLife))
    return { url }
  },
  signUpByProvider: async (call) => {
    const { request, reply } = call.http
    const name = cookieNames(call.config).arrival
    const arrival = openArrival(call.config, request.cookies[name], call.now)
    // The consent was too long ago, or given in another browser.
    if (!arrival) throw new AppError('provider_sign_in_needed')
    const session = await signUpByArrival(call, arrival, call.body.instagramer.email, call.browser)
    void reply.clearCookie(name, cookieOptions(call.config, 0))
    // By Instagram's own sign-in the account itself has come in: there is nothing left to choose.
    await noteAccounts(call, session.ownerId, arrival, arrival.provider === 'instagram')
    call.setSession(session)
    return { instagramer: await getOwnInstagramer(call, session.ownerId) }
  },
  listFacebookAccounts: (call) => listAccounts(call, call.query),
  connectFacebookAccount: async (call) => ({ instagramer: await connectAccount(call, call.body.facebookAccountId) }),
  disconnectAccount: async (call) => ({ instagramer: await disconnectAccount(call) }),
} satisfies Partial<Handlers>

/** Deletes sign-in flows that can no longer be completed. */
export const oldFlowsJob: Job = {
  name: 'social-sign-in-clean-up',
  everyMs: 3_600_000,
  run: ({ db, now }) => dropOldFlows(db, now()),
}

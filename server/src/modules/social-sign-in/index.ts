import type { Handlers } from '../../http/call'
import type { Job } from '../../jobs/clock'
import { requireConfirmation } from '../auth'
import { providerSettingsOf } from '../social'
import { connectAccount, disconnectAccount, listAccounts, startConnection } from './connections'
import { cookieNames, cookieOptions } from './cookies'
import { dropOldFlows, ticketLife } from './flows'

export { socialCallbacks } from './callbacks'
export { socialSignIn } from './routes'

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

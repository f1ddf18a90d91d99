import { pageSizes } from '@samspel/api'
import { AppError } from '../../errors'
import type { Handlers } from '../../http/call'
import { metaOf, pageOf } from '../../http/page'
import { findPost } from './find-post'
import { openProvider } from './open-provider'
import type { SocialAccount, SocialProvider } from './provider'
import { refreshFigures, refreshTexts } from './refresh'
import * as repository from './repository'
import { toInstagramPost } from './serialize'
import { keepNew } from './store-posts'

export { freshAudience } from './audience'
export { storyJob } from './capture-stories'
export { endConsent } from './consent'
export { figuresJob } from './creator-figures'
export { followJob } from './follow'
export { forgetNetwork, subjectOf } from './forget'
export { graphApi, type GraphOptions, isAppLimited, isLimited } from './graph-api'
export {
  findIdentity,
  type GivenToken,
  keepIdentity,
  latestIdentity,
  lockIdentity,
  mayEnter,
  readingIdentity,
  sealedTokens,
  tokenOf,
} from './identities'
export { publisherOf } from './mentioned'
export { openProvider } from './open-provider'
export { type SocialAccount, type SocialPost, type SocialProvider, toldOf } from './provider'
export { refreshFigures } from './refresh'
export { findAccount } from './repository'
export { consentSendings, revokeConsents } from './revoke'
export { type StoredPost, toInstagramPost, toSocialPost } from './serialize'
export { callbackOf, graphOptionsOf, providerNames, providerSettingsOf, scopes, webhookScopes } from './settings'
export { keepNew } from './store-posts'
export { tokenJob } from './token-checks'
export { endOf, exchangeToken } from './tokens'

/** Stores the network's posts; returns the error if that failed. */
const readPosts = async (
  context: Parameters<typeof keepNew>[0],
  account: SocialAccount,
  provider: SocialProvider,
): Promise<AppError | undefined> => {
  try {
    const { posts } = await provider.listPosts(account)
    await keepNew(context, account.id, posts, provider)
    await refreshFigures(context.db, account.id, posts, context.now)
    await refreshTexts(context.db, account.id, posts)
    return undefined
  } catch (error) {
    if (error instanceof AppError) return error
    throw error
  }
}

export const socialHandlers = {
  listMyInstagramPosts: async ({ db, caller, config, log, query, now }) => {
    const account = await repository.findAccount(db, caller.id)
    if (!account) throw new AppError('not_found')
    const page = pageOf(query, pageSizes.cards)
    const provider = openProvider({ db, config, now })
    const isAsked = page.page === 1 && account.connectedIgUserId !== null
    const failure = isAsked ? await readPosts({ db, config, log, now }, account, provider) : undefined
    const { rows, total } = await repository.listPosts(db, caller.id, query.story, page)
    // Show what is stored even if the network is not responding.
    if (failure && total === 0) throw failure
    return {
      instagramPosts: rows.map((row) => ({ ...toInstagramPost(row), used: row.used })),
      meta: metaOf(page, total),
    }
  },
  findMyInstagramPost: async (context) => findPost(context, context.body.link),
} satisfies Partial<Handlers>

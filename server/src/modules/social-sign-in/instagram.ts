import { Type } from 'typebox'
import { graphApi, type GraphOptions } from '../social'
import type { ProviderAccount, SocialProvider } from './provider'

const Me = Type.Object({
  /** The professional account; `id` names it to our app alone. */
  user_id: Type.String({ minLength: 1, maxLength: 60 }),
  id: Type.Optional(Type.String({ minLength: 1, maxLength: 60 })),
  username: Type.String(),
  name: Type.Optional(Type.String()),
  account_type: Type.Optional(Type.String()),
  followers_count: Type.Optional(Type.Integer()),
})

const fields = 'id,user_id,username,name,account_type,followers_count'
const kinds: Record<string, ProviderAccount['accountType']> = {
  business: 'business',
  media_creator: 'creator',
  personal: 'personal',
}

/**
 * Instagram's own sign-in. It provides no email address and knows nothing of Facebook pages: the creator sees a single account, and no page
 * linked to it.
 */
export const instagramProvider = (options: GraphOptions): SocialProvider => {
  const get = graphApi(options)
  const me = (accessToken: string) => get(Me, '/me', accessToken, { fields })
  return {
    profile: async (accessToken) => {
      const { id, user_id, username, name } = await me(accessToken)
      return { subject: user_id, appScopedId: id, name: name || username, email: undefined, handle: username }
    },
    accounts: async (accessToken) => {
      const { user_id, username, account_type = '', followers_count = 0 } = await me(accessToken)
      return {
        data: [
          {
            id: user_id,
            pageName: null,
            igUserId: user_id,
            username,
            accountType: kinds[account_type.toLowerCase()] ?? null,
            followersCount: Math.max(followers_count, 0),
            pictureUrl: null,
          },
        ],
        cursors: { before: null, after: null },
        hasNext: false,
      }
    },
  }
}

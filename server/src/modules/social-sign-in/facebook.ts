import { type Static, Type } from 'typebox'
import { cut } from '../../cut'
import { graphApi, type GraphOptions } from '../social'
import type { ProviderAccount, SocialProvider } from './provider'

const Profile = Type.Object({
  id: Type.String({ minLength: 1, maxLength: 100 }),
  name: Type.Optional(Type.String()),
  email: Type.Optional(Type.String()),
})

const Instagram = Type.Object({
  id: Type.String(),
  username: Type.Optional(Type.String()),
  followers_count: Type.Optional(Type.Integer()),
  profile_picture_url: Type.Optional(Type.String()),
})
const Page = Type.Object({
  id: Type.String(),
  name: Type.String(),
  /** A professional account. */
  instagram_business_account: Type.Optional(Instagram),
  /** Any account linked to the page, including a personal one. */
  connected_instagram_account: Type.Optional(Instagram),
})
const Pages = Type.Object({
  data: Type.Array(Page),
  paging: Type.Optional(
    Type.Object({
      cursors: Type.Optional(
        Type.Object({ before: Type.Optional(Type.String()), after: Type.Optional(Type.String()) }),
      ),
      next: Type.Optional(Type.String()),
    }),
  ),
})

const instagramFields = 'id,username,followers_count,profile_picture_url'
const pageFields = `id,name,instagram_business_account{${instagramFields}},connected_instagram_account{id,username}`

/** Only pictures on this site: the content security policy does not let browsers load them from the providers' servers. */
const ownPicture = (url: string | undefined, appUrl: string): string | null =>
  url?.startsWith(`${appUrl}/uploads/`) ? url.slice(appUrl.length) : null

const accountOf = (page: Static<typeof Page>, appUrl: string): ProviderAccount => {
  const account = page.instagram_business_account ?? page.connected_instagram_account
  return {
    id: page.id,
    pageName: cut(page.name, 200),
    igUserId: account?.id ?? null,
    username: account?.username ?? null,
    // Facebook tells whether an account is professional, but not which of the two professional kinds.
    accountType: account && !page.instagram_business_account ? 'personal' : null,
    followersCount: Math.max(account?.followers_count ?? 0, 0),
    pictureUrl: ownPicture(account?.profile_picture_url, appUrl),
  }
}

/** Facebook's Graph API: the person, and the pages they manage with their Instagram accounts. */
export const facebookProvider = (options: GraphOptions & { appUrl: string }): SocialProvider => {
  const get = graphApi(options)
  return {
    profile: async (accessToken) => {
      const { id, name, email } = await get(Profile, '/me', accessToken, { fields: 'id,name,email' })
      return { subject: id, name: name ?? '', email, handle: undefined }
    },
    accounts: async (accessToken, { after, limit }) => {
      const { data, paging } = await get(Pages, '/me/accounts', accessToken, {
        fields: pageFields,
        limit: String(limit),
        after,
      })
      return {
        data: data.map((page) => accountOf(page, options.appUrl)),
        cursors: { before: paging?.cursors?.before ?? null, after: paging?.cursors?.after ?? null },
        // The address contains the token, so it is not passed on.
        hasNext: paging?.next !== undefined,
      }
    },
  }
}

import { Type } from 'typebox'
import { connectionOf, type ProviderContext } from './open-provider'

const Mentioned = Type.Object({
  mentioned_media: Type.Optional(
    Type.Object({ id: Type.Optional(Type.String()), username: Type.Optional(Type.String()) }),
  ),
})

/** The user name of who has published a post in which a connected account is mentioned; undefined when the network does not say. */
export const publisherOf = async (
  context: ProviderContext,
  instagramerId: string,
  igUserId: string,
  externalId: string,
): Promise<string | undefined> => {
  // It stands in a list of fields.
  if (!/^[\w-]+$/.test(externalId)) return undefined
  const { get, token } = await connectionOf(context, instagramerId)
  const { mentioned_media: media } = await get(Mentioned, `/${igUserId}`, token, {
    fields: `mentioned_media.media_id(${externalId}){id,username}`,
  })
  return media?.username
}

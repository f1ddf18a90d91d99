import { type Static, Type } from 'typebox'
import { cut } from '../../cut'
import { AppError } from '../../errors'
import { type GraphGet, GraphRefusal, type RefusalKind } from './graph-api'
import { readGraphAudience } from './graph-audience'
import type { SocialAccount, SocialPost, SocialProvider } from './provider'

const Media = Type.Object({
  id: Type.String({ minLength: 1, maxLength: 100 }),
  caption: Type.Optional(Type.String()),
  media_type: Type.Optional(Type.String()),
  media_url: Type.Optional(Type.String()),
  thumbnail_url: Type.Optional(Type.String()),
  permalink: Type.Optional(Type.String()),
  timestamp: Type.String(),
  like_count: Type.Optional(Type.Integer()),
  comments_count: Type.Optional(Type.Integer()),
})
const MediaList = Type.Object({ data: Type.Array(Media) })
const Insights = Type.Object({
  data: Type.Array(Type.Object({ name: Type.String(), values: Type.Array(Type.Object({ value: Type.Integer() })) })),
})

const fields = 'id,caption,media_type,media_url,thumbnail_url,permalink,timestamp,like_count,comments_count'
const postsRead = 25
const longestCaption = 5_000
const mostBytes = 20 * 1024 * 1024

export interface GraphSources {
  /** The way to the network by the creator's own sign-in; throws AppError `provider_sign_in_needed` when none holds. */
  connectionOf: (accountId: string) => Promise<{ get: GraphGet; token: string }>
  timeoutMs: number
  /** Hosts of the Graph APIs, which may serve pictures besides the network's own servers. */
  graphHosts: readonly string[]
}

const pictureHosts = /(?:^|\.)(?:cdninstagram\.com|fbcdn\.net)$/

/** Pictures are fetched only from the network's own servers, whatever address an answer contains. */
const mayFetch = (address: string, graphHosts: readonly string[]): boolean => {
  const url = URL.canParse(address) ? new URL(address) : undefined
  return (
    url !== undefined &&
    (graphHosts.some((host) => new URL(host).origin === url.origin) ||
      (url.protocol === 'https:' && url.port === '' && pictureHosts.test(url.hostname)))
  )
}

const contentOf = async (response: Response): Promise<Buffer> => {
  const parts: Uint8Array[] = []
  let bytes = 0
  for await (const part of response.body ?? []) {
    bytes += (part as Uint8Array).length
    if (bytes > mostBytes) throw new AppError('provider_unavailable')
    parts.push(part as Uint8Array)
  }
  return Buffer.concat(parts)
}

const isRefused = (error: unknown, kind: RefusalKind) => error instanceof GraphRefusal && error.kind === kind

/**
 * Reads the reach of one post after another; null where the network does not say it: for posts that are too old or seen by too few, when a
 * permission is missing, when it fails. At a limit it asks no further. A token that is not valid any more fails the whole reading.
 */
const reachReader = (get: GraphGet, token: string) => {
  let isLimited = false
  return async (id: string): Promise<number | null> => {
    if (isLimited) return null
    const answer = await get(Insights, `/${id}/insights`, token, { metric: 'reach' }).catch((error: unknown) => {
      if (!(error instanceof AppError) || isRefused(error, 'token')) throw error
      isLimited = isRefused(error, 'limit')
      return null
    })
    const reach = answer?.data.find(({ name }) => name === 'reach')?.values[0]?.value
    return reach === undefined ? null : Math.max(reach, 0)
  }
}

/** Reads posts and stories of professional Instagram accounts from the Graph API. */
export const createGraphProvider = ({ connectionOf, timeoutMs, graphHosts }: GraphSources): SocialProvider => {
  const toPost = (media: Static<typeof Media>, story: boolean, reach: number | null): SocialPost => ({
    externalId: media.id,
    caption: cut(media.caption ?? '', longestCaption),
    imageUrl: (media.media_type === 'VIDEO' ? media.thumbnail_url : media.media_url) ?? null,
    permalink: media.permalink ?? null,
    story,
    reach,
    likesCount: Math.max(media.like_count ?? 0, 0),
    commentsCount: Math.max(media.comments_count ?? 0, 0),
    createdAt: new Date(media.timestamp),
  })

  const read = async (account: SocialAccount, edge: 'media' | 'stories'): Promise<SocialPost[]> => {
    const { get, token } = await connectionOf(account.id)
    const { data } = await get(MediaList, `/${account.connectedIgUserId ?? 'me'}/${edge}`, token, {
      fields,
      limit: String(postsRead),
    })
    const reachOf = reachReader(get, token)
    const posts: SocialPost[] = []
    for (const media of data) posts.push(toPost(media, edge === 'stories', await reachOf(media.id)))
    return posts.filter(({ createdAt }) => !Number.isNaN(createdAt.getTime()))
  }

  return {
    needsConnection: true,
    listPosts: (account) => read(account, 'media'),
    listStories: (account) => read(account, 'stories'),
    readPost: async (account, known) => {
      const { get, token } = await connectionOf(account.id)
      const media = await get(Media, `/${known.externalId}`, token, { fields }).catch((error: unknown) => {
        if (isRefused(error, 'gone')) return null
        throw error
      })
      return media && toPost(media, known.story, await reachReader(get, token)(media.id))
    },
    readAudience: async (account) => {
      const { get, token } = await connectionOf(account.id)
      return readGraphAudience(get, token, account.connectedIgUserId ?? 'me')
    },
    copyPicture: async (address) => {
      if (!mayFetch(address, graphHosts)) return null
      const response = await fetch(address, { redirect: 'error', signal: AbortSignal.timeout(timeoutMs) }).catch(
        (cause: unknown) => {
          throw Object.assign(new AppError('provider_unavailable'), { cause })
        },
      )
      if (response.status === 404 || response.status === 410) return null
      if (!response.ok) throw new AppError('provider_unavailable')
      return { content: await contentOf(response) }
    },
  }
}

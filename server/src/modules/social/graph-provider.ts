import { Type } from 'typebox'
import { answerOf, type GraphGet, GraphRefusal } from './graph-api'
import { readGraphAudience } from './graph-audience'
import {
  insightsOf,
  type Media,
  mediaFields,
  type MediaList,
  metricsOf,
  schemas,
  toPost,
  withInsights,
} from './graph-media'
import { copyPicture } from './graph-picture'
import type { Answer, Depth, Insights, PostList, SocialAccount, SocialPost, SocialProvider } from './provider'

const Profile = Type.Object({ followers_count: Type.Optional(Type.Integer({ minimum: 0 })) })

const newest = 25
const perPage = 50
/** Enough for a creator who posts daily during a campaign of a year. */
const mostPages = 8

export interface GraphSources {
  /** The way to the network by the creator's own sign-in; throws AppError `provider_sign_in_needed` when none holds. */
  connectionOf: (accountId: string) => Promise<Calls>
  timeoutMs: number
  /** Hosts of the Graph APIs, which may serve pictures besides the network's own servers. */
  graphHosts: readonly string[]
}

interface Calls {
  get: GraphGet
  token: string
}

/** Whether the answer may be another one without the nested figures, or for one post instead of many. */
const isAboutInsights = (error: unknown): boolean =>
  error instanceof GraphRefusal &&
  error.about.isAnswer === true &&
  !['token', 'limited', 'version'].includes(error.kind)

const nestedOf = ({ insights }: Media): Answer<Insights> =>
  insights ? insightsOf(insights) : { ok: false, why: 'none' }

/** The figures of one post. Some kinds of posts lack a metric and refuse all for it; reach is the one that all have. */
const readInsights = async ({ get, token }: Calls, id: string, isStory: boolean): Promise<Answer<Insights>> => {
  const ask = (metric: string) => get(schemas.insights, `/${id}/insights`, token, { metric })
  const call = ask(metricsOf(isStory)).catch((error: unknown) => {
    if (error instanceof GraphRefusal && error.kind === 'invalid') return ask('reach')
    throw error
  })
  const answer = await answerOf(call)
  return answer.ok ? insightsOf(answer.value) : answer
}

/** The figures of posts, one call each. A limit or a permission is not about one post: after such a refusal no further ones are asked for. */
const readEach = async (calls: Calls, media: readonly Media[], isStory: boolean): Promise<SocialPost[]> => {
  const posts: SocialPost[] = []
  let held: Answer<Insights> | undefined
  for (const each of media) {
    const insights = held ?? (await readInsights(calls, each.id, isStory))
    if (!insights.ok && (insights.why === 'limited' || insights.why === 'not_allowed')) held = insights
    posts.push(toPost(each, isStory, insights))
  }
  return posts
}

const isDated = ({ createdAt }: SocialPost) => !Number.isNaN(createdAt.getTime())

/** Reads posts and stories of professional Instagram accounts from the Graph API. */
export const createGraphProvider = ({ connectionOf, timeoutMs, graphHosts }: GraphSources): SocialProvider => {
  const callsOf = ({ id }: SocialAccount) => connectionOf(id)
  const nodeOf = ({ connectedIgUserId }: SocialAccount) => `/${connectedIgUserId ?? 'me'}`

  /** One call for the posts with their figures; where the network refuses that form, one for the posts and one for the figures of each. */
  const readPage = async (
    calls: Calls,
    path: string,
    isStory: boolean,
    query: { limit: string; after?: string | undefined },
  ): Promise<{ posts: SocialPost[]; after: string | undefined }> => {
    const read = (fields: string): Promise<MediaList> =>
      calls.get(schemas.list, path, calls.token, { fields, ...query })
    let isNested = true
    const { data, paging } = await read(withInsights(isStory)).catch((error: unknown) => {
      if (!isAboutInsights(error)) throw error
      isNested = false
      return read(mediaFields)
    })
    const posts = isNested
      ? data.map((media) => toPost(media, isStory, nestedOf(media)))
      : await readEach(calls, data, isStory)
    return { posts: posts.filter(isDated), after: paging?.next === undefined ? undefined : paging.cursors?.after }
  }

  const listPosts = async (account: SocialAccount, { since, until }: Depth = {}): Promise<PostList> => {
    const calls = await callsOf(account)
    const isDeep = since !== undefined || until !== undefined
    const posts: SocialPost[] = []
    let after: string | undefined
    for (let page = 0; page < (isDeep ? mostPages : 1); page += 1) {
      const read = await readPage(calls, `${nodeOf(account)}/media`, false, {
        limit: String(isDeep ? perPage : newest),
        after,
      })
      posts.push(...read.posts)
      after = read.after
      const isPast = since !== undefined && read.posts.some(({ createdAt }) => createdAt < since)
      if (!after || isPast || (until && read.posts.some(until))) break
    }
    const oldest = posts.reduce<Date | null>(
      (least, { createdAt }) => (least && least <= createdAt ? least : createdAt),
      null,
    )
    return { posts, completeSince: after ? oldest : null }
  }

  return {
    readProfile: async (account) => {
      const { get, token } = await callsOf(account)
      const { followers_count: followers } = await get(Profile, nodeOf(account), token, { fields: 'followers_count' })
      return { followersCount: followers ?? null }
    },
    listPosts,
    listStories: async (account) =>
      (await readPage(await callsOf(account), `${nodeOf(account)}/stories`, true, { limit: String(perPage) })).posts,
    readPost: async (account, { externalId, story }) => {
      const calls = await callsOf(account)
      const read = (fields: string) => calls.get(schemas.media, `/${externalId}`, calls.token, { fields })
      const whole = read(withInsights(story)).then((media) => toPost(media, story, nestedOf(media)))
      return answerOf(
        whole.catch(async (error: unknown) => {
          if (!isAboutInsights(error)) throw error
          return toPost(await read(mediaFields), story, await readInsights(calls, externalId, story))
        }),
      )
    },
    readAudience: async (account) => {
      const { get, token } = await callsOf(account)
      return readGraphAudience(get, token, account.connectedIgUserId ?? 'me')
    },
    copyPicture: (address) => copyPicture(address, { graphHosts, timeoutMs }),
  }
}

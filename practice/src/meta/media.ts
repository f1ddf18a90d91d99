import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Practice } from '../service'
import { partOf } from './accounts'
import { type Breakdown, breakdowns, followersBy } from './audience'
import { text } from './dialog'
import { graphError } from './errors'
import { pageTokenFor } from './follow'
import { accountIdOf, type MadeUpPerson } from './people'
import { pictureAddress } from './pictures'
import { type Account, insightsOf, type Post, postsKept, postsOf } from './posts'
import { type Caller, callerOf } from './tokens'
import { type Network, rootOf, worldOf } from './world'

type Asked = FastifyRequest<{ Params: { id?: string }; Querystring: Record<string, unknown> }>

/** The professional Instagram accounts that a person's token reaches. */
export const accountsOf = (person: MadeUpPerson, network: Network): Account[] =>
  network === 'instagram'
    ? [{ id: accountIdOf(person), handle: person.handle, followers: person.followers }]
    : person.pages.flatMap(({ instagram }) =>
        instagram?.professional
          ? [{ id: instagram.id, handle: instagram.username, followers: instagram.followers }]
          : [],
      )

const scopesOf = {
  facebook: { posts: 'instagram_basic', figures: 'instagram_manage_insights', mentions: 'instagram_manage_comments' },
  instagram: {
    posts: 'instagram_business_basic',
    figures: 'instagram_business_manage_insights',
    mentions: 'instagram_business_manage_comments',
  },
} as const

const missing = (reply: FastifyReply) =>
  graphError(reply, {
    code: 100,
    subcode: 33,
    type: 'GraphMethodException',
    message:
      'Unsupported get request. Object does not exist, cannot be loaded due to missing permissions, or does not support this operation',
  })
const notAllowed = (reply: FastifyReply) =>
  graphError(reply, { code: 10, message: '(#10) Application does not have permission for this action', status: 403 })

const metricsAllowed = (kind: Post['kind']) => [
  'reach',
  'views',
  'shares',
  'total_interactions',
  ...(kind === 'story' ? [] : ['saved']),
]
/** Seen by fewer, a story's figures are refused. */
const fewestViewers = 5

interface Refusal {
  code: number
  message: string
}

/** The figures that are asked for, or why they are refused; an empty set for a post that the network does not tell of now. */
const figuresOf = (practice: Practice, post: Post, metrics: readonly string[]): { data: object[] } | Refusal => {
  const odd = metrics.filter((metric) => !metricsAllowed(post.kind).includes(metric))
  if (odd.length > 0)
    return {
      code: 100,
      message: `(#100) The Media Insights API does not support the ${odd.join(', ')} metric for this media product type.`,
    }
  if (post.kind === 'story' && post.reach < fewestViewers)
    return { code: 10, message: '(#10) Not enough viewers for the media to show insights' }
  if (postsKept(practice).value.silent.includes(post.id)) return { data: [] }
  const told = insightsOf(post)
  return {
    data: metrics.map((name) => ({
      name,
      period: 'lifetime',
      values: [{ value: told[name] ?? 0 }],
      id: `${post.id}/insights/${name}/lifetime`,
    })),
  }
}

const productOf = { feed: 'FEED', reel: 'REELS', story: 'STORY' } as const

const mediaOf = (
  practice: Practice,
  network: Network,
  post: Post,
  fields: readonly string[],
): Record<string, unknown> => {
  const picture = pictureAddress(practice, network, post.picture ?? post.id)
  const isVideo = post.kind === 'reel'
  const all: Record<string, unknown> = {
    id: post.id,
    ...(post.caption !== '' && { caption: post.caption }),
    media_type: isVideo ? 'VIDEO' : 'IMAGE',
    media_product_type: productOf[post.kind],
    media_url: picture,
    ...(isVideo && { thumbnail_url: picture }),
    permalink: post.permalink,
    timestamp: new Date(post.at).toISOString().replace(/\.\d+Z$/, '+0000'),
    like_count: post.likes,
    comments_count: post.comments,
  }
  return Object.fromEntries(Object.entries(all).filter(([name]) => name === 'id' || fields.includes(name)))
}

const nestedMetrics = (fields: string): string[] | undefined =>
  /insights\.metric\(([\w,]+)\)/.exec(fields)?.[1]?.split(',')
const plainFields = (fields: string): string[] => fields.replace(/insights\.metric\([^)]*\)/, '').split(',')

/** Posts, stories and figures of the accounts that a token reaches. */
export const mediaRoutes = (app: FastifyInstance, practice: Practice, network: Network): void => {
  const root = `${rootOf(network)}/:version/:id`
  const scopes = scopesOf[network]

  /** The caller and one of their accounts; answers the call itself where there is none. */
  const accountOf = (request: Asked, reply: FastifyReply): { caller: Caller; account: Account } | undefined => {
    const caller = callerOf(practice, network, request, reply)
    if (!caller) return undefined
    const { id } = request.params
    const account = accountsOf(caller.person, network).find(
      (each) => each.id === id || (id === 'me' && network === 'instagram'),
    )
    if (!account || worldOf(practice).value.unlinked.includes(account.id)) return void missing(reply)
    if (!caller.has(scopes.posts)) return void notAllowed(reply)
    return { caller, account }
  }

  /** Whole posts with the fields that are asked for; the figures of one that are refused refuse them all. */
  const answer = (reply: FastifyReply, caller: Caller, posts: readonly Post[], fields: string) => {
    const metrics = nestedMetrics(fields)
    if (metrics && !caller.has(scopes.figures)) return void notAllowed(reply)
    const whole: Record<string, unknown>[] = []
    for (const post of posts) {
      const media = mediaOf(practice, network, post, plainFields(fields))
      const insights = metrics && figuresOf(practice, post, metrics)
      if (insights && 'code' in insights) return void graphError(reply, insights)
      whole.push({ ...media, ...(insights && { insights }) })
    }
    return whole
  }

  const list = (edge: 'media' | 'stories') =>
    app.get(`${root}/${edge}`, async (request: Asked, reply) => {
      const found = accountOf(request, reply)
      if (!found) return reply
      const all = postsOf(practice, found.account).filter(({ kind }) => (kind === 'story') === (edge === 'stories'))
      const part = partOf(
        all,
        { after: text(request.query.after), limit: Math.min(Math.max(Number(request.query.limit) || 25, 1), 100) },
        practice.ownUrl + (request.url.split('?', 1)[0] ?? ''),
      )
      if (!part) return graphError(reply, { code: 100, message: '(#100) Invalid cursor' })
      const data = answer(reply, found.caller, part.data, text(request.query.fields) ?? 'id')
      return data ? { ...part, data } : reply
    })
  list('media')
  list('stories')

  const postOf = (caller: Caller, id: string | undefined): Post | undefined =>
    accountsOf(caller.person, network)
      .flatMap((account) => postsOf(practice, account))
      .find((post) => post.id === id)

  app.get(`${root}/insights`, async (request: Asked, reply) => {
    const caller = callerOf(practice, network, request, reply)
    if (!caller) return reply
    if (!caller.has(scopes.figures)) return notAllowed(reply)
    const metric = text(request.query.metric) ?? ''
    if (metric === 'follower_demographics') {
      const found = accountOf(request, reply)
      if (!found) return reply
      const breakdown = breakdowns.find((each) => each === request.query.breakdown) as Breakdown | undefined
      if (!breakdown) return graphError(reply, { code: 100, message: '(#100) Invalid breakdown' })
      const results = followersBy(found.account, postsKept(practice).value.known[found.account.id] ?? {}, breakdown)
      return {
        data: results
          ? [
              {
                name: metric,
                period: 'lifetime',
                total_value: { breakdowns: [{ dimension_keys: [breakdown], results }] },
              },
            ]
          : [],
      }
    }
    const post = postOf(caller, request.params.id)
    if (!post) return missing(reply)
    const figures = figuresOf(practice, post, metric.split(','))
    return 'code' in figures ? graphError(reply, figures) : figures
  })

  app.get(root, async (request: Asked, reply) => {
    const caller = callerOf(practice, network, request, reply)
    if (!caller) return reply
    const fields = text(request.query.fields) ?? 'id'
    const post = postOf(caller, request.params.id)
    if (post) {
      const [whole] = answer(reply, caller, [post], fields) ?? []
      return whole ?? reply
    }
    const pageToken = pageTokenFor(practice, network, caller, request.params.id, fields)
    if (pageToken) return pageToken
    const found = accountOf(request, reply)
    if (!found) return reply
    const mentioned = /^mentioned_media\.media_id\(([\w-]+)\)/.exec(fields)?.[1]
    if (mentioned !== undefined) {
      if (!caller.has(scopes.mentions)) return notAllowed(reply)
      const username = postsKept(practice).value.publishers?.[mentioned]
      return { id: found.account.id, ...(username && { mentioned_media: { id: mentioned, username } }) }
    }
    const { id, handle, followers } = found.account
    return { id, username: handle, followers_count: followers, media_count: postsOf(practice, found.account).length }
  })
}

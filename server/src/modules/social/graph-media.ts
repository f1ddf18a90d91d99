import { type Static, Type } from 'typebox'
import { cut } from '../../cut'
import type { Answer, Insights, SocialPost } from './provider'

const InsightList = Type.Object({
  data: Type.Array(
    Type.Object({
      name: Type.String(),
      values: Type.Optional(Type.Array(Type.Object({ value: Type.Optional(Type.Unknown()) }))),
      total_value: Type.Optional(Type.Object({ value: Type.Optional(Type.Unknown()) })),
    }),
  ),
})
const Media = Type.Object({
  id: Type.String({ minLength: 1, maxLength: 100 }),
  caption: Type.Optional(Type.String()),
  media_type: Type.Optional(Type.String()),
  media_product_type: Type.Optional(Type.String()),
  media_url: Type.Optional(Type.String()),
  thumbnail_url: Type.Optional(Type.String()),
  permalink: Type.Optional(Type.String()),
  timestamp: Type.String(),
  like_count: Type.Optional(Type.Integer()),
  comments_count: Type.Optional(Type.Integer()),
  insights: Type.Optional(InsightList),
})
const MediaList = Type.Object({
  data: Type.Array(Media),
  paging: Type.Optional(
    Type.Object({
      cursors: Type.Optional(Type.Object({ after: Type.Optional(Type.String()) })),
      next: Type.Optional(Type.String()),
    }),
  ),
})

export type Media = Static<typeof Media>
export type MediaList = Static<typeof MediaList>
export const schemas = { media: Media, list: MediaList, insights: InsightList }

export const mediaFields =
  'id,caption,media_type,media_product_type,media_url,thumbnail_url,permalink,timestamp,like_count,comments_count'
/** Stories cannot be saved: asking for it refuses all their figures. */
export const metricsOf = (isStory: boolean): string =>
  isStory ? 'reach,views,shares,total_interactions' : 'reach,views,saved,shares,total_interactions'
export const withInsights = (isStory: boolean): string => `${mediaFields},insights.metric(${metricsOf(isStory)})`

const longestCaption = 5_000
/** The largest figure that the database holds. */
const largest = 2_147_483_647

const countOf = (value: unknown): number | null =>
  typeof value === 'number' && Number.isInteger(value) ? Math.min(Math.max(value, 0), largest) : null

/** The network leaves out a figure that it does not have, or sends an empty set instead of 0. */
export const insightsOf = ({ data }: Static<typeof InsightList>): Answer<Insights> => {
  const figure = (metric: string) => {
    const found = data.find(({ name }) => name === metric)
    return countOf(found?.values?.[0]?.value ?? found?.total_value?.value)
  }
  const value: Insights = {
    reach: figure('reach'),
    views: figure('views'),
    saved: figure('saved'),
    shares: figure('shares'),
    interactions: figure('total_interactions'),
  }
  return Object.values(value).some((each) => each !== null) ? { ok: true, value } : { ok: false, why: 'none' }
}

export const toPost = (media: Media, isStory: boolean, insights: Answer<Insights>): SocialPost => ({
  externalId: media.id,
  caption: cut(media.caption ?? '', longestCaption),
  imageUrl: (media.media_type === 'VIDEO' ? media.thumbnail_url : media.media_url) ?? null,
  permalink: media.permalink ?? null,
  story: isStory,
  reel: media.media_product_type === 'REELS',
  insights,
  likesCount: countOf(media.like_count),
  commentsCount: countOf(media.comments_count),
  createdAt: new Date(media.timestamp),
})

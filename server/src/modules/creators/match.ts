import { type RawBuilder, sql } from 'kysely'
import type { Country } from '@samspel/api'
import type { FitReason, LikeReason } from '@samspel/api/finding'
import type { BrandIds } from '../../auth/brand-scope'
import { inBrands } from '../../auth/brand-scope'
import { usualEngagement } from './signals'

/** One thing that a creator meets or does not. */
interface Part<Id extends string> {
  id: Id
  /** How much it weighs against the others. */
  points: number
  /** SQL condition on the creator `i`; what is not known is not met. */
  when: RawBuilder<unknown>
  /** SQL from 0 to 1: how much of the points it gives; unless given, all of them to who meets it. */
  share?: RawBuilder<unknown>
}
export type MatchPart = Part<FitReason | LikeReason>

/** What is looked for. */
export interface Wanted {
  countries: readonly Country[]
  categoryIds: readonly string[]
  /** Everybody in the list lives there: that tells nobody apart. */
  isCountryDemanded: boolean
  /** Whose earlier work with the creator counts. */
  brandIds: BrandIds
}

/** Percent of an audience that is most of it. */
export const mostOfAudience = 50
/** Stars from which earlier work went well. */
const goodRating = 4

/**
 * What makes a creator fit. Only what is looked for takes part, so that nobody fits worse for a demand that nobody has made. The audience
 * weighs as much as the subject, since a post reaches those who follow and not where its author lives.
 */
export const fitParts = ({ countries, categoryIds, isCountryDemanded, brandIds }: Wanted): MatchPart[] => [
  ...(countries.length > 0
    ? ([
        {
          id: 'audience_in_country',
          points: 30,
          when: sql`i.audience ->> 'countryCode' = ANY(${countries}::text[]) AND (i.audience ->> 'countryShare')::int >= ${mostOfAudience}`,
        },
      ] as const)
    : []),
  ...(countries.length > 0 && !isCountryDemanded
    ? [{ id: 'lives_in_country', points: 10, when: sql`i.country_code = ANY(${countries}::text[])` } as const]
    : []),
  ...(categoryIds.length > 0
    ? [{ id: 'category', points: 30, when: sql`i.profile_category_ids && ${categoryIds}::uuid[]` } as const]
    : []),
  { id: 'engagement', points: 10, when: sql`i.engagement_rate >= ${usualEngagement('middle')}` },
  { id: 'in_time', points: 10, when: sql`reliable.is_reliable` },
  {
    id: 'worked_well',
    points: 10,
    when: sql`EXISTS (SELECT FROM participations WHERE instagramer_id = i.id AND state = 'approved' AND rating >= ${goodRating}
      AND ${inBrands(sql`brand_id`, brandIds)})`,
  },
]

/** What of another creator likeness goes by. */
export interface Model {
  country_code: Country
  profile_category_ids: readonly string[]
  followers_count: number
  engagement_rate: number
  audience_country: string | null
}

/** How close two figures are: 1 the same, one half when one is twice the other. */
const closeness = (column: RawBuilder<unknown>, figure: number) =>
  sql`coalesce(least(${column}, ${figure})::numeric / nullif(greatest(${column}, ${figure}), 0), 0)`
/** From here on two figures are said to be alike. */
const alike = 0.5

/** In what creators are like another one: what they are about first, then their size, audience and engagement. */
export const likeParts = (model: Model): MatchPart[] => {
  const categories = model.profile_category_ids
  const shared = sql`(SELECT count(*) FROM unnest(i.profile_category_ids) c WHERE c = ANY(${categories}::uuid[]))`
  const size = closeness(sql`i.followers_count`, model.followers_count)
  const engagement = closeness(sql`i.engagement_rate`, model.engagement_rate)
  return [
    ...(categories.length > 0
      ? [
          {
            id: 'same_categories',
            points: 40,
            when: sql`i.profile_category_ids && ${categories}::uuid[]`,
            share: sql`${shared}::numeric / (cardinality(i.profile_category_ids) + ${categories.length}::int - ${shared})`,
          } as const,
        ]
      : []),
    { id: 'same_size', points: 20, when: sql`${size} >= ${alike}`, share: size },
    ...(model.audience_country === null
      ? []
      : [
          {
            id: 'same_audience',
            points: 20,
            when: sql`i.audience ->> 'countryCode' = ${model.audience_country}`,
          } as const,
        ]),
    { id: 'same_engagement', points: 10, when: sql`${engagement} >= ${alike}`, share: engagement },
    { id: 'same_country', points: 10, when: sql`i.country_code = ${model.country_code}` },
  ]
}

/** SQL: of 100, the points that were given of all that could be. */
export const scoreOf = (parts: readonly MatchPart[]): RawBuilder<number> => {
  const most = parts.reduce((sum, { points }) => sum + points, 0)
  const met = parts.map(({ points, when, share }) =>
    share ? sql`${points}::numeric * ${share}` : sql`CASE WHEN ${when} THEN ${points}::numeric ELSE 0 END`,
  )
  return sql<number>`round(100 * (${sql.join(met, sql` + `)}) / ${most}::numeric)::int`
}

/** SQL: what is met, the heaviest first. */
export const reasonsOf = (parts: readonly MatchPart[]): RawBuilder<string[]> =>
  sql<string[]>`array_remove(ARRAY[${sql.join(
    [...parts]
      .sort((one, other) => other.points - one.points)
      .map(({ id, when }) => sql`CASE WHEN ${when} THEN ${sql.lit(id)} END`),
  )}]::text[], NULL)`

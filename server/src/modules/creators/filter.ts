import { type RawBuilder, sql } from 'kysely'
import type { Country } from '@samspel/api'
import { recentDays } from '@samspel/api/finding'
import { otherTownNames } from '@samspel/api/town-names'
import { type BrandIds, inBrands } from '../../auth/brand-scope'
import type { UserCaller } from '../../auth/caller'
import { brandsWith, may } from '../../auth/roles'
import { isBlockedBy } from '../../blocked'
import type { Query } from '../../context'
import { addDays, dayOf } from '../../days'
import { contains } from '../../search'
import { creatorWords } from './card'
import { withoutSignals } from './signals'

export type CreatorQuery = Query<'listInstagramers'>

/** SQL: whether one of the caller's own brands has blocked the creator `i`; nobody for the platform, whose brands are all. */
export const blockedByOwn = (brandIds: BrandIds): RawBuilder<unknown> =>
  brandIds === 'all'
    ? sql`false`
    : sql`EXISTS (SELECT FROM unnest(${brandIds}::uuid[]) AS own WHERE ${isBlockedBy(sql`own`, sql`i.id`)})`

/** Everything that a condition may depend on beside what is asked. */
export interface Asking {
  caller: UserCaller
  /** Whose campaigns count as own. */
  brandIds: BrandIds
  now: Date
}

const when = (asked: unknown, condition: () => RawBuilder<unknown>) => (asked === undefined ? [] : [condition()])

const oneOf = (column: RawBuilder<unknown>, asked: string | readonly string[] | undefined) =>
  when(asked, () => sql`${column} = ANY(${[asked].flat()}::text[])`)

/** Row T-24: filters take one value or several. The country must match exactly, and the creator must have every requested category. */
const ofTheCreator = (query: CreatorQuery, { caller }: Asking): RawBuilder<unknown>[] => [
  sql`i.deleted_at IS NULL`,
  ...(may(caller, 'seeBlockedCreators') ? [] : [sql`i.state <> 'blocked'`]),
  contains(creatorWords, query.query),
  ...oneOf(sql`i.state`, query.state),
  ...oneOf(sql`i.product_plan`, query.productPlan),
  ...when(query.countryCode, () => sql`i.country_code = ${query.countryCode}`),
  ...when(
    query.profileCategoryIds,
    () => sql`i.profile_category_ids @> ${[query.profileCategoryIds ?? []].flat()}::uuid[]`,
  ),
  ...when(query.minFollowers, () => sql`i.followers_count >= ${query.minFollowers}`),
  ...when(query.maxFollowers, () => sql`i.followers_count <= ${query.maxFollowers}`),
  ...when(query.minEngagement, () => sql`i.engagement_rate >= ${query.minEngagement}::numeric`),
  ...when(query.likeId, () => sql`i.id <> ${query.likeId}`),
  ...when(
    query.communityListId,
    () => sql`EXISTS (SELECT FROM community_members
      WHERE brand_id = (SELECT brand_id FROM community_lists WHERE id = ${query.communityListId}) AND list_id = ${query.communityListId}
        AND instagramer_id = i.id AND state = 'approved' AND ${inBrands(sql`brand_id`, brandsWith(caller, 'seeCampaigns'))})`,
  ),
]

/** The names of a town, as `plain_text` has them. */
const townNames = (town: string) => [town.trim(), ...otherTownNames(town.trim())]

/** The audience as the network last told it; whose is not known is left out by each of these. */
const ofTheAudience = (query: CreatorQuery): RawBuilder<unknown>[] => [
  ...when(query.audienceCountry, () => sql`i.audience ->> 'countryCode' = ${query.audienceCountry}`),
  ...when(query.minAudienceShare, () => sql`(i.audience ->> 'countryShare')::int >= ${query.minAudienceShare}`),
  ...when(
    query.audienceTown?.trim() || undefined,
    () => sql`EXISTS (SELECT FROM jsonb_array_elements(i.audience -> 'towns') town
      WHERE plain_text(town ->> 'name') IN (${sql.join(townNames(query.audienceTown ?? '').map((name) => sql`plain_text(${name})`))}))`,
  ),
  ...when(
    query.audienceAge,
    () => sql`(SELECT age ->> 'range' FROM jsonb_array_elements(i.audience -> 'ages') WITH ORDINALITY AS each (age, place)
      ORDER BY (age ->> 'share')::int DESC, place LIMIT 1) = ANY(${[query.audienceAge ?? []].flat()}::text[])`,
  ),
  ...when(query.audienceSex, () => sql`(i.audience ->> ${query.audienceSex})::int > 50`),
]

/** The creator takes part in a campaign of these brands. */
const tookPart = (ofBrand: RawBuilder<unknown>) =>
  sql`(EXISTS (SELECT FROM participations WHERE instagramer_id = i.id AND state = 'approved' AND ${ofBrand})
    OR EXISTS (SELECT FROM store_participations WHERE instagramer_id = i.id AND state IN ('approved', 'picked_up') AND ${ofBrand}))`

/** Work for others within a category, that runs or ended recently: as an exclusivity about the category would ask. */
const worksWithin = (categoryId: string, since: string, brandIds: BrandIds) => {
  const ofOthers = sql`NOT ${inBrands(sql`c.brand_id`, brandIds === 'all' ? [] : brandIds)}`
  const counts = sql`c.categories @> ARRAY[${categoryId}]::uuid[] AND ${ofOthers}
    AND (c.state NOT IN ('finished', 'archived') OR coalesce(c.due_at, c.end_at) >= ${since}::date)`
  return sql`(i.id IN (SELECT p.instagramer_id FROM participations p
      JOIN campaigns c ON c.brand_id = p.brand_id AND c.id = p.campaign_id WHERE p.state = 'approved' AND ${counts})
    OR i.id IN (SELECT s.instagramer_id FROM store_participations s
      JOIN store_campaigns o ON o.brand_id = s.brand_id AND o.id = s.store_campaign_id
      JOIN campaigns c ON c.brand_id = o.brand_id AND c.id = o.campaign_id
      WHERE s.state IN ('approved', 'picked_up') AND ${counts}))`
}

/** Work with the caller's brands and with others. Of another brand only what it has approved and so is published is told. */
const ofTheWork = (query: CreatorQuery, { brandIds, now }: Asking): RawBuilder<unknown>[] => {
  const since = addDays(dayOf(now), -(query.notWithDays ?? recentDays))
  return [
    ...when(query.history, () => {
      const worked = tookPart(inBrands(sql`brand_id`, brandIds))
      return query.history === 'worked' ? worked : sql`NOT ${worked}`
    }),
    ...when(query.notWithCategoryId, () => sql`NOT ${worksWithin(query.notWithCategoryId ?? '', since, brandIds)}`),
    ...when(
      query.notWithBrandId,
      () => sql`NOT EXISTS (SELECT FROM mentions WHERE brand_id = ${query.notWithBrandId} AND instagramer_id = i.id
        AND state = 'approved' AND decided_at >= ${since}::date)`,
    ),
    ...when(query.minPrice, () => sql`prices.price >= ${query.minPrice}`),
    ...when(query.maxPrice, () => sql`prices.price <= ${query.maxPrice}`),
    ...when(query.maxAnswerHours, () => sql`answers.answer_hours <= ${query.maxAnswerHours}`),
    ...when(query.blocked, () => (query.blocked ? blockedByOwn(brandIds) : sql`NOT ${blockedByOwn(brandIds)}`)),
    ...(query.withoutSignals ? [withoutSignals(now)] : []),
  ]
}

/** SQL condition on the creator `i` for everything that is asked, and the demands of a campaign where there is one. */
export const filterOf = (
  query: CreatorQuery,
  asking: Asking,
  demands: readonly RawBuilder<unknown>[] = [],
): RawBuilder<unknown> =>
  sql.join(
    [...ofTheCreator(query, asking), ...ofTheAudience(query), ...ofTheWork(query, asking), ...demands],
    sql` AND `,
  )

/** Countries and categories that brands look for: those of their campaigns, otherwise where they are. */
export const usuallyWanted = (
  brandIds: BrandIds,
): RawBuilder<{ countries: Country[]; categories: string[] }> => sql`SELECT
    coalesce((SELECT array_agg(DISTINCT country) FROM campaigns WHERE ${inBrands(sql`brand_id`, brandIds)}),
      (SELECT array_agg(DISTINCT country_code) FROM brands WHERE ${inBrands(sql`id`, brandIds)}), '{}') AS countries,
    coalesce((SELECT array_agg(DISTINCT category) FROM campaigns, unnest(categories) category WHERE ${inBrands(sql`brand_id`, brandIds)}), '{}') AS categories`

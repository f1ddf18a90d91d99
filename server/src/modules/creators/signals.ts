import { type RawBuilder, sql } from 'kysely'
import type { CreatorFinding } from '@samspel/api'
import { addDays, dayOf } from '../../days'

type CreatorSignal = CreatorFinding['signals'][number]

/**
 * The middle of the engagement that is usual for accounts of a size, in percent. It falls as accounts grow, because the network shows a post
 * to a smaller part of a larger following. Below the first size nothing is said, since a few friends decide the figure there.
 */
export const engagementBySize = [
  { from: 1_000, middle: 3 },
  { from: 10_000, middle: 2 },
  { from: 100_000, middle: 1.5 },
  { from: 1_000_000, middle: 1 },
] as const

/** Usual is from a quarter of the middle to five times of it: so wide that a subject or a country does not stand out, bought followers do. */
export const engagementTimes = { low: 0.25, middle: 1, high: 5 } as const

/** A jump is told for so long. */
export const daysOfJump = 90
/** Percent of the audience in one other country than the creator's, from which most of it is. */
export const abroadShare = 50

const at = (middle: number, bound: keyof typeof engagementTimes) => sql.lit(middle * engagementTimes[bound])

/** SQL: the bound for the size of the creator `i`; smaller accounts have that of the smallest size. */
export const usualEngagement = (bound: keyof typeof engagementTimes): RawBuilder<unknown> =>
  sql`(CASE ${sql.join(
    [...engagementBySize]
      .reverse()
      .map(({ from, middle }) => sql`WHEN i.followers_count >= ${sql.lit(from)} THEN ${at(middle, bound)}`),
    sql` `,
  )} ELSE ${at(engagementBySize[0].middle, bound)} END)::numeric`

const isJudged = sql`i.followers_count >= ${sql.lit(engagementBySize[0].from)} AND i.engagement_rate > 0`

const conditions = (now: Date) => {
  const since = addDays(dayOf(now), -daysOfJump)
  return {
    engagement_low: sql`${isJudged} AND i.engagement_rate < ${usualEngagement('low')}`,
    engagement_high: sql`${isJudged} AND i.engagement_rate > ${usualEngagement('high')}`,
    followers_jump: sql`coalesce(i.followers_seen #>> '{jump,toOn}' >= ${since}, false)`,
    audience_abroad: sql`coalesce(i.audience ->> 'countryCode' <> i.country_code AND (i.audience ->> 'countryShare')::int >= ${abroadShare}, false)`,
  }
}

/** SQL condition that nothing stands out about the creator `i`. */
export const withoutSignals = (now: Date): RawBuilder<unknown> =>
  sql`NOT (${sql.join(
    Object.values(conditions(now)).map((condition) => sql`(${condition})`),
    sql` OR `,
  )})`

/** SQL: what stands out about the creator `i`, each with its figures. */
export const signalsOf = (now: Date): RawBuilder<CreatorSignal[]> => {
  const { engagement_low: low, engagement_high: high, followers_jump: jump, audience_abroad: abroad } = conditions(now)
  const usual = sql`'share', i.engagement_rate, 'low', ${usualEngagement('low')}, 'high', ${usualEngagement('high')}`
  return sql<CreatorSignal[]>`to_jsonb(array_remove(ARRAY[
    CASE WHEN ${low} THEN jsonb_build_object('id', 'engagement_low', ${usual}) END,
    CASE WHEN ${high} THEN jsonb_build_object('id', 'engagement_high', ${usual}) END,
    CASE WHEN ${jump} THEN jsonb_build_object('id', 'followers_jump') || (i.followers_seen -> 'jump') END,
    CASE WHEN ${abroad} THEN jsonb_build_object('id', 'audience_abroad', 'share', (i.audience ->> 'countryShare')::int, 'countryCode', i.audience ->> 'countryCode') END
  ], NULL))`
}

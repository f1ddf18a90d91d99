import { type RawBuilder, sql } from 'kysely'
import type { Campaign, Chance, StoreCampaign } from '@samspel/api'
import { applicantsTold, fewestChoices } from '@samspel/api/chance'
import type { Db } from '../../db/transact'
import { daysBefore } from '../../jobs/batches'
import { knownFollowers } from './known-followers'
import { applicationWaits, storeApplicationWaits } from './waiting'

const chosenDays = 365

/** To one digit that counts, so that a spread names nobody. */
const rounded = (count: number, by: (value: number) => number): number => {
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(count, 1))))
  return by(count / unit) * unit
}

/**
 * Between how many followers eight of ten had whom staff of the brand chose in the last twelve months, each creator once; null with fewer
 * than ten.
 */
const chosenBefore = async (db: Db, brandId: string, now: Date): Promise<Chance['chosen']> => {
  const since = daysBefore(now, chosenDays)
  const { rows } = await sql<{ count: number; least: number | null; most: number | null }>`WITH chosen AS (
      SELECT instagramer_id FROM participations
      WHERE brand_id = ${brandId} AND state = 'approved' AND decided_by IS NOT NULL AND decided_at >= ${since}
      UNION SELECT instagramer_id FROM store_participations
      WHERE brand_id = ${brandId} AND state IN ('approved', 'picked_up') AND decided_by IS NOT NULL AND decided_at >= ${since}),
    known AS (SELECT ${knownFollowers(sql`i`)} AS followers FROM chosen JOIN instagramers i ON i.id = chosen.instagramer_id)
    SELECT count(followers)::int AS count, percentile_disc(0.1) WITHIN GROUP (ORDER BY followers) AS least,
      percentile_disc(0.9) WITHIN GROUP (ORDER BY followers) AS most FROM known`.execute(db)
  const { count, least, most } = rows[0]!
  if (count < fewestChoices || least === null || most === null) return null
  return { least: rounded(least, Math.floor), most: rounded(most, Math.ceil) }
}

const count = async (db: Db, from: RawBuilder<unknown>): Promise<number> =>
  (
    await sql<{
      count: number
    }>`SELECT count(*)::int AS count FROM (SELECT FROM ${from} LIMIT ${applicantsTold}) told`.execute(db)
  ).rows[0]!.count

interface Reading {
  now: Date
  /** Whom the brand has chosen before is told to creators. */
  isCreator: boolean
}

/** What is known of the chances at a campaign that sends its goods; undefined where one does not apply to it. */
export const chanceOf = async (
  db: Db,
  { id, brandId, deliveryMethod, placesLeft }: Pick<Campaign, 'id' | 'brandId' | 'deliveryMethod' | 'placesLeft'>,
  { now, isCreator }: Reading,
): Promise<Chance | undefined> =>
  deliveryMethod === 'pickup'
    ? undefined
    : {
        applicants: await count(
          db,
          sql`participations p WHERE p.brand_id = ${brandId} AND p.campaign_id = ${id} AND ${applicationWaits('p')}`,
        ),
        places: placesLeft,
        ...(isCreator && { chosen: await chosenBefore(db, brandId, now) }),
      }

/** The same at one store; undefined where nobody has to apply. */
export const chanceAtStore = async (
  db: Db,
  {
    id,
    brandId,
    requiresApplication,
    placesLeft,
  }: Pick<StoreCampaign, 'id' | 'brandId' | 'requiresApplication' | 'placesLeft'>,
  { now, isCreator }: Reading,
): Promise<Chance | undefined> =>
  requiresApplication
    ? {
        applicants: await count(
          db,
          sql`store_participations sp JOIN store_campaigns sc ON sc.brand_id = sp.brand_id AND sc.id = sp.store_campaign_id
          JOIN campaigns c ON c.brand_id = sc.brand_id AND c.id = sc.campaign_id
          WHERE sp.brand_id = ${brandId} AND sp.store_campaign_id = ${id} AND ${storeApplicationWaits}`,
        ),
        places: placesLeft,
        ...(isCreator && { chosen: await chosenBefore(db, brandId, now) }),
      }
    : undefined

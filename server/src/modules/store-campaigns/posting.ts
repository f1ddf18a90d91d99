import { type RawBuilder, sql } from 'kysely'
import type { Country } from '@samspel/api'
import { postingDays } from '@samspel/api/campaign-rules'
import { addDays, dayIn, zoneOf } from '../../days'
import type { OwnRow } from './repository'

/**
 * The last day for posting about a pick-up, in the store's time zone, for a table or alias of store_participations; `country` is the
 * store's column. Null before the pick-up.
 */
export const postByOf = (row: string, country: string): RawBuilder<string | null> =>
  sql`((${sql.ref(`${row}.picked_up_at`)} AT TIME ZONE ${zoneOf(sql.ref(country))})::date + ${postingDays}::int)`

/** The same for a row already read. */
export const postBy = (
  { state, picked_up_at: at }: Pick<OwnRow, 'state' | 'picked_up_at'>,
  country: Country,
): string | null => (state === 'picked_up' && at !== null ? addDays(dayIn(country, at), postingDays) : null)

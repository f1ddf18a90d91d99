import { type RawBuilder, sql } from 'kysely'
import type { Country } from '@samspel/api'
import { postingDays } from '@samspel/api/campaign-rules'
import { addDays, dayIn, zoneOf } from '../../days'
import type { OwnRow } from './repository'

/**
 * Last day on which what was picked up is posted, counted where the store is, in a table or alias of store_participations; `country` is the
 * column of the store. Null before it is picked up.
 */
export const postByOf = (row: string, country: string): RawBuilder<string | null> =>
  sql`((${sql.ref(`${row}.picked_up_at`)} AT TIME ZONE ${zoneOf(sql.ref(country))})::date + ${postingDays}::int)`

/** The same of a row that was read. */
export const postBy = (
  { state, picked_up_at: at }: Pick<OwnRow, 'state' | 'picked_up_at'>,
  country: Country,
): string | null => (state === 'picked_up' && at !== null ? addDays(dayIn(country, at), postingDays) : null)

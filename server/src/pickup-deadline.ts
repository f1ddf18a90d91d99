import { type RawBuilder, sql } from 'kysely'
import { postingDays } from '@samspel/api/campaign-rules'
import { zoneOf } from './days'

/**
 * The contract's `postDeadlineOf` in SQL; a test checks that both agree. The last day for posting about a pick-up, for a table or alias of
 * store_participations; `country` is the store's. Null before the pick-up.
 */
export const postByOf = (row: string, country: RawBuilder<unknown>): RawBuilder<string | null> => {
  const at = sql.ref(`${row}.picked_up_at`)
  return sql`CASE WHEN ${at} IS NOT NULL
    THEN greatest((${at} AT TIME ZONE ${zoneOf(country)})::date + ${postingDays}::int, ${sql.ref(`${row}.promised_post_by`)}) END`
}

/** The same where the store was not joined. */
export const postByOfPass = (row: string): RawBuilder<string | null> =>
  postByOf(
    row,
    sql`(SELECT st.country_code FROM store_campaigns sto JOIN stores st ON st.brand_id = sto.brand_id AND st.id = sto.store_id
      WHERE sto.brand_id = ${sql.ref(`${row}.brand_id`)} AND sto.id = ${sql.ref(`${row}.store_campaign_id`)})`,
  )

/** The day that a text names: before the pick-up only where no pick-up can make it later. */
export const saidPostByOf = (row: string, country: RawBuilder<unknown>): RawBuilder<string | null> => {
  const [promised, end] = [sql.ref(`${row}.promised_post_by`), sql.ref(`${row}.expires_at`)]
  return sql`coalesce(${postByOf(row, country)}, CASE
    WHEN ${promised} >= (${end} AT TIME ZONE ${zoneOf(country)})::date + ${postingDays}::int THEN ${promised} END)`
}

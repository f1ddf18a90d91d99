import { type RawBuilder, sql } from 'kysely'
import { parcelDays } from '@samspel/api/parcels'
import { dayOf, zoneOf } from './days'

const ofPart = (row: string) =>
  sql`brand_id = ${sql.ref(`${row}.brand_id`)} AND participation_id = ${sql.ref(`${row}.id`)}`

/** Whether the creator still waits for what is sent, for a table or alias of participations. */
export const awaitsParcel = (row: string): RawBuilder<boolean> =>
  sql`EXISTS (SELECT FROM parcels WHERE ${ofPart(row)} AND replaced_at IS NULL AND arrived_at IS NULL)`

/**
 * Whether the creator has the goods, or will: something was sent, or was handed in. For a table or alias of participations.
 */
export const goodsWent = (row: string): RawBuilder<boolean> =>
  sql<boolean>`(EXISTS (SELECT FROM parcels WHERE ${ofPart(row)} AND sent_at IS NOT NULL)
    OR EXISTS (SELECT FROM mentions WHERE ${ofPart(row)}))`

/** Whether the creator is asked something about the parcel: where it is to be sent, what is wanted, or whether it has come. */
export const asksAboutParcel = (row: string, now: Date): RawBuilder<boolean> =>
  sql`EXISTS (SELECT FROM parcels WHERE ${ofPart(row)} AND replaced_at IS NULL AND arrived_at IS NULL
    AND CASE WHEN sent_at IS NULL THEN sealed_address IS NULL OR (choice_id IS NULL AND asked_at IS NOT NULL)
      ELSE (sent_at AT TIME ZONE ${zoneOf(sql`'SE'`)})::date + ${parcelDays.ask}::int <= ${dayOf(now)}::date END)`

/**
 * The last day to publish, for aliases of participations and of their campaigns: the own one, otherwise the campaign's. Null as long as
 * the parcel has not arrived, so that nothing reminds and nothing expires before.
 */
export const dueOf = (participation: string, campaign: string): RawBuilder<string | null> =>
  sql`CASE WHEN NOT ${awaitsParcel(participation)}
    THEN coalesce(${sql.ref(`${participation}.due_at`)}, ${sql.ref(`${campaign}.due_at`)}) END`

/** Where a parcel is, for an alias of parcels. */
export const parcelStateOf = (row: string): RawBuilder<string> => sql`CASE
  WHEN EXISTS (SELECT FROM delivery_problems WHERE ${sql.ref(`${row}.brand_id`)} = brand_id
    AND participation_id = ${sql.ref(`${row}.participation_id`)} AND resolved_at IS NULL) THEN 'problem'
  WHEN ${sql.ref(`${row}.arrived_at`)} IS NOT NULL THEN 'arrived'
  WHEN ${sql.ref(`${row}.sent_at`)} IS NOT NULL THEN 'sent' ELSE 'to_pack' END`

import { type RawBuilder, sql } from 'kysely'

/**
 * What waits for an answer, one condition for each kind of work (decision 0049): every badge, count and list takes it from here. A row that
 * nobody can answer any more does not wait, whatever its state.
 */
const campaignIn = (row: string, states: readonly string[]): RawBuilder<unknown> =>
  sql`EXISTS (SELECT FROM campaigns wc
      WHERE wc.brand_id = ${sql.ref(`${row}.brand_id`)} AND wc.id = ${sql.ref(`${row}.campaign_id`)} AND wc.state = ANY(${states}::text[]))`

const answering = ['confirmed', 'upcoming', 'ongoing']
const takingPosts = [...answering, 'finished']

/** An application, in a table or alias of participations. */
export const applicationWaits = (row: string): RawBuilder<unknown> =>
  sql`(${sql.ref(`${row}.state`)} = 'pending' AND ${campaignIn(row, answering)})`

/** A post, in a table or alias of mentions. */
export const mentionWaits = (row: string): RawBuilder<unknown> =>
  sql`(${sql.ref(`${row}.state`)} = 'pending' AND ${campaignIn(row, takingPosts)})`

/** A delivery problem, in a table or alias of delivery_problems: the creator still takes part, and the campaign takes posts. */
export const problemWaits = (row: string): RawBuilder<unknown> => sql`(${sql.ref(`${row}.resolved_at`)} IS NULL
    AND EXISTS (SELECT FROM participations wp
  WHERE wp.brand_id = ${sql.ref(`${row}.brand_id`)} AND wp.id = ${sql.ref(`${row}.participation_id`)} AND wp.state = 'approved'
      AND ${campaignIn('wp', takingPosts)}))`

/**
 * A picture that the creator said yes to and the brand is to pay, in a table or alias of image_purchases; the campaign's end changes
 * nothing.
 */
export const purchaseWaits = (row: string): RawBuilder<unknown> => sql`(${sql.ref(`${row}.state`)} = 'pending')`

/** The content deadline of a campaign that still runs lies between two days, in a table or alias of campaigns. */
export const deadlineNears = (row: string, [from, to]: readonly [string, string]): RawBuilder<unknown> =>
  sql`(${sql.ref(`${row}.state`)} = ANY(${answering}::text[]) AND ${sql.ref(`${row}.due_at`)} BETWEEN ${from} AND ${to})`

/** A campaign, in a table or alias of campaigns, that somebody has applied to and waits to be answered. */
export const hasWaitingApplications = (row: string): RawBuilder<unknown> => sql`EXISTS (SELECT FROM participations wa
  WHERE wa.brand_id = ${sql.ref(`${row}.brand_id`)} AND wa.campaign_id = ${sql.ref(`${row}.id`)} AND ${applicationWaits('wa')})`

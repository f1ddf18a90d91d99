import { type RawBuilder, sql } from 'kysely'
import { type BrandIds, inBrands } from '../../auth/brand-scope'

/**
 * Defines pending work, with one condition per kind (decision 0049). Every badge, count and list uses these. A row that can no longer be
 * answered is not pending, whatever its state.
 */
const campaignIn = (row: string, states: readonly string[]): RawBuilder<unknown> =>
  sql`EXISTS (SELECT FROM campaigns wc
      WHERE wc.brand_id = ${sql.ref(`${row}.brand_id`)} AND wc.id = ${sql.ref(`${row}.campaign_id`)} AND wc.state = ANY(${states}::text[]))`

const answering = ['confirmed', 'upcoming', 'ongoing']
const takingPosts = [...answering, 'finished']

/** A pending application, for a table or alias of participations. */
export const applicationWaits = (row: string): RawBuilder<unknown> =>
  sql`(${sql.ref(`${row}.state`)} = 'pending' AND ${campaignIn(row, answering)})`

/** A pending application at a store: participation `sp` of store campaign `sc` in campaign `c`. */
export const storeApplicationWaits = sql`(sp.state = 'requested' AND c.state = ANY(${answering}::text[]))`

const proposed = (row: string) =>
  sql.raw(
    ['proposed_fee', 'proposed_at', 'counter_fee', 'counter_at', 'counter_by', 'counter_accepted']
      .map((name) => `${row}.${name}`)
      .join(', '),
  )

/**
 * Every pending application of these brands, to campaigns and at their stores alike. Whatever says how many there are counts these rows,
 * so that no two screens differ.
 */
export const waitingApplications = (brandIds: BrandIds): RawBuilder<unknown> =>
  sql`(SELECT 'campaign' AS kind, p.id, p.brand_id, p.campaign_id, p.instagramer_id, p.invited, p.motivation, p.created_at,
      NULL::uuid AS store_campaign_id, NULL::uuid AS store_id, NULL::timestamptz AS coming_at, p.refused_answer, ${proposed('p')}
    FROM participations p WHERE ${inBrands(sql`p.brand_id`, brandIds)} AND ${applicationWaits('p')}
    UNION ALL
    SELECT 'store', sp.id, sp.brand_id, sc.campaign_id, sp.instagramer_id, false, sp.motivation, sp.created_at, sc.id, sc.store_id, sp.coming_at, sp.refused_answer, ${proposed('sp')}
    FROM store_participations sp JOIN store_campaigns sc ON sc.brand_id = sp.brand_id AND sc.id = sp.store_campaign_id
    JOIN campaigns c ON c.brand_id = sc.brand_id AND c.id = sc.campaign_id
    WHERE ${inBrands(sql`sp.brand_id`, brandIds)} AND ${storeApplicationWaits})`

/** The campaign takes posts, for a table or alias of campaigns. */
export const takesPosts = (row: string): RawBuilder<unknown> =>
  sql`${sql.ref(`${row}.state`)} = ANY(${takingPosts}::text[])`

/** A pending post, for a table or alias of mentions. */
export const mentionWaits = (row: string): RawBuilder<unknown> =>
  sql`(${sql.ref(`${row}.state`)} = 'pending' AND ${campaignIn(row, takingPosts)})`

/** A draft of a post that the brand has not answered, for a table or alias of post_drafts: its creator takes part, and posts are taken. */
export const draftWaits = (row: string): RawBuilder<unknown> => {
  const owner = (column: string) =>
    sql`wo.brand_id = ${sql.ref(`${row}.brand_id`)} AND wo.id = ${sql.ref(`${row}.${column}`)} AND wo.fee_returned_at IS NULL`
  return sql`(${sql.ref(`${row}.state`)} = 'sent' AND ${campaignIn(row, takingPosts)}
    AND (EXISTS (SELECT FROM participations wo WHERE ${owner('participation_id')} AND wo.state = 'approved')
      OR EXISTS (SELECT FROM store_participations wo WHERE ${owner('store_participation_id')} AND wo.state = 'picked_up')))`
}

/** Posts `m` with the participation `p` or the pass `sp` that each was handed in for. */
export const handedIn = sql`mentions m LEFT JOIN participations p ON p.brand_id = m.brand_id AND p.id = m.participation_id
  LEFT JOIN store_participations sp ON sp.brand_id = m.brand_id AND sp.id = m.store_participation_id`

/** Of those: waits for an answer that can still be given and paid, whatever state its campaign is in. */
export const handedInWaits = sql`(m.state = 'pending' AND coalesce(p.state = 'approved', sp.state = 'picked_up')
  AND coalesce(p.fee_returned_at, sp.fee_returned_at) IS NULL)`

/** An open delivery problem, for a table or alias of delivery_problems: the creator still takes part, and the campaign accepts posts. */
export const problemWaits = (row: string): RawBuilder<unknown> => sql`(${sql.ref(`${row}.resolved_at`)} IS NULL
    AND EXISTS (SELECT FROM participations wp
  WHERE wp.brand_id = ${sql.ref(`${row}.brand_id`)} AND wp.id = ${sql.ref(`${row}.participation_id`)} AND wp.state = 'approved'
      AND ${campaignIn('wp', takingPosts)}))`

/**
 * A picture that the creator has agreed to sell and the brand has yet to pay for, for a table or alias of image_purchases. It remains
 * pending after the campaign ends.
 */
export const purchaseWaits = (row: string): RawBuilder<unknown> => sql`(${sql.ref(`${row}.state`)} = 'pending')`

/** The content deadline of a running campaign lies in a range of days, for a table or alias of campaigns. */
export const deadlineNears = (row: string, [from, to]: readonly [string, string]): RawBuilder<unknown> =>
  sql`(${sql.ref(`${row}.state`)} = ANY(${answering}::text[]) AND ${sql.ref(`${row}.due_at`)} BETWEEN ${from} AND ${to})`

/** Those of a campaign, for a table or alias of campaigns: how many there are. */
export const waitingApplicationsOf = (row: string): RawBuilder<unknown> =>
  sql`(SELECT count(*) FROM ${waitingApplications('all')} wa
    WHERE wa.brand_id = ${sql.ref(`${row}.brand_id`)} AND wa.campaign_id = ${sql.ref(`${row}.id`)})`

import { type RawBuilder, sql } from 'kysely'
import { pageSizes, type RightEntry } from '@samspel/api'
import { inBrands } from '../../auth/brand-scope'
import type { CreatorCaller, UserCaller } from '../../auth/caller'
import { brandsWith } from '../../auth/roles'
import type { Context, Query } from '../../context'
import { addDays, dayOf } from '../../days'
import { metaOf, pageOf } from '../../http/page'
import { contains, finds } from '../../search'
import { creatorWords } from '../creators'
import { downloadOf, stillOf } from './addresses'
import { listRights, type RightRow } from './repository'

/** What has ended or was never granted can be reported as still in use, once; of a film it is said with its post. */
export const mayReport = ({ kind, state, use_at: at }: Pick<RightRow, 'kind' | 'state' | 'use_at'>): boolean =>
  kind === 'picture' && at === null && (state === 'ended' || state === 'none')

type Reader = Pick<Context<UserCaller | CreatorCaller>, 'caller' | 'config' | 'now'>

export const toRight = (row: RightRow, reader: Reader): RightEntry => ({
  id: row.id,
  kind: row.kind,
  source: row.source,
  state: row.state,
  brandId: row.brand_id,
  brandName: row.brand_name,
  campaignId: row.campaign_id,
  campaignName: row.campaign_name,
  workId: row.work_id,
  creator: { id: row.instagramer_id, name: row.creator_name, username: row.creator_username },
  pictureUrl: row.kind === 'film' ? stillOf(reader, row.id) : row.picture_url,
  ...downloadOf(reader, row),
  channels: row.channels,
  startsOn: row.starts_on,
  endsOn: row.ends_on,
  use: row.use_at
    ? { reportedAt: new Date(row.use_at).toISOString(), link: row.use_link || null, text: row.use_words ?? '' }
    : null,
  abilities: reader.caller.kind === 'instagramer' && mayReport(row) ? ['reportUse'] : [],
})

const list = async (
  context: Context<UserCaller | CreatorCaller>,
  query: Query<'listMyRights'>,
  scope: RawBuilder<unknown>,
) => {
  const { db, now } = context
  const page = pageOf(query, pageSizes.table)
  const { rows, counts } = await listRights(db, { scope, state: query.state, today: dayOf(now) }, page)
  return {
    rights: rows.map((row) => toRight(row, context)),
    meta: metaOf(page, counts[query.state ?? 'all']),
    counts,
  }
}

/** Every word is in the names of the creator, or in that of the campaign. */
const named = (typed: string | undefined) =>
  finds(typed, {
    also: (
      word,
    ) => sql`(EXISTS (SELECT FROM instagramers i WHERE i.id = r.instagramer_id AND ${contains(creatorWords, word)})
      OR EXISTS (SELECT FROM campaigns c WHERE c.brand_id = r.brand_id AND c.id = r.campaign_id AND ${contains(sql`c.name`, word)}))`,
  })

const endsIn = (days: number | undefined, today: string) =>
  days === undefined ? sql`true` : sql`r.ends_on BETWEEN ${today}::date AND ${addDays(today, days)}::date`

export type RightFilter = Pick<
  Query<'archiveRights'>,
  'kind' | 'source' | 'campaignId' | 'query' | 'endsWithin' | 'state' | 'ids'
>

/** SQL condition on the ledger `r`: everything of the filter but its state. */
export const filtered = ({ kind, source, campaignId, query, endsWithin }: RightFilter, today: string) =>
  sql`${kind ? sql`r.kind = ${kind}` : sql`true`} AND ${source ? sql`r.source = ${source}` : sql`true`}
    AND ${campaignId ? sql`r.campaign_id = ${campaignId}` : sql`true`} AND ${named(query)} AND ${endsIn(endsWithin, today)}`

/** The ledger of rights of the caller's brands: what is agreed and what was bought. */
export const listBrandRights = (context: Context<UserCaller>, query: Query<'listRights'>) =>
  list(
    context,
    query,
    sql`${inBrands(sql`r.brand_id`, brandsWith(context.caller, 'seeCampaigns', query.brandId))}
      AND ${filtered(query, dayOf(context.now))}`,
  )

/** What brands may do with the caller's pictures. */
export const listMyRights = (context: Context<CreatorCaller>, query: Query<'listMyRights'>) =>
  list(context, query, sql`r.instagramer_id = ${context.caller.id}`)

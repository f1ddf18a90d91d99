import { type RawBuilder, sql } from 'kysely'
import { type Mention, pageSizes } from '@samspel/api'
import { inBrands } from '../../auth/brand-scope'
import type { CreatorCaller, UserCaller } from '../../auth/caller'
import { brandsWith, mayFor } from '../../auth/roles'
import type { Context, Query } from '../../context'
import { dayOf } from '../../days'
import { AppError } from '../../errors'
import { metaOf, pageOf } from '../../http/page'
import { contains, finds } from '../../search'
import { seeCampaign } from '../campaigns'
import { countStates } from '../participations'
import { findOffer } from '../stores'
import { readerOf } from '../uploads'
import { draftMatchesOf } from './draft-match'
import { canSeeMention } from './policies'
import * as repository from './repository'
import { toMention } from './serialize'

type Reading = Pick<Context<UserCaller | CreatorCaller>, 'db' | 'caller' | 'now' | 'config'>

const shown = async (context: Reading, rows: readonly repository.MentionRow[]): Promise<Mention[]> => {
  const matches = await draftMatchesOf(context.db, rows, readerOf(context))
  return rows.map((row, index) => toMention(row, context.caller, matches[index]))
}

/** A mention the caller may see; any other gives a 404. */
export const getMention = async (context: Reading, id: string): Promise<Mention> => {
  const { db, caller } = context
  const row = await repository.findMention(db, id)
  if (!row || !canSeeMention(caller, { brandId: row.brand_id, instagramerId: row.instagramer_id }))
    throw new AppError('not_found')
  return (await shown(context, [row]))[0]!
}

/** Builds the same condition for the list and for its counts. */
type Scope = (table: 'm' | 'p') => RawBuilder<unknown>

const list = async (
  context: Reading,
  query: Pick<Query<'listMentions'>, 'state' | 'page' | 'perPage'>,
  scope: Scope,
  order: repository.MentionOrder,
) => {
  const { db } = context
  const page = pageOf(query, pageSizes.table)
  const rows = await repository.listMentions(db, scope('m'), query.state, order, page)
  const counts = await countStates(db, 'mentions', scope('p'))
  return {
    mentions: await shown(context, rows),
    meta: metaOf(page, counts[query.state ?? 'all']),
    counts,
  }
}

/** Matches creators and campaigns by name. Their ids are found once, through their own indexes, instead of once per mention. */
const named = (table: 'm' | 'p', typed: string | undefined) =>
  finds(typed, {
    also: (word) => sql`(${sql.ref(`${table}.instagramer_id`)} IN (SELECT id FROM instagramers
        WHERE ${contains(sql`(username || ' ' || name || ' ' || coalesce(city, ''))`, word)})
      OR ${sql.ref(`${table}.campaign_id`)} IN (SELECT id FROM campaigns WHERE ${contains(sql`name`, word)}))`,
  })

/** Of what was picked up under a store campaign. */
const underOffer = (table: 'm' | 'p', id: string | undefined) =>
  id === undefined
    ? sql`true`
    : sql`${sql.ref(`${table}.store_participation_id`)} IN (SELECT id FROM store_participations
        WHERE brand_id = ${sql.ref(`${table}.brand_id`)} AND store_campaign_id = ${id})`

/** The review list. Its counts use the same filters as the page, except for the state. */
export const listMentions = (context: Context<UserCaller>, query: Query<'listMentions'>) => {
  const brands = brandsWith(context.caller, 'seeCampaigns', query.brandId)
  return list(
    context,
    query,
    (table) => {
      const column = (name: string) => sql.ref(`${table}.${name}`)
      const asked = (name: string, value: string | boolean | undefined) =>
        value === undefined ? sql`true` : sql`${column(name)} = ${value}`
      return sql`${inBrands(column('brand_id'), brands)} AND ${asked('campaign_id', query.campaignId)} AND ${asked('kind', query.kind)}
      AND ${asked('alert', query.alert)} AND ${underOffer(table, query.storeCampaignId)} AND ${named(table, query.query)}`
    },
    query.sort ?? 'createdAt',
  )
}

export const listCampaignMentions = async (
  context: Context<UserCaller>,
  { campaignId, ...query }: { campaignId: string } & Query<'listCampaignMentions'>,
) => {
  const campaign = await seeCampaign(context.db, campaignId, context.caller, context.now)
  return list(
    context,
    query,
    (table) =>
      sql`${sql.ref(`${table}.brand_id`)} = ${campaign.brand_id} AND ${sql.ref(`${table}.campaign_id`)} = ${campaign.id}`,
    'createdAt',
  )
}

export const listStoreCampaignMentions = async (
  context: Context<UserCaller>,
  { storeCampaignId, ...query }: { storeCampaignId: string } & Query<'listStoreCampaignMentions'>,
) => {
  const offer = await findOffer(context.db, storeCampaignId, dayOf(context.now))
  if (!offer || !mayFor(context.caller, 'seeCampaigns', offer.brand_id)) throw new AppError('store_campaign_not_found')
  return list(
    context,
    query,
    (table) => sql`${sql.ref(`${table}.brand_id`)} = ${offer.brand_id} AND ${underOffer(table, offer.id)}`,
    'createdAt',
  )
}

export const listMyMentions = async (context: Context<CreatorCaller>, query: Query<'listMyMentions'>) => {
  const { mentions, meta } = await list(
    context,
    query,
    (table) => sql`${sql.ref(`${table}.instagramer_id`)} = ${context.caller.id}
    AND ${query.storeParticipationId ? sql`${sql.ref(`${table}.store_participation_id`)} = ${query.storeParticipationId}` : sql`true`}
    AND ${query.participationId ? sql`${sql.ref(`${table}.participation_id`)} = ${query.participationId}` : sql`true`}`,
    '-createdAt',
  )
  return { mentions, meta }
}

import { pageSizes, type Mention } from '@samspel/api'
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../../db/transact'
import { AppError } from '../../errors'
import type { Call, Caller } from '../../http/call'
import { metaOf, pageOf } from '../../http/page'
import { inBrands, narrow } from '../brand-scope'
import { seeCampaign } from '../campaigns/queries'
import { countStates } from '../participations/repository'
import * as repository from './repository'
import { toMention } from './serialize'

export const getMention = async (db: Db, id: string, caller: Caller): Promise<Mention> => {
  const row = await repository.findMention(db, id)
  if (!row) throw new AppError('not_found')
  return toMention(row, caller)
}

/** Builds the same condition for the list and for its counts. */
type Scope = (table: 'm' | 'p') => RawBuilder<unknown>
type ListCall = Call<'listMentions'> | Call<'listCampaignMentions'> | Call<'listMyMentions'>

const list = async ({ db, caller, query }: Pick<ListCall, 'db' | 'caller' | 'query'>, scope: Scope, order: repository.MentionOrder) => {
  const page = pageOf(query, pageSizes.table)
  const rows = await repository.listMentions(db, scope('m'), query.state, order, page)
  const counts = await countStates(db, 'mentions', scope('p'))
  return { mentions: rows.map((row) => toMention(row, caller)), meta: metaOf(page, counts[query.state ?? 'all']), counts }
}

export const listMentions = (call: Call<'listMentions'>) => {
  const { caller, query } = call
  const brands = narrow(caller.brandIds, query.brandId)
  return list(call, (table) => sql`${inBrands(sql.ref(`${table}.brand_id`), brands)} AND ${query.campaignId ? sql`${sql.ref(`${table}.campaign_id`)} = ${query.campaignId}` : sql`true`}`, query.sort ?? 'createdAt')
}

export const listCampaignMentions = async (call: Call<'listCampaignMentions'>) => {
  const campaign = await seeCampaign(call.db, call.params.id, call.caller)
  return list(call, (table) => sql`${sql.ref(`${table}.brand_id`)} = ${campaign.brand_id} AND ${sql.ref(`${table}.campaign_id`)} = ${campaign.id}`, 'createdAt')
}

export const listMyMentions = async (call: Call<'listMyMentions'>) => {
  const { caller, query } = call
  const { mentions, meta } = await list(call, (table) => sql`${sql.ref(`${table}.instagramer_id`)} = ${caller.id}
    AND ${query.participationId ? sql`${sql.ref(`${table}.participation_id`)} = ${query.participationId}` : sql`true`}`, '-createdAt')
  return { mentions, meta }
}

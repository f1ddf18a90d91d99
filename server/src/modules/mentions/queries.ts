import { pageSizes, type Mention } from '@samspel/api'
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../../db/transact'
import { AppError } from '../../errors'
import type { Call, Caller } from '../../http/call'
import { metaOf, pageOf } from '../../http/page'
import { contains, inBrands, narrow } from '../brand-scope'
import { seeCampaign } from '../campaigns/queries'
import { countStates } from '../participations/repository'
import { canSeeMention } from './policies'
import * as repository from './repository'
import { toMention } from './serialize'

/** A mention that the caller may see; others' are not found. */
export const getMention = async (db: Db, id: string, caller: Caller): Promise<Mention> => {
  const row = await repository.findMention(db, id)
  if (!row || !canSeeMention(caller, { brandId: row.brand_id, instagramerId: row.instagramer_id })) throw new AppError('not_found')
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

/** Looks in the creator's and the campaign's name, in the caption and in the title of a link. */
const tells = (table: 'm' | 'p', typed: string | undefined) => (typed?.trim()
  ? sql`EXISTS (SELECT FROM instagramers n JOIN campaigns s ON s.brand_id = ${sql.ref(`${table}.brand_id`)} AND s.id = ${sql.ref(`${table}.campaign_id`)}
      LEFT JOIN instagram_posts t ON t.id = ${sql.ref(`${table}.instagram_post_id`)} WHERE n.id = ${sql.ref(`${table}.instagramer_id`)}
      AND ${contains(sql`concat_ws(' ', n.username, n.name, s.name, t.caption, ${sql.ref(`${table}.link_post`)}->>'title', ${sql.ref(`${table}.content_post`)}->>'text')`, typed.replace(/^\s*@/, ''))})`
  : sql`true`)

/** For review; the counts speak of the same filters as the page, whatever its state. */
export const listMentions = (call: Call<'listMentions'>) => {
  const { caller, query } = call
  const brands = narrow(caller.brandIds, query.brandId)
  return list(call, (table) => {
    const column = (name: string) => sql.ref(`${table}.${name}`)
    const asked = (name: string, value: string | boolean | undefined) => (value === undefined ? sql`true` : sql`${column(name)} = ${value}`)
    return sql`${inBrands(column('brand_id'), brands)} AND ${asked('campaign_id', query.campaignId)} AND ${asked('kind', query.kind)} AND ${asked('alert', query.alert)} AND ${tells(table, query.query)}`
  }, query.sort ?? 'createdAt')
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

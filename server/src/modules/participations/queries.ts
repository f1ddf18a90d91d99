import { pageSizes, type Participation } from '@samspel/api'
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../../db/transact'
import { AppError } from '../../errors'
import type { Call, Caller } from '../../http/call'
import { metaOf, pageOf } from '../../http/page'
import { seeCampaign } from '../campaigns/queries'
import { canSeeParticipation } from './policies'
import * as repository from './repository'
import { toParticipation } from './serialize'

export const getParticipation = async (db: Db, id: string, caller: Caller): Promise<Participation> => {
  const row = await repository.findParticipation(db, id)
  if (!row || !canSeeParticipation(caller, { brandId: row.brand_id, instagramerId: row.instagramer_id })) throw new AppError('not_found')
  return toParticipation(row, caller)
}

type ListCall = Call<'listCampaignParticipations'>

const list = async ({ db, caller, query }: Pick<ListCall, 'db' | 'caller' | 'query'>, scope: RawBuilder<unknown>) => {
  const page = pageOf(query, pageSizes.table)
  const rows = await repository.listParticipations(db, scope, query.state, page)
  const counts = await repository.countStates(db, 'participations', scope)
  return { participations: rows.map((row) => toParticipation(row, caller)), meta: metaOf(page, counts[query.state ?? 'all']), counts }
}

export const listCampaignParticipations = async (call: Call<'listCampaignParticipations'>) => {
  const campaign = await seeCampaign(call.db, call.params.id, call.caller)
  return list(call, sql`p.brand_id = ${campaign.brand_id} AND p.campaign_id = ${campaign.id}`)
}

/** The creator's own, with how many wait for what; by need, the nearest deadline on top, where that is asked for. */
export const listMyParticipations = async (call: Call<'listMyParticipations'>) => {
  const { db, caller, query } = call
  const page = pageOf(query, pageSizes.table)
  const own = sql`p.instagramer_id = ${caller.id}`
  const rows = await repository.listOwn(db, own, query, page)
  const counts = await repository.countStates(db, 'participations', own)
  const needs = await repository.countNeeds(db, own)
  const total = query.need ? needs[query.need] : counts[query.state ?? 'all']
  return { participations: rows.map((row) => toParticipation(row, caller)), meta: metaOf(page, total), counts, needs }
}

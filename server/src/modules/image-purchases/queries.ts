import { type RawBuilder, sql } from 'kysely'
import { pageSizes } from '@samspel/api'
import { inBrands } from '../../auth/brand-scope'
import type { CreatorCaller, UserCaller } from '../../auth/caller'
import { brandsWith } from '../../auth/roles'
import type { Context, Query } from '../../context'
import { dayOf } from '../../days'
import { AppError } from '../../errors'
import { metaOf, pageOf } from '../../http/page'
import { originalAddress } from './originals'
import { authorizePurchase } from './policies'
import * as repository from './repository'

const list = async (
  { db, caller, now }: Context<UserCaller | CreatorCaller>,
  query: Query<'listMyImagePurchases'>,
  scope: RawBuilder<unknown>,
) => {
  const page = pageOf(query, pageSizes.table)
  const today = dayOf(now)
  const { rows, counts } = await repository.listPurchases(db, { scope, state: query.state }, page)
  return {
    imagePurchases: rows.map((row) => repository.toPurchase(row, caller, today)),
    meta: metaOf(page, counts[query.state ?? 'all']),
    counts,
  }
}

export const listImagePurchases = (context: Context<UserCaller>, query: Query<'listImagePurchases'>) => {
  const { brandId, campaignId } = query
  return list(
    context,
    query,
    sql`${inBrands(sql`brand_id`, brandsWith(context.caller, 'seeCampaigns', brandId))} AND ${campaignId ? sql`campaign_id = ${campaignId}` : sql`true`}`,
  )
}

export const listMyImagePurchases = (context: Context<CreatorCaller>, query: Query<'listMyImagePurchases'>) =>
  list(context, query, sql`instagramer_id = ${context.caller.id}`)

/** An address for the original of a paid picture while its licence runs, valid for five minutes. */
export const getImageOriginal = async ({ db, caller, now, config }: Context<UserCaller>, { id }: { id: string }) => {
  const row = await repository.findPurchase(db, id)
  if (!row) throw new AppError('not_found')
  authorizePurchase(caller, 'download', { ...repository.factsOf(row), isEnded: repository.isOver(row, dayOf(now)) })
  const original = originalAddress(row, config.sessionSecret, now)
  if (!original) throw new AppError('not_found')
  return { original }
}

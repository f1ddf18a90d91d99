import { type RawBuilder, sql } from 'kysely'
import { pageSizes } from '@samspel/api'
import { inBrands, narrow } from '../../auth/brand-scope'
import { AppError } from '../../errors'
import type { Call } from '../../http/call'
import { metaOf, pageOf } from '../../http/page'
import { originalAddress } from './originals'
import { authorizePurchase } from './policies'
import * as repository from './repository'

const list = async (
  {
    db,
    caller,
    query,
  }: Pick<Call<'listImagePurchases'>, 'db' | 'query'> & Pick<Call<'declineImagePurchase'>, 'caller'>,
  scope: RawBuilder<unknown>,
) => {
  const page = pageOf(query, pageSizes.table)
  const rows = await repository.listPurchases(db, query.state ? sql`${scope} AND state = ${query.state}` : scope, page)
  const counts = await repository.countPurchases(db, scope)
  return {
    imagePurchases: rows.map((row) => repository.toPurchase(row, caller)),
    meta: metaOf(page, counts[query.state ?? 'all']),
    counts,
  }
}

export const listImagePurchases = (call: Call<'listImagePurchases'>) => {
  const { brandId, campaignId } = call.query
  return list(
    call,
    sql`${inBrands(sql`brand_id`, narrow(call.caller.brandIds, brandId))} AND ${campaignId ? sql`campaign_id = ${campaignId}` : sql`true`}`,
  )
}

export const listMyImagePurchases = (call: Call<'listMyImagePurchases'>) =>
  list(call, sql`instagramer_id = ${call.caller.id}`)

/** An address for the original of a paid picture, good for five minutes. */
export const getImageOriginal = async ({ db, caller, params, now, config }: Call<'getImageOriginal'>) => {
  const row = await repository.findPurchase(db, params.id)
  if (!row) throw new AppError('not_found')
  authorizePurchase(caller, 'download', repository.factsOf(row))
  const original = originalAddress(row, config.sessionSecret, now)
  if (!original) throw new AppError('not_found')
  return { original }
}

import { sql } from 'kysely'
import { type Brand, pageSizes } from '@samspel/api'
import { AppError } from '../../errors'
import type { Handlers } from '../../http/call'
import { metaOf, pageOf } from '../../http/page'
import { changePublicBrand, publicBrandId, selectPublicBrands } from './brands'

const requireBrand = (brand: Brand | undefined): Brand => {
  if (!brand) throw new AppError('not_found')
  return brand
}

export const followerHandlers = {
  followBrand: async ({ db, caller, params: { id }, now }) => {
    const follow = sql`INSERT INTO brand_followers (brand_id, instagramer_id, created_at)
      SELECT id, ${caller.id}::uuid, ${now.toISOString()}::timestamptz FROM ${publicBrandId(id)} followed
      ON CONFLICT DO NOTHING`
    return { brand: requireBrand(await changePublicBrand(db, follow, id, { now, viewerId: caller.id })) }
  },
  unfollowBrand: async ({ db, caller, params: { id }, now }) => {
    const unfollow = db
      .deleteFrom('brand_followers')
      .where('brand_id', '=', publicBrandId(id))
      .where('instagramer_id', '=', caller.id)
    return { brand: requireBrand(await changePublicBrand(db, unfollow, id, { now, viewerId: caller.id })) }
  },
  listFollowedBrands: async ({ db, caller, query, now }) => {
    const page = pageOf(query, pageSizes.cards)
    const list = {
      where: sql`f.instagramer_id = ${caller.id}`,
      joins: sql`JOIN brand_followers f ON f.brand_id = brands.id`,
    }
    const { brands, total } = await selectPublicBrands(db, {
      ...list,
      order: sql`f.created_at DESC, f.brand_id`,
      page,
      now,
      viewerId: caller.id,
    })
    return { brands, meta: metaOf(page, total) }
  },
} satisfies Partial<Handlers>

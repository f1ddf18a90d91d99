import { sql } from 'kysely'
import { type Brand, pageSizes } from '@samspel/api'
import type { Db } from '../../db/transact'
import { AppError } from '../../errors'
import type { Handlers } from '../../http/call'
import { metaOf, pageOf } from '../../http/page'
import { findPublicBrand, publicBrandId, selectPublicBrands } from '../directory'

const requireBrand = async (db: Db, id: string, reading: { now: Date; viewerId: string }): Promise<Brand> => {
  const brand = await findPublicBrand(db, id, reading)
  if (!brand) throw new AppError('not_found')
  return brand
}

export const followerHandlers = {
  followBrand: async ({ db, caller, params, now }) => {
    await sql`INSERT INTO brand_followers (brand_id, instagramer_id, created_at)
      SELECT id, ${caller.id}::uuid, ${now.toISOString()}::timestamptz FROM ${publicBrandId(params.id)} followed
      ON CONFLICT DO NOTHING`.execute(db)
    return { brand: await requireBrand(db, params.id, { now, viewerId: caller.id }) }
  },
  unfollowBrand: async ({ db, caller, params, now }) => {
    await db
      .deleteFrom('brand_followers')
      .where('brand_id', '=', publicBrandId(params.id))
      .where('instagramer_id', '=', caller.id)
      .execute()
    return { brand: await requireBrand(db, params.id, { now, viewerId: caller.id }) }
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

import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import { pageSizes, type StoreProduct } from '@samspel/api'
import type { UserCaller } from '../../../auth/caller'
import { mayFor } from '../../../auth/roles'
import type { Body, Context, Query } from '../../../context'
import { requireRoom } from '../../../db/room'
import type { Db } from '../../../db/transact'
import { AppError } from '../../../errors'
import { metaOf, pageOf } from '../../../http/page'
import { contains } from '../../../search'
import { authorizeProduct, productAbilities, type ProductFacts } from './policies'
import * as repository from './repository'

type StaffContext = Pick<Context<UserCaller>, 'db' | 'caller' | 'now'>

const factsOf = ({ brand_id: brandId, open_offers: openOffers }: repository.ProductRow): ProductFacts => ({
  brandId,
  openOffers,
})

const toProduct = (row: repository.ProductRow, caller: UserCaller): StoreProduct => ({
  id: row.id,
  brandId: row.brand_id,
  name: row.name,
  imageUrl: row.image_url,
  value: row.value,
  archivedAt: row.archived_at,
  createdAt: row.created_at,
  onShelf: row.on_shelf,
  quantity: row.quantity,
  reserved: row.reserved,
  openOffers: row.open_offers,
  storesOut: row.stores_out,
  storesLow: row.stores_low,
  abilities: productAbilities(caller, factsOf(row)),
})

type Which = { brandId: string; right: 'seeStores' | 'manageProducts' }

const requireBrand = async (db: Db, caller: UserCaller, { brandId, right }: Which): Promise<void> => {
  if (!mayFor(caller, right, brandId) || !(await repository.brandExists(db, brandId))) throw new AppError('not_found')
}

const productOf = async ({ db, caller, now }: StaffContext, id: string): Promise<{ storeProduct: StoreProduct }> => {
  const row = await repository.findProduct(db, id, { caller, now })
  if (!row) throw new AppError('not_found')
  return { storeProduct: toProduct(row, caller) }
}

export const listProducts = async (
  { db, caller, now }: StaffContext,
  { brandId, ...query }: { brandId: string } & Query<'listStoreProducts'>,
) => {
  await requireBrand(db, caller, { brandId, right: 'seeStores' })
  const page = pageOf(query, pageSizes.table)
  const { rows, total } = await repository.listProducts(
    db,
    sql`p.brand_id = ${brandId} AND p.archived_at IS ${query.archived ? sql`NOT NULL` : sql`NULL`} AND ${contains(sql`p.name`, query.query)}
      AND ${repository.isWithin(caller)}`,
    page,
    { caller, now },
  )
  return { storeProducts: rows.map((row) => toProduct(row, caller)), meta: metaOf(page, total) }
}

export const createProduct = async (
  context: StaffContext,
  { brandId, ...typed }: { brandId: string } & Body<'createStoreProduct'>['storeProduct'],
) => {
  await requireBrand(context.db, context.caller, { brandId, right: 'manageProducts' })
  await requireRoom(context.db, sql`store_products WHERE brand_id = ${brandId}`, 'productsOfBrand')
  const id = uuidv7()
  await repository.insertProduct(context.db, {
    id,
    brand_id: brandId,
    name: typed.name,
    image_url: typed.imageUrl ?? null,
    value: typed.value ?? 0,
    archived_at: null,
    created_at: context.now.toISOString(),
  })
  return productOf(context, id)
}

export const updateProduct = async (
  context: StaffContext,
  { id, isArchived, ...typed }: { id: string } & Body<'updateStoreProduct'>['storeProduct'],
) => {
  const row = await repository.findProduct(context.db, id, context)
  if (!row) throw new AppError('not_found')
  authorizeProduct(context.caller, isArchived && row.archived_at === null ? 'archive' : 'update', factsOf(row))
  await repository.updateProduct(context.db, row, {
    ...(typed.name !== undefined && { name: typed.name }),
    ...(typed.imageUrl !== undefined && { image_url: typed.imageUrl }),
    ...(typed.value !== undefined && { value: typed.value }),
    ...(isArchived !== undefined && {
      archived_at: isArchived ? (row.archived_at ?? context.now.toISOString()) : null,
    }),
  })
  return productOf(context, id)
}

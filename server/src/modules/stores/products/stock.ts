import { sql } from 'kysely'
import { pageSizes, type StockChange, type StoreStock } from '@samspel/api'
import type { UserCaller } from '../../../auth/caller'
import { mayAt } from '../../../auth/roles'
import type { Body, Context, Query } from '../../../context'
import { type Db, transact } from '../../../db/transact'
import { AppError, invalid } from '../../../errors'
import { metaOf, pageOf } from '../../../http/page'
import { shelfOf } from '../../campaigns'
import { levelOf } from './level'
import * as repository from './repository'

type StaffContext = Pick<Context<UserCaller>, 'db' | 'caller' | 'now'>

/** More than any store has. */
const MOST = 2_000_000

const toStock = (row: repository.StockRow): StoreStock => ({
  storeId: row.store_id,
  storeProductId: row.id,
  name: row.name,
  imageUrl: row.image_url,
  ...shelfOf({ free: row.quantity, booked: row.reserved }),
  level: levelOf(row.quantity, row.open_offers > 0),
  openOffers: row.open_offers,
  changedBy: row.changed_by,
  changedAt: row.changed_at,
})

const toChange = (row: repository.ChangeRow): StockChange => ({
  id: row.id,
  storeId: row.store_id,
  storeProductId: row.store_product_id,
  productName: row.product_name,
  kind: row.kind,
  delta: row.delta,
  quantity: Math.max(0, row.quantity),
  onShelf: row.on_shelf,
  note: row.note,
  by: row.by,
  reason: row.reason,
  storeParticipationId: row.store_participation_id,
  createdAt: row.created_at,
})

/** A store the caller works at; its clerks may also count stock. */
const storeOf = async (
  db: Db,
  caller: UserCaller,
  id: string,
  right: 'seeStores' | 'countStock',
): Promise<repository.StoreKey> => {
  const store = await repository.findStore(db, id)
  if (!store || !mayAt(caller, right, { brandId: store.brand_id, storeId: store.id }))
    throw new AppError('store_not_found')
  return store
}

export const listStock = async (
  { db, caller, now }: StaffContext,
  { storeId, ...query }: { storeId: string } & Query<'listStoreStock'>,
) => {
  const store = await storeOf(db, caller, storeId, 'seeStores')
  const page = pageOf(query, pageSizes.table)
  const { rows, total } = await repository.listStock(
    db,
    store,
    sql`p.archived_at IS NULL AND ${repository.isWithin(caller, store.id)}`,
    page,
    now,
  )
  return { storeStock: rows.map(toStock), meta: metaOf(page, total) }
}

/** What is on the shelf after a change, or the field that is invalid. */
const countedAnew = (
  before: number,
  { onShelf, delta }: Pick<Body<'changeStoreStock'>['stockChange'], 'onShelf' | 'delta'>,
): number => {
  if (onShelf !== undefined) return onShelf
  const after = before + (delta ?? 0)
  if (after < 0) throw invalid({ delta: ['too_small'] })
  if (after > MOST) throw invalid({ delta: ['too_large'] })
  return after
}

/** Sets or adjusts what is on the shelf, under the lock that reservations take as well; what is not booked of it is free. */
export const changeStock = async (
  { db, caller, now }: StaffContext,
  { storeId, storeProductId, note, ...typed }: { storeId: string } & Body<'changeStoreStock'>['stockChange'],
): Promise<{ storeStock: StoreStock }> =>
  transact(db, async (trx) => {
    const store = await storeOf(trx, caller, storeId, 'countStock')
    const product = await repository.findProduct(
      trx,
      storeProductId,
      { caller, now },
      repository.isWithin(caller, store.id),
    )
    if (product?.brand_id !== store.brand_id) throw invalid({ storeProductId: ['not_found'] })
    if ((typed.onShelf === undefined) === (typed.delta === undefined)) throw invalid({ delta: ['invalid'] })
    const free = await repository.lockStock(trx, store, product.id)
    const booked = await repository.countBooked(trx, store, product.id)
    const { onShelf: before } = shelfOf({ free, booked })
    const onShelf = countedAnew(before, typed)
    await repository.writeStock(trx, store, {
      store_product_id: product.id,
      kind: typed.onShelf === undefined ? 'adjust' : 'set',
      delta: onShelf - before,
      quantity: onShelf - booked,
      on_shelf: onShelf,
      note: note?.trim() || null,
      user_id: caller.id,
      created_at: now.toISOString(),
    })
    const page = pageOf(undefined, 1)
    const {
      rows: [row],
    } = await repository.listStock(trx, store, sql`p.id = ${product.id}`, page, now)
    if (!row) throw new Error('The stock that was written is not there')
    return { storeStock: toStock(row) }
  })

export const listChanges = async (
  { db, caller }: StaffContext,
  { storeId, ...query }: { storeId: string } & Query<'listStockChanges'>,
) => {
  const store = await storeOf(db, caller, storeId, 'seeStores')
  const page = pageOf(query, pageSizes.table)
  const { rows, total } = await repository.listChanges(db, store, query.storeProductId, page)
  return { stockChanges: rows.map(toChange), meta: metaOf(page, total) }
}

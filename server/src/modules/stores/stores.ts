import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import type { Store } from '@samspel/api'
import type { Caller } from '../../auth/caller'
import { may, mayAt, mayFor } from '../../auth/roles'
import { requireRoom } from '../../db/room'
import { type Db, transact } from '../../db/transact'
import { AppError } from '../../errors'
import type { Handlers } from '../../http/call'
import { authorizeStore, isStaffOf } from './policies'
import * as repository from './repository'
import { requireFields } from './rules'
import { toStore, toToday } from './serialize'
import { findWorstStock, toWorstStock } from './stock'
import { findToday } from './today'

/** Whether a caller may see a store: its brand's staff may, but store staff only their own stores; everyone else only public stores. */
const maySee = (caller: Caller, { id, brand_id: brandId, is_shown: shown }: repository.StoreRow): boolean =>
  mayAt(caller, 'seeStores', { brandId, storeId: id }) ||
  (shown && (caller.kind !== 'user' || may(caller, 'seeOtherStores')))

const storeFor = async (db: Db, id: string, { caller, now }: { caller: Caller; now: Date }): Promise<Store> => {
  const row = await repository.findStore(db, id)
  if (!row || !maySee(caller, row)) throw new AppError('store_not_found')
  const store = toStore(row, caller)
  if (!isStaffOf(caller, row.brand_id)) return store
  return {
    ...store,
    ...toToday(row, await findToday(db, row, now), now),
    ...toWorstStock(await findWorstStock(db, row, now)),
  }
}

export const storeHandlers = {
  createStore: async ({ db, caller, params, body, now }) => {
    if (!mayFor(caller, 'manageStores', params.id) || !(await repository.brandExists(db, params.id)))
      throw new AppError('not_found')
    requireFields(body.store)
    await requireRoom(db, sql`stores WHERE brand_id = ${params.id}`, 'storesOfBrand')
    const id = uuidv7()
    await repository.insertStore(db, { id, brandId: params.id, token: repository.newToken(), fields: body.store })
    return { store: await storeFor(db, id, { caller, now }) }
  },
  getStore: async ({ db, caller, params, now }) => ({ store: await storeFor(db, params.id, { caller, now }) }),
  updateStore: async ({ db, caller, params, body, now }) => {
    const row = await repository.findStore(db, params.id)
    if (!row) throw new AppError('store_not_found')
    authorizeStore(caller, 'update', { brandId: row.brand_id })
    requireFields(body.store)
    await repository.updateStore(db, row, body.store)
    return { store: await storeFor(db, row.id, { caller, now }) }
  },
  renewStoreToken: async ({ db, caller, params, now }) =>
    transact(db, async (trx) => {
      const row = await repository.findStore(trx, params.id)
      if (!row) throw new AppError('store_not_found')
      authorizeStore(caller, 'renewToken', { brandId: row.brand_id })
      await repository.renewToken(trx, row.id, { token: repository.newToken(), now })
      return { store: await storeFor(trx, row.id, { caller, now }) }
    }),
  getStoreByToken: async ({ db, params }) => {
    const row = await repository.findByToken(db, params.token)
    if (!row) throw new AppError('store_not_found')
    return { store: { id: row.id, brandId: row.brand_id, ...(row.renewed_at && { renewedAt: row.renewed_at }) } }
  },
} satisfies Partial<Handlers>

import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import { pageSizes, type Store } from '@samspel/api'
import { contains, inBrands, isOfApprovedCompany } from '../../auth/brand-scope'
import type { Caller } from '../../auth/caller'
import { type Db, transact } from '../../db/transact'
import { AppError } from '../../errors'
import type { Handlers } from '../../http/call'
import { metaOf, pageOf } from '../../http/page'
import { authorizeStore, isStaffOf, storeAbilitiesOf } from './store-policies'
import * as repository from './store-repository'
import { requireFields } from './store-rules'

/** Who may look at a store: its brand's staff; store staff at no other; everyone else at those that are shown. */
const maySee = (caller: Caller, { brand_id: brandId, is_shown: shown }: repository.StoreRow): boolean =>
  isStaffOf(caller, brandId) || (shown && !(caller.kind === 'user' && caller.role === 'store_user'))

/** The counter's code, and what it is told, are for the brand's staff alone. */
export const toStore = (row: repository.StoreRow, caller: Caller): Store => ({
  id: row.id,
  brandId: row.brand_id,
  brandName: row.brand_name,
  name: row.name,
  address: row.address,
  postalCode: row.postal_code,
  city: row.city,
  countryCode: row.country_code,
  latitude: row.latitude,
  longitude: row.longitude,
  phone: row.phone,
  openingHours: row.opening_hours,
  openingWeek: row.opening_week,
  openingExceptions: row.opening_exceptions,
  imageUrl: row.image_url,
  ...(isStaffOf(caller, row.brand_id) && {
    token: row.token,
    handoverNote: row.handover_note,
    contactName: row.contact_name,
    contactEmail: row.contact_email,
    abilities: storeAbilitiesOf(caller, { brandId: row.brand_id }),
  }),
})

const storeFor = async (db: Db, id: string, caller: Caller): Promise<Store> => {
  const row = await repository.findStore(db, id)
  if (!row || !maySee(caller, row)) throw new AppError('store_not_found')
  return toStore(row, caller)
}

export const storeHandlers = {
  listBrandStores: async ({ db, caller, params, query }) => {
    const mayList = isStaffOf(caller, params.id)
      ? await repository.brandExists(db, params.id)
      : caller.kind === 'instagramer' && (await isOfApprovedCompany(db, params.id))
    if (!mayList) throw new AppError('not_found')
    const where = sql`stores.brand_id = ${params.id} AND ${contains(sql`(stores.name || ' ' || city || ' ' || address)`, query.query)}
      AND ${query.countryCode ? sql`stores.country_code = ${query.countryCode}` : sql`true`}`
    const page = pageOf(query, pageSizes.table)
    const { rows, total } = await repository.listStores(db, where, page)
    return { stores: rows.map((row) => toStore(row, caller)), meta: metaOf(page, total) }
  },
  createStore: async ({ db, caller, params, body }) => {
    if (!isStaffOf(caller, params.id) || !(await repository.brandExists(db, params.id))) throw new AppError('not_found')
    requireFields(body.store)
    const id = uuidv7()
    await repository.insertStore(db, { id, brandId: params.id, token: repository.newToken(), fields: body.store })
    return { store: await storeFor(db, id, caller) }
  },
  getStore: async ({ db, caller, params }) => ({ store: await storeFor(db, params.id, caller) }),
  updateStore: async ({ db, caller, params, body }) => {
    const row = await repository.findStore(db, params.id)
    if (!row) throw new AppError('store_not_found')
    authorizeStore(caller, 'update', { brandId: row.brand_id })
    requireFields(body.store)
    await repository.updateStore(db, row, body.store)
    return { store: await storeFor(db, row.id, caller) }
  },
  renewStoreToken: async ({ db, caller, params, now }) =>
    transact(db, async (trx) => {
      const row = await repository.findStore(trx, params.id)
      if (!row) throw new AppError('store_not_found')
      authorizeStore(caller, 'renewToken', { brandId: row.brand_id })
      await repository.renewToken(trx, row.id, { token: repository.newToken(), now })
      return { store: await storeFor(trx, row.id, caller) }
    }),
  getStoreByToken: async ({ db, params }) => {
    const row = await repository.findByToken(db, params.token)
    if (!row) throw new AppError('store_not_found')
    return { store: { id: row.id, brandId: row.brand_id, ...(row.renewed_at && { renewedAt: row.renewed_at }) } }
  },
  listStoreLocations: async ({ db, caller, query }) => {
    const own = caller.kind === 'user' ? inBrands(sql`brand_id`, caller.brandIds) : sql`false`
    const seen = caller.kind === 'user' && caller.role === 'store_user' ? own : sql`(${own} OR ${repository.isShown})`
    const rows = await repository.listLocations(
      db,
      sql`${seen}
      AND ${query.country ? sql`country_code = ${query.country}` : sql`true`}
      AND ${query.city ? sql`lower(city) = lower(${query.city})` : sql`true`}
      AND ${query.brandId ? sql`brand_id = ${query.brandId}` : sql`true`}`,
    )
    return {
      storeLocations: rows.map((row) => ({
        id: row.id,
        brandId: row.brand_id,
        name: row.name,
        city: row.city,
        countryCode: row.country_code,
        latitude: row.latitude,
        longitude: row.longitude,
      })),
    }
  },
} satisfies Partial<Handlers>

import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import type { Shop, ShopCall } from '@samspel/api'
import type { UserCaller } from '../../auth/caller'
import { fieldCipher } from '../../auth/field-cipher'
import { mayFor } from '../../auth/roles'
import type { Config } from '../../config'
import type { Body, Context, Query } from '../../context'
import { pageWithTotal } from '../../db/page-with-total'
import { requireRoom } from '../../db/room'
import { type Db, transact } from '../../db/transact'
import { AppError, invalid } from '../../errors'
import { metaOf, pageOf } from '../../http/page'
import type { SealedColumn } from '../../sealing/seal-anew'

const most = 20

export interface ShopRow {
  brand_id: string
  id: string
  kind: Shop['kind']
  address: string
  secret: string
  created_at: string
}
type ListedRow = ShopRow & { last_call_at: string | null; last_outcome: Shop['lastOutcome'] }

export const shopCallsPath = '/api/shop_calls'

const toShop = (row: ListedRow, { appUrl }: Pick<Config, 'appUrl'>): Shop => ({
  id: row.id,
  brandId: row.brand_id,
  kind: row.kind,
  address: row.address,
  callUrl: new URL(`${shopCallsPath}/${row.id}`, appUrl).href,
  createdAt: row.created_at,
  lastCallAt: row.last_call_at,
  lastOutcome: row.last_outcome,
})

const listed = sql`SELECT s.brand_id, s.id, s.kind, s.address, s.secret, s.created_at, d.received_at AS last_call_at, d.outcome AS last_outcome
  FROM shops s LEFT JOIN LATERAL (SELECT received_at, outcome FROM shop_deliveries d WHERE d.brand_id = s.brand_id AND d.shop_id = s.id
    ORDER BY received_at DESC, id DESC LIMIT 1) d ON true`

const ownerOf = (id: string): string => `shops:${id}`

export const sealedShops: readonly SealedColumn[] = [{ table: 'shops', key: ['id'], column: 'secret', owner: ownerOf }]

/** The secret that a shop signs by; undefined when its key is no longer configured. */
export const secretOf = (config: Config, { id, secret }: Pick<ShopRow, 'id' | 'secret'>): string | undefined =>
  fieldCipher(config.paymentDetailsKeys).open(secret, ownerOf(id))

/** A shop that tells us of its orders; undefined once its connection has ended. */
export const findShop = async (db: Db, id: string): Promise<ShopRow | undefined> =>
  (
    await sql<ShopRow>`SELECT brand_id, id, kind, address, secret, created_at FROM shops
    WHERE id = ${id} AND ended_at IS NULL`.execute(db)
  ).rows[0]

const answer = async (db: Db, config: Config, { brand_id: brandId, id }: Pick<ShopRow, 'brand_id' | 'id'>) => {
  const { rows } = await sql<ListedRow>`${listed} WHERE s.brand_id = ${brandId} AND s.id = ${id}`.execute(db)
  return toShop(rows[0]!, config)
}

export const listShops = async ({ db, caller, config }: Context<UserCaller>, { id }: { id: string }) => {
  if (!mayFor(caller, 'seeCampaigns', id)) throw new AppError('not_found')
  const { rows } = await sql<ListedRow>`${listed} WHERE s.brand_id = ${id} AND s.ended_at IS NULL
    ORDER BY s.created_at, s.id LIMIT ${most}`.execute(db)
  const abilities: 'manage'[] = mayFor(caller, 'connectShops', id) ? ['manage'] : []
  return { shops: rows.map((row) => toShop(row, config)), abilities }
}

/** The host of a shop's address, as its calls name it. */
export const hostIn = (typed: string): string | undefined => {
  const text = /^https?:\/\//i.test(typed) ? typed : `https://${typed}`
  if (!URL.canParse(text)) return undefined
  const host = new URL(text).hostname.replace(/^www\./, '')
  return /^[a-z0-9-]+(?:\.[a-z0-9-]+)+$|^localhost$/.test(host) ? host : undefined
}

/** The secret to seal, and to show once: Shopify has made its own, WooCommerce is given ours. */
const secretFor = (kind: Shop['kind'], typed: string | undefined): { secret: string; shown: string | null } => {
  if (kind === 'woocommerce') {
    const drawn = randomBytes(24).toString('base64url')
    return { secret: drawn, shown: drawn }
  }
  const secret = typed?.trim() ?? ''
  if (secret === '') throw invalid({ secret: ['required'] })
  if (secret.length < 16) throw invalid({ secret: ['too_short'] })
  return { secret, shown: null }
}

export const createShop = async (
  { db, caller, now, config }: Context<UserCaller>,
  { id: brandId, shop: { kind, address: typed, secret: given } }: { id: string } & Body<'createShop'>,
) =>
  transact(db, async (trx) => {
    if (!mayFor(caller, 'connectShops', brandId)) throw new AppError('not_found')
    const address = hostIn(typed.trim())
    if (!address) throw invalid({ address: ['invalid'] })
    const { secret, shown } = secretFor(kind, given)
    await requireRoom(trx, sql`shops WHERE brand_id = ${brandId} AND ended_at IS NULL`, 'shopsOfBrand')
    const id = uuidv7()
    const { rows } = await sql`INSERT INTO shops (brand_id, id, kind, address, secret, created_at, created_by)
      VALUES (${brandId}, ${id}, ${kind}, ${address}, ${fieldCipher(config.paymentDetailsKeys).seal(secret, ownerOf(id))}, ${now}, ${caller.id})
      ON CONFLICT DO NOTHING RETURNING id`.execute(trx)
    if (rows.length === 0) throw invalid({ address: ['taken'] })
    return { shop: await answer(trx, config, { brand_id: brandId, id }), secret: shown }
  })

const ownShop = async (db: Db, id: string, caller: UserCaller, right: 'seeCampaigns' | 'connectShops') => {
  const shop = await findShop(db, id)
  if (!shop || !mayFor(caller, right, shop.brand_id)) throw new AppError('not_found')
  return shop
}

export const renewShopSecret = async (
  { db, caller, config }: Context<UserCaller>,
  { id, secret: given }: { id: string; secret?: string | undefined },
) =>
  transact(db, async (trx) => {
    const shop = await ownShop(trx, id, caller, 'connectShops')
    const { secret, shown } = secretFor(shop.kind, given)
    await sql`UPDATE shops SET secret = ${fieldCipher(config.paymentDetailsKeys).seal(secret, ownerOf(id))}
      WHERE brand_id = ${shop.brand_id} AND id = ${id}`.execute(trx)
    return { shop: await answer(trx, config, shop), secret: shown }
  })

export const deleteShop = async ({ db, caller, now }: Context<UserCaller>, { id }: { id: string }): Promise<void> => {
  const shop = await ownShop(db, id, caller, 'connectShops')
  // Its orders stay: only what it could be called by goes.
  await sql`UPDATE shops SET ended_at = ${now}, secret = '' WHERE brand_id = ${shop.brand_id} AND id = ${id}`.execute(
    db,
  )
}

interface CallRow {
  id: string
  topic: string
  outcome: ShopCall['outcome']
  reason: ShopCall['reason']
  order_number: string | null
  received_at: string
}

export const listShopCalls = async (
  { db, caller }: Context<UserCaller>,
  { id, ...query }: { id: string } & Query<'listShopCalls'>,
) => {
  const shop = await ownShop(db, id, caller, 'seeCampaigns')
  const page = pageOf(query, 25)
  const from = sql`shop_deliveries WHERE brand_id = ${shop.brand_id} AND shop_id = ${id}`
  const { rows, total } = await pageWithTotal(
    db,
    sql<CallRow>`SELECT id, topic, outcome, reason, order_number, received_at FROM ${from}
      ORDER BY received_at DESC, id DESC LIMIT ${page.limit} OFFSET ${page.offset}`,
    from,
  )
  return {
    shopCalls: rows.map((row): ShopCall => ({
      id: row.id,
      topic: row.topic,
      outcome: row.outcome,
      reason: row.reason,
      orderNumber: row.order_number,
      receivedAt: row.received_at,
    })),
    meta: metaOf(page, total),
  }
}

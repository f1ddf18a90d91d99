import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import type { ShopCall } from '@samspel/api'
import { type Db, transact } from '../../db/transact'
import { AppError } from '../../errors'
import type { ModulePlugin } from '../../http/app'
import { recordOrder, recordReturn } from './orders'
import { readShopify } from './shopify'
import { findShop, hostIn, secretOf, shopCallsPath, type ShopRow } from './shops'
import { type Told, Unreadable } from './told'
import { readWooCommerce } from './woocommerce'

const longest = 1024 * 1024
/** Anybody may call: what is refused is written down up to this many a minute. */
const refusedPerMinute = 60
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

type Reason = NonNullable<ShopCall['reason']>

/** What a shop says of its call beside the body. */
interface Heading {
  signature: string
  from: string
  topic: string
  deliveryId: string
}

const headings = {
  shopify: ['x-shopify-hmac-sha256', 'x-shopify-shop-domain', 'x-shopify-topic', 'x-shopify-webhook-id'],
  woocommerce: ['x-wc-webhook-signature', 'x-wc-webhook-source', 'x-wc-webhook-topic', 'x-wc-webhook-delivery-id'],
} as const

const headingOf = (kind: ShopRow['kind'], headers: IncomingHttpHeaders): Heading => {
  const [signature, from, topic, deliveryId] = headings[kind].map((name) => String(headers[name] ?? '').trim())
  return { signature: signature!, from: from!, topic: topic!.slice(0, 60), deliveryId: deliveryId!.slice(0, 100) }
}

/** Both vendors sign the bytes of the body by the shop's secret, in base64. */
const isSigned = (secret: string, body: Buffer, signature: string): boolean => {
  const own = createHmac('sha256', secret).update(body).digest('base64')
  const hash = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(hash(own), hash(signature))
}

interface Line {
  outcome: ShopCall['outcome']
  reason?: Reason | undefined
  orderNumber?: string | undefined
}

const write = async (
  db: Db,
  shop: ShopRow,
  at: Date,
  topic: string,
  { outcome, reason, orderNumber }: Line,
): Promise<void> => {
  await sql`INSERT INTO shop_deliveries (brand_id, id, shop_id, topic, outcome, reason, order_number, received_at)
    VALUES (${shop.brand_id}, ${uuidv7()}, ${shop.id}, ${topic}, ${outcome}, ${reason ?? null}, ${orderNumber ?? null}, ${at})`.execute(
    db,
  )
}

const isKnown = async (db: Db, shop: ShopRow, number: string): Promise<boolean> =>
  (
    await sql`SELECT FROM sales WHERE brand_id = ${shop.brand_id} AND shop_id = ${shop.id} AND order_number = ${number}`.execute(
      db,
    )
  ).rows.length > 0

/** Writes down what was told; an order without any code or link is none of ours and is not kept. */
const carryOut = async (trx: Db, shop: ShopRow, told: ReturnType<typeof readWooCommerce>): Promise<Line> => {
  const place = { brandId: shop.brand_id, shopId: shop.id }
  if (told.kind === 'nothing') return { outcome: 'ignored', reason: told.reason, orderNumber: told.orderNumber }
  if (told.kind === 'return') {
    const isNew = await recordReturn(trx, place, told.told)
    return { outcome: isNew ? 'accepted' : 'duplicate' }
  }
  const { order } = told
  const line = { orderNumber: order.number }
  const known = await isKnown(trx, shop, order.number)
  if (!known && told.kind === 'cancelled') return { ...line, outcome: 'ignored', reason: 'not_paid' }
  if (!known && order.codes.length + order.slugs.length === 0) return { ...line, outcome: 'ignored', reason: 'no_mark' }
  for (const one of told.returns ?? []) await recordReturn(trx, place, one)
  const { outcome, instagramerId } = await recordOrder(trx, place, order)
  if (outcome === 'older') return { ...line, outcome: 'ignored', reason: 'older' }
  if (outcome === 'same') return { ...line, outcome: 'duplicate' }
  return { ...line, outcome: instagramerId === null ? 'unmatched' : 'accepted' }
}

/** Carries out a call once: the shop's own id of it is taken first, and a second call finds it taken. */
const once = async (db: Db, shop: ShopRow, { topic, deliveryId }: Heading, at: Date, told: Told): Promise<Line> =>
  transact(db, async (trx) => {
    const { rows } = await sql<{
      id: string
    }>`INSERT INTO shop_deliveries (brand_id, id, shop_id, delivery_id, topic, outcome, received_at)
      VALUES (${shop.brand_id}, ${uuidv7()}, ${shop.id}, ${deliveryId === '' ? null : deliveryId}, ${topic}, 'accepted', ${at})
      ON CONFLICT (brand_id, shop_id, delivery_id) DO NOTHING RETURNING id`.execute(trx)
    const [taken] = rows
    if (!taken) {
      await write(trx, shop, at, topic, { outcome: 'duplicate' })
      return { outcome: 'duplicate' }
    }
    const line = await carryOut(trx, shop, told)
    await sql`UPDATE shop_deliveries SET outcome = ${line.outcome}, reason = ${line.reason ?? null}, order_number = ${line.orderNumber ?? null}
      WHERE brand_id = ${shop.brand_id} AND id = ${taken.id}`.execute(trx)
    return line
  })

const readBody = (kind: ShopRow['kind'], topic: string, body: Buffer): Told => {
  let parsed: unknown
  try {
    parsed = JSON.parse(body.toString('utf8'))
  } catch {
    throw new Unreadable('no JSON')
  }
  return kind === 'shopify' ? readShopify(topic, parsed) : readWooCommerce(topic, parsed)
}

/**
 * Where shops tell of their orders, each at an address and by a secret of its own. Who is believed is who signs; what is signed and of no use
 * is answered with 200, so that it is not sent for days and the shop does not end the connection.
 */
export const shopCalls: ModulePlugin = async (app, { db, config, now }) => {
  let minute = { start: 0, refused: 0 }
  const refuse = async (shop: ShopRow, at: Date, topic: string, reason: Reason): Promise<void> => {
    if (at.getTime() - minute.start >= 60_000) minute = { start: at.getTime(), refused: 0 }
    minute.refused += 1
    if (minute.refused <= refusedPerMinute) await write(db, shop, at, topic, { outcome: 'refused', reason })
  }
  await app.register(async (scope) => {
    // The signature is over the bytes as they came.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: longest }, (_request, body, done) =>
      done(null, body),
    )
    scope.post<{ Params: { id: string }; Body: Buffer | undefined }>(
      `${shopCallsPath}/:id`,
      {
        bodyLimit: longest,
        preValidation: [],
        config: {
          rateLimit: {
            max: 1_200,
            timeWindow: 60_000,
            groupId: 'shop-calls',
            keyGenerator: ({ url }: FastifyRequest) => url.slice(0, 100),
          },
        },
      },
      async (request, reply) => {
        const { headers, params, log } = request
        const at = now()
        const shop = uuid.test(params.id) ? await findShop(db, params.id) : undefined
        const secret = shop && secretOf(config, shop)
        if (!shop || secret === undefined) throw new AppError('not_found')
        const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
        const received = () => reply.header('cache-control', 'no-store').send({ received: true })
        const heading = headingOf(shop.kind, headers)
        // WooCommerce tries an address before it keeps it, without signing.
        if (
          shop.kind === 'woocommerce' &&
          heading.signature === '' &&
          /^webhook_id=\d{1,20}$/.test(body.toString('latin1'))
        ) {
          await write(db, shop, at, '', { outcome: 'ignored', reason: 'ping' })
          return received()
        }
        if (!isSigned(secret, body, heading.signature)) {
          await refuse(shop, at, heading.topic, heading.signature === '' ? 'no_signature' : 'bad_signature')
          throw new AppError('unauthenticated')
        }
        if (hostIn(heading.from) !== shop.address) {
          await refuse(shop, at, heading.topic, 'wrong_shop')
          throw new AppError('forbidden')
        }
        try {
          const { outcome, reason } = await once(db, shop, heading, at, readBody(shop.kind, heading.topic, body))
          log.info({ shop: shop.id, topic: heading.topic, outcome, reason }, 'word of an order')
        } catch (error) {
          if (!(error instanceof Unreadable)) throw error
          await refuse(shop, at, heading.topic, 'malformed')
          throw new AppError('malformed_request')
        }
        return received()
      },
    )
  })
}

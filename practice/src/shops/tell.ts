import { createHmac } from 'node:crypto'
import { shopifyOrder, shopifyRefund, wooOrder } from './messages'
import type { Connected, Order, Refund, Sent, World } from './world'

/** Both sign the bytes of the body, in base64. */
const sign = (secret: string, body: string): string => createHmac('sha256', secret).update(body).digest('base64')

const headersOf = (
  { draw, practice }: World,
  { kind, secret, address }: Connected,
  topic: string,
  body: string,
): Record<string, string> =>
  kind === 'shopify'
    ? {
        'x-shopify-topic': topic,
        'x-shopify-hmac-sha256': sign(secret, body),
        'x-shopify-shop-domain': address,
        'x-shopify-api-version': '2026-10',
        'x-shopify-webhook-id': draw(),
        'x-shopify-triggered-at': practice.now().toISOString(),
      }
    : {
        'x-wc-webhook-source': `https://${address}/`,
        'x-wc-webhook-topic': topic,
        'x-wc-webhook-resource': 'order',
        'x-wc-webhook-event': topic.replace('order.', ''),
        'x-wc-webhook-signature': sign(secret, body),
        'x-wc-webhook-id': '1',
        'x-wc-webhook-delivery-id': draw(),
      }

const send = async (world: World, sent: Sent): Promise<{ status: number }> => {
  world.state.last = sent
  world.save()
  return { status: await world.practice.tell(sent.path, sent.body, sent.headers) }
}

const call = async (world: World, shop: Connected, topic: string, message: object) => {
  const body = JSON.stringify(message)
  const headers = { 'content-type': 'application/json', ...headersOf(world, shop, topic, body) }
  return send(world, { path: shop.path, body, headers })
}

/** Tells of an order: that it is new, or what became of it. */
export const tellOrder = (world: World, order: Order, what: 'new' | 'paid' | 'changed' | 'cancelled') => {
  const shop = world.connectedAs(order.kind)
  if (shop.kind === 'woocommerce')
    return call(world, shop, what === 'new' ? 'order.created' : 'order.updated', wooOrder(order))
  const topics = { new: 'orders/create', paid: 'orders/paid', changed: 'orders/updated', cancelled: 'orders/cancelled' }
  return call(world, shop, topics[what], shopifyOrder(order))
}

/** Tells of what is paid back: Shopify by a message of its own, WooCommerce by the order. */
export const tellRefund = (world: World, order: Order, refund: Refund) =>
  order.kind === 'woocommerce'
    ? tellOrder(world, order, 'changed')
    : call(world, world.connectedAs(order.kind), 'refunds/create', shopifyRefund(order, refund))

/** What WooCommerce sends to an address before it keeps it: unsigned, and as a form. */
export const tellPing = (world: World, { path }: Connected) =>
  send(world, {
    path,
    body: 'webhook_id=1',
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'user-agent': 'WooCommerce/10.4 Hookshot' },
  })

const spoilers = {
  again: (sent: Sent): Sent => sent,
  forged: (sent: Sent): Sent => ({ ...sent, body: sent.body.replace(/"total(_price)?":"\d/, '"total$1":"9') }),
  unsigned: ({ headers, ...sent }: Sent): Sent => ({
    ...sent,
    headers: Object.fromEntries(Object.entries(headers).filter(([name]) => !/signature|hmac/.test(name))),
  }),
}
export const spoiled = Object.keys(spoilers) as (keyof typeof spoilers)[]

/** Sends the last call once more: as it was, changed after it was signed, or without a signature. */
export const tellSpoiled = (world: World, how: keyof typeof spoilers, last: Sent) =>
  world.practice
    .tell(last.path, ...(({ body, headers }) => [body, headers] as const)(spoilers[how](last)))
    .then((status) => ({ status }))

/** A signed call that says nothing that can be read, or that says to be of another shop. */
export const tellStrange = (world: World, shop: Connected, how: 'malformed' | 'other_shop' | 'other_topic') => {
  const strange = how === 'other_shop' ? { ...shop, address: 'other-shop.example.se' } : shop
  const orders = shop.kind === 'shopify' ? 'orders/create' : 'order.created'
  const products = shop.kind === 'shopify' ? 'products/update' : 'product.updated'
  return call(world, strange, how === 'other_topic' ? products : orders, how === 'malformed' ? [1] : { id: 1 })
}

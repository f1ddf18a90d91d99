import { type Fields, record, text, texts } from './form'
import type { StripeObject, World } from './world'

const expandable = new Set([
  'payment_intent',
  'latest_charge',
  'charge',
  'customer',
  'subscription',
  'balance_transaction',
  'invoice',
])

const expandAt = (world: World, value: unknown, [first, ...rest]: readonly string[]): unknown => {
  if (first === undefined || typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((each) => expandAt(world, each, [first, ...rest]))
  const record = value as Record<string, unknown>
  const held = record[first]
  const whole = typeof held === 'string' && expandable.has(first) ? (shown(world.find(held)) ?? held) : held
  return { ...record, [first]: expandAt(world, whole, rest) }
}

/** Without what only this practice knows. */
const shown = (object: StripeObject | undefined): object | undefined => {
  if (!object) return undefined
  const { practice: _, ...rest } = object
  return rest
}

/** A record with what was asked to be expanded. */
export const answer = (world: World, object: StripeObject, fields: Fields): unknown =>
  texts(fields.expand).reduce<unknown>((value, path) => expandAt(world, value, path.split('.')), shown(object))

const filters = ['customer', 'charge', 'payment_intent', 'subscription', 'status', 'type', 'source', 'invoice'] as const

/** An invoice names its subscription as its parent. */
const heldBy = (object: StripeObject, name: (typeof filters)[number]): unknown =>
  name === 'subscription' && object.object === 'invoice'
    ? (object.parent as { subscription_details: { subscription: string } }).subscription_details.subscription
    : object[name]

/** A page of a kind, the newest first, by what was asked for. */
export const list = (world: World, object: string, fields: Fields): unknown => {
  const created = record(fields.created)
  const bound = (name: string) => (text(created[name]) === undefined ? undefined : Number(text(created[name])))
  const [gte, gt, lt, lte] = ['gte', 'gt', 'lt', 'lte'].map(bound)
  const types = texts(fields.types)
  const intent = text(record(fields.payment).payment_intent)
  const found = world
    .all(object)
    .filter(
      (each) =>
        filters.every((name) => text(fields[name]) === undefined || heldBy(each, name) === text(fields[name])) &&
        (types.length === 0 || types.includes(each.type as string)) &&
        (intent === undefined || (each.payment as { payment_intent?: string }).payment_intent === intent) &&
        (gte === undefined || each.created >= gte) &&
        (gt === undefined || each.created > gt) &&
        (lt === undefined || each.created < lt) &&
        (lte === undefined || each.created <= lte),
    )
  const after = text(fields.starting_after)
  const from = after === undefined ? 0 : found.findIndex(({ id }) => id === after) + 1
  const limit = Math.min(Number(text(fields.limit) ?? 10), 100)
  const paths = texts(fields.expand).map((path) => path.replace(/^data\./, ''))
  return {
    object: 'list',
    url: `/v1/${object}s`,
    has_more: from + limit < found.length,
    data: found
      .slice(from, from + limit)
      .map((each) => paths.reduce<unknown>((value, path) => expandAt(world, value, path.split('.')), shown(each))),
  }
}

import { hundredths } from './amounts'
import type { ToldOrder, ToldReturn } from './orders'
import { currencyIn, fieldsIn, idIn, listIn, slugsIn, textIn, timeIn, type Told, Unreadable } from './told'

const sold: ReadonlySet<string> = new Set(['processing', 'completed', 'refunded'])
const undone: ReadonlySet<string> = new Set(['cancelled', 'failed', 'refunded', 'trash'])
const topics: ReadonlySet<string> = new Set(['order.created', 'order.updated', 'order.restored'])
/** Where WooCommerce keeps by what link a buyer came, and where plug-ins do. */
const marks = /^_?(?:wc_order_attribution_)?(?:utm_content|session_entry|ref)$/

/** Times without a zone are of Greenwich where their name says so. */
const gmt = (value: unknown): Date => timeIn(/[zZ]|[+-]\d\d:?\d\d$/.test(textIn(value)) ? value : `${textIn(value)}Z`)

const orderIn = (body: ReturnType<typeof fieldsIn>): ToldOrder => {
  const amount = hundredths(body.total)
  if (amount === undefined || amount < 0) throw new Unreadable('no sum')
  const carried = listIn(body.meta_data).filter(({ key }) => marks.test(textIn(key)))
  return {
    number: idIn(body.number ?? body.id).replace(/^#/, ''),
    id: idIn(body.id),
    orderedAt: gmt(body.date_created_gmt),
    amount,
    currency: currencyIn(body.currency),
    codes: listIn(body.coupon_lines).map(({ code }) => textIn(code)),
    slugs: slugsIn(...carried.map(({ value }) => value)),
    cancelled: undone.has(textIn(body.status)),
    changedAt: gmt(body.date_modified_gmt ?? body.date_created_gmt),
  }
}

const returnsIn = (
  body: ReturnType<typeof fieldsIn>,
  { id, currency, changedAt, orderedAt }: ToldOrder,
): ToldReturn[] =>
  listIn(body.refunds).flatMap((refund) => {
    const sum = hundredths(refund.total)
    if (sum === undefined) throw new Unreadable('no sum')
    return sum === 0
      ? []
      : [{ orderId: id!, id: idIn(refund.id), amount: Math.abs(sum), currency, at: changedAt ?? orderedAt }]
  })

/** What WooCommerce tells: an order as it is, with all that was paid back of it. */
export const readWooCommerce = (topic: string, parsed: unknown): Told & { returns?: ToldReturn[] } => {
  if (!topics.has(topic)) return { kind: 'nothing', reason: 'other_topic' }
  const body = fieldsIn(parsed)
  const order = orderIn(body)
  const status = textIn(body.status)
  if (order.cancelled && !sold.has(status)) return { kind: 'cancelled', order, returns: returnsIn(body, order) }
  return sold.has(status)
    ? { kind: 'order', order, returns: returnsIn(body, order) }
    : { kind: 'nothing', reason: 'not_paid', orderNumber: order.number }
}

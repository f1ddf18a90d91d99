import { hundredths } from './amounts'
import type { ToldOrder } from './orders'
import { currencyIn, fieldsIn, idIn, listIn, slugsIn, textIn, timeIn, type Told, Unreadable } from './told'

/** Orders that are paid, or will be for certain. Others are told of again once they are. */
const paid: ReadonlySet<string> = new Set(['paid', 'authorized', 'partially_paid', 'partially_refunded', 'refunded'])
const orderTopics: ReadonlySet<string> = new Set(['orders/create', 'orders/paid', 'orders/updated', 'orders/cancelled'])

const noteValues = (value: unknown): string[] => listIn(value).map((note) => textIn(note.value))

const orderIn = (body: ReturnType<typeof fieldsIn>): ToldOrder => {
  const amount = hundredths(body.total_price)
  if (amount === undefined || amount < 0) throw new Unreadable('no sum')
  return {
    number: idIn(body.name ?? body.order_number ?? body.id).replace(/^#/, ''),
    id: idIn(body.id),
    orderedAt: timeIn(body.created_at),
    amount,
    currency: currencyIn(body.currency),
    codes: listIn(body.discount_codes).map(({ code }) => textIn(code)),
    slugs: slugsIn(body.landing_site, body.landing_site_ref, ...noteValues(body.note_attributes)),
    cancelled: textIn(body.cancelled_at) !== '' || textIn(body.financial_status) === 'voided',
    changedAt: timeIn(body.updated_at ?? body.created_at),
  }
}

/** What Shopify tells: orders, and what is paid back of them, in the shop's currency. */
export const readShopify = (topic: string, parsed: unknown): Told => {
  const body = fieldsIn(parsed)
  if (topic === 'refunds/create') {
    const paidBack = listIn(body.transactions).filter(({ kind, status }) => kind === 'refund' && status === 'success')
    const sums = paidBack.map(({ amount }) => hundredths(amount))
    if (sums.some((sum) => sum === undefined || sum < 0)) throw new Unreadable('no sum')
    const amount = (sums as number[]).reduce((all, sum) => all + sum, 0)
    if (amount === 0) return { kind: 'nothing', reason: 'not_paid' }
    const at = timeIn(body.created_at)
    const currency = currencyIn(paidBack[0]!.currency)
    return { kind: 'return', told: { orderId: idIn(body.order_id), id: idIn(body.id), amount, currency, at } }
  }
  if (!orderTopics.has(topic)) return { kind: 'nothing', reason: 'other_topic' }
  const order = orderIn(body)
  if (body.test === true) return { kind: 'nothing', reason: 'test_order', orderNumber: order.number }
  if (order.cancelled) return { kind: 'cancelled', order }
  return paid.has(textIn(body.financial_status))
    ? { kind: 'order', order }
    : { kind: 'nothing', reason: 'not_paid', orderNumber: order.number }
}

import type { Order, Refund } from './world'

/** Times of WooCommerce, of Greenwich and without saying so. */
const plain = (at: string): string => at.slice(0, 19)

const buyer = { first_name: 'Köp', last_name: 'Köpsson', email: 'kop@example.se', phone: '+46700000000' }

/** An order as Shopify tells it. Buyers stand in it: whoever reads it must not keep them. */
export const shopifyOrder = (order: Order) => ({
  id: order.id,
  admin_graphql_api_id: `gid://shopify/Order/${order.id}`,
  name: `#${order.number}`,
  order_number: order.number,
  email: buyer.email,
  created_at: order.createdAt,
  updated_at: order.changedAt,
  cancelled_at: order.status === 'cancelled' ? order.changedAt : null,
  test: false,
  financial_status: order.status === 'pending' ? 'pending' : 'paid',
  currency: order.currency,
  presentment_currency: order.currency,
  total_price: order.total,
  current_total_price: order.total,
  discount_codes: order.code === '' ? [] : [{ code: order.code, amount: '10.00', type: 'percentage' }],
  landing_site: order.landing === '' ? '/' : order.landing,
  landing_site_ref: null,
  referring_site: '',
  note_attributes: [],
  customer: { id: 1, ...buyer },
  line_items: [{ id: 1, title: 'Vara', quantity: 1, price: order.total }],
  refunds: [],
})

export const shopifyRefund = (order: Order, { id, amount, at }: Refund) => ({
  id,
  order_id: order.id,
  created_at: at,
  note: null,
  refund_line_items: [],
  transactions: [
    {
      id: id + 1,
      order_id: order.id,
      kind: 'refund',
      status: 'success',
      amount,
      currency: order.currency,
      created_at: at,
    },
  ],
})

const wooStatus = ({ status, refunds, total }: Order): string => {
  if (status !== 'paid') return status
  const back = refunds.reduce((sum, { amount }) => sum + Number(amount), 0)
  return back >= Number(total) && refunds.length > 0 ? 'refunded' : 'processing'
}

/** An order as WooCommerce tells it, with all that was paid back of it. */
export const wooOrder = (order: Order) => ({
  id: order.id,
  number: String(order.number),
  status: wooStatus(order),
  currency: order.currency,
  total: order.total,
  date_created: plain(order.createdAt),
  date_created_gmt: plain(order.createdAt),
  date_modified: plain(order.changedAt),
  date_modified_gmt: plain(order.changedAt),
  billing: { ...buyer, address_1: 'Gatan 1', city: 'Lund', country: 'SE' },
  customer_ip_address: '203.0.113.7',
  coupon_lines:
    order.code === '' ? [] : [{ id: 1, code: order.code.toLowerCase(), discount: '10.00', discount_tax: '0' }],
  refunds: order.refunds.map(({ id, amount }) => ({ id, reason: '', total: `-${amount}` })),
  meta_data:
    order.landing === ''
      ? []
      : [
          { id: 1, key: '_wc_order_attribution_source_type', value: 'utm' },
          {
            id: 2,
            key: '_wc_order_attribution_utm_content',
            value: new URL(order.landing, 'https://shop.invalid').searchParams.get('utm_content') ?? '',
          },
          { id: 3, key: '_wc_order_attribution_session_entry', value: order.landing },
        ],
})

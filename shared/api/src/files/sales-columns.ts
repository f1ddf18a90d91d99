import { columnsCalled } from './table-text'

/** Headings of orders, as shops export them and people write them. */
const ofSales = {
  order: [
    'ordernummer',
    'ordernr',
    'order',
    'order number',
    'order no',
    'order name',
    'name',
    'number',
    'beställning',
    'beställningsnummer',
    'ordrenummer',
    'tilausnumero',
  ],
  time: [
    'tid',
    'datum',
    'orderdatum',
    'created at',
    'order date',
    'date',
    'time',
    'paid at',
    'skapad',
    'köpt',
    'dato',
    'päivämäärä',
  ],
  sum: [
    'summa',
    'belopp',
    'total',
    'order total',
    'order total amount',
    'amount',
    'ordersumma',
    'ordervärde',
    'sum',
    'totalt',
    'beløb',
    'beløp',
    'yhteensä',
  ],
  returned: ['återbetalt', 'retur', 'refunded amount', 'refunded', 'returned', 'refund amount'],
  currency: ['valuta', 'currency', 'order currency'],
  code: [
    'kod',
    'rabattkod',
    'discount code',
    'coupon',
    'coupon code',
    'coupons',
    'code',
    'kupong',
    'kupongkod',
    'rabatkode',
    'rabattkode',
    'alennuskoodi',
  ],
  link: ['länk', 'link', 'ref', 'referens', 'utm_content', 'utm content', 'landing page', 'landing site'],
} as const

/** Where a file of orders says what, by the places in its first row. */
export const salesColumnsOf = (first: readonly string[]): Record<keyof typeof ofSales, number[]> =>
  columnsCalled(first, ofSales)

const ofCodes = {
  username: ['användarnamn', 'username', 'user name', 'instagram', 'konto', 'handle', 'profil', 'profile'],
  name: ['namn', 'name', 'kreatör', 'creator', 'influencer', 'title', 'titel', 'navn', 'nimi'],
  code: ofSales.code,
} as const

/** Where a file of codes says whose they are. */
export const codeColumnsOf = (first: readonly string[]): Record<keyof typeof ofCodes, number[]> =>
  columnsCalled(first, ofCodes)

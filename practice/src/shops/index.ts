import { type Body, choice, field, oneIn, textIn } from '../act-parts'
import { type Act, type ActField, type Practice, type Service, WrongAct } from '../service'
import { spoiled, tellOrder, tellPing, tellRefund, tellSpoiled, tellStrange } from './tell'
import { type Connected, kinds, type Order, type World, worldOf } from './world'

const kindField = choice('kind', ['Butik', 'Shop'], {
  shopify: { sv: 'Shopify', en: 'Shopify' },
  woocommerce: { sv: 'WooCommerce', en: 'WooCommerce' },
})
const orderField = field('order', 'Ordernummer, tomt för den senaste', 'Order number, empty for the last one')

const act = (
  [sv, en]: readonly [string, string],
  fields: readonly ActField[],
  run: (world: World, body: Body) => unknown,
): Act => ({
  title: { sv, en },
  fields,
  run: async (body: Body, practice: Practice) => {
    const world = worldOf(practice)
    const result = await run(world, body)
    world.save()
    return result
  },
})

const sumIn = (body: Body, name: string): string => {
  const sum = Number(textIn(body, name).replace(',', '.') || '499')
  if (!(sum > 0)) throw new WrongAct(`${name} is more than nothing`)
  return sum.toFixed(2)
}

/** Where a buyer comes in who presses a link of ours: the shop sees the address that it leads to. */
const landingOf = async (practice: Practice, link: string): Promise<string> => {
  if (link === '') return ''
  const own = new URL(link, practice.publicUrl)
  const answer = own.pathname.startsWith('/l/')
    ? await fetch(new URL(own.pathname, practice.publicUrl), {
        redirect: 'manual',
        headers: {
          'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Version/19.0',
        },
      })
    : undefined
  const to = answer ? answer.headers.get('location') : own.href
  if (!to) throw new WrongAct('the link leads nowhere')
  const { pathname, search } = new URL(to)
  return pathname + search
}

const connect = async (world: World, body: Body) => {
  const kind = oneIn(body, 'kind', kinds)
  const typed = textIn(body, 'url')
  if (!URL.canParse(typed, world.practice.publicUrl)) throw new WrongAct('url is where the shop tells of its orders')
  const secret = textIn(body, 'secret') || world.draw()
  const address = textIn(body, 'address') || (kind === 'shopify' ? 'ovning.myshopify.com' : 'ovning.example.se')
  const shop: Connected = { kind, path: new URL(typed, world.practice.publicUrl).pathname, secret, address }
  world.state.connected = [...world.state.connected.filter((one) => one.kind !== kind), shop]
  world.save()
  return { address, secret, ...(kind === 'woocommerce' && (await tellPing(world, shop))) }
}

const order = async (world: World, body: Body) => {
  const kind = oneIn(body, 'kind', kinds)
  world.connectedAs(kind)
  const number = world.state.next++
  const at = world.practice.now().toISOString()
  const made: Order = {
    kind,
    id: 5_000_000 + number,
    number,
    total: sumIn(body, 'total'),
    currency: textIn(body, 'currency').toUpperCase() || 'SEK',
    code: textIn(body, 'code'),
    landing: await landingOf(world.practice, textIn(body, 'link')),
    status: body.status === 'pending' ? 'pending' : 'paid',
    createdAt: at,
    changedAt: at,
    refunds: [],
  }
  world.state.orders.push(made)
  world.save()
  return { order: number, ...(await tellOrder(world, made, 'new')) }
}

/** Later than what was told before, also where the clock stands still. */
const touch = (world: World, one: Order): string => {
  one.changedAt = new Date(Math.max(world.practice.now().getTime(), Date.parse(one.changedAt) + 1_000)).toISOString()
  return one.changedAt
}

const acts: Record<string, Act> = {
  connect: act(
    ['Koppla butiken till Samspel', 'Connect the shop to Samspel'],
    [
      kindField,
      field('url', 'Adress att ringa (från Samspel)', 'Address to call (from Samspel)'),
      field(
        'secret',
        'Hemlighet, tomt för en ny (Shopify gör sin egen)',
        'Secret, empty for a new one (Shopify makes its own)',
      ),
      field('address', 'Butikens adress', 'Address of the shop'),
    ],
    connect,
  ),
  order: act(
    ['Någon köper', 'Somebody buys'],
    [
      kindField,
      field('code', 'Rabattkod', 'Discount code'),
      field('link', 'Kom via länken', 'Came by the link'),
      field('total', 'Summa', 'Sum'),
      field('currency', 'Valuta, tomt för SEK', 'Currency, empty for SEK'),
      choice('status', ['Betalning', 'Payment'], ['paid', 'pending']),
    ],
    order,
  ),
  paid: act(['Ordern blir betald', 'The order is paid'], [orderField], (world, body) => {
    const one = world.findOrder(textIn(body, 'order'))
    one.status = 'paid'
    touch(world, one)
    return tellOrder(world, one, 'paid')
  }),
  refund: act(
    ['Något kommer tillbaka', 'Something comes back'],
    [orderField, field('amount', 'Summa', 'Sum')],
    (world, body) => {
      const one = world.findOrder(textIn(body, 'order'))
      const refund = { id: 9_000_000 + world.state.next++, amount: sumIn(body, 'amount'), at: touch(world, one) }
      one.refunds.push(refund)
      return tellRefund(world, one, refund)
    },
  ),
  cancel: act(['Ordern avbryts', 'The order is cancelled'], [orderField], (world, body) => {
    const one = world.findOrder(textIn(body, 'order'))
    one.status = 'cancelled'
    touch(world, one)
    return tellOrder(world, one, 'cancelled')
  }),
  last_call: act(
    ['Skicka det senaste anropet en gång till', 'Send the last call once more'],
    [choice('how', ['Hur', 'How'], spoiled)],
    (world, body) => {
      const { last } = world.state
      if (!last) throw new WrongAct('nothing was sent')
      return tellSpoiled(world, oneIn(body, 'how', spoiled), last)
    },
  ),
  strange: act(
    ['Skicka något konstigt, rätt signerat', 'Send something strange, rightly signed'],
    [kindField, choice('how', ['Vad', 'What'], ['malformed', 'other_shop', 'other_topic'])],
    (world, body) =>
      tellStrange(
        world,
        world.connectedAs(oneIn(body, 'kind', kinds)),
        oneIn(body, 'how', ['malformed', 'other_shop', 'other_topic'] as const),
      ),
  ),
}

/** The shops of brands: they tell of orders by themselves, once their owner has connected them. */
export const shops = (): Service => ({
  name: 'shops',
  title: { sv: 'Varumärkens butiker (Shopify, WooCommerce)', en: "Brands' shops (Shopify, WooCommerce)" },
  // Nothing of the installation: each brand connects its own.
  unless: '',
  settings: () => ({}),
  acts,
})

import type { CampaignState, DeliveryMethod } from '@samspel/api'
import { type BrandFacts, brands } from '../content/brands'
import { type CampaignPlan, daysAtStores } from '../content/campaign-plan'
import { deliveryPlan } from '../content/deliveries'
import { englishOffers, swedishOffers } from '../content/offers'
import { pickupPlans, storeDraft } from '../content/pickups'
import { secondExcerpts } from '../content/second-excerpts'
import { trekantPlans } from '../content/trekant'
import { type Random, seededRandom } from '../random'

interface Shape {
  start: number
  length: number
  approved: number
  pending: number
  rejected: number
  posted: number
}

/** How far a campaign of a state has come. */
const shapes: Record<CampaignState, (random: Random) => Shape> = {
  draft: (c) => ({ start: c.int(20, 80), length: 24, approved: 0, pending: 0, rejected: 0, posted: 0 }),
  requested: (c) => ({ start: c.int(14, 40), length: 26, approved: 0, pending: 0, rejected: 0, posted: 0 }),
  confirmed: (c) => ({
    start: c.int(4, 30),
    length: c.int(20, 34),
    approved: c.int(0, 7),
    pending: c.int(1, 9),
    rejected: c.int(0, 3),
    posted: 0,
  }),
  upcoming: (c) => ({
    start: c.int(2, 12),
    length: c.int(20, 30),
    approved: c.int(8, 16),
    pending: c.int(0, 3),
    rejected: c.int(0, 4),
    posted: 0,
  }),
  ongoing: (c) => ({
    start: -c.int(6, 24),
    length: c.int(28, 40),
    approved: c.int(10, 20),
    pending: c.int(0, 3),
    rejected: c.int(0, 5),
    posted: c.next() * 0.7 + 0.1,
  }),
  finished: (c) => ({
    start: -c.int(45, 260),
    length: c.int(20, 34),
    approved: c.int(9, 22),
    pending: 0,
    rejected: c.int(0, 6),
    posted: 0.93,
  }),
  archived: (c) => ({
    start: -c.int(300, 360),
    length: c.int(20, 30),
    approved: c.int(8, 18),
    pending: 0,
    rejected: c.int(0, 4),
    posted: 0.95,
  }),
}

const statesOf = (at: number): { state: CampaignState; delivery: DeliveryMethod }[] => {
  const many = (state: CampaignState, count: number, delivery: DeliveryMethod = 'delivery') =>
    Array.from({ length: count }, () => ({ state, delivery }))
  return [
    ...many('draft', 1),
    ...many('requested', at % 3 === 0 ? 1 : 0),
    ...many('confirmed', at % 4 === 0 ? 2 : 1),
    ...many('confirmed', at % 2, 'pickup'),
    ...many('upcoming', (at + 1) % 2),
    ...many('ongoing', 1),
    ...many('ongoing', at % 3 === 1 ? 1 : 0, 'pickup'),
    ...many('finished', 3),
    ...many('finished', at % 2, 'pickup'),
    ...many('archived', 1),
  ]
}

const plansOf = (brand: BrandFacts, at: number, random: Random): CampaignPlan[] => {
  const offers = (brand.country === 'SE' ? swedishOffers : englishOffers)[brand.area]
  const first = random.int(0, offers.length - 1)
  const rivals = brands.filter(
    ({ area, country }) => area === brand.area && (country === 'SE') === (brand.country === 'SE'),
  )
  const isSecond = rivals.at(-1) === brand
  return statesOf(at).map(({ state, delivery }, index) => {
    const [name, product, value, excerpt] = offers[(first + index) % offers.length]!
    const round = Math.floor(index / offers.length)
    const shape = shapes[state](random)
    const posted = Math.round(shape.approved * shape.posted)
    const waiting = state === 'ongoing' ? Math.min(random.int(0, 3), shape.approved - posted) : 0
    const turnedDown = posted > 4 ? random.int(0, 2) : 0
    // What is handed out at stores is open for weeks: who takes part has a pass, and nobody comes before its start.
    const isAtStores = delivery === 'pickup' && state === 'confirmed'
    return {
      brand: brand.slug,
      state,
      delivery,
      product,
      value,
      excerpt: (isSecond && secondExcerpts[name]) || excerpt,
      name: round === 0 ? name : `${name}, ${round + 1}`,
      picture: at * 3 + index,
      start: isAtStores ? shape.start - daysAtStores : shape.start,
      due: shape.start + shape.length - 5,
      end: shape.start + shape.length,
      approved: isAtStores ? 0 : shape.approved,
      pending: isAtStores ? 0 : shape.pending,
      rejected: shape.rejected,
      mentions: [posted, waiting, turnedDown] as const,
      reach: posted * random.int(2200, 6400),
      package: random.weighted({ small: 6, medium: 1, selfservice: 2, custom: 1 }),
      payment: random.weighted({ instagram: 7, content: 1, link: 1 }),
      ...(random.random(0.25) ? { fee: random.int(3, 16) * 100 } : {}),
    }
  })
}

/**
 * What Tove's page shows: where she has posted, how often, and what the product was worth. Unpaid, so that her wallet is that of the look.
 */
const portfolioOfTove = [
  ['knaprigt', 3, 45],
  ['sylt-tok', 3, 59],
  ['kottebo', 2, 79],
] as const

/** Every campaign of the demo world: the written ones, and those of the other brands. */
export const allPlans = (random: Random): CampaignPlan[] => {
  const written = new Set(trekantPlans.map((plan) => plan.brand))
  const extra = brands.filter((brand) => !written.has(brand.slug)).flatMap((brand, at) => plansOf(brand, at, random))
  const forTove = extra.find((plan) => plan.brand === 'knaprigt' && plan.state === 'ongoing')
  if (forTove) {
    Object.assign(forTove, {
      value: 101,
      fee: undefined,
      mentions: [forTove.mentions[0], Math.max(1, forTove.mentions[1]), forTove.mentions[2]],
      cast: [{ username: 'tovebakar', state: 'approved', mention: 'pending' }],
    })
    forTove.approved = Math.max(forTove.approved, forTove.mentions[0] + forTove.mentions[1] + 2)
  }
  const declined = extra.find((plan) => plan.brand === 'rosenrot' && plan.state === 'finished')
  if (declined)
    Object.assign(declined, {
      rejected: Math.max(2, declined.rejected),
      cast: [{ username: 'tovebakar', state: 'rejected' }],
    })
  for (const [slug, posts, value] of portfolioOfTove) {
    const shown = extra.find((plan) => plan.brand === slug && plan.state === 'finished')
    if (shown)
      Object.assign(shown, {
        value,
        fee: undefined,
        payment: 'instagram',
        cast: [{ username: 'tovebakar', state: 'approved', mention: 'approved', kind: 'post', posts }],
      })
  }
  return [...trekantPlans, ...extra]
}

/** All that is offered anywhere, as the seed plans it on every day. */
export const demoPlans = (): readonly CampaignPlan[] => [
  ...allPlans(seededRandom('samspel plans')),
  ...pickupPlans,
  storeDraft,
  deliveryPlan,
]

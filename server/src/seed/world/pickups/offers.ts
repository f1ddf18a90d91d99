import type { StoreParticipation } from '@samspel/api'
import { passEndOf } from '@samspel/api/opening-hours'
import { dayMs, lastInstantIn } from '../../../days'
import { isOpenAt, openingOf } from '../../../opening'
import type { Clock } from '../../clock'
import { motivationParts, reasons } from '../../content/texts'
import { namedCreators } from '../../content/trekant'
import type { Random } from '../../random'
import type { CampaignRecord } from '../campaigns'
import { clerksAddress } from '../clerks'
import type { CreatorRecord, Making } from '../context'

type State = StoreParticipation['state']
interface Offer {
  id: string
  campaign: CampaignRecord
  instant: boolean
  places: number
}

const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const named = new Set(namedCreators.map(([username]) => username))

/** Who has what at an offer: never more than it has places. */
const statesAt = ({ instant, places, campaign }: Offer, random: Random): State[] => {
  const many = (state: State, count: number): State[] => Array.from({ length: count }, () => state)
  const handedOver = campaign.plan.state === 'ongoing'
  const isFull = places > 0 && random.random(0.16) && places < 40
  const given = isFull ? places : places > 0 ? random.int(0, Math.min(places - 1, 4)) : random.int(0, 4)
  const pickedUp = handedOver ? given : random.int(0, given)
  const asked: State[] = instant
    ? []
    : [
        ...many('requested', isFull || handedOver ? 0 : random.int(0, 3)),
        ...many('declined', random.int(0, 1)),
        ...many('invited', handedOver ? 0 : random.int(0, 1)),
      ]
  return [...many('picked_up', pickedUp), ...many('approved', given - pickedUp), ...asked]
}

const hourMs = 3_600_000
const quarterMs = 900_000
type OpeningOf = Parameters<typeof isOpenAt>[0]

/** The next quarter of an hour in which a store is open; null when there is none in two days. */
const nextOpen = (store: OpeningOf, from: number): number | null => {
  const first = Math.ceil(from / quarterMs) * quarterMs
  for (let at = first; at < first + 2 * dayMs; at += quarterMs) if (isOpenAt(store, new Date(at))) return at
  return null
}

/** How long a pass holds still: some end today. Half of their creators have said when they come, some of those are late; nobody comes to a closed door. */
const passOf = (clock: Clock, store: OpeningOf, random: Random) => {
  const latest = lastInstantIn(store.country_code, clock.day(random.int(0, 6)))
  const end = new Date(passEndOf(openingOf(store), { from: clock.now, latest: latest.getTime() }) ?? latest.getTime())
  const from = clock.now + random.int(-2, 30) * hourMs
  const coming = random.random(0.5) ? nextOpen(store, from) : null
  return {
    expires_at: end.toISOString(),
    coming_at: coming !== null && coming <= end.getTime() ? new Date(coming).toISOString() : null,
  }
}

/** The hours of the store that an offer is at. */
const hoursOf = (make: Making, offerId: string): OpeningOf => {
  const offer = make.world.store_campaigns.find(({ id }) => id === offerId)
  const store = make.world.stores.find(({ id }) => id === offer?.store_id)
  return { opening_exceptions: [], ...(store as Omit<OpeningOf, 'opening_exceptions'>) }
}

const takePart = (
  make: Making,
  { id, campaign, instant }: Offer,
  creator: CreatorRecord,
  state: State,
  random: Random,
): void => {
  const { brand } = campaign
  const createdAt = make.clock.during(-random.int(2, 3), random)
  const hasCode = state === 'approved' || state === 'picked_up'
  const isDecided = hasCode || state === 'declined'
  const decidedAt = isDecided ? (instant ? createdAt : make.clock.during(-1, random)) : null
  const parts = motivationParts(brand.area, brand.language)
  make.add('store_participations', {
    brand_id: brand.id,
    id: make.id(createdAt),
    store_campaign_id: id,
    instagramer_id: creator.id,
    state,
    motivation: instant || state === 'invited' ? '' : random.pick(parts.first),
    code: hasCode ? Array.from({ length: 8 }, () => letters[random.int(0, letters.length - 1)]).join('') : null,
    decided_at: decidedAt,
    decided_by: isDecided && !instant ? brand.staffId : null,
    decision_reason: state === 'declined' ? random.pick(reasons.participation[brand.language]) : null,
    picked_up_at: state === 'picked_up' ? make.clock.during(0, random) : null,
    created_at: createdAt,
    decision_kind: null,
    fee_amount: 0,
    instagram_posts_count: 0,
    ...(state === 'approved'
      ? passOf(make.clock, hoursOf(make, id), make.random(`pass ${createdAt}`))
      : { expires_at: null, coming_at: null }),
  })
}

/** Tove's own: one of each kind that her pages show, at stores of the first brands. */
const toves: readonly [slug: string, instant: boolean, state: State][] = [
  ['bjorkbrygg', true, 'approved'],
  ['havsro', false, 'requested'],
  ['knaprigt', true, 'picked_up'],
  ['mossa-moln', false, 'declined'],
  ['fjallglim', false, 'invited'],
]

const modes: Record<string, boolean> = {
  Fikapåsen: true,
  'Fyra minuter': false,
  'Läppar i blåsten': false,
  Lovknåp: false,
  'Mackan till jobbet': true,
  'Pannlampa för kvällsturen': true,
}

/** One store has asked for a rest since yesterday. */
const pauseOne = (make: Making, offers: readonly Offer[]): void => {
  const paused = offers.findLast(
    ({ campaign, places }) => campaign.brand.slug === 'bjorkbrygg' && campaign.plan.state === 'confirmed' && places > 0,
  )
  const row = make.world.store_campaigns.find(({ id }) => id === paused?.id)
  if (paused && row)
    Object.assign(row, { paused_at: make.clock.at(-1, 15, 20), paused_by: paused.campaign.brand.staffId })
}

/** Pick-up campaigns at each store of their brand: some at once, some by application, some with nothing left. */
export const makeOffers = (make: Making, campaigns: readonly CampaignRecord[]): void => {
  const random = make.random('store campaigns')
  const offers: Offer[] = []
  for (const campaign of campaigns) {
    const { plan, brand } = campaign
    if (plan.delivery !== 'pickup' || (plan.state !== 'confirmed' && plan.state !== 'ongoing')) continue
    const mode = modes[plan.name] ?? random.random(0.5)
    for (const store of make.world.stores.filter((row) => row.brand_id === brand.id)) {
      const createdAt = make.clock.at(-4, random.int(7, 16), random.int(0, 59))
      const [isAsUsual, places] = [random.random(0.85), random.pick([0, 0, 3, 5, 12, 20])]
      // Where the demo's clerk stands, something can always be reserved and handed out.
      const isAtHand = plan.name === 'Fikapåsen' && store.address === clerksAddress
      if (isAtHand) Object.assign(campaign.row, { min_followers: null })
      const offer = {
        id: make.id(createdAt),
        campaign,
        instant: isAtHand || (isAsUsual ? mode : !mode),
        places: isAtHand ? 40 : places,
      }
      make.add('store_campaigns', {
        brand_id: brand.id,
        id: offer.id,
        campaign_id: campaign.id,
        store_id: store.id,
        requires_application: !offer.instant,
        places: offer.places,
        paused_at: null,
        paused_by: null,
        created_at: createdAt,
      })
      offers.push(offer)
    }
  }
  pauseOne(make, offers)
  const tove = make.creators.find(({ username }) => username === 'tovebakar')!
  for (const offer of offers) {
    const states = statesAt(offer, random)
    const {
      campaign: { brand, row },
    } = offer
    const pool = make.creators.filter(
      ({ country, username, followers }) =>
        country === brand.country && !named.has(username) && followers >= Number(row.min_followers ?? 0),
    )
    random.sample(pool, states.length).forEach((creator, at) => takePart(make, offer, creator, states[at]!, random))
  }
  for (const [slug, instant, state] of toves) {
    const own = offers.find(
      ({ campaign, instant: atOnce, places }) =>
        campaign.brand.slug === slug && campaign.plan.state === 'confirmed' && atOnce === instant && places === 0,
    )
    if (own) takePart(make, own, tove, state, random)
  }
}

import { uuidv7 } from 'uuidv7'
import type { Item } from './data'
import { filtered, grouped, paged } from './list'
import { distanceFrom, fieldsOf } from './near'
import type { Asked, World } from './world'
import { invalid, notFound, Refusal } from './world'

const places = [null, 3, 0, 12]
const seeded = new WeakSet<World>()

const offerAt = (campaign: Item, store: Item, at: number): Item => ({
  id: uuidv7(),
  brandId: campaign.brandId,
  brandName: campaign.brandName,
  brandLogoUrl: campaign.brandLogoUrl,
  campaignId: campaign.id,
  storeId: store.id,
  requiresApplication: at % 3 === 1,
  placesLeft: places[at % places.length],
  isOpen: places[at % places.length] !== 0,
  campaign: {
    ...campaign,
    productValue: (campaign.products as { defaultProductValue: number }[]).reduce(
      (sum, { defaultProductValue }) => sum + defaultProductValue,
      0,
    ),
    fee: campaign.enablePaidCollaborations ? campaign.paidCollaborationPrice : 0,
  },
  store: { ...store },
})

/** Pick-up campaigns at the stores of their brand: made up around the recording when first asked for, unless it holds them. */
export function storeCampaignsOf(world: World): Item[] {
  const table = world.table('storeCampaigns')
  if (seeded.has(world) || table.length > 0) return table
  seeded.add(world)
  const campaigns = world
    .table('campaigns')
    .filter(
      ({ deliveryMethod, state, isPublic }) =>
        deliveryMethod === 'pickup' && isPublic && (state === 'confirmed' || state === 'ongoing'),
    )
  for (const campaign of campaigns) {
    const stores = world.table('stores').filter(({ brandId }) => brandId === campaign.brandId)
    table.push(...stores.map((store, at) => offerAt(campaign, store, at)))
  }
  return table
}

const ownOf = ({ world, me }: Asked, storeCampaignId: string): Item | null =>
  world
    .table('storeParticipations')
    .find((item) => item.storeCampaignId === storeCampaignId && item.instagramerId === me?.id) ?? null

const withOwn = (asked: Asked, item: Item): Item =>
  asked.actor === 'creator' ? { ...item, storeParticipation: ownOf(asked, item.id) } : item

const placeOf = (item: Item) =>
  item.store as { latitude: number; longitude: number; city: string; countryCode: string; name: string }

/** The best store of each campaign, with how many it has; the records are in order. */
const oneEach = (items: Item[]): Item[] =>
  grouped(items, 'campaignId').map((group) => ({ ...group[0]!, storesCount: group.length }))

export function listStoreCampaigns(asked: Asked): object {
  const { query, world } = asked
  const distance = distanceFrom(query)
  const [country, city, words] = [
    query.get('country'),
    query.get('city')?.toLowerCase(),
    query.get('query')?.trim().toLowerCase(),
  ]
  const found = filtered(storeCampaignsOf(world), fieldsOf(query, 'country', 'city', 'query', 'oneEach'))
    .filter(
      (item) =>
        (item.isOpen || ownOf(asked, item.id)) &&
        (!country || placeOf(item).countryCode === country) &&
        (!city || placeOf(item).city.toLowerCase() === city),
    )
    .filter(
      (item) =>
        !words ||
        `${String((item.campaign as Item).name)} ${String(item.brandName)} ${placeOf(item).name}`
          .toLowerCase()
          .includes(words),
    )
    .map((item) => (distance ? { ...item, distance: distance(placeOf(item)) } : item))
    .sort((a, b) =>
      distance ? Number(a.distance) - Number(b.distance) : placeOf(a).city.localeCompare(placeOf(b).city, 'sv'),
    )
  const { items, meta } = paged(query.get('oneEach') === 'true' ? oneEach(found) : found, query)
  return { storeCampaigns: items.map((item) => withOwn(asked, item)), meta }
}

const find = ({ world, params }: Asked): Item => {
  const item = storeCampaignsOf(world).find(({ id }) => id === params.id)
  if (!item) throw new Refusal(404, { error: 'store_campaign_not_found' })
  return item
}

export const getStoreCampaign = (asked: Asked): object => ({ storeCampaign: withOwn(asked, find(asked)) })

const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const newCode = () => Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => letters[byte % 32]).join('')

const move = (item: Item, by: number): void => {
  if (item.placesLeft !== null) item.placesLeft = Number(item.placesLeft) + by
  item.isOpen = item.placesLeft !== 0
}

export function createStoreParticipation(asked: Asked): object {
  const { world, me, body } = asked
  const item = find(asked)
  if (ownOf(asked, item.id)) throw new Refusal(409, { error: 'conflict' })
  if (!item.isOpen) throw new Refusal(409, { error: 'campaign_full' })
  if (!body.storeParticipation) throw invalid({ storeParticipation: ['required'] })
  const now = new Date().toISOString()
  const instant = !item.requiresApplication
  const storeParticipation = {
    id: uuidv7(),
    ...(body.storeParticipation as object),
    state: instant ? 'approved' : 'requested',
    storeCampaignId: item.id,
    campaignId: item.campaignId,
    storeId: item.storeId,
    instagramerId: me!.id,
    code: instant ? newCode() : null,
    decidedAt: instant ? now : null,
    decisionReason: null,
    pickedUpAt: null,
    linkPostsCount: 0,
    contentPostsCount: 0,
    instagramPostsCount: 0,
    instagramStoriesCount: 0,
    createdAt: now,
  }
  world.table('storeParticipations').unshift(storeParticipation)
  if (instant) move(item, -1)
  return { storeParticipation, storeCampaign: withOwn(asked, item) }
}

export function deleteStoreParticipation({ world, params, me }: Asked): void {
  const own = world
    .table('storeParticipations')
    .find(({ id, instagramerId }) => id === params.id && instagramerId === me?.id)
  if (!own) throw notFound()
  if (own.state !== 'requested' && own.state !== 'approved') throw new Refusal(422, { error: 'illegal_transition' })
  const item = storeCampaignsOf(world).find(({ id }) => id === own.storeCampaignId)
  if (item && own.state === 'approved') move(item, 1)
  world.remove('storeParticipations', own.id)
}

import type { Item } from './data'
import { filtered, grouped, paged } from './list'
import { distanceFrom, fieldsOf, withinBounds } from './near'
import { storeCampaignsOf } from './store-campaigns'
import type { Asked, World } from './world'

const byName = (a: Item, b: Item) => String(a.name).localeCompare(String(b.name), 'sv')

const followsOf = (world: World): Item[] => world.table('brandFollowers')
const isFollowed = ({ world, me }: Asked, { id }: Item): boolean =>
  followsOf(world).some((follow) => follow.brandId === id && follow.instagramerId === me?.id)

const shown = (asked: Asked, brand: Item): Item => ({
  ...brand,
  followersCount:
    40 + Number(brand.storesCount) * 7 + followsOf(asked.world).filter(({ brandId }) => brandId === brand.id).length,
  ...(asked.actor === 'creator' && { isFollowed: isFollowed(asked, brand) }),
})

export const getBrand = (asked: Asked): object => ({ brand: shown(asked, asked.world.get('brands', asked.params.id)) })

export function listPublicBrands(asked: Asked): object {
  const { query, world } = asked
  const letter = query.get('letter')?.toUpperCase()
  const found = filtered(world.table('brands'), fieldsOf(query, 'letter', 'withOffers')).filter(
    ({ name, openCampaignsCount }) =>
      (!letter || String(name).toUpperCase().startsWith(letter)) &&
      (query.get('withOffers') !== 'true' || Number(openCampaignsCount) > 0),
  )
  const { items, meta } = paged(found.sort(byName), query)
  return { brands: items.map((brand) => shown(asked, brand)), meta }
}

export function listFollowedBrands(asked: Asked): object {
  const own = followsOf(asked.world).filter(({ instagramerId }) => instagramerId === asked.me?.id)
  const { items, meta } = paged(
    own.map(({ brandId }) => asked.world.get('brands', String(brandId))),
    asked.query,
  )
  return { brands: items.map((brand) => shown(asked, brand)), meta }
}

export function followBrand(asked: Asked): object {
  const brand = asked.world.get('brands', asked.params.id)
  if (!isFollowed(asked, brand))
    followsOf(asked.world).unshift({
      id: `${brand.id} ${asked.me!.id}`,
      brandId: brand.id,
      instagramerId: asked.me!.id,
    })
  return { brand: shown(asked, brand) }
}

export function unfollowBrand(asked: Asked): object {
  const brand = asked.world.get('brands', asked.params.id)
  if (isFollowed(asked, brand)) asked.world.remove('brandFollowers', `${brand.id} ${asked.me!.id}`)
  return { brand: shown(asked, brand) }
}

const mean = (stores: Item[], key: 'latitude' | 'longitude') =>
  stores.reduce((sum, store) => sum + Number(store[key]), 0) / stores.length

const citiesOf = (stores: Item[]): object[] =>
  grouped(
    [...stores].sort((a, b) => String(a.city).localeCompare(String(b.city), 'sv')),
    'city',
  ).map((group) => ({
    name: group[0]!.city,
    countryCode: group[0]!.countryCode,
    storesCount: group.length,
    latitude: mean(group, 'latitude'),
    longitude: mean(group, 'longitude'),
  }))

const first = (words: string) => (a: unknown, b: unknown) =>
  Number(String(b).toLowerCase().startsWith(words)) - Number(String(a).toLowerCase().startsWith(words))

export function searchPublic(asked: Asked): object {
  const words = asked.query.get('query')!.trim().toLowerCase()
  const found = (items: Item[], key: string) =>
    items
      .filter((item) => words && String(item[key]).toLowerCase().includes(words))
      .sort((a, b) => first(words)(a[key], b[key]))
  const cities = citiesOf(found(asked.world.table('stores'), 'city')) as { name: string }[]
  return {
    brands: found([...asked.world.table('brands')].sort(byName), 'name')
      .slice(0, 10)
      .map((brand) => shown(asked, brand)),
    cities: cities.sort((a, b) => first(words)(a.name, b.name)).slice(0, 10),
  }
}

export function listCities({ query, world }: Asked): object {
  const campaignId = query.get('campaignId')
  const withOffer = new Set(
    storeCampaignsOf(world)
      .filter((item) => item.campaignId === campaignId)
      .map(({ storeId }) => storeId),
  )
  return {
    cities: citiesOf(
      filtered(world.table('stores'), fieldsOf(query, 'campaignId')).filter(
        ({ id }) => !campaignId || withOffer.has(id),
      ),
    ),
  }
}

const offersOf = (world: World, { id }: Item) =>
  storeCampaignsOf(world).filter(({ storeId, isOpen }) => storeId === id && isOpen)

export function listPublicStores({ query, world }: Asked): object {
  const distance = distanceFrom(query)
  const found = filtered(world.table('stores'), fieldsOf(query))
    .filter(withinBounds(query))
    .map((store) => (distance ? { ...store, distance: distance(store as never) } : store))
  const { items, meta } = paged(
    found.sort((a, b) =>
      distance
        ? Number(a.distance) - Number(b.distance)
        : String(a.city).localeCompare(String(b.city), 'sv') || byName(a, b),
    ),
    query,
  )
  const stores = items.map((store) => ({
    ...store,
    token: undefined,
    offersCount: offersOf(world, store).length,
    instantOffersCount: offersOf(world, store).filter(({ requiresApplication }) => !requiresApplication).length,
  }))
  return { stores, meta }
}

export function storePoints({ query, world }: Asked): object {
  const stores = filtered(world.table('stores'), query)
  const brandIds = [...new Set(stores.map(({ brandId }) => brandId))]
  return {
    storePoints: {
      ids: stores.map(({ id }) => id),
      lngLat: stores.flatMap(({ latitude, longitude }) => [
        Math.round(Number(longitude) * 1e5),
        Math.round(Number(latitude) * 1e5),
      ]),
      offers: stores.map((store) => offersOf(world, store).length),
      brandIds,
      brandOf: stores.map(({ brandId }) => brandIds.indexOf(brandId)),
    },
  }
}

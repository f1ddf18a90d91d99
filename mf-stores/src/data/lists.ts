import { countries, type Country, type RequestOf, type StoreListCounts } from '@samspel/api'
import { createPagedLists } from '@samspel/store'
import { createStore, importStores, listBrands, listBrandStores, listMarketplace, updateStore } from './actions'
import { pageState } from './page-state'
import { changeStoreStock } from './stock'

type ListQuery = NonNullable<RequestOf<'listBrandStores'>['query']>

/** Filter and order of a brand's list of stores. */
export interface StoreFilter extends Pick<
  ListQuery,
  'query' | 'countryCode' | 'city' | 'bounds' | 'today' | 'stock' | 'placed' | 'sort'
> {
  brandId: string
}

export const storeListKey = ({
  brandId,
  query,
  countryCode,
  city,
  bounds,
  today,
  stock,
  placed,
  sort,
}: StoreFilter): string =>
  JSON.stringify([
    brandId,
    query?.trim() ?? '',
    countryCode ?? '',
    city ?? '',
    bounds ?? '',
    today ?? '',
    stock ?? '',
    placed ?? '',
    sort ?? '',
  ])

const filterOf = (key: string): StoreFilter => {
  const [brandId, query, countryCode, city, bounds, today, stock, placed, sort] = JSON.parse(key) as string[]
  return {
    brandId: brandId!,
    ...(query && { query }),
    ...(countryCode && { countryCode: countryCode as Country }),
    ...(city && { city }),
    ...(bounds && { bounds }),
    ...(today && { today: today as NonNullable<StoreFilter['today']> }),
    ...(stock && { stock: stock as NonNullable<StoreFilter['stock']> }),
    ...(placed && { placed: placed as NonNullable<StoreFilter['placed']> }),
    ...(sort && { sort: sort as NonNullable<StoreFilter['sort']> }),
  }
}

/**
 * Stores of brands by filter; mounted at `storeLists`. The server sorts them: a change of stock marks all lists stale, and a new or changed
 * store marks those of its brand.
 */
export const storeLists = createPagedLists({
  name: 'storeLists',
  fetch: (key, page) => {
    const { brandId, ...query } = filterOf(key)
    return listBrandStores({ params: { id: brandId }, query: { ...query, page } })
  },
  on: (lists, action) => {
    if (importStores.success.match(action) || changeStoreStock.success.match(action))
      return Object.fromEntries(Object.entries(lists).map(([key, list]) => [key, { ...list, invalid: true }]))
    const changed = [createStore.success, updateStore.success].find(({ match }) => match(action))
    if (!changed?.match(action)) return lists
    const { brandId } = action.payload.data.store
    return Object.fromEntries(
      Object.entries(lists).map(([key, list]) => [
        key,
        filterOf(key).brandId === brandId ? { ...list, invalid: true } : list,
      ]),
    )
  },
})

/** Brands of the signed-in staff member, by search; mounted at `storeBrandLists`. */
export const brandLists = createPagedLists({
  name: 'storeBrandLists',
  fetch: (key, page) => listBrands({ query: { ...(key && { query: key }), page } }),
})

/** Open pick-up offers of a brand; mounted at `storePickupLists`. */
export const pickupLists = createPagedLists({
  name: 'storePickupLists',
  fetch: (brandId, page) => listMarketplace({ query: { brandId, deliveryMethod: 'pickup', page } }),
})

type CountsByList = Readonly<Record<string, StoreListCounts>>

/** Today's counts for the stores of a list, by the list's key; mounted at `storeListCounts`. Only staff receive them. */
export const storeListCounts = {
  name: 'storeListCounts',
  reducer: (counts: CountsByList = {}, action: Parameters<typeof storeLists.reducer>[1]): CountsByList => {
    if (!listBrandStores.success.match(action)) return counts
    const { list } = action.meta
    const next = action.payload.data.counts
    return list?.name === storeLists.name && next ? { ...counts, [list.key]: next } : counts
  },
  select: (state: object, key: string): StoreListCounts | undefined =>
    (state as { storeListCounts?: CountsByList }).storeListCounts?.[key],
}

pageState.mount(({ injectReducer }) =>
  [storeLists, brandLists, pickupLists, storeListCounts].forEach((lists) => injectReducer(lists)),
)

/** A supported country; undefined for any other text in an address. */
export const toCountry = (text: string | undefined): Country | undefined => countries.find((code) => code === text)

import { countries, type Country, type RequestOf, type StoreListCounts } from '@samspel/api'
import { createPagedLists } from '@samspel/store'
import { createStore, importStores, listBrands, listBrandStores, listMarketplace, updateStore } from './actions'
import { pageState } from './page-state'
import { changeStoreStock } from './stock'

type ListQuery = NonNullable<RequestOf<'listBrandStores'>['query']>

/** Which stores of a brand a list shows, and in which order. */
export interface StoreFilter extends Pick<
  ListQuery,
  'query' | 'countryCode' | 'city' | 'bounds' | 'today' | 'stock' | 'sort'
> {
  brandId: string
}

/** Key of a filter's list. */
export const storeListKey = ({ brandId, query, countryCode, city, bounds, today, stock, sort }: StoreFilter): string =>
  JSON.stringify([
    brandId,
    query?.trim() ?? '',
    countryCode ?? '',
    city ?? '',
    bounds ?? '',
    today ?? '',
    stock ?? '',
    sort ?? '',
  ])

const filterOf = (key: string): StoreFilter => {
  const [brandId, query, countryCode, city, bounds, today, stock, sort] = JSON.parse(key) as string[]
  return {
    brandId: brandId!,
    ...(query && { query }),
    ...(countryCode && { countryCode: countryCode as Country }),
    ...(city && { city }),
    ...(bounds && { bounds }),
    ...(today && { today: today as NonNullable<StoreFilter['today']> }),
    ...(stock && { stock: stock as NonNullable<StoreFilter['stock']> }),
    ...(sort && { sort: sort as NonNullable<StoreFilter['sort']> }),
  }
}

/** Stores of brands by filter; mounted at `storeLists`. The server sorts them: stock that is counted anew marks all lists stale, a new or changed store marks its brand's lists stale. */
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

/** Brands of the signed-in staff, by search words; mounted at `storeBrandLists`. */
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

/** What today brings to the stores of a list, by the list's key; mounted at `storeListCounts`. Others than staff are not told. */
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

/** A country of the product, or undefined for anything else that an address may hold. */
export const toCountry = (text: string | undefined): Country | undefined => countries.find((code) => code === text)

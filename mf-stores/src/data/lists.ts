import { countries, type Country } from '@samspel/api'
import { createPagedLists } from '@samspel/store'
import { createStore, importStores, listBrands, listBrandStores, listMarketplace, updateStore } from './actions'
import { pageState } from './page-state'

/** Which stores of a brand a list shows. */
export interface StoreFilter {
  brandId: string
  query?: string | undefined
  countryCode?: Country | undefined
}

/** Key of a filter's list. */
export const storeListKey = ({ brandId, query, countryCode }: StoreFilter): string =>
  JSON.stringify([brandId, query?.trim() ?? '', countryCode ?? ''])

const filterOf = (key: string): StoreFilter => {
  const [brandId, query, countryCode] = JSON.parse(key) as [string, string, Country | '']
  return { brandId, query, countryCode: countryCode || undefined }
}

/**
 * Stores of brands by filter; mounted at `storeLists`. The server sorts them by city: a new or changed store marks its brand's lists stale.
 */
export const storeLists = createPagedLists({
  name: 'storeLists',
  fetch: (key, page) => {
    const { brandId, query, countryCode } = filterOf(key)
    return listBrandStores({
      params: { id: brandId },
      query: { ...(query && { query }), ...(countryCode && { countryCode }), page },
    })
  },
  on: (lists, action) => {
    if (importStores.success.match(action))
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

pageState.mount(({ injectReducer }) => [storeLists, brandLists, pickupLists].forEach((lists) => injectReducer(lists)))

/** A country of the product, or undefined for anything else that an address may hold. */
export const toCountry = (text: string | undefined): Country | undefined => countries.find((code) => code === text)

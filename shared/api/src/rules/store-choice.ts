import type { StoreChoiceMode } from '../states'

/** Places in all, and how many of them a week; null: no limit for a week. */
export interface StoreNumbers {
  places: number
  perWeek: number | null
}

/** What decides which stores a campaign has and with how many places. */
export interface StoreChoiceFacts {
  mode: StoreChoiceMode
  /** Towns, for `places`; their new stores follow. */
  places: readonly { country: string; city: string }[]
  /** The stores of `manual`. */
  storeIds: readonly string[]
  /** Stores that `all` and `places` leave out. */
  excludedIds: readonly string[]
  /** One pair of numbers for all stores; otherwise `each`, and `numbers` for stores without a pair of their own. */
  isSame: boolean
  numbers: StoreNumbers
  each: readonly ({ storeId: string } & StoreNumbers)[]
}

interface StorePlace {
  id: string
  city: string
  country: string
}

const townOf = ({ country, city }: { country: string; city: string }) => `${country}/${city.trim().toLowerCase()}`

/**
 * The stores that a choice takes, in the order of `stores`, each with its numbers. A store that has none of its own gets those of the last
 * chosen store of its town, then the common ones.
 */
export function chosenStores<Store extends StorePlace>(
  choice: StoreChoiceFacts,
  stores: readonly Store[],
): ({ store: Store } & StoreNumbers)[] {
  const { mode, isSame, numbers } = choice
  const towns = new Set(choice.places.map(townOf))
  const listed = new Set(mode === 'manual' ? choice.storeIds : choice.excludedIds)
  const takes = (store: Store) =>
    mode === 'manual' ? listed.has(store.id) : !listed.has(store.id) && (mode === 'all' || towns.has(townOf(store)))
  const own = new Map(choice.each.map(({ storeId, places, perWeek }) => [storeId, { places, perWeek }]))
  const ofTown = new Map<string, StoreNumbers>()
  for (const store of stores) {
    const given = own.get(store.id)
    if (given) ofTown.set(townOf(store), given)
  }
  return stores
    .filter(takes)
    .map((store) => ({ store, ...(isSame ? numbers : (own.get(store.id) ?? ofTown.get(townOf(store)) ?? numbers)) }))
}

import type { StoreChoice, StoreChoiceInput, StoreChoiceStore } from '@samspel/api'
import { chosenStores, type StoreNumbers } from '@samspel/api/store-choice'

/** The choice being edited; places are 0 while a field is empty, which cannot be saved. */
export type Choice = StoreChoiceInput
export type StoreOption = StoreChoiceStore

export interface ChosenStore extends StoreNumbers {
  store: StoreOption
}

/** The editable part of a saved choice. */
export const inputOf = ({ campaignId, brandId, product, updatedAt, abilities, ...choice }: StoreChoice): Choice =>
  choice

/** The chosen stores, by town and name in the API's order. */
export const chosenOf = (choice: Choice, options: readonly StoreOption[]): ChosenStore[] =>
  chosenStores(choice, options)

const keyOf = ({ country, city }: { country: string; city: string }) => `${country} ${city}`

export interface Town {
  key: string
  place: Choice['places'][number]
  count: number
}

/** The towns with stores of the brand, and the number in each. */
export const townsOf = (options: readonly StoreOption[]): Town[] => {
  const towns = new Map<string, Town>()
  for (const { country, city } of options) {
    const key = keyOf({ country, city })
    const town = towns.get(key)
    if (town) town.count += 1
    else towns.set(key, { key, place: { country, city }, count: 1 })
  }
  return [...towns.values()]
}

export const townKeys = (choice: Choice): string[] => choice.places.map(keyOf)

/** Removes a store: from a manual selection, or by excluding it from all or from its towns. */
export const without = (choice: Choice, id: string): Choice =>
  choice.mode === 'manual'
    ? { ...choice, storeIds: choice.storeIds.filter((one) => one !== id) }
    : { ...choice, excludedIds: [...choice.excludedIds, id] }

/** Adds a store to a manual selection; coming from all or from towns, their stores are kept. */
export const withStore = (choice: Choice, id: string, options: readonly StoreOption[]): Choice => {
  const now = choice.mode === 'manual' ? choice.storeIds : chosenOf(choice, options).map(({ store }) => store.id)
  return { ...choice, mode: 'manual', storeIds: [...now.filter((one) => one !== id), id] }
}

/** Changes the mode. A manual selection starts from the current stores, and numbers are kept. */
export const withMode = (choice: Choice, mode: Choice['mode'], options: readonly StoreOption[]): Choice =>
  mode === 'manual' && choice.mode !== 'manual' && choice.storeIds.length === 0
    ? { ...choice, mode, storeIds: chosenOf(choice, options).map(({ store }) => store.id) }
    : { ...choice, mode }

/** Sets one store's own numbers. The others keep their current ones, whatever happens to those of their town. */
export const withNumbers = (
  choice: Choice,
  { store, places, perWeek }: ChosenStore,
  options: readonly StoreOption[],
): Choice => {
  const now = chosenOf(choice, options).map((one) =>
    one.store.id === store.id
      ? { storeId: store.id, places, perWeek }
      : { storeId: one.store.id, places: one.places, perWeek: one.perWeek },
  )
  const named = new Set(now.map(({ storeId }) => storeId))
  return { ...choice, each: [...choice.each.filter(({ storeId }) => !named.has(storeId)), ...now] }
}

/** Whether it can be saved: every number of places is at least 1. */
export const isValid = (choice: Choice): boolean =>
  choice.numbers.places >= 1 && choice.each.every(({ places }) => places >= 1)

export const sumOf = (chosen: readonly ChosenStore[]): number => chosen.reduce((sum, { places }) => sum + places, 0)

/** How much stock a store lacks for its places; 0 when there is enough or it is not tracked. */
export const lackOf = ({ store: { stock }, places }: ChosenStore): number =>
  stock ? Math.max(0, places - stock.quantity) : 0

/** The number of places covered by stock. */
export const coveredOf = (chosen: readonly ChosenStore[]): number =>
  chosen.reduce((sum, one) => sum + one.places - lackOf(one), 0)

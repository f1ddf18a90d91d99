/**
 * Splits a store's name into its distinguishing part and the rest: `Björkbrygg Kaffebar, Järntorget` of Björkbrygg becomes `Järntorget`.
 * Where the brand is shown beside it, its name need not be repeated.
 */
export function partsOf(name: string, brandName: string): { local: string; chain: string } {
  const comma = name.indexOf(', ')
  const chain = name.slice(0, Math.max(comma, 0))
  const isBrands = chain === brandName || chain.startsWith(`${brandName} `)
  return isBrands ? { local: name.slice(comma + 2), chain } : { local: name, chain: brandName }
}

/** The names of one brand's stores without their common beginning. */
export function localNames<Named extends { name: string }>(stores: readonly Named[]): Named[] {
  const comma = stores[0]?.name.indexOf(', ') ?? -1
  const chain = stores[0]?.name.slice(0, comma + 2) ?? ''
  const isShared = comma > 0 && stores.length > 1 && stores.every(({ name }) => name.startsWith(chain))
  return isShared ? stores.map((store) => ({ ...store, name: store.name.slice(chain.length) })) : [...stores]
}

/** what a store's code leads to, for each area. */
export const storeCodeTarget = (
  area: 'anonymous' | 'admin' | 'company' | 'store' | 'creator',
  store: { id: string | number; brandId: string | number },
): string => {
  switch (area) {
    case 'anonymous':
      return `/p/marketplace/stores/${store.id}`
    case 'admin':
    case 'company':
      return `/brands/${store.brandId}/stores/${store.id}`
    case 'store':
      return `/brands/${store.brandId}/stores`
    case 'creator':
      return `/stores/${store.id}`
  }
}

import type { StoreChoiceInput } from '@samspel/api'
import { draftChoice, storeDraft } from '../../content/pickups'
import { makeCampaign } from '../campaigns'
import type { Making } from '../context'

/** A draft with pick-up: its stores chosen by town, numbers and stock of its product at each, not enough at all of them. */
export const makeStoreDraft = (make: Making): void => {
  const { brand, id: campaignId, row } = makeCampaign(make, storeDraft, make.random('draft with stores'))
  // As every draft of the demo, it is for the brand's favourites, its first list.
  const favourites = make.world.community_lists.find(({ brand_id: of }) => of === brand.id)
  if (favourites) row.community_list_ids = [favourites.id]
  const cities = new Set<unknown>(draftChoice.cities)
  const stores = make.world.stores
    .filter(({ brand_id: of, country_code: country, city }) => of === brand.id && country === 'SE' && cities.has(city))
    .sort((a, b) => `${String(a.city)} ${String(a.name)}`.localeCompare(`${String(b.city)} ${String(b.name)}`, 'sv'))
  const productId = make.id(make.clock.at(-6, 9, 0))
  make.add('store_products', {
    brand_id: brand.id,
    id: productId,
    name: storeDraft.product,
    image_url: row.product_image_url,
    value: storeDraft.value,
    created_at: make.clock.at(-6, 9, 0),
  })
  const numbered = stores.map((store, at) => ({
    storeId: String(store.id),
    ...draftChoice.numbers[Math.min(at, draftChoice.numbers.length - 1)]!,
  }))
  for (const { storeId, stock: quantity } of numbered) {
    const stock = { brand_id: brand.id, store_id: storeId, store_product_id: productId }
    make.add('store_stock', { ...stock, quantity })
    if (quantity === 0) continue
    const at = make.clock.at(-5, 10, 15)
    make.add('stock_changes', {
      ...stock,
      user_id: brand.staffId,
      id: make.id(at),
      kind: 'set',
      delta: quantity,
      quantity,
      note: 'Leverans',
      created_at: at,
    })
  }
  const choice: StoreChoiceInput = {
    mode: 'places',
    places: draftChoice.cities.map((city) => ({ country: 'SE', city })),
    storeIds: [],
    excludedIds: [],
    isSame: false,
    numbers: { places: 8, perWeek: null },
    each: numbered.map(({ storeId, places, perWeek }) => ({ storeId, places, perWeek })),
    requiresApplication: false,
    windowDays: 7,
    storeProductId: productId,
  }
  make.add('campaign_store_choices', {
    brand_id: brand.id,
    campaign_id: campaignId,
    choice,
    updated_at: make.clock.at(-2, 14, 32),
  })
}

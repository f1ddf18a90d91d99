import type { CampaignRecord } from '../campaigns'
import type { Making } from '../context'

const notes = {
  sv: { delivered: 'Leverans', broken: 'En gick sönder' },
  en: { delivered: 'Delivery', broken: 'One was broken' },
} as const

/** What the stores of offers with a limit have of their product: none where every place is taken, few or none at some, enough at the rest. */
export const makeStock = (make: Making, campaigns: readonly CampaignRecord[]): void => {
  const random = make.random('stock')
  const products = new Map<string, string>()
  const filled = new Set<string>()
  const taken = new Map<unknown, number>()
  for (const { store_campaign_id: offer, state } of make.world.store_participations)
    if (state === 'approved' || state === 'picked_up') taken.set(offer, (taken.get(offer) ?? 0) + 1)
  const offers = make.world.store_campaigns.filter(({ places }) => Number(places) > 0)
  for (const campaign of campaigns) {
    const { brand, plan, row } = campaign
    for (const offer of offers.filter(({ campaign_id: id }) => id === row.id)) {
      const name = `${brand.id} ${plan.product}`
      const productId = products.get(name) ?? make.id(make.clock.at(-30, 9, 0))
      if (!products.has(name)) {
        products.set(name, productId)
        make.add('store_products', {
          brand_id: brand.id,
          id: productId,
          name: plan.product,
          image_url: row.product_image_url,
          value: plan.value,
          created_at: make.clock.at(-30, 9, 0),
        })
      }
      const key = `${String(offer.store_id)} ${productId}`
      if (filled.has(key)) continue
      filled.add(key)
      const left = Number(offer.places) - (taken.get(offer.id) ?? 0)
      const quantity = left <= 0 ? 0 : random.random(0.15) ? Math.min(left, random.int(0, 2)) : left + random.int(2, 20)
      const stock = { brand_id: brand.id, store_id: offer.store_id, store_product_id: productId }
      make.add('store_stock', { ...stock, quantity })
      const made = { ...stock, user_id: brand.staffId }
      const isBroken = random.random(0.3)
      const at = make.clock.at(-3, random.int(7, 16), random.int(0, 59))
      const before = quantity + (isBroken ? 1 : 0)
      const words = notes[brand.language]
      make.add('stock_changes', {
        ...made,
        id: make.id(at),
        kind: 'set',
        delta: before,
        quantity: before,
        note: words.delivered,
        created_at: at,
      })
      if (!isBroken) continue
      const later = make.clock.at(-2, random.int(9, 17), random.int(0, 59))
      make.add('stock_changes', {
        ...made,
        id: make.id(later),
        kind: 'adjust',
        delta: -1,
        quantity,
        note: words.broken,
        created_at: later,
      })
    }
  }
}

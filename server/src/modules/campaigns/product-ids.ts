import { randomUUID } from 'node:crypto'
import type { Product } from '@samspel/api'

/** Gives an id to each product and variant that has none, or one that another of the campaign has already. */
export const withIds = (products: readonly Product[]): Product[] => {
  const used = new Set<string>()
  const own = (id: string | undefined): string => {
    const free = id && !used.has(id) ? id : randomUUID()
    used.add(free)
    return free
  }
  return products.map((product) => ({
    ...product,
    id: own(product.id),
    ...(product.variants && { variants: product.variants.map((variant) => ({ ...variant, id: own(variant.id) })) }),
  }))
}

import type { LiveMessage } from '../../live'

/** What decides whose facts a caller hears. */
export interface Hearer {
  kind: 'user' | 'instagramer'
  id: string
  /** Brands of staff; 'all' for platform staff. */
  brandIds: readonly string[] | 'all'
}

/** Staff hear of their own brands, platform staff of all, a creator of what is their own. */
export const hears = (hearer: Hearer, audience: LiveMessage['audience']): boolean => {
  if (hearer.kind === 'instagramer') return audience.instagramerId === hearer.id
  if (hearer.brandIds === 'all') return true
  return audience.brandId !== undefined && hearer.brandIds.includes(audience.brandId)
}

import type { Handlers } from '../../http/call'
import { brandHandlers } from './brands'
import { followerHandlers } from './followers'
import { publicBrandHandlers } from './public-brands'

export { findBrand, findPublicBrand, selectPublicBrands } from './brands'

export const allBrandHandlers = {
  ...brandHandlers,
  ...publicBrandHandlers,
  ...followerHandlers,
} satisfies Partial<Handlers>

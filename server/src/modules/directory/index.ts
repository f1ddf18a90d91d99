import type { Handlers } from '../../http/call'
import { brandHandlers } from './brands'
import { creatorHandlers } from './creators'
import { publicBrandHandlers } from './public-brands'
import { publicStoreHandlers } from './public-stores'
import { searchHandlers } from './search'
import { storePointHandlers } from './store-points'
import { storeHandlers } from './stores'

export const directoryHandlers = {
  ...creatorHandlers,
  ...brandHandlers,
  ...storeHandlers,
  ...publicBrandHandlers,
  ...publicStoreHandlers,
  ...searchHandlers,
  ...storePointHandlers,
} satisfies Partial<Handlers>

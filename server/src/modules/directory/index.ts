import type { Handlers } from '../../http/call'
import { brandHandlers } from './brands'
import { creatorHandlers } from './creators'
import { pageHandlers } from './pages'
import { storeHandlers } from './stores'

export const directoryHandlers = { ...creatorHandlers, ...brandHandlers, ...storeHandlers, ...pageHandlers } satisfies Partial<Handlers>

import type { ModulePlugin } from '../http/app'
import type { Handlers } from '../http/call'
import { operations } from '../http/operations'
import type { Job } from '../jobs/clock'
import { liveHandlers } from './live'
import { uploadHandlers } from './uploads'
import { walletHandlers } from './wallet'

// While modules are still arriving a missing handler is left out of the routes; the cast goes with the last one.
/** One handler for each endpoint of the contract. */
export const handlers = {
  ...walletHandlers,
  ...uploadHandlers,
  ...liveHandlers,
} as unknown as Handlers

/** Routes beside the contract. */
export const plugins: readonly ModulePlugin[] = [operations]

/** What the clock starts. */
export const jobs: readonly Job[] = []

import type { ModulePlugin } from '../http/app'
import type { Handlers } from '../http/call'
import { operations } from '../http/operations'
import type { Job } from '../jobs/clock'
import { outboxJob } from '../outbox/job'
import { authHandlers } from './auth'
import { campaignHandlers, campaignJob } from './campaigns'
import { directoryHandlers } from './directory'
import { liveHandlers } from './live'
import { messageHandlers } from './messages'
import { sandboxPages } from './sandbox'
import { socialHandlers } from './social'
import { serveUploads, uploadHandlers } from './uploads'
import { payoutJob, walletHandlers } from './wallet'

// While modules are still arriving a missing handler is left out of the routes; the cast goes with the last one.
/** One handler for each endpoint of the contract. */
export const handlers = {
  ...authHandlers,
  ...campaignHandlers,
  ...directoryHandlers,
  ...walletHandlers,
  ...messageHandlers,
  ...socialHandlers,
  ...uploadHandlers,
  ...liveHandlers,
} as unknown as Handlers

/** Routes beside the contract. */
export const plugins: readonly ModulePlugin[] = [operations, serveUploads, sandboxPages]

/** What the clock starts. */
export const jobs: readonly Job[] = [outboxJob, campaignJob, payoutJob]

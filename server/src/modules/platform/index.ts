import type { Handlers } from '../../http/call'
import { getPlatformStatus, listPlatformEvents, listRemoteFailures, rollBackRemote, stopCanary } from './queries'

export { cleanTelemetry, cleanUpJob, createCanaryJob } from './jobs'
export { telemetry } from './telemetry'

export const platformHandlers = {
  getPlatformStatus,
  listPlatformEvents,
  listRemoteFailures,
  stopCanary,
  rollBackRemote,
} satisfies Partial<Handlers>

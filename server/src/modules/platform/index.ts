import type { Handlers } from '../../http/call'
import { listPlatformJobs } from './job-runs'
import { getPlatformStatus, listPlatformEvents, listRemoteFailures, rollBackRemote, stopCanary } from './queries'

export { createInstanceJob } from './instances'
export { keepJobRuns } from './job-runs'
export { cleanTelemetry, cleanUpJob, createCanaryJob } from './jobs'
export { getPlatformStatus } from './queries'
export { telemetry } from './telemetry'

export const platformHandlers = {
  getPlatformStatus: (call) => getPlatformStatus(call, call.query),
  listPlatformEvents: (call) => listPlatformEvents(call, call.query),
  listPlatformJobs: (call) => listPlatformJobs(call),
  listRemoteFailures: (call) => listRemoteFailures(call, call.query),
  stopCanary: (call) => stopCanary(call, { ...call.params, ...call.body }),
  rollBackRemote: (call) => rollBackRemote(call, { ...call.params, ...call.body }),
} satisfies Partial<Handlers>

import type { ModulePlugin } from '../../http/app'
import type { Handlers } from '../../http/call'
import type { Job } from '../../jobs/clock'
import { alarmJob } from './alarms'
import { listPlatformJobs } from './job-runs'
import { createCanaryJob } from './jobs'
import {
  getPlatformStatus,
  listPlatformEvents,
  listRemoteFailures,
  rollBackRemote,
  stopCanary,
  turnRemote,
} from './queries'
import { changeRemoteSetting, getRemoteSettings } from './settings'
import { teamFigures } from './teams'
import { telemetry } from './telemetry'

export { alarmJob, sealedAlarms } from './alarms'
export { createInstanceJob } from './instances'
export { keepJobRuns } from './job-runs'
export { cleanTelemetry, cleanUpJob, createCanaryJob } from './jobs'
export { getPlatformStatus } from './queries'

export const platformHandlers = {
  getPlatformStatus: (call) => getPlatformStatus(call, call.query),
  listPlatformEvents: (call) => listPlatformEvents(call, call.query),
  listPlatformJobs: (call) => listPlatformJobs(call),
  listRemoteFailures: (call) => listRemoteFailures(call, call.query),
  stopCanary: (call) => stopCanary(call, { ...call.params, ...call.body }),
  turnRemote: (call) => turnRemote(call, { ...call.params, ...call.body }),
  rollBackRemote: (call) => rollBackRemote(call, { ...call.params, ...call.body }),
  getRemoteSettings: (call) => getRemoteSettings(call, call.params),
  changeRemoteSetting: (call) => changeRemoteSetting(call, { ...call.params, ...call.body }),
} satisfies Partial<Handlers>

/** Routes outside the contract: what browsers report, and what the registry service asks for teams. */
export const platformPlugins: readonly ModulePlugin[] = [telemetry, teamFigures]

/** Watches what runs: canaries are stopped, teams are told. */
export const watchJobs = (): Job[] => [createCanaryJob(), alarmJob]

import type { RemoteFailureReport, ServiceDeed, ServiceEnd, ServiceName } from '@samspel/api'
import type { Auto, Json } from './column'

type Channel = RemoteFailureReport['channel']

export interface RemoteHours {
  hour: string
  remote: string
  version: string
  channel: Channel
  loads: Auto<number>
  load_failures: Auto<number>
  failures: Auto<number>
  fallbacks: Auto<number>
  times: number[]
  demo: Auto<boolean>
}

export interface JobRuns {
  name: string
  every_ms: number
  ended_at: string
  took_ms: number
  failing_since: string | null
}

export interface CanaryMinutes {
  remote: string
  version: string
  minute: string
  loads: Auto<number>
  load_failures: Auto<number>
  failures: Auto<number>
}

export interface CanaryVisitors {
  remote: string
  since: string
  visitor: string
  address: string
  on_trial: boolean
  failed: boolean
  first_at: string
  loads: Auto<number>
  facts: Auto<number>
  lcp: number | null
  inp: number | null
  cls: number | null
}

export interface RemoteReports {
  id: string
  at: string
  remote: string
  version: string
  channel: Channel
  phase: RemoteFailureReport['phase']
  fallback: Auto<boolean>
  browser: string
  code: string | null
  message: string
  stack: string | null
  path: string | null
}

export interface Instances {
  id: string
  name: string
  version: string
  started_at: string
  seen_at: string
  facts: unknown
}

export interface CanaryStops {
  remote: string
  version: string
  since: string
  stopped_at: string
  loads: number
  failures: number
  compared_version: string | null
  compared_loads: number | null
  compared_failures: number | null
}

/** How the calls to each service outside went last (services/record.ts). */
export interface ServiceCalls {
  name: ServiceName
  worked_at: string | null
  deed: ServiceDeed | null
  count: Auto<number>
  failed_at: string | null
  message: string | null
  tested_at: Auto<string | null>
}

/** Calls of services to us (services/webhooks.ts). */
export interface ReceivedWebhooks {
  id: string
  at: string
  service: ServiceName
  kind: string | null
  status: number
  ms: number
  accepted: boolean
  /** What was told, sealed (auth/field-cipher.ts), while it waits to be run again. */
  word: string | null
  word_hash: string | null
  tried_at: string | null
  rerun_at: string | null
  rerun_by: string | null
}

export interface ServiceEnds {
  kind: ServiceEnd['kind']
  name: string
  ends_at: string
  read_at: string
}

export interface RemoteAlarms {
  remote: string
  url: string
  /** Sealed (auth/field-cipher.ts). */
  secret: string
  set_by: string
  set_at: string
}

export type AlarmCallKind = 'remote.failing' | 'remote.recovered' | 'remote.test'

/** What a team was told of its remote (modules/platform/alarms). */
export interface RemoteAlarmCalls {
  id: string
  remote: string
  kind: AlarmCallKind
  version: string | null
  channel: string | null
  facts: Json<Record<string, unknown>>
  happened_at: string
  ended_at: string | null
  state: Auto<'waiting' | 'delivered' | 'failed'>
  attempts: Auto<number>
  next_at: Auto<string>
  tried_at: string | null
  status: number | null
  fault: string | null
  created_at: Auto<string>
}

/** What the installation keeps about itself: parts, instances, jobs and the services outside. */
export interface PlatformTables {
  canary_minutes: CanaryMinutes
  canary_stops: CanaryStops
  canary_visitors: CanaryVisitors
  instances: Instances
  job_runs: JobRuns
  received_webhooks: ReceivedWebhooks
  remote_alarm_calls: RemoteAlarmCalls
  remote_alarms: RemoteAlarms
  remote_hours: RemoteHours
  remote_reports: RemoteReports
  service_calls: ServiceCalls
  service_ends: ServiceEnds
}

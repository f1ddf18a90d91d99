import { Type } from 'typebox'
import { Count, FilledText, Id, Instant, Nullable, OneOf, Optional, Shape, Text } from '../primitives'

export const channels = ['live', 'canary', 'override'] as const
export const failurePhases = ['entry', 'start', 'mount', 'render', 'chunk', 'widget'] as const
export const vitalMetrics = ['LCP', 'CLS', 'INP', 'FCP', 'TTFB'] as const
export const platformActions = [
  'publish',
  'promote',
  'canary',
  'ramp',
  'stop',
  'rollback',
  'lock',
  'unlock',
  'off',
  'on',
  'retire',
  'restore',
  'configure',
  'clean',
] as const

/** Name of a remote, or `shell`. */
export const PartName = Type.String({ pattern: '^[a-z][a-z0-9-]{0,62}$' })
export const Version = Type.String({ minLength: 1, maxLength: 80, pattern: '^[0-9A-Za-z][0-9A-Za-z.+_-]*$' })
const Milliseconds = Type.Integer({ minimum: 0, maximum: 600_000 })
const Counts = Type.Array(Count)

/**
 * What a browser tells of a part: POST /telemetry takes `{ reports: TelemetryReport[] }`. Texts are cut, not refused, when they are too
 * long.
 */
export const TelemetryReport = Shape({
  /** `fact`: one of the bus, of a remote that runs beside another release of it; `code` is its name. */
  kind: OneOf(['load', 'failure', 'vital', 'fact']),
  remote: PartName,
  version: Version,
  channel: OneOf(channels),
  phase: Optional(OneOf(failurePhases)),
  /** The previous good release stood in. */
  fallback: Optional(Type.Boolean()),
  /** From the wish to what is seen. */
  ms: Optional(Type.Number({ minimum: 0, maximum: 600_000 })),
  code: Optional(Text(80)),
  message: Optional(Text(500)),
  stack: Optional(Text(4_000)),
  path: Optional(Text(200)),
  metric: Optional(OneOf(vitalMetrics)),
  value: Optional(Type.Number({ minimum: 0, maximum: 600_000 })),
})

/**
 * One release as it runs: `loads` counts attempts, those that failed among them; `failures` everything that failed, also after the load.
 */
const VersionFigures = Shape({
  version: Version,
  channel: OneOf(channels),
  loads: Count,
  failures: Count,
  fallbacks: Count,
})

/** Whom a canary is for: the people of these companies, and those with these roles. */
const Audience = Shape({ companies: Type.Array(Text(64)), roles: Type.Array(Text(40)) })

/** A canary that takes its steps by itself: `at` is the index of its step, `dueAt` when the next one is due, `waits` why it is not taken. */
const Ramp = Shape({
  steps: Type.Array(Type.Number({ minimum: 0, maximum: 100 })),
  at: Count,
  everyMinutes: Count,
  dueAt: Nullable(Instant),
  fact: Nullable(Text(130)),
  waits: Nullable(Text(500)),
})

/** A remote of which nothing is live: its first release is a canary (`percent`), or it was retired (`reason`). */
const PlatformApart = Shape({
  name: PartName,
  version: Version,
  at: Instant,
  by: Text(200),
  percent: Nullable(Type.Number({ minimum: 0, maximum: 100 })),
  to: Optional(Audience),
  ramp: Optional(Ramp),
  /** Of a canary: its visitors, and those for whom anything failed. */
  loads: Count,
  failures: Count,
  reason: Nullable(Text(500)),
})

/**
 * A part (the shell, or a remote) over the asked hours. Sums leave overrides of developers' own sessions out; `versions` shows them too.
 * `deviating`: its loads, or one of its running versions, fail more often than the bound of the canary watch; `few`: the same, of too few loads to
 * judge by; `unknown`: nothing was heard.
 */
export const PlatformPart = Shape({
  name: PartName,
  live: Version,
  liveSince: Nullable(Instant),
  previous: Nullable(Version),
  /** Since the canary began: visitors who got it, and those for whom anything failed. Only visitors whom the edge has signed count. */
  canary: Nullable(
    Shape({
      version: Version,
      percent: Type.Number({ minimum: 0, maximum: 100 }),
      since: Instant,
      by: Text(200),
      to: Optional(Audience),
      ramp: Optional(Ramp),
      loads: Count,
      failures: Count,
      /** Visitors of the live version beside it, over the same time. */
      liveLoads: Count,
      liveFailures: Count,
    }),
  ),
  lock: Nullable(Shape({ by: Text(200), at: Instant, reason: Text(500) })),
  /** Switched off: for everybody, or for so many companies. */
  off: Optional(Shape({ by: Text(200), at: Instant, reason: Text(500), companies: Nullable(Count) })),
  loads: Count,
  failures: Count,
  loadsByHour: Counts,
  failuresByHour: Counts,
  p75Ms: Nullable(Milliseconds),
  /** How many loads `p75Ms` is of. */
  timedLoads: Count,
  state: OneOf(['good', 'few', 'deviating', 'unknown']),
  versions: Type.Array(VersionFigures),
})

/** A version that fails too often. `stoppedAt`: when the watch took the canary back (shown for 24 h); null while it still runs. A
 * canary is told in visitors, a live version in loads. */
const PlatformAlarm = Shape({
  name: PartName,
  version: Version,
  channel: OneOf(channels),
  loads: Count,
  failures: Count,
  since: Instant,
  comparedWith: Nullable(Shape({ version: Version, loads: Count, failures: Count })),
  stoppedAt: Nullable(Instant),
})

/** One process of the API that has said lately that it runs. */
export const PlatformInstance = Shape({
  id: Text(40),
  name: Text(200),
  version: Text(100),
  startedAt: Instant,
  seenAt: Instant,
  /** Open live streams. */
  streams: Count,
  memoryMb: Count,
})

/** What runs in this environment, and its figures. Totals sum all parts; their load time is the shell's: the time to the first view. */
export const PlatformStatus = Shape({
  environment: Text(60),
  updatedAt: Instant,
  revision: Count,
  /** Starts of the hours, oldest first; the last one is under way. */
  hours: Type.Array(Instant),
  parts: Type.Array(PlatformPart),
  /** First releases that are canaries, and retired remotes. */
  apart: Optional(Type.Array(PlatformApart)),
  instances: Type.Array(PlatformInstance),
  totals: Shape({
    loads: Count,
    failures: Count,
    /** In the 60 minutes before now. */
    failuresLastHour: Count,
    p75Ms: Nullable(Milliseconds),
    loadsByHour: Counts,
    failuresByHour: Counts,
    p75ByHour: Type.Array(Nullable(Milliseconds)),
  }),
  alarm: Nullable(PlatformAlarm),
  /** Among the figures are made-up ones of the demo data. */
  demo: Type.Boolean(),
})

/** How the last run of a scheduled job went, of all instances. */
export const PlatformJob = Shape({
  name: Text(80),
  endedAt: Instant,
  tookMs: Count,
  /** Nothing was heard of it for twice its interval. */
  isLate: Type.Boolean(),
  /** The first of its failures in a row; null where the last run went well. */
  failingSince: Nullable(Instant),
})

/** One line of the registry's history. */
export const PlatformEvent = Shape({
  id: Text(40),
  at: Instant,
  by: Text(200),
  action: OneOf(platformActions),
  name: PartName,
  from: Nullable(Version),
  to: Nullable(Version),
  /** Share of the visitors, of a canary. */
  percent: Nullable(Type.Number({ minimum: 0, maximum: 100 })),
  revision: Nullable(Count),
  /** Findings of the gate that were overridden. */
  forced: Type.Array(Text(200)),
  reason: Nullable(Text(500)),
  /** Done by the canary watch, not by a person. */
  automatic: Type.Boolean(),
  /** Of a changed setting: for whom, and its value before and after as a text; null where the default held or holds. */
  setting: Optional(
    Shape({
      key: Text(40),
      company: Nullable(Text(64)),
      role: Nullable(Text(40)),
      before: Nullable(Text(500)),
      after: Nullable(Text(500)),
    }),
  ),
})

const SettingValue = Type.Unsafe<boolean | number | string>({ type: ['boolean', 'number', 'string'], maxLength: 500 })
export const settingTypes = ['flag', 'number', 'text', 'choice', 'unknown'] as const
/** Those for whom a value can be set. */
export const settingRoles = ['admin', 'company', 'store_user', 'creator'] as const

/** A setting of a remote with the values that are set; `unknown` is one that no release of it knows any more. */
export const RemoteSetting = Shape({
  key: Text(40),
  type: OneOf(settingTypes),
  title: Nullable(Shape({ sv: Text(200), en: Text(200) })),
  default: Nullable(SettingValue),
  /** Bounds of a number, or of the characters of a text. */
  min: Nullable(Type.Number()),
  max: Nullable(Type.Number()),
  choices: Type.Array(Text(500)),
  /** Everybody's in this environment; null where the default holds. */
  value: Nullable(SettingValue),
  companies: Type.Array(Shape({ companyId: Text(64), name: Nullable(Text(200)), value: SettingValue })),
  roles: Type.Array(Shape({ role: OneOf(settingRoles), value: SettingValue })),
  /** A value is set that the live release passes over. */
  isIgnored: Type.Boolean(),
})

/** The settings of a remote, by which it is changed without a release. */
export const RemoteSettings = Shape({
  name: PartName,
  version: Version,
  environment: Text(40),
  settings: Type.Array(RemoteSetting),
})

/** A value of a setting; null takes it away. For everybody in the environment without a company or a role. */
export const SettingChange = Shape({
  value: Nullable(SettingValue),
  companyId: Optional(Id),
  role: Optional(OneOf(settingRoles)),
  reason: FilledText(500),
})

/** A failure that a browser told of, without anything about the person: `path` is a pattern, `browser` a name and a major version. */
export const RemoteFailureReport = Shape({
  id: Text(40),
  at: Instant,
  remote: PartName,
  version: Version,
  channel: OneOf(channels),
  phase: Nullable(OneOf(failurePhases)),
  fallback: Type.Boolean(),
  browser: Text(60),
  code: Nullable(Text(80)),
  message: Text(500),
  path: Nullable(Text(200)),
})

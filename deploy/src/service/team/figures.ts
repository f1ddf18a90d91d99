import { Refused } from '../../registry/refused'

/** A remote's figures, as the API answers them (server/src/modules/platform/health.ts). */
export interface RemoteHealth {
  name: string
  environment: string
  from: string
  hours: number
  state: 'good' | 'few' | 'deviating' | 'unknown'
  live: string
  liveSince: string | null
  previous: string | null
  canary: {
    version: string
    percent: number
    since: string
    by: string
    to?: { companies: readonly string[]; roles: readonly string[] }
    ramp?: {
      steps: readonly number[]
      at: number
      everyMinutes: number
      dueAt: string | null
      fact: string | null
      waits: string | null
    }
    loads: number
    failures: number
    liveLoads: number
    liveFailures: number
  } | null
  loads: number
  failures: number
  p75Ms: number | null
  timedLoads: number
  versions: { version: string; channel: string; loads: number; failures: number; fallbacks: number }[]
  phases: {
    version: string
    channel: string
    phase: string | null
    code: string | null
    count: number
    lastAt: string
  }[]
  alarm: {
    version: string
    channel: string
    loads: number
    failures: number
    since: string
    comparedWith: { version: string; loads: number; failures: number } | null
    stoppedAt: string | null
  } | null
  bounds: { loads: number; rate: number }
}

/** A failure that a browser told of. */
export interface RemoteFailure {
  at: string
  version: string
  channel: string
  phase: string | null
  fallback: boolean
  browser: string
  code: string | null
  message: string
  stack: string | null
  path: string | null
}

/** Where a remote's alarm goes, and what it told last. */
export interface RemoteAlarm {
  host: string
  setBy: string
  setAt: string
  calls: {
    kind: string
    version: string | null
    at: string
    state: 'waiting' | 'delivered' | 'failed'
    attempts: number
    status: number | null
    fault: string | null
  }[]
}

/** What came back for a test of an alarm. */
export interface AlarmTest {
  isTaken: boolean
  status: number | null
  fault: string | null
  tookMs: number
}

/** What the API knows of remotes. Every call throws {@link Refused}. */
export interface Figures {
  health(name: string, hours: number): Promise<RemoteHealth>
  failures(name: string, options: { version?: string; limit: number }): Promise<RemoteFailure[]>
  alarm(name: string): Promise<RemoteAlarm | null>
  setAlarm(name: string, body: { url: string; by: string }): Promise<{ host: string; secret: string }>
  removeAlarm(name: string): Promise<{ removed: boolean }>
  testAlarm(name: string, by: string): Promise<AlarmTest>
}

const PATIENCE_MS = 15_000

/** Asks the API, with the secret that both share; the edge proxies none of these paths. */
export function figuresOf({ apiUrl, secret }: { apiUrl: string | undefined; secret: string }): Figures {
  const ask = async <T>(name: string, path: string, missing: string, init: RequestInit = {}): Promise<T> => {
    if (!apiUrl) throw new Refused('this registry service knows no API, so it has no figures', 'unreachable')
    const answer = await fetch(new URL(`/teams/${name}/${path}`, apiUrl), {
      ...init,
      redirect: 'error',
      headers: { authorization: `Bearer ${secret}`, ...(init.body && { 'content-type': 'application/json' }) },
      signal: AbortSignal.timeout(PATIENCE_MS),
    }).catch((error: Error) => {
      throw new Refused(
        `the API does not answer the registry service (${((error.cause as Error | undefined) ?? error).message})`,
        'unreachable',
      )
    })
    if (answer.ok) return (await answer.json()) as T
    if (answer.status === 404) throw new Refused(missing, 'unknown')
    if (answer.status === 422)
      throw new Refused('an alarm goes to an https address, without a name and password in it', 'usage')
    throw new Refused(
      answer.status === 401
        ? 'the API does not know this registry service: REGISTRY_SECRET differs between edge and API'
        : `the API answers the registry service ${answer.status}; its log says why`,
      'unreachable',
    )
  }
  const json = (method: string, body: object): RequestInit => ({ method, body: JSON.stringify(body) })
  const noAlarm = (name: string) => `${name} has no alarm; set one first: samspel alarms set https://…`
  const notLive = (name: string) => `nothing of ${name} is live, so there is nothing to hear of it`
  return {
    health: (name, hours) => ask(name, `health?hours=${hours}`, notLive(name)),
    failures: async (name, { version, limit }) => {
      const query = new URLSearchParams({ limit: String(limit), ...(version && { version }) })
      return (await ask<{ failures: RemoteFailure[] }>(name, `failures?${query}`, notLive(name))).failures
    },
    alarm: async (name) => (await ask<{ alarm: RemoteAlarm | null }>(name, 'alarm', noAlarm(name))).alarm,
    setAlarm: (name, body) => ask(name, 'alarm', notLive(name), json('PUT', body)),
    removeAlarm: (name) => ask(name, 'alarm', noAlarm(name), { method: 'DELETE' }),
    testAlarm: (name, by) => ask(name, 'alarm/test', noAlarm(name), json('POST', { by })),
  }
}

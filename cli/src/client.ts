import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type {
  AlarmTest,
  BuildSource,
  BuiltFolder,
  ConfigList,
  Configured,
  HistoryEntry,
  KeptRehearsal,
  Locked,
  Moved,
  Published,
  Refusal,
  Registry,
  Rehearsal,
  RehearsalStage,
  RemoteAlarm,
  RemoteHealth,
  Status,
  TracedFailure,
  Turned,
  Verified,
} from '@samspel/deploy/team'
import { DoesNotFit, Refused, WrongUsage } from '@samspel/deploy/team'

const PATIENCE_MS = 120_000
const PAUSES_MS = [300, 1_500]
const WIDTH = 4

/** Result of a promotion. */
export type Promoted = Moved & { environment?: string; removed: string[]; problem?: string }

/** Identity of the token that a request was made with. */
export interface WhoAmI {
  id: string
  team: string
  name: string
  remotes: string[]
  may: string[]
  expiresAt: string
}

/** Client for the registry service, with the rights of a team's token. */
export interface Client {
  /** Address of the service. */
  readonly address: string
  whoami(): Promise<WhoAmI>
  registry(): Promise<Registry>
  status(): Promise<Status>
  history(name: string | undefined, limit: number): Promise<HistoryEntry[]>
  /** Looks through everything that is stored. */
  verify(): Promise<Verified>
  /** Uploads the files of a build that the service does not have yet, then publishes it. */
  publish(
    built: BuiltFolder,
    folder: string,
    options: { force: boolean; source: BuildSource; identity: string | undefined },
    onProgress: (line: string) => void,
  ): Promise<Published>
  /** The audience that identity tokens must have; null when the service takes none. */
  audience(): Promise<string | null>
  /** What a release contains, as stored; of the live one when no version is named. */
  sbom(name: string, version: string | undefined): Promise<Uint8Array>
  /** Downloads a file of a release. */
  released(name: string, version: string, file: string): Promise<Uint8Array>
  health(name: string, hours: number): Promise<RemoteHealth>
  /** Newest first, their stacks translated. */
  failures(name: string, options: { version: string | undefined; limit: number }): Promise<TracedFailure[]>
  traceStack(name: string, stack: string): Promise<{ text: string; traced: number }>
  /** Scripts of a release that have a source map. */
  maps(name: string, version: string): Promise<string[]>
  map(name: string, version: string, script: string): Promise<Uint8Array>
  alarm(name: string): Promise<RemoteAlarm | null>
  setAlarm(name: string, url: string): Promise<{ host: string; secret: string }>
  removeAlarm(name: string): Promise<{ removed: boolean }>
  testAlarm(name: string): Promise<AlarmTest>
  /** A candidate, by default the newest version, beside what is live; the site's address, and the last report. */
  rehearsal(
    name: string,
    version: string | undefined,
  ): Promise<RehearsalStage & { site: string | null; last: KeptRehearsal | null }>
  keepRehearsal(rehearsal: Rehearsal): Promise<void>
  config(name: string): Promise<ConfigList>
  /** Without a value it is taken away. */
  setConfig(name: string, key: string, body: object): Promise<Configured>
  move<T extends Moved | Promoted | Locked | Turned>(
    name: string,
    what: 'promote' | 'promote-from' | 'rollback' | 'stop' | 'lock' | 'unlock' | 'off' | 'on' | 'retire' | 'restore',
    body: object,
  ): Promise<T>
}

const isLoopback = (host: string): boolean =>
  host === 'localhost' || host === '[::1]' || /^127\.\d+\.\d+\.\d+$/.test(host)

/** Parses the address of the service. Throws {@link WrongUsage} for one that a token must not be sent to. */
export function addressOf(text: string | undefined): URL {
  if (!text)
    throw new WrongUsage('which registry service? Set SAMSPEL_REGISTRY, or --registry https://registry.example.se')
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (!url || !/^https?:$/.test(url.protocol))
    throw new WrongUsage(`'${text}' is no address of a registry service such as https://registry.example.se`)
  if (url.protocol === 'http:' && !isLoopback(url.hostname))
    throw new WrongUsage(`${text}: a token must not travel unencrypted; use https`)
  return url
}

const refusedBy = async (answer: Response, what: string): Promise<Error> => {
  const refusal = (await answer.json().catch(() => undefined)) as Partial<Refusal> | undefined
  if (!refusal?.error || !refusal.message)
    return new Refused(
      `the registry service answers ${answer.status}, and nothing that can be read; is its address right?`,
      'unreachable',
    )
  return refusal.findings ? new DoesNotFit(what, refusal.findings) : new Refused(refusal.message, refusal.error)
}

/** @param token token of the team; the caller reads it from SAMSPEL_TOKEN */
export function clientOf(base: URL, token: string | undefined): Client {
  if (!token)
    throw new WrongUsage(
      "no token: set SAMSPEL_TOKEN. The operator of the registry service makes one with 'npm run remote -- token create'",
    )
  const once = (path: string, init: RequestInit) =>
    fetch(new URL(`v1${path}`, base.href.endsWith('/') ? base : `${base.href}/`), {
      ...init,
      redirect: 'error',
      headers: {
        authorization: `Bearer ${token.trim()}`,
        ...(init.body !== undefined && {
          'content-type': init.body instanceof Uint8Array ? 'application/octet-stream' : 'application/json',
        }),
      },
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
  // Retry only idempotent requests: repeating them changes nothing. A repeated rollback would go back one release further; a repeated alarm
  // has another secret.
  const patiently = async (path: string, init: RequestInit): Promise<Response> => {
    for (const wait of /\/(?:rollback|alarms|test)$/.test(path) ? [] : PAUSES_MS) {
      try {
        const answer = await once(path, init)
        if (answer.status !== 502 && answer.status !== 504) return answer
      } catch {
        // Retried below.
      }
      await pause(wait)
    }
    return once(path, init).catch((error: Error) => {
      throw new Refused(
        `${base.origin} does not answer (${((error.cause as Error | undefined) ?? error).message}). Is SAMSPEL_REGISTRY right, and does the service run?`,
        'unreachable',
      )
    })
  }
  const call = async <T>(path: string, init: RequestInit = {}, what = ''): Promise<T> => {
    const answer = await patiently(path, init)
    if (!answer.ok) throw await refusedBy(answer, what)
    return (answer.status === 204 ? undefined : await answer.json()) as T
  }
  const bytes = async (path: string, what: string): Promise<Uint8Array> => {
    const answer = await patiently(path, {})
    if (!answer.ok) throw await refusedBy(answer, what)
    return new Uint8Array(await answer.arrayBuffer())
  }
  const post = <T>(path: string, body: object, what?: string) =>
    call<T>(path, { method: 'POST', body: JSON.stringify(body) }, what)
  return {
    address: base.href,
    whoami: () => call('/whoami'),
    registry: () => call('/registry'),
    status: () => call('/status'),
    verify: () => call('/verify'),
    history: async (name, limit) =>
      (await call<{ events: HistoryEntry[] }>(`/history?limit=${limit}${name ? `&name=${name}` : ''}`)).events,
    async publish({ name, version, files }, folder, { identity, ...options }, onProgress) {
      const path = `/remotes/${name}/releases/${encodeURIComponent(version)}`
      const { published, missing } = await post<{ published: boolean; missing: string[] }>(`${path}/missing`, { files })
      const queue = files.filter((file) => missing.includes(file.name))
      if (!published) onProgress(`${queue.length} of ${files.length} files go to ${base.origin} …`)
      const lane = async () => {
        for (let file = queue.shift(); file; file = queue.shift()) {
          await call(`${path}/files/${file.sha256}`, {
            method: 'PUT',
            body: new Uint8Array(await readFile(join(folder, file.name))),
          })
        }
      }
      await Promise.all(Array.from({ length: WIDTH }, lane))
      return post<Published>(
        path,
        { files, ...options, ...(identity !== undefined && { identity }) },
        `${name}@${version}`,
      )
    },
    audience: async () => (await call<{ audience: string | null }>('/provenance')).audience,
    sbom: (name, version) =>
      bytes(`/remotes/${name}/sbom${version === undefined ? '' : `?version=${encodeURIComponent(version)}`}`, name),
    released: (name, version, file) =>
      bytes(`/remotes/${name}/releases/${encodeURIComponent(version)}/released/${encodeURIComponent(file)}`, file),
    health: (name, hours) => call(`/remotes/${name}/health?hours=${hours}`),
    failures: async (name, { version, limit }) => {
      const query = new URLSearchParams({ limit: String(limit), ...(version && { version }) })
      return (await call<{ failures: TracedFailure[] }>(`/remotes/${name}/trace?${query}`)).failures
    },
    traceStack: (name, stack) => post(`/remotes/${name}/trace`, { stack }),
    maps: async (name, version) =>
      (await call<{ scripts: string[] }>(`/remotes/${name}/releases/${encodeURIComponent(version)}/maps`)).scripts,
    map: (name, version, script) =>
      bytes(`/remotes/${name}/releases/${encodeURIComponent(version)}/maps/${encodeURIComponent(script)}`, script),
    alarm: async (name) => (await call<{ alarm: RemoteAlarm | null }>(`/remotes/${name}/alarms`)).alarm,
    setAlarm: (name, url) => call(`/remotes/${name}/alarms`, { method: 'PUT', body: JSON.stringify({ url }) }),
    removeAlarm: (name) => call(`/remotes/${name}/alarms`, { method: 'DELETE' }),
    testAlarm: (name) => call(`/remotes/${name}/alarms/test`, { method: 'POST' }),
    rehearsal: (name, version) =>
      call(`/remotes/${name}/rehearsal${version === undefined ? '' : `?version=${encodeURIComponent(version)}`}`),
    keepRehearsal: ({ name, version, ...report }) =>
      call(`/remotes/${name}/releases/${encodeURIComponent(version)}/rehearsal`, {
        method: 'PUT',
        body: JSON.stringify(report),
      }),
    config: (name) => call(`/remotes/${name}/config`),
    setConfig: (name, key, body) => post(`/remotes/${name}/config/${encodeURIComponent(key)}`, body, name),
    move: (name, what, body) => post(`/remotes/${name}/${what}`, body, name),
  }
}

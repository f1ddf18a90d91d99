import { type Static, type TSchema, Type } from 'typebox'
import { Compile } from 'typebox/compile'
import type { ErrorId } from '@samspel/api'
import { entities } from '@samspel/api/contract'
import type { PlatformConfig } from '../../config'
import { AppError, invalid } from '../../errors'

const Text = Type.String({ maxLength: 2_000 })
const Value = Type.Union([Type.Boolean(), Type.Number(), Text])
const Release = Type.Object({ version: entities.Version })
const Lock = Type.Object({ by: Text, at: Text, reason: Text })
const Off = Type.Object({ by: Text, at: Text, reason: Text, companies: Type.Optional(Type.Array(Text)) })
const Audience = Type.Object({
  companies: Type.Optional(Type.Array(Text)),
  roles: Type.Optional(Type.Array(Text)),
})
const Ramp = Type.Object({
  steps: Type.Array(Type.Number()),
  everyMinutes: Type.Number(),
  at: Type.Integer(),
  since: Type.String({ format: 'date-time' }),
  fact: Type.Optional(Text),
  waits: Type.Optional(Text),
})
const Canary = Type.Object({
  percent: Type.Number(),
  to: Type.Optional(Audience),
  ramp: Type.Optional(Ramp),
  release: Release,
  since: Type.String({ format: 'date-time' }),
  by: Text,
})
const Part = Type.Object({
  version: entities.Version,
  liveSince: Type.Optional(Text),
  previous: Type.Optional(Release),
  lock: Type.Optional(Lock),
  off: Type.Optional(Off),
  canary: Type.Optional(Canary),
})
/** The part of the service's registry that the API reads; the full type is `Registry` in shared/federation. */
const Registry = Type.Object({
  revision: Type.Integer(),
  environment: Text,
  updatedAt: Text,
  shell: Type.Optional(Part),
  remotes: Type.Record(Type.String(), Part),
  /** Canaries of first releases: nothing of their name is live. */
  first: Type.Optional(Type.Record(Type.String(), Canary)),
  retired: Type.Optional(
    Type.Record(Type.String(), Type.Object({ at: Text, by: Text, reason: Text, version: entities.Version })),
  ),
})
const Entry = Type.Object({
  at: Text,
  by: Text,
  action: Type.String(),
  name: Text,
  from: Type.Optional(Text),
  to: Type.Optional(Text),
  percent: Type.Optional(Type.Number()),
  revision: Type.Optional(Type.Integer()),
  forced: Type.Optional(Type.Array(Text)),
  reason: Type.Optional(Text),
  automatic: Type.Optional(Type.Boolean()),
  setting: Type.Optional(
    Type.Object({
      key: Text,
      company: Type.Optional(Text),
      role: Type.Optional(Text),
      before: Type.Optional(Value),
      after: Type.Optional(Value),
    }),
  ),
})
const Title = Type.Object({ sv: Text, en: Text })
const Values = Type.Optional(Type.Record(Type.String(), Value))
/** The settings of a remote as the service lists them; the full type is `ConfigList` in deploy/src/commands/config.ts. */
const ConfigList = Type.Object({
  name: Text,
  version: entities.Version,
  environment: Text,
  settings: Type.Array(
    Type.Object({
      key: Text,
      setting: Type.Optional(
        Type.Object({
          type: Type.Union([
            Type.Literal('flag'),
            Type.Literal('number'),
            Type.Literal('text'),
            Type.Literal('choice'),
          ]),
          default: Value,
          title: Title,
          min: Type.Optional(Type.Number()),
          max: Type.Optional(Type.Number()),
          choices: Type.Optional(Type.Array(Text)),
        }),
      ),
      value: Type.Optional(Value),
      companies: Values,
      roles: Values,
      ignored: Type.Boolean(),
    }),
  ),
})

export type RegistryPart = Static<typeof Part>
export type RegistryCanary = Static<typeof Canary>
export type RegistryRamp = Static<typeof Ramp>
export type RegistryFacts = Static<typeof Registry>
export type HistoryLine = Static<typeof Entry>
export type ConfigFacts = Static<typeof ConfigList>

/** A changed value, for whom and why; without a value it is taken away. */
export interface ConfigChange {
  by: string
  reason: string
  value?: boolean | number | string
  company?: string
  role?: string
}

/** Who takes back a release, and which one; any other release is left alone. */
export interface TakeBack {
  by: string
  version: string
  reason?: string
  automatic?: boolean
}

/** Switching off or on, taking out, bringing back. */
export type Turn = 'off' | 'on' | 'retire' | 'restore'

/** A step of a ramp that was judged: it is taken, or waits. Of any other step nothing is done. */
export interface Step {
  by: string
  version: string
  at: number
  reason: string
  waits: boolean
}

/** Client of the registry, which the edge's process serves. Every call throws `platform_unavailable` when it cannot be reached. */
export interface RegistryService {
  registry(): Promise<RegistryFacts>
  /** Newest first. */
  history(options: { limit: number; name?: string | undefined }): Promise<HistoryLine[]>
  /** Throws `not_running`, `locked` or `not_found`, as answered by the service. */
  stop(name: string, body: TakeBack): Promise<void>
  /** Why the registry did not do it; undefined when it did. `changed`: the canary or its step are others by now. */
  ramp(name: string, body: Step): Promise<'locked' | 'does_not_fit' | 'changed' | undefined>
  /** Throws as `stop` does, and `does_not_fit`. */
  turn(name: string, turn: Turn, body: { by: string; reason: string }): Promise<void>
  /** Throws as `stop` does, and `nothing_to_go_back_to`. */
  rollback(name: string, body: TakeBack): Promise<void>
  /** Throws `not_found` for a remote that is not live. */
  config(name: string): Promise<ConfigFacts>
  /** Throws `not_found` for an unknown setting, and `invalid` for a value that it does not take. Resolves to the revision. */
  configure(name: string, key: string, body: ConfigChange): Promise<number>
}

const patienceMs = 5_000
const refusals = new Set<ErrorId>(['not_running', 'locked', 'nothing_to_go_back_to', 'does_not_fit', 'not_found'])

const reading = <S extends TSchema>(schema: S) => {
  const check = Compile(schema)
  return (value: unknown): Static<S> => {
    if (!check.Check(value)) throw new AppError('platform_unavailable')
    return value as Static<S>
  }
}
const readRegistry = reading(Registry)
const readConfig = reading(ConfigList)
const readRevision = reading(Type.Object({ revision: Type.Integer() }))
const readEvents = reading(Type.Object({ events: Type.Array(Entry) }))

const refusalOf = async (answer: Response): Promise<AppError> => {
  const said = (await answer.json().catch(() => undefined)) as { error?: ErrorId } | null | undefined
  const error = said?.error
  if (answer.status === 422) return invalid({ value: ['invalid'] })
  const isKnown = error && (answer.status === 409 || answer.status === 404) && refusals.has(error)
  return new AppError(isKnown ? error : 'platform_unavailable')
}

/** @returns undefined when no registry is connected */
export const connectRegistry = ({
  registryUrl,
  registrySecret,
}: Pick<PlatformConfig, 'registryUrl' | 'registrySecret'>): RegistryService | undefined => {
  if (!registryUrl) return undefined
  const send = async (path: string, body?: unknown): Promise<unknown> => {
    const answer = await fetch(registryUrl + path, {
      method: body ? 'POST' : 'GET',
      headers: {
        authorization: `Bearer ${registrySecret}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      redirect: 'error',
      signal: AbortSignal.timeout(patienceMs),
    }).catch((error: unknown) => {
      throw Object.assign(new AppError('platform_unavailable'), { cause: error })
    })
    if (!answer.ok) throw await refusalOf(answer)
    return answer.json().catch(() => {
      throw new AppError('platform_unavailable')
    })
  }
  const remote = (name: string) => `/remotes/${encodeURIComponent(name)}`
  return {
    registry: async () => readRegistry(await send('/registry')),
    history: async ({ limit, name }) =>
      readEvents(await send(`/history?${new URLSearchParams({ limit: String(limit), ...(name && { name }) })}`)).events,
    ramp: async (name, body) => {
      const refused = await send(`${remote(name)}/ramp`, body).then(
        () => undefined,
        (error: unknown) => error,
      )
      if (refused === undefined) return undefined
      if (!(refused instanceof AppError)) throw refused
      if (refused.id === 'locked') return 'locked'
      if (refused.id === 'not_running' || refused.id === 'not_found') return 'changed'
      if (refused.id === 'does_not_fit') return 'does_not_fit'
      throw refused
    },
    turn: async (name, turn, body) => void (await send(`${remote(name)}/${turn}`, body)),
    stop: async (name, body) => void (await send(`${remote(name)}/stop`, body)),
    rollback: async (name, body) => void (await send(`${remote(name)}/rollback`, body)),
    config: async (name) => readConfig(await send(`${remote(name)}/config`)),
    configure: async (name, key, body) =>
      readRevision(await send(`${remote(name)}/config/${encodeURIComponent(key)}`, body)).revision,
  }
}

/** The parts of a registry by name, shell first. */
export const partsOf = ({ shell, remotes }: RegistryFacts): [string, RegistryPart][] => [
  ...(shell ? [['shell', shell] as [string, RegistryPart]] : []),
  ...Object.entries(remotes),
]

/** The same; throws 503 not_set_up when none is connected. */
export const registryOf = ({ config }: { config: { platform: PlatformConfig } }): RegistryService => {
  const service = connectRegistry(config.platform)
  if (!service) throw new AppError('not_set_up')
  return service
}

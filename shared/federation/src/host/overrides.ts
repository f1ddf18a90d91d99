import { declaredSlots } from '../registry/slots'
import type { Override, Registry, RegistryRemote, RemoteRelease } from '../registry/types'
import { withinTime } from './errors'

const PATIENCE = 8_000

/** An override of an origin that could not be had: the live release stands. */
export interface RefusedOverride {
  text: string
  reason: 'unknown-remote' | 'unreadable'
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''
const isListOf = (value: unknown, fits: (item: unknown) => boolean): boolean =>
  Array.isArray(value) && value.every(fits)

/** True when the value has the shape of a release that the host can load; `origin` limits where its code may come from. */
function isRelease(value: unknown, origin: string): value is RemoteRelease {
  if (!isObject(value)) return false
  const { version, entry, global, css, preload, files, routes, nav, slots, needs } = value
  const isOwn = (address: unknown) => isText(address) && URL.canParse(address) && new URL(address).origin === origin
  return (
    isText(version) &&
    isOwn(entry) &&
    isText(global) &&
    isListOf(css, isOwn) &&
    isObject(preload) &&
    Object.values(preload).every((list) => isListOf(list, isOwn)) &&
    isObject(files) &&
    isListOf(routes, (route) => isObject(route) && isText(route.path) && isListOf(route.areas, isText)) &&
    isListOf(nav, (entry) => isObject(entry) && isText(entry.id) && isText(entry.to)) &&
    isListOf(slots, (entry) => isObject(entry) && isText(entry.slot) && isText(entry.expose)) &&
    isObject(needs)
  )
}

async function fetchRelease(origin: string): Promise<RemoteRelease> {
  const answer = await fetch(`${origin}/release.json`, { credentials: 'omit', cache: 'no-store' })
  if (!answer.ok) throw new Error(`${origin}/release.json answered ${answer.status}`)
  const value: unknown = await answer.json()
  if (!isRelease(value, origin)) throw new Error(`${origin}/release.json is no release`)
  return value
}

const withoutChannels = ({
  canary: _canary,
  channel: _channel,
  previous: _previous,
  ...release
}: RegistryRemote): RemoteRelease => release

/**
 * The registry with the builds of other origins in the place of the live ones, which stay as `previous`. Overrides of a version are the edge's: they stand
 * in the page's registry already and are passed over here. An origin whose `release.json` cannot be had within 8 s, or does not have the shape
 * of a release of that origin, is refused, and the live release stands. Never rejects.
 * @param patience ms, for tests
 */
export async function applyOverrides(
  registry: Registry,
  overrides: readonly Override[],
  patience = PATIENCE,
): Promise<{ registry: Registry; refused: readonly RefusedOverride[] }> {
  const remotes = { ...registry.remotes }
  const refused: RefusedOverride[] = []
  await Promise.all(
    overrides.map(async (override) => {
      if (!('origin' in override)) return
      const { name, origin } = override
      const text = `${name}@${origin}`
      const live = registry.remotes[name]
      if (!live) {
        refused.push({ text, reason: 'unknown-remote' })
        return
      }
      try {
        const release = await withinTime(fetchRelease(origin), patience, `${origin}/release.json`)
        const previous = live.channel === 'override' && live.previous ? live.previous : withoutChannels(live)
        const { values } = live
        const slots = declaredSlots(release)
        remotes[name] = { ...release, slots, previous, ...(values && { values }), channel: 'override' }
      } catch (error) {
        console.warn(error)
        refused.push({ text, reason: 'unreadable' })
      }
    }),
  )
  return { registry: { ...registry, remotes }, refused }
}

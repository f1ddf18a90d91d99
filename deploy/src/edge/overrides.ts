import type { Override, OverrideState, Registry } from '@samspel/federation/registry'
import { assertNameAndVersion } from '../storage/paths'
import type { Storage } from '../storage/storage'
import { standIn } from './canary'
import { matchesOrigin, readOrigin } from './origins'
import { trusted } from './trusted'

/** Session cookie that remembers the overrides requested by `?remote=`. */
export const OVERRIDES_COOKIE = 'samspel.overrides'

/** This edge never writes longer cookies. */
export const LONGEST_COOKIE = 2_000

const MOST = 12
const SHOWN = 200

type Reason = OverrideState['refused'][number]['reason']
type Requested = Override | { refused: Reason }

const textOf = (override: Override): string =>
  `${override.name}@${'origin' in override ? override.origin : override.version}`

/** Parses `name@version` or `name@http://origin`. */
function readOverride(text: string): Requested {
  const at = text.indexOf('@')
  if (at < 0) return { refused: 'unreadable' }
  const name = text.slice(0, at)
  const wanted = text.slice(at + 1)
  try {
    assertNameAndVersion(name, wanted.includes(':') ? '0' : wanted)
  } catch {
    return { refused: 'unreadable' }
  }
  if (!wanted.includes(':')) return { name, version: wanted }
  const origin = readOrigin(wanted)
  return origin ? { name, origin } : { refused: 'unreadable' }
}

/**
 * Merges the overrides in the cookie with those in the URL; a later entry for a name replaces an earlier one.
 * `name@live` removes one, `none` removes all.
 */
export function readTexts(cookie: string | undefined, asked: readonly string[]): string[] {
  const texts = new Map<string, string>()
  for (const text of [...(cookie ?? '').split(','), ...asked].map((part) => part.trim()).filter(Boolean)) {
    const name = text.split('@', 1)[0]!
    if (text === 'none') texts.clear()
    else if (text === `${name}@live`) texts.delete(name)
    else texts.set(name, text)
  }
  return [...texts.values()].slice(0, MOST)
}

/**
 * Applies requested published versions to the registry, and reports the result of each. Builds from
 * other origins are fetched by the browser.
 */
export async function applyOverrides(
  registry: Registry,
  texts: readonly string[],
  { storage, origins }: { storage: Storage; origins: readonly string[] },
): Promise<{ registry: Registry; state: OverrideState }> {
  const remotes = { ...registry.remotes }
  const active: Override[] = []
  const refused: { text: string; reason: Reason }[] = []

  const take = async (text: string): Promise<Reason | undefined> => {
    const requested = readOverride(text)
    if ('refused' in requested) return requested.refused
    const live = Object.hasOwn(registry.remotes, requested.name) ? registry.remotes[requested.name] : undefined
    if ('origin' in requested) {
      if (!live) return 'unknown-remote'
      if (!matchesOrigin(requested.origin, origins)) return 'origin-not-listed'
    } else {
      const record = await trusted(storage.readRelease(requested.name, requested.version))
      if (record?.kind !== 'remote') return live ? 'unknown-version' : 'unknown-remote'
      remotes[requested.name] = standIn(live, record.release, 'override')
    }
    active.push(requested)
    return undefined
  }

  const allowed = origins.length > 0
  for (const text of texts) {
    const reason = allowed ? await take(text) : 'forbidden'
    if (reason) refused.push({ text: text.slice(0, SHOWN), reason })
  }
  return { registry: { ...registry, remotes }, state: { allowed, origins, active, refused } }
}

/** Cookie value: the overrides that were granted. */
export const cookieOf = ({ active }: OverrideState): string => active.map(textOf).join(',')

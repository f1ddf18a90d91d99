import type { OverrideState, Registry } from '@samspel/federation/registry'

type Refused = OverrideState['refused']

const parameter = 'remote'

/** The edge has put `?remote=` into the session: it must not stay in an address that is copied or reloaded. */
export const withoutOverrides = (search: string): string => {
  const query = new URLSearchParams(search)
  query.delete(parameter)
  const rest = query.toString()
  return rest && `?${rest}`
}

const cleanAddress = () => {
  const { pathname, search, hash } = window.location
  if (new URLSearchParams(search).has(parameter))
    window.history.replaceState(window.history.state, '', pathname + withoutOverrides(search) + hash)
}

/**
 * Goes on with the registry that this session runs by. Releases of a version are the edge's and stand in it already; a build of another origin is asked
 * for first, by code that is loaded for that alone.
 */
export const withOverrides = (
  registry: Registry,
  overrides: OverrideState | undefined,
  go: (registry: Registry, refused: Refused) => void,
): void => {
  cleanAddress()
  const refused = overrides?.refused ?? []
  const origins = overrides?.active.filter((override) => 'origin' in override) ?? []
  if (origins.length === 0) return go(registry, refused)
  void import(/* webpackChunkName: "overrides" */ '@samspel/federation/overrides')
    .then(({ applyOverrides }) => applyOverrides(registry, origins))
    .catch((error: unknown) => {
      console.warn(error)
      return {
        registry,
        refused: origins.map(({ name, origin }) => ({ text: `${name}@${origin}`, reason: 'unreadable' as const })),
      }
    })
    .then((applied) => go(applied.registry, [...refused, ...applied.refused]))
}

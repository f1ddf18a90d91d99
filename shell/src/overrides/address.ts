import type { Override, OverrideState } from '@samspel/federation/registry'

const anyPort = ':*'

/** Where an override comes from, as short as it can be said: `1.5.0`, `localhost:3004`. */
export const fromOf = (override: Override): string =>
  'origin' in override ? override.origin.replace(/^https?:\/\//, '') : override.version

/** The address of the current page that asks the edge for overrides: `name@version`, `name@origin`, `name@live`, `none`. */
export const askFor = (wish: string, { pathname, search, hash } = window.location): string => {
  const query = new URLSearchParams(search)
  query.delete('remote')
  query.append('remote', wish)
  return `${pathname}?${query.toString()}${hash}`
}

/** What is wrong with a version as somebody typed it. */
export const versionProblem = (text: string): 'version' | undefined =>
  /^[0-9A-Za-z][0-9A-Za-z.+_-]*$/.test(text) ? undefined : 'version'

const withoutPort = (origin: string) => origin.replace(/:\d+$/, '')

/** What is wrong with an origin as somebody typed it; the edge has the last word. */
export const originProblem = (
  text: string,
  origins: OverrideState['origins'],
): 'address' | 'not-listed' | undefined => {
  if (!URL.canParse(text)) return 'address'
  const { origin, protocol } = new URL(text)
  if (!/^https?:$/.test(protocol) || origin !== text.toLowerCase().replace(/\/$/, '')) return 'address'
  const isListed = origins.some((listed) =>
    listed.endsWith(anyPort) ? withoutPort(origin) === listed.slice(0, -anyPort.length) : origin === listed,
  )
  return isListed ? undefined : 'not-listed'
}

/** Those that really are in force: what the browser could not fetch stands on the edge's list still, and among the refused ones. */
export const inForceOf = (active: readonly Override[], refused: OverrideState['refused']): Override[] =>
  active.filter(({ name }) => !refused.some(({ text }) => text.startsWith(`${name}@`)))

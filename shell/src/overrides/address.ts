import type { Override, OverrideState } from '@samspel/federation/registry'

const anyPort = ':*'

/** The source of an override in short: `1.5.0`, `localhost:3004`. */
export const fromOf = (override: Override): string =>
  'origin' in override ? override.origin.replace(/^https?:\/\//, '') : override.version

/** The address of the current page that asks the edge for overrides: `name@version`, `name@origin`, `name@live`, `none`. */
export const askFor = (wish: string, { pathname, search, hash } = window.location): string => {
  const query = new URLSearchParams(search)
  query.delete('remote')
  query.append('remote', wish)
  return `${pathname}?${query.toString()}${hash}`
}

/** What is wrong with a typed version, if anything. */
export const versionProblem = (text: string): 'version' | undefined =>
  /^[0-9A-Za-z][0-9A-Za-z.+_-]*$/.test(text) ? undefined : 'version'

const withoutPort = (origin: string) => origin.replace(/:\d+$/, '')

/** What is wrong with a typed origin, if anything. The edge has the final say. */
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

/** The overrides really in force. One that the browser could not fetch is still on the edge's list, but also among the refused. */
export const inForceOf = (active: readonly Override[], refused: OverrideState['refused']): Override[] =>
  active.filter(({ name }) => !refused.some(({ text }) => text.startsWith(`${name}@`)))

const ANY_PORT = ':*'

/** An origin written as one: `http://localhost:3004`. Undefined for anything with a path, a user, or another protocol than http. */
export function readOrigin(text: string): string | undefined {
  if (!URL.canParse(text)) return undefined
  const { origin, protocol } = new URL(text)
  // URL accepts a host such as `*`, which a content security policy would read as a wildcard.
  return (protocol === 'http:' || protocol === 'https:') &&
    origin === text.toLowerCase() &&
    /^[a-z0-9.:/[\]-]+$/.test(origin)
    ? origin
    : undefined
}

const withoutPort = (origin: string): string => {
  const { protocol, hostname } = new URL(origin)
  return `${protocol}//${hostname}`
}

/** Whether an origin stands on the list; `http://localhost:*` stands for every port of that very host. */
export const matchesOrigin = (origin: string, list: readonly string[]): boolean =>
  list.some((listed) =>
    listed.endsWith(ANY_PORT) ? withoutPort(origin) === listed.slice(0, -ANY_PORT.length) : origin === listed,
  )

/**
 * Reads OVERRIDE_ORIGINS: origins with commas between them, `none` for an environment that forbids overrides, undefined to go by the environment.
 * Throws when one of them is no origin: an edge must not start with a list that was not meant.
 */
export function readOriginList(text: string | undefined): readonly string[] | undefined {
  const parts = (text ?? '').split(/[\s,]+/).filter(Boolean)
  if (parts.length === 0) return undefined
  if (parts.includes('none')) {
    if (parts.length > 1) throw new Error("OVERRIDE_ORIGINS: 'none' stands alone")
    return []
  }
  for (const part of parts) {
    const plain = part.endsWith(ANY_PORT) ? part.slice(0, -ANY_PORT.length) : part
    if (readOrigin(plain) !== plain)
      throw new Error(`OVERRIDE_ORIGINS: '${part}' is no origin such as http://localhost:* or https://dev.example.se`)
  }
  return parts
}

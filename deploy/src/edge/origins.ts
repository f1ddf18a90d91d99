const ANY_PORT = ':*'

/** Parses an origin such as `http://localhost:3004`. Undefined if it has a path, a user, or a protocol other than http(s). */
export function readOrigin(text: string): string | undefined {
  if (!URL.canParse(text)) return undefined
  const { origin, protocol } = new URL(text)
  // URL accepts a host such as `*`, which a content security policy would treat as a wildcard.
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

/** Whether an origin is on the list; `http://localhost:*` matches every port of that exact host. */
export const matchesOrigin = (origin: string, list: readonly string[]): boolean =>
  list.some((listed) =>
    listed.endsWith(ANY_PORT) ? withoutPort(origin) === listed.slice(0, -ANY_PORT.length) : origin === listed,
  )

/**
 * Reads OVERRIDE_ORIGINS: comma-separated origins, `none` to forbid overrides; undefined to let the environment decide. Throws if one is
 * not an origin, because the edge must not start with an unintended list.
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

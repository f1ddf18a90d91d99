const toCamel = (key: string) => key.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())
const toSnake = (key: string) => key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

// Ids and dates, by which maps are keyed, begin with a digit or hold a hyphen; names of fields never do (reading Z28).
const isName = (key: string) => !/^\d|-/.test(key)

/** Names that are remembered: no field is longer than this, and there are fewer of them. What anybody may send fills no memory. */
const longestKnown = 64
const mostKnown = 2_000

const convertKeys = (rename: (key: string) => string) => {
  // Keys recur in every record of a list: remembering them makes the walk ten times cheaper.
  const known = new Map<string, string>()
  const nameOf = (key: string) => {
    const before = known.get(key)
    if (before !== undefined) return before
    const name = isName(key) ? rename(key) : key
    if (key.length > longestKnown) return name
    // Made-up names push the real ones out for a moment, and those come back with the next record.
    if (known.size >= mostKnown) known.clear()
    known.set(key, name)
    return name
  }
  const walk = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(walk)
    if (value === null || typeof value !== 'object' || Object.getPrototypeOf(value) !== Object.prototype) return value
    const result: Record<string, unknown> = {}
    for (const [key, inner] of Object.entries(value)) {
      if (key !== '__proto__') result[nameOf(key)] = walk(inner)
    }
    return result
  }
  return walk
}

/** Converts all keys of a JSON value to camel case (row C-01). Keys that are ids or dates survive (reading Z28). */
export const camelizeKeys = convertKeys(toCamel)

/** Converts all keys of a JSON value to snake case (row C-03). Values are untouched, and so are keys that are ids or dates. */
export const snakeizeKeys = convertKeys(toSnake)

/** Parses `a=1&state[]=x&state[]=y` (row C-02): names with [] give arrays, as does a repeated name. */
export const parseQueryString = (text: string): Record<string, unknown> => {
  const values = new Map<string, string | string[]>()
  for (const [name, value] of new URLSearchParams(text)) {
    const key = name.endsWith('[]') ? name.slice(0, -2) : name
    const before = values.get(key)
    if (Array.isArray(before)) before.push(value)
    else if (before !== undefined) values.set(key, [before, value])
    else values.set(key, name.endsWith('[]') ? [value] : value)
  }
  return Object.fromEntries(values)
}

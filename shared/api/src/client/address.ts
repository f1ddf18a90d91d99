/** Where a path goes: paths starting /public are public (row C-06), and either prefix is stripped before sending (row C-07). */
export const splitPrefix = (path: string): { isPublic: boolean; path: string } => {
  const match = /^\/(public|api)(?=\/|$)/.exec(path)
  return match ? { isPublic: match[1] === 'public', path: path.slice(match[0].length) } : { isPublic: false, path }
}

/** Fills `:name` places of a path, percent-encoded. Throws when one is missing: that is a mistake of the caller's code. */
export const fillPath = (template: string, params: Record<string, unknown> = {}): string =>
  template.replace(/:([A-Za-z]+)/g, (_, name: string) => {
    const value = params[name]
    if (value === undefined || value === null) throw new Error(`No value for :${name} in ${template}`)
    return encodeURIComponent(String(value))
  })

/** A GET's payload: key=value, arrays as key[]=value (row C-02). Keys are not converted (reading Z27); undefined and null are left out. */
export const toQuery = (payload: Record<string, unknown> = {}): string => {
  const pairs = Object.entries(payload).flatMap(([key, value]) => {
    if (value === undefined || value === null) return []
    const name = encodeURIComponent(key)
    return Array.isArray(value)
      ? value.map((item) => `${name}[]=${encodeURIComponent(String(item))}`)
      : [`${name}=${encodeURIComponent(String(value))}`]
  })
  return pairs.length > 0 ? `?${pairs.join('&')}` : ''
}

/** How a body travels. */
export type Encoding = 'br' | 'gzip' | 'identity'

/** The best encoding that the visitor takes (a q of 0 refuses one). */
export function chooseEncoding(header: string | undefined): Encoding {
  const taken = new Set<string>()
  for (const part of (header ?? '').toLowerCase().split(',')) {
    const [name, ...parameters] = part.trim().split(';')
    const refused = parameters.some((parameter) => /^\s*q=0(\.0*)?\s*$/.test(parameter))
    if (name && !refused) taken.add(name)
  }
  return taken.has('br') ? 'br' : taken.has('gzip') ? 'gzip' : 'identity'
}

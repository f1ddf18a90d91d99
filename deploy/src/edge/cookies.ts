/** Reads one cookie. Undefined when it is not there, is longer than `longest` characters or does not decode. */
export function readCookie(header: string | undefined, name: string, longest: number): string | undefined {
  for (const part of (header ?? '').split(';')) {
    const [key, ...rest] = part.split('=')
    if (key?.trim() !== name) continue
    const value = rest.join('=').trim()
    if (value.length > longest) return undefined
    try {
      return decodeURIComponent(value)
    } catch {
      return undefined
    }
  }
  return undefined
}

interface CookieOptions {
  secure: boolean
  /** Seconds; a cookie of the session when left out, one that goes at once with 0. */
  maxAge?: number
}

/** A cookie that scripts cannot read and that other sites' calls do not carry. */
export const writeCookie = (name: string, value: string, { secure, maxAge }: CookieOptions): string =>
  [
    `${name}=${encodeURIComponent(value)}`,
    'Path=/',
    'HttpOnly',
    'SameSite=Lax',
    ...(maxAge === undefined ? [] : [`Max-Age=${maxAge}`]),
    ...(secure ? ['Secure'] : []),
  ].join('; ')

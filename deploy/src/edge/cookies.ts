/** Reads a cookie. Undefined if it is absent, longer than `longest` characters, or cannot be decoded. */
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
  /** Seconds. A session cookie if omitted; 0 deletes the cookie. */
  maxAge?: number
}

/** Formats a cookie that scripts cannot read and that cross-site requests do not send. */
export const writeCookie = (name: string, value: string, { secure, maxAge }: CookieOptions): string =>
  [
    `${name}=${encodeURIComponent(value)}`,
    'Path=/',
    'HttpOnly',
    'SameSite=Lax',
    ...(maxAge === undefined ? [] : [`Max-Age=${maxAge}`]),
    ...(secure ? ['Secure'] : []),
  ].join('; ')

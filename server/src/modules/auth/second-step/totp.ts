import { Secret, TOTP } from 'otpauth'

/** Seconds that a code is shown for. */
const period = 30
const rules = { algorithm: 'SHA1', digits: 6, period } as const

/** A new secret for an app, as the app takes it when nobody can scan it. */
export const newSecret = (): string => new Secret({ size: 20 }).base32

/** What an app reads from the QR code. The account is named, so that people with several can tell them apart. */
export const appAddress = (secret: string, account: string): string =>
  new TOTP({ ...rules, issuer: 'Samspel', label: account, secret: Secret.fromBase32(secret) }).toString()

/**
 * The time step that a code belongs to, or undefined where it fits none. One step to each side is taken: clocks differ, and people need a
 * moment to type.
 */
export const stepOf = (secret: string, code: string, now: Date): number | undefined => {
  if (!/^\d{6}$/.test(code)) return undefined
  const totp = new TOTP({ ...rules, secret: Secret.fromBase32(secret) })
  const delta = totp.validate({ token: code, timestamp: now.getTime(), window: 1 })
  return delta === null ? undefined : Math.floor(now.getTime() / 1_000 / period) + delta
}

/** A code as people write it, spaces and hyphens left out. */
export const plainCode = (typed: string): string => typed.replace(/[\s-]/g, '')

import { ECDH } from 'node:crypto'
import type { Config } from '../../config'
import { invalid } from '../../errors'

/** The push services of the browsers; a leading dot means any name below. `PUSH_SERVICES` adds more. */
const known = ['fcm.googleapis.com', '.push.services.mozilla.com', '.notify.windows.com', '.push.apple.com']

/** Whether a browser could have been given this address. Whoever else names one must not make the server connect to it. */
const isOfPushService = (endpoint: string, { pushServices }: Pick<Config, 'pushServices'>): boolean => {
  const url = URL.canParse(endpoint) ? new URL(endpoint) : undefined
  if (url?.protocol !== 'https:' || url.port || url.username || url.password) return false
  return [...known, ...pushServices].some((host) =>
    host.startsWith('.') ? url.hostname.endsWith(host) : url.hostname === host,
  )
}

const isPoint = (key: string): boolean => {
  const bytes = Buffer.from(key, 'base64url')
  if (bytes.length !== 65 || bytes[0] !== 4) return false
  try {
    // Fails unless the point lies on the curve.
    ECDH.convertKey(bytes, 'prime256v1')
    return true
  } catch {
    return false
  }
}

interface Subscription {
  endpoint: string
  p256dh: string
  auth: string
}

/** The part of a subscription that no browser makes: another address, a key that is no point of P-256, a secret that has not 16 bytes. */
const faultOf = (
  { endpoint, p256dh, auth }: Subscription,
  config: Pick<Config, 'pushServices'>,
): keyof Subscription | undefined => {
  if (!isOfPushService(endpoint, config)) return 'endpoint'
  if (!isPoint(p256dh)) return 'p256dh'
  return Buffer.from(auth, 'base64url').length === 16 ? undefined : 'auth'
}

/** Whether a kept subscription can be sent to: some are from before they were looked at, and settings change. */
export const isSubscription = (subscription: Subscription, config: Pick<Config, 'pushServices'>): boolean =>
  faultOf(subscription, config) === undefined

/** Refuses a subscription that no browser makes. */
export const requireSubscription = (subscription: Subscription, config: Pick<Config, 'pushServices'>): void => {
  const fault = faultOf(subscription, config)
  if (fault) throw invalid({ [fault]: ['invalid'] })
}

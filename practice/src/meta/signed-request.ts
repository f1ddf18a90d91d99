import { createHmac } from 'node:crypto'
import { appOf, type Network } from './world'

/** A `signed_request` as Meta sends it to callbacks: who, when, signed with the app's secret. */
export const signedRequest = (network: Network, userId: string, now: Date): string => {
  const body = Buffer.from(
    JSON.stringify({ user_id: userId, algorithm: 'HMAC-SHA256', issued_at: Math.floor(now.getTime() / 1_000) }),
  ).toString('base64url')
  return `${createHmac('sha256', appOf(network).secret).update(body).digest('base64url')}.${body}`
}

import { createHmac, randomBytes } from 'node:crypto'

const prefix = 'whsec_'

/** A secret as Standard Webhooks write it: 32 random bytes in base64. */
export const newSecret = (): string => prefix + randomBytes(32).toString('base64')

/**
 * The headers by which a receiver knows who sent it, and when (Standard Webhooks): one signature for each secret, the newest first.
 * @param secrets as they were shown
 */
export const signedHeaders = (
  { id, body, now }: { id: string; body: string; now: Date },
  secrets: readonly string[],
): Record<string, string> => {
  const timestamp = String(Math.floor(now.getTime() / 1_000))
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(prefix.length), 'base64')
    return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`
  })
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signatures.join(' ') }
}

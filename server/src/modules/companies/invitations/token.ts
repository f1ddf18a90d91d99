import { newToken } from '../../../auth/one-time-tokens'
import { dayMs } from '../../../days'

const lifeMs = 14 * dayMs

/** A token for the link, with the hash and the expiry (14 days) to store. */
export const newInvitationToken = (now: Date) => {
  const { token, hash } = newToken()
  return { token, tokenHash: hash, expiresAt: new Date(now.getTime() + lifeMs).toISOString() }
}

import { newToken } from '../../../auth/one-time-tokens'
import { dayMs } from '../../../days'

const lifeMs = 14 * dayMs

/** A token for the link, and what is kept of it: the hash, good for 14 days. */
export const newInvitationToken = (now: Date) => {
  const { token, hash } = newToken()
  return { token, tokenHash: hash, expiresAt: new Date(now.getTime() + lifeMs).toISOString() }
}

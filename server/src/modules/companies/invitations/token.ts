import { invitationDays } from '@samspel/api'
import { newToken } from '../../../auth/one-time-tokens'
import { dayMs } from '../../../days'

const lifeMs = invitationDays * dayMs

/** A token for the link, with the hash and the expiry to store. */
export const newInvitationToken = (now: Date) => {
  const { token, hash } = newToken()
  return { token, tokenHash: hash, expiresAt: new Date(now.getTime() + lifeMs).toISOString() }
}

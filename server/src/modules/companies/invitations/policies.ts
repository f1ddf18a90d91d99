import type { Invitation, Role } from '@samspel/api'
import { isOfPlatform } from '../../../auth/roles'
import type { FieldErrors } from '../../../errors'
import { type Manager, mayGive } from '../policies'

interface Times {
  accepted_at: string | null
  revoked_at: string | null
  expires_at: string
}

/** An invitation is open until it is accepted, revoked or expired. */
export const stateOf = (
  { accepted_at: accepted, revoked_at: revoked, expires_at: expires }: Times,
  now: Date,
): Invitation['state'] => {
  if (accepted) return 'accepted'
  if (revoked) return 'revoked'
  return Date.parse(expires) > now.getTime() ? 'open' : 'expired'
}

interface Asked {
  role: Role
  companyId: string | null
  brandIds: readonly string[]
}

/**
 * Validates an invitation, with errors by field. Platform staff have no company; everyone else has one, and acts for at least one brand.
 */
export const refusedInvitation = (manager: Manager, { role, companyId, brandIds }: Asked): FieldErrors => {
  if (!mayGive(manager, role)) return { role: ['not_yours'] }
  if (isOfPlatform({ role }))
    return { ...(companyId && { companyId: ['invalid'] }), ...(brandIds.length > 0 && { brandIds: ['invalid'] }) }
  return { ...(!companyId && { companyId: ['required'] }), ...(brandIds.length === 0 && { brandIds: ['required'] }) }
}

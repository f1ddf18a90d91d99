import type { Role } from '@samspel/api'
import { isOfPlatform } from './roles'

interface Facts {
  role: Role
  /** Since when the account has one. */
  since: string | null
  /** The day that was set for somebody of the platform. */
  platformDueOn: string | null
  /** The day that the company has set. */
  requiredFrom: string | null
}

/** The day from which an account gets nowhere without a second step; null where nobody asks for it, or where it has one. */
export const secondStepDueOn = ({ role, since, platformDueOn, requiredFrom }: Facts): string | null => {
  if (since) return null
  return isOfPlatform({ role }) ? platformDueOn : requiredFrom
}

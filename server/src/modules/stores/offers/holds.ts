import type { StoreParticipation } from '@samspel/api'

interface Pass {
  state: StoreParticipation['state']
  /** When the pass expires; null for those issued before passes expired. */
  expires_at: string | null
}

/** Whether a pass is valid: approved and not expired, by the server's clock. */
export const holds = ({ state, expires_at: end }: Pass, now: Date): boolean =>
  state === 'approved' && (end === null || new Date(end) >= now)

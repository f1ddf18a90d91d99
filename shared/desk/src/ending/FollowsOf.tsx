import type { EndReason } from '@samspel/api'
import { useText } from '@samspel/i18n'
import { useQuery } from '@samspel/store'
import { SkeletonText } from '@samspel/ui'
import { getLeaveTerms } from './calls'
import { Follows } from './Follows'
import { messages } from './messages'

interface FollowsOfProps {
  /** Of the participation or the pass. */
  id: string
  reason: EndReason
  isPickup: boolean
  /** Where the server could not be asked. */
  otherwise: string
}

/** What follows were a collaboration to end now. */
export function FollowsOf({ id, reason, isPickup, otherwise }: FollowsOfProps) {
  const t = useText()
  const { result, status } = useQuery(getLeaveTerms({ params: { id } }))
  const terms = result?.leaveTerms
  if (terms?.reasons.some((one) => one.reason === reason))
    return <Follows terms={terms} reason={reason} isPickup={isPickup} />
  return status === 'loading' ? <SkeletonText label={t(messages.reads)} lines={2} /> : <p>{otherwise}</p>
}

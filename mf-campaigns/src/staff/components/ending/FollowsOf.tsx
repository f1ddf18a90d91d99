import type { EndReason } from '@samspel/api'
import { useText } from '@samspel/i18n'
import { useQuery } from '@samspel/store'
import { SkeletonText } from '@samspel/ui'
import { getLeaveTerms } from './calls'
import { Follows } from './Follows'
import { messages } from './messages'

/** What follows were a collaboration to end now, by the id of its participation or pass; other words where the server could not be asked. */
export function FollowsOf({ id, reason, otherwise }: { id: string; reason: EndReason; otherwise: string }) {
  const t = useText()
  const { result, status } = useQuery(getLeaveTerms({ params: { id } }))
  const terms = result?.leaveTerms
  if (terms?.reasons.some((one) => one.reason === reason)) return <Follows terms={terms} reason={reason} />
  return status === 'loading' ? <SkeletonText label={t(messages.reads)} lines={2} /> : <p>{otherwise}</p>
}

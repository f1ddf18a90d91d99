import { type ReactNode, useState } from 'react'
import { type EndReason, endReasons, type Participation } from '@samspel/api'
import { ReasonDialog, type ReasonDialogProps } from '@samspel/desk/reason'
import { useText } from '@samspel/i18n'
import { useAppDispatch, useQuery } from '@samspel/store'
import { SelectField, SkeletonText } from '@samspel/ui'
import { getCampaign, readParticipation } from '../../../shared/data'
import { endCollaboration, getLeaveTerms } from './calls'
import { Follows } from './Follows'
import { messages, reasonNames } from './messages'

interface EndCreatorProps extends Omit<ReasonDialogProps, 'children'> {
  participation: Participation
  /** What follows where the server could not be asked; then it is sent as `onSend` does. */
  otherwise: ReactNode
  onEnded: () => void
  /** Somebody else was first; the participation as it is now. */
  onConflict: (by: Participation) => void
}

const isEndReason = (reason: string): reason is EndReason => (endReasons as readonly string[]).includes(reason)
/** What only the server can know stands first and is chosen; of the rest nothing is claimed that nobody has said. */
const known: readonly EndReason[] = ['never_posted', 'rounds_used']

/** Takes out an approved creator: one of the server's reasons, what is paid for it, and words to the creator. */
export function EndCreator({ participation, otherwise, onEnded, onConflict, onSend, ...dialog }: EndCreatorProps) {
  const t = useText()
  const dispatch = useAppDispatch()
  const params = { id: participation.id }
  const { result, status } = useQuery(getLeaveTerms({ params }))
  const [chosen, setChosen] = useState<EndReason>()
  const terms = result?.leaveTerms
  const reasons = terms?.reasons.map(({ reason }) => reason).filter(isEndReason) ?? []
  const first = reasons.find((reason) => known.includes(reason)) ?? 'other'
  const reason = chosen && reasons.includes(chosen) ? chosen : first

  const end = async (words: string) => {
    const outcome = await dispatch(endCollaboration({ params, body: { reason, words } }))
    const fresh = await dispatch(readParticipation({ params }))
    void dispatch(getCampaign({ params: { id: participation.campaignId } }))
    if (outcome.ok) onEnded()
    else if (outcome.parsedError?.id === 'already_decided' && fresh.data) {
      onConflict(fresh.data.participation)
      return undefined
    }
    return outcome
  }

  if (!terms || reasons.length === 0)
    return (
      <ReasonDialog {...dialog} onSend={onSend}>
        {status === 'loading' ? <SkeletonText label={t(messages.reads)} lines={2} /> : <div>{otherwise}</div>}
      </ReasonDialog>
    )
  return (
    <ReasonDialog {...dialog} label={messages.words} serverField="words" onSend={end}>
      <SelectField
        label={t(messages.reason)}
        value={reason}
        onChange={(next) => setChosen(next ?? undefined)}
        options={reasons.map((value) => ({ value, label: t(reasonNames[value]) }))}
      />
      <Follows terms={terms} reason={reason} />
    </ReasonDialog>
  )
}

import type { ReactNode } from 'react'
import type { Participation } from '@samspel/api'
import { ReasonDialog, type ReasonDialogProps } from '@samspel/desk/reason'
import { useFormats, useText } from '@samspel/i18n'
import { useAppDispatch } from '@samspel/store'
import { getCampaign, readParticipation } from '../../../shared/data'
import { endCollaboration, useNeverPosted } from './calls'
import { messages } from './messages'

interface EndNeverPostedProps extends Omit<ReasonDialogProps, 'children'> {
  participation: Participation
  /** What follows where something was handed in after all. */
  otherwise: ReactNode
}

/** Ends what a creator never posted about by the last day: the whole fee goes back, and it stays on the creator's record. */
export function EndNeverPosted({ participation, otherwise, onSend, ...dialog }: EndNeverPostedProps) {
  const t = useText()
  const f = useFormats()
  const dispatch = useAppDispatch()
  const neverPosted = useNeverPosted(participation.id)
  const params = { id: participation.id }
  const end = async (words: string) => {
    const outcome = await dispatch(endCollaboration({ params, body: { reason: 'never_posted', words } }))
    await dispatch(readParticipation({ params }))
    void dispatch(getCampaign({ params: { id: participation.campaignId } }))
    return outcome
  }
  const held = participation.fee?.state === 'held' ? participation.fee.amount : 0
  return (
    <ReasonDialog {...dialog} onSend={neverPosted ? end : onSend}>
      <div>
        {neverPosted
          ? held > 0
            ? t(messages.neverPostedHeld, { money: f.ore(held) })
            : t(messages.neverPosted)
          : otherwise}
      </div>
    </ReasonDialog>
  )
}

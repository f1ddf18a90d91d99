import type { Participation } from '@samspel/api'
import { EndCreator } from '@samspel/desk/ending'
import { ReasonDialog } from '@samspel/desk/reason'
import { commonMessages, useText } from '@samspel/i18n'
import { useAppDispatch } from '@samspel/store'
import { notify } from '@samspel/ui'
import { decisionMessages } from '../../../../shared/components/decision-messages'
import { getCampaign, readParticipation } from '../../../../shared/data'
import { rejectTemplates, removeTemplates } from '../../../components/reason-templates'
import { dialogMessages } from './dialog-messages'
import { messages } from './messages'
import type { Decisions } from './use-decisions'

interface RejectDialogProps {
  participation: Participation
  onClose: () => void
  decisions: Decisions
}

/** Takes out an approved creator. */
function Remove({ participation, onClose, decisions }: RejectDialogProps) {
  const t = useText()
  const dispatch = useAppDispatch()
  const { id, campaignId } = participation
  const { name } = participation.creator
  const readAnew = () => {
    void dispatch(getCampaign({ params: { id: campaignId } }))
    return dispatch(readParticipation({ params: { id } }))
  }
  return (
    <EndCreator
      id={id}
      isPickup={false}
      name={name}
      title={t(dialogMessages.removeTitle, { name })}
      help={decisionMessages.reasonHelp}
      submit={commonMessages.remove}
      templates={removeTemplates}
      onClose={onClose}
      onEnded={() => {
        void readAnew()
        notify({ kind: 'ok', message: t(messages.removed, { name }) })
      }}
      onFree={(reason) => decisions.reject(participation, reason)}
      onConflict={async () => {
        const { data } = await readAnew()
        if (data) decisions.showConflict(data.participation)
        return data !== undefined
      }}
    />
  )
}

/** Rejects an application or removes an approved creator, with a reason for the creator. */
export function RejectDialog({ participation, onClose, decisions }: RejectDialogProps) {
  const t = useText()
  if (participation.state === 'approved')
    return <Remove participation={participation} onClose={onClose} decisions={decisions} />
  return (
    <ReasonDialog
      id={`rejectParticipation.${participation.id}`}
      title={t(dialogMessages.rejectTitle, { name: participation.creator.name })}
      help={decisionMessages.reasonHelp}
      submit={decisionMessages.reject}
      templates={rejectTemplates}
      onClose={onClose}
      onSend={(reason) => decisions.reject(participation, reason)}
    />
  )
}

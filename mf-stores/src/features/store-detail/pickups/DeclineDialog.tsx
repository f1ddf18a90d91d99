import type { StoreApplicant } from '@samspel/api'
import { EndCreator } from '@samspel/desk/ending'
import { ReasonDialog } from '@samspel/desk/reason'
import { useText } from '@samspel/i18n'
import { messages } from './messages'
import { declineTemplates, endTemplates } from './reasons'
import type { Answers } from './use-answers'

interface DeclineDialogProps {
  applicant: StoreApplicant
  answers: Pick<Answers, 'decline' | 'ended' | 'readAnew'>
  onClose: () => void
}

/** Declines an application, ends a pass, or ends the collaboration once it was picked up: the same as after a delivery. */
export function DeclineDialog({ applicant, answers, onClose }: DeclineDialogProps) {
  const t = useText()
  const { id, state } = applicant
  const { name } = applicant.creator
  if (state === 'picked_up')
    return (
      <EndCreator
        id={id}
        isPickup
        name={name}
        help={messages.reasonHelp}
        onClose={onClose}
        onEnded={() => answers.ended(applicant)}
        onConflict={async () => {
          await answers.readAnew(applicant)
          return false
        }}
      />
    )
  const isEnd = state === 'approved'
  return (
    <ReasonDialog
      id={`declineStoreParticipation.${id}`}
      title={t(isEnd ? messages.endTitle : messages.declineTitle, { name })}
      help={messages.reasonHelp}
      submit={isEnd ? messages.end : messages.decline}
      templates={isEnd ? endTemplates : declineTemplates}
      onClose={onClose}
      onSend={(reason) => answers.decline(applicant, reason)}
    >
      {isEnd && <div>{t(messages.endText)}</div>}
    </ReasonDialog>
  )
}

import type { StoreApplicant } from '@samspel/api'
import { ReasonDialog } from '@samspel/desk/reason'
import { useText } from '@samspel/i18n'
import { messages } from './messages'
import { declineTemplates, endTemplates } from './reasons'
import type { Answers } from './use-answers'

/** Declines applications or ends a pass, with a reason for the creators. */
export function DeclineDialog({
  applicants,
  title,
  onSend,
  onClose,
}: {
  applicants: readonly StoreApplicant[]
  /** Of the question about several. */
  title?: string
  onSend: (reason: string) => ReturnType<Answers['decline']> | undefined
  onClose: () => void
}) {
  const t = useText()
  const [first] = applicants
  if (!first) return null
  const isEnd = first.state === 'approved'
  const { name } = first.creator
  return (
    <ReasonDialog
      id={`declineStoreParticipation.${first.id}`}
      title={(applicants.length > 1 && title) || t(isEnd ? messages.endTitle : messages.declineTitle, { name })}
      help={messages.reasonHelp}
      submit={isEnd ? messages.end : messages.decline}
      templates={isEnd ? endTemplates : declineTemplates}
      onClose={onClose}
      onSend={async (reason) => onSend(reason)}
    >
      {isEnd && <div>{t(messages.endText)}</div>}
    </ReasonDialog>
  )
}

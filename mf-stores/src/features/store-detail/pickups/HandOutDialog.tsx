import type { StoreApplicant } from '@samspel/api'
import { ReasonDialog } from '@samspel/desk/reason'
import { useText } from '@samspel/i18n'
import { handOutMessages as messages } from './hand-out-messages'
import { handOutTemplates } from './reasons'
import type { Answers } from './use-answers'

/** Hands out without a code, for a creator whose phone is dead or who came while the counter was closed. */
export function HandOutDialog({
  applicant,
  onSend,
  onClose,
}: {
  applicant: StoreApplicant
  onSend: (reason: string) => ReturnType<Answers['handOut']>
  onClose: () => void
}) {
  const t = useText()
  return (
    <ReasonDialog
      id={`handOutStoreParticipation.${applicant.id}`}
      title={t(messages.title, { name: applicant.creator.name })}
      help={messages.help}
      submit={messages.act}
      templates={handOutTemplates}
      onClose={onClose}
      onSend={onSend}
    >
      <div>{t(messages.text)}</div>
    </ReasonDialog>
  )
}

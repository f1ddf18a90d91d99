import type { Participation } from '@samspel/api'
import { ReasonDialog } from '@samspel/desk/reason'
import { commonMessages, useFormats, useText } from '@samspel/i18n'
import { notify } from '@samspel/ui'
import { decisionMessages } from '../../../../shared/components/decision-messages'
import { EndCreator } from '../../../components/ending'
import { rejectTemplates, removeTemplates } from '../../../components/reason-templates'
import { dialogMessages } from './dialog-messages'
import { messages } from './messages'
import type { Decisions } from './use-decisions'

/** Rejects an application or removes an approved creator, with a reason for the creator. */
export function RejectDialog({
  participation,
  onClose,
  decisions,
}: {
  participation: Participation
  onClose: () => void
  decisions: Decisions
}) {
  const t = useText()
  const f = useFormats()
  const isRemoval = participation.state === 'approved'
  const { name } = participation.creator
  const held = participation.fee?.state === 'held' ? participation.fee.amount : 0
  const owed = participation.owedOnEnding ?? 0
  const after =
    owed > 0
      ? t(dialogMessages.removeOwed, { fee: f.ore(held), paid: f.ore(owed), back: f.ore(held - owed) })
      : held > 0
        ? t(dialogMessages.removeHeld, { money: f.ore(held) })
        : t(dialogMessages.removeText)
  const asked = {
    id: `rejectParticipation.${participation.id}`,
    title: t(isRemoval ? dialogMessages.removeTitle : dialogMessages.rejectTitle, { name }),
    help: decisionMessages.reasonHelp,
    submit: isRemoval ? commonMessages.remove : decisionMessages.reject,
    templates: isRemoval ? removeTemplates : rejectTemplates,
    onClose,
    onSend: (reason: string) => decisions.reject(participation, reason),
  }
  if (!isRemoval) return <ReasonDialog {...asked} />
  return (
    <EndCreator
      {...asked}
      participation={participation}
      otherwise={after}
      onEnded={() => notify({ kind: 'ok', message: t(messages.removed, { name }) })}
      onConflict={decisions.showConflict}
    />
  )
}

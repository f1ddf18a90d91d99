import { useText } from '@samspel/i18n'
import { can, type EntityOf } from '@samspel/store'
import { Button } from '@samspel/ui'
import { decisionMessages } from '../../../../shared/components/decision-messages'
import { messages } from './messages'
import type { Question } from './question'

interface DecisionButtonsProps {
  participation: EntityOf<'participations'>
  /** Whether it is one that can be rejected, rather than taken out. */
  isOpen: boolean
  /** All places are taken. */
  isFull: boolean
  onAsk: (question: Question) => void
}

/** Reject and approve, as far as the server allows them. */
export function DecisionButtons({ participation, isOpen, isFull, onAsk }: DecisionButtonsProps) {
  const t = useText()
  const { loading = false } = participation
  return (
    <>
      {isOpen && can(participation, 'reject') && (
        <Button size="sm" onClick={() => onAsk('reject')} disabled={loading}>
          {t(decisionMessages.reject)}
        </Button>
      )}
      {can(participation, 'approve') && (
        <Button
          size="sm"
          variant="light"
          icon="check"
          onClick={() => onAsk('approve')}
          loading={loading}
          disabledReason={isFull ? t(messages.full) : undefined}
        >
          {t(decisionMessages.approve)}
        </Button>
      )}
    </>
  )
}

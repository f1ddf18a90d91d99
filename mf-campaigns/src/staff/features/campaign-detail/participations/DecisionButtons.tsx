import { commonMessages, useText } from '@samspel/i18n'
import { can, type EntityOf } from '@samspel/store'
import { Button } from '@samspel/ui'
import { decisionMessages } from '../../../../shared/components/decision-messages'
import type { Question } from './question'

interface DecisionButtonsProps {
  participation: EntityOf<'participations'>
  /** Whether it can be rejected, as opposed to removed. */
  isOpen: boolean
  /** Nobody can be approved now: places or money are missing. The page that the buttons belong to says so once. */
  isBlocked: boolean
  onAsk: (question: Question) => void
}

/** Buttons to reject and approve, as the server allows. */
export function DecisionButtons({ participation, isOpen, isBlocked, onAsk }: DecisionButtonsProps) {
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
          disabled={isBlocked}
        >
          {t(commonMessages.approve)}
        </Button>
      )}
    </>
  )
}

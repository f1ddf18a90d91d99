import { useState } from 'react'
import type { Selection } from '@samspel/desk'
import { AnswerBar as Bar } from '@samspel/desk/answers'
import type { BrandMoney } from '@samspel/desk/money'
import { useText } from '@samspel/i18n'
import { approvalObstacle } from '../../../data/applicant-errors'
import { DeclineDialog } from './lazy-parts'
import { messages } from './messages'
import css from './Pickups.module.css'
import type { Answer } from './use-answers'
import type { Applicant } from './use-applicants'

interface AnswerBarProps {
  selected: readonly Applicant[]
  /** What approving them reserves; undefined when it costs nothing. */
  money: BrandMoney | undefined
  selection: Selection
  onRun: (answer: Answer) => void
}

/** Bulk actions for the selected applications, with their confirmation. */
export function AnswerBar({ selected, onRun, ...bar }: AnswerBarProps) {
  const t = useText()
  const [asking, setAsking] = useState<'approve' | 'reject' | undefined>()
  const close = () => setAsking(undefined)
  return (
    <div className={css.bulk}>
      <Bar
        {...bar}
        n={selected.length}
        obstacle={selected.every(approvalObstacle) ? t(approvalObstacle(selected[0]!)!) : undefined}
        approveText={t(messages.approveManyText)}
        asking={asking}
        onAsk={setAsking}
        onApprove={() => onRun({ act: 'approve' })}
        reason={(title) => (
          <DeclineDialog
            applicants={selected}
            title={title}
            onClose={close}
            onSend={(reason) => {
              close()
              onRun({ act: 'decline', reason })
              return undefined
            }}
          />
        )}
      />
    </div>
  )
}

import type { Participation } from '@samspel/api'
import { daysUntil, useFormats, useText } from '@samspel/i18n'
import { Chip, cx, Icon, type IconName, StatusChip } from '@samspel/ui'
import css from './Board.module.css'
import { boardMessages, demandNames, kindNames, needNames } from './board-messages'
import { decidedNames, messages } from './messages'
import { problemNames } from './problem-names'

/** Chips of a card: invited, requirements met, what it is waiting for, how it was decided. */
export function CardChips({
  participation: { state, invited, demands, decisionKind, need, fee },
  showState,
}: {
  participation: Participation
  showState: boolean
}) {
  const t = useText()
  const isReturned = state === 'approved' && fee?.state === 'returned'
  const met = Object.values(demands).filter(Boolean).length
  return (
    <div className={css.chips}>
      {showState && <StatusChip status={state} label={t(decidedNames[state])} />}
      {invited && (
        <Chip tone="info" icon="mail">
          {t(boardMessages.invited)}
        </Chip>
      )}
      {state === 'pending' && (
        <Chip tone={met === 3 ? 'ok' : 'warn'} icon={met === 3 ? 'check' : 'alert-triangle'}>
          {t(messages.demands, { met })}
        </Chip>
      )}
      {isReturned && (
        <Chip tone="warn" icon="coin">
          {t(boardMessages.feeReturned)}
        </Chip>
      )}
      {state === 'approved' && !isReturned && (
        <Chip
          tone={need === 'delivery' ? 'warn' : need === 'done' ? 'ok' : need === 'review' ? 'primary' : 'neutral'}
          {...(need === 'delivery' && { icon: 'truck' as const })}
        >
          {t(needNames[need])}
        </Chip>
      )}
      {state === 'rejected' && !showState && (
        <Chip tone={decisionKind === 'expired' ? 'warn' : 'faint'}>{t(kindNames[decisionKind ?? 'rejected'])}</Chip>
      )}
    </div>
  )
}

function Line({ icon, children, isBad }: { icon: IconName; children: string; isBad?: boolean }) {
  return (
    <p className={cx(css.line, isBad && css.bad)}>
      <Icon name={icon} size={16} />
      <span>{children}</span>
    </p>
  )
}

/** How much of the fee was returned, or how long it is on hold. */
function FeeLine({ fee }: Pick<Participation, 'fee'>) {
  const t = useText()
  const f = useFormats()
  if (fee?.state === 'returned' && fee.settledAt)
    return (
      <Line icon="coin">
        {t(boardMessages.feeBack, { money: f.ore(fee.amount), date: f.date(fee.settledAt, 'short') })}
      </Line>
    )
  if (fee?.state === 'held' && fee.until)
    return (
      <Line icon="lock">
        {t(boardMessages.feeUntil, { money: f.ore(fee.amount), date: f.date(fee.until, 'short') })}
      </Line>
    )
  return null
}

/** Deadlines, problems and notes of a card, one line each. */
export function CardLines({ participation }: { participation: Participation }) {
  const t = useText()
  const f = useFormats()
  const {
    state,
    demands,
    answerBy,
    dueAt,
    need,
    deadlinePausedAt,
    deliveryProblem,
    decisionReason,
    decidedByName,
    decidedAt,
    note,
    rating,
    fee,
  } = participation
  const unmet = (Object.keys(demands) as (keyof typeof demands)[]).filter((name) => !demands[name])
  const isOpen = state === 'approved' && fee?.state !== 'returned'
  const isLate = dueAt !== null && need === 'post' && daysUntil(dueAt) < 0
  return (
    <>
      {state === 'pending' && unmet.length > 0 && (
        <Line icon="alert-triangle" isBad>
          {t(boardMessages.unmet, { demands: unmet.map((name) => t(demandNames[name])).join(', ') })}
        </Line>
      )}
      {answerBy && (
        <Line icon="clock" isBad={daysUntil(answerBy) <= 3}>
          {t(boardMessages.answerBy, { date: f.date(answerBy) })}
        </Line>
      )}
      {state === 'approved' && deliveryProblem && !deliveryProblem.resolvedAt && (
        <Line icon="truck" isBad>{`${t(problemNames[deliveryProblem.kind])}: ${deliveryProblem.text}`}</Line>
      )}
      {isOpen && deadlinePausedAt && (
        <Line icon="player-pause" isBad>
          {t(boardMessages.paused, { date: f.date(deadlinePausedAt) })}
        </Line>
      )}
      {isOpen && dueAt && !deadlinePausedAt && (
        <Line icon="calendar-due" isBad={isLate}>
          {t(isLate ? boardMessages.late : boardMessages.dueAt, { date: f.date(dueAt) })}
        </Line>
      )}
      {state !== 'pending' && <FeeLine fee={fee} />}
      {state === 'rejected' && decidedAt && (
        <Line icon="user-x">
          {t(boardMessages.decidedBy, {
            name: decidedByName ?? t(kindNames[participation.decisionKind ?? 'rejected']),
            date: f.date(decidedAt),
          })}
        </Line>
      )}
      {state === 'rejected' && decisionReason && <Line icon="message">{decisionReason}</Line>}
      {rating && <Line icon="star">{t(boardMessages.rated, { n: rating.score })}</Line>}
      {note && <Line icon="notes">{note}</Line>}
    </>
  )
}

import type { Participation } from '@samspel/api'
import { countDemands } from '@samspel/api/campaign-rules'
import { commonMessages, daysUntil, useFormats, useText } from '@samspel/i18n'
import { Chip, cx, Icon, type IconName, StatusChip } from '@samspel/ui'
import { boardMessages, demandNames, kindNames, needNames } from './board-messages'
import css from './CreatorCard.module.css'
import { decidedNames, messages } from './messages'
import type { CreatorStep } from './next-of'
import { problemNames } from './problem-names'

/** Chips of a card: invited, requirements met, what it is waiting for unless a button says so, how it was decided. */
export function CardChips({
  participation: { state, invited, demands, decisionKind, need, fee },
  step,
  showState,
  isShort = false,
}: {
  participation: Participation
  /** What the button beside the chips asks for. */
  step: CreatorStep | undefined
  showState: boolean
  /** Under a heading that says what is counted. */
  isShort?: boolean
}) {
  const t = useText()
  const isReturned = state === 'approved' && fee?.state === 'returned'
  const { met, of, areMet } = countDemands(demands)
  return (
    <div className={css.chips}>
      {showState && <StatusChip status={state} label={t(decidedNames[state])} />}
      {invited && (
        <Chip tone="info" icon="mail">
          {t(commonMessages.invited)}
        </Chip>
      )}
      {state === 'pending' && (
        <Chip tone={areMet ? 'ok' : 'warn'} icon={areMet ? 'check' : 'alert-triangle'}>
          {t(isShort ? messages.demandsShort : messages.demands, { met, of })}
        </Chip>
      )}
      {isReturned && (
        <Chip tone="warn" icon="coin">
          {t(boardMessages.feeReturned)}
        </Chip>
      )}
      {state === 'approved' && !isReturned && (!step || need === 'done') && (
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

/** A line of a card: an icon, the text, and whether it needs attention. */
type Line = [icon: IconName, text: string, isBad?: boolean]

export function CardLine({ line: [icon, text, isBad] }: { line: Line }) {
  return (
    <p className={cx(css.line, isBad && css.bad)}>
      <Icon name={icon} size={16} />
      <span>{text}</span>
    </p>
  )
}

const feeLine = (
  { state, amount, settledAt, until }: NonNullable<Participation['fee']>,
  t: ReturnType<typeof useText>,
  f: ReturnType<typeof useFormats>,
): Line | undefined => {
  const money = f.ore(amount)
  if (state === 'returned' && settledAt)
    return ['coin', t(boardMessages.feeBack, { money, date: f.date(settledAt, 'short') })]
  if (state === 'held' && until) return ['lock', t(boardMessages.feeUntil, { money, date: f.date(until, 'short') })]
  return undefined
}

/** Deadlines, problems and notes of a card. The first is what matters most now, the card always shows it. */
export function useCardLines(participation: Participation): Line[] {
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
    decisionKind,
    decidedByName,
    decidedAt,
    note,
    rating,
    fee,
  } = participation
  const { unmet } = countDemands(demands)
  const isOpen = state === 'approved' && fee?.state !== 'returned'
  const isAwaited = isOpen && need !== 'review' && need !== 'done'
  const isLate = dueAt !== null && need === 'post' && daysUntil(dueAt) < 0
  const lines: (Line | '' | false | null | undefined)[] = [
    state === 'approved' &&
      deliveryProblem &&
      !deliveryProblem.resolvedAt && [
        'truck',
        `${t(problemNames[deliveryProblem.kind])}: ${deliveryProblem.text}`,
        true,
      ],
    isOpen && deadlinePausedAt && ['player-pause', t(boardMessages.paused, { date: f.date(deadlinePausedAt) }), true],
    isAwaited &&
      dueAt &&
      !deadlinePausedAt && [
        'calendar-due',
        t(isLate ? boardMessages.late : boardMessages.dueAt, { date: f.date(dueAt) }),
        isLate,
      ],
    answerBy && ['clock', t(messages.answerByShort, { date: f.date(answerBy) }), daysUntil(answerBy) <= 3],
    state === 'rejected' && decisionReason && ['message', decisionReason],
    state === 'rejected' &&
      decidedAt && [
        'user-x',
        t(boardMessages.decidedBy, {
          name: decidedByName ?? t(kindNames[decisionKind ?? 'rejected']),
          date: f.date(decidedAt),
        }),
      ],
    answerBy && ['clock', t(boardMessages.answerBy, { date: f.date(answerBy) })],
    state === 'pending' &&
      unmet.length > 0 && [
        'alert-triangle',
        t(boardMessages.unmet, { demands: unmet.map((name) => t(demandNames[name])).join(', ') }),
        true,
      ],
    state !== 'pending' && fee && feeLine(fee, t, f),
    rating && ['star', t(boardMessages.rated, { n: rating.score })],
    note && ['notes', note],
  ]
  return lines.filter((line): line is Line => Boolean(line))
}

import { dayOf, useFormats, useText } from '@samspel/i18n'
import { can } from '@samspel/store'
import { Avatar, CheckboxField, cx, IconButton, Link, Menu, Notice, VisuallyHidden } from '@samspel/ui'
import { boardMessages } from './board-messages'
import { CardChips, CardLine, useCardLines } from './CardState'
import { type CreatorCardProps, useStar } from './CreatorCard'
import css from './CreatorRow.module.css'
import { DecisionButtons } from './DecisionButtons'
import { messages } from './messages'
import { creatorStepOf } from './next-of'
import { StepButton } from './StepButton'
import type { Order } from './use-board-filter'
import { useCardMenu } from './use-card-menu'

/** The names of the columns; those of figures order the list. */
export function RowHead({
  isWaiting,
  order,
  onOrder,
}: {
  /** The rows are applications that wait for an answer. */
  isWaiting: boolean
  order: Order
  onOrder: (order: Order) => void
}) {
  const t = useText()
  const figure = (by: Order, label: string) => (
    <button
      type="button"
      className={cx(css.sort, order === by && css.sorted)}
      aria-pressed={order === by}
      onClick={() => onOrder(order === by ? '-createdAt' : by)}
    >
      {label}
      {order === by && <span aria-hidden="true"> ↓</span>}
    </button>
  )
  return (
    <div className={css.head}>
      <span className={css.person}>{t(boardMessages.creator)}</span>
      <span className={cx(css.number, css.followers)}>{figure('-followers', t(boardMessages.followersColumn))}</span>
      <span className={cx(css.number, css.engagement)}>{figure('-engagement', t(boardMessages.engagementColumn))}</span>
      <span className={css.state}>{t(isWaiting ? boardMessages.demandsColumn : boardMessages.stateColumn)}</span>
      <span className={css.text}>{t(isWaiting ? boardMessages.textColumn : boardMessages.datesColumn)}</span>
    </div>
  )
}

/** A creator in a row of the list: figures under one another to compare, what is asked next, and the decision. */
export function CreatorRow({
  participation,
  isChosen,
  isFull,
  showState,
  selection,
  onChoose,
  onAsk,
}: CreatorCardProps) {
  const t = useText()
  const f = useFormats()
  const star = useStar()
  const menu = useCardMenu(participation, onAsk)
  const [line] = useCardLines(participation)
  const { id, creator, state, motivation, decisionReason, shortlisted = false, error } = participation
  const step = creatorStepOf(participation, dayOf(Date.now()))
  const isKnown = creator.followersCount > 0
  const words = state === 'pending' ? motivation : undefined
  return (
    <li
      id={`participation-${id}`}
      tabIndex={isChosen ? 0 : -1}
      className={cx(css.row, isChosen && css.chosen, selection?.isSelected && css.selected)}
      aria-current={isChosen || undefined}
      aria-label={creator.name}
      onFocus={onChoose}
      onClick={onChoose}
    >
      {selection && (
        <CheckboxField
          className={css.check}
          label={<VisuallyHidden>{t(boardMessages.select, { name: creator.name })}</VisuallyHidden>}
          value={selection.isSelected}
          onChange={selection.onSelect}
        />
      )}
      <div className={css.person}>
        <Avatar name={creator.name} src={creator.avatarUrl} size={40} />
        <div className={css.who}>
          <Link href={`/creators/${creator.id}`}>{creator.name}</Link>
          <div className={css.quiet}>@{creator.username}</div>
        </div>
      </div>
      <span className={cx(css.number, css.followers)}>
        {isKnown ? f.number(creator.followersCount) : t(boardMessages.unknown)}
        <VisuallyHidden> {t(messages.followers)}</VisuallyHidden>
      </span>
      <span className={cx(css.number, css.engagement)}>
        {isKnown ? f.percent(creator.engagementRate / 100) : t(boardMessages.unknown)}
        <VisuallyHidden> {t(messages.engagement)}</VisuallyHidden>
      </span>
      <div className={css.state}>
        <CardChips participation={participation} step={step} showState={showState} isShort />
      </div>
      <div className={css.text}>
        {words && <p className={css.words}>{words}</p>}
        {line && line[1] !== decisionReason && <CardLine line={line} />}
        {state === 'rejected' && decisionReason && <p className={css.words}>{decisionReason}</p>}
      </div>
      <div className={css.acts}>
        <StepButton participation={participation} step={step} isBare onAsk={onAsk} />
        <DecisionButtons participation={participation} isOpen={state === 'pending'} isFull={isFull} onAsk={onAsk} />
      </div>
      <div className={css.icons}>
        {can(participation, 'annotate') && (
          <IconButton
            icon="star"
            size="sm"
            label={t(boardMessages.star, { name: creator.name })}
            aria-pressed={shortlisted}
            className={cx(shortlisted && css.starred)}
            onClick={() => star(participation)}
          />
        )}
        <Menu size="sm" label={t(boardMessages.more, { name: creator.name })} items={menu} />
      </div>
      {error && (
        <div className={css.error}>
          <Notice kind="bad">{t(error.message)}</Notice>
        </div>
      )}
    </li>
  )
}

import { commonMessages, dayOf, useFormats, useText } from '@samspel/i18n'
import { Avatar, cx, Link, Notice, VisuallyHidden } from '@samspel/ui'
import { useFiguresFrom } from '../../../../shared/components/use-figures-from'
import { staffWords } from '../../../components/words'
import { boardMessages } from './board-messages'
import { CardIcons, CardItem, CardSelect, type CreatorCardProps } from './CardParts'
import { CardChips, CardLine, useCardLines } from './CardState'
import css from './CreatorRow.module.css'
import { DecisionButtons } from './DecisionButtons'
import { messages } from './messages'
import { creatorStepOf } from './next-of'
import { StepButton } from './StepButton'
import type { Order } from './use-board-filter'

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
      <span className={css.person}>{t(commonMessages.creator)}</span>
      <span className={cx(css.number, css.followers)}>{figure('-followers', t(staffWords.followers))}</span>
      <span className={cx(css.number, css.engagement)}>{figure('-engagement', t(staffWords.engagement))}</span>
      <span className={css.state}>{t(isWaiting ? staffWords.requirements : commonMessages.state)}</span>
      <span className={css.text}>{t(isWaiting ? boardMessages.textColumn : boardMessages.datesColumn)}</span>
    </div>
  )
}

/** A creator in a row of the list: figures under one another to compare, what is asked next, and the decision. */
export function CreatorRow({
  participation,
  isChosen,
  isBlocked,
  showState,
  selection,
  onChoose,
  onAsk,
}: CreatorCardProps) {
  const t = useText()
  const f = useFormats()
  const figuresFrom = useFiguresFrom()
  const [line] = useCardLines(participation)
  const { creator, state, motivation, decisionReason, error } = participation
  const step = creatorStepOf(participation, dayOf(Date.now()))
  const isKnown = creator.followersCount > 0
  const words = state === 'pending' ? motivation : undefined
  return (
    <CardItem
      participation={participation}
      isChosen={isChosen}
      onChoose={onChoose}
      className={cx(css.row, isChosen && css.chosen, selection?.isSelected && css.selected)}
    >
      <CardSelect participation={participation} selection={selection} className={css.check} />
      <div className={css.person}>
        <Avatar name={creator.name} src={creator.avatarUrl} size={40} />
        <div className={css.who}>
          <Link href={`/creators/${creator.id}`}>{creator.name}</Link>
          <div className={css.quiet}>{[`@${creator.username}`, figuresFrom(creator)].filter(Boolean).join(' · ')}</div>
        </div>
      </div>
      <span className={cx(css.number, css.followers)}>
        {isKnown ? f.number(creator.followersCount) : t(boardMessages.unknown)}
        <VisuallyHidden> {t(messages.followers)}</VisuallyHidden>
      </span>
      <span className={cx(css.number, css.engagement)}>
        {isKnown ? f.rate(creator.engagementRate) : t(boardMessages.unknown)}
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
        <DecisionButtons
          participation={participation}
          isOpen={state === 'pending'}
          isBlocked={isBlocked}
          onAsk={onAsk}
        />
      </div>
      <div className={css.icons}>
        <CardIcons participation={participation} onAsk={onAsk} />
      </div>
      {error && (
        <div className={css.error}>
          <Notice kind="bad">{t(error.message)}</Notice>
        </div>
      )}
    </CardItem>
  )
}

import { dayOf, useText } from '@samspel/i18n'
import { can, type EntityOf, useAppDispatch } from '@samspel/store'
import { Avatar, CheckboxField, cx, Icon, IconButton, Link, Menu, Notice, VisuallyHidden } from '@samspel/ui'
import { countryNames } from '../../../../shared/components/country-names'
import { useCategories } from '../../../../shared/components/use-categories'
import { updateParticipation } from '../../../../shared/data'
import { boardMessages } from './board-messages'
import { CardChips, CardLine, useCardLines } from './CardState'
import css from './CreatorCard.module.css'
import { CreatorFigures } from './CreatorFigures'
import { DecisionButtons } from './DecisionButtons'
import { creatorStepOf } from './next-of'
import type { Question } from './question'
import { StepButton } from './StepButton'
import { useCardMenu } from './use-card-menu'

export type ParticipationRecord = EntityOf<'participations'>

/** Adds a participation to the short list or removes it. */
export function useStar() {
  const dispatch = useAppDispatch()
  return ({ id, shortlisted = false }: ParticipationRecord) =>
    void dispatch(
      updateParticipation({
        params: { id },
        body: { participation: { shortlisted: !shortlisted } },
        item: { collection: 'participations', id },
      }),
    )
}

export interface CreatorCardProps {
  participation: ParticipationRecord
  isChosen: boolean
  isFull: boolean
  showState: boolean
  /** Absent when nothing can be selected. */
  selection?: { isSelected: boolean; onSelect: (isSelected: boolean) => void } | undefined
  onChoose: () => void
  onAsk: (question: Question) => void
}

/** A creator on the board: who, the figures in one line, and what is asked next; the rest is unfolded or in the menu. */
export function CreatorCard({
  participation,
  isChosen,
  isFull,
  showState,
  selection,
  onChoose,
  onAsk,
}: CreatorCardProps) {
  const t = useText()
  const star = useStar()
  const categories = useCategories()
  const { id, creator, state, motivation, shortlisted = false, note, error } = participation
  const topics = [
    creator.countryCode && t(countryNames[creator.countryCode]),
    ...(creator.profileCategoryIds ?? []).map((category) => categories.get(category)),
  ].filter(Boolean)
  const [first, ...lines] = useCardLines(participation)
  const step = creatorStepOf(participation, dayOf(Date.now()))
  const menu = useCardMenu(participation, onAsk)
  return (
    <li
      id={`participation-${id}`}
      tabIndex={isChosen ? 0 : -1}
      className={cx(css.card, isChosen && css.chosen)}
      aria-current={isChosen || undefined}
      aria-label={creator.name}
      onFocus={onChoose}
      onClick={onChoose}
    >
      <div className={css.person}>
        {selection && (
          <CheckboxField
            className={css.box}
            label={<VisuallyHidden>{t(boardMessages.select, { name: creator.name })}</VisuallyHidden>}
            value={selection.isSelected}
            onChange={selection.onSelect}
          />
        )}
        <Avatar name={creator.name} src={creator.avatarUrl} size={36} />
        <div className={css.who}>
          <div className={css.name}>
            <Link href={`/creators/${creator.id}`}>{creator.name}</Link>
          </div>
          <div className={css.quiet}>{[`@${creator.username}`, creator.city].filter(Boolean).join(' · ')}</div>
        </div>
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
      <CreatorFigures creator={creator} aside={note && <Icon name="notes" size={16} label={t(boardMessages.note)} />}>
        {topics.length > 0 && <p className={css.words}>{topics.join(', ')}</p>}
        {motivation && <p className={css.words}>{motivation}</p>}
        {lines.map((line) => (
          <CardLine key={line.join()} line={line} />
        ))}
      </CreatorFigures>
      {first && <CardLine line={first} />}
      {error && <Notice kind="bad">{t(error.message)}</Notice>}
      <div className={css.acts}>
        <CardChips participation={participation} step={step} showState={showState} />
        <div className={css.buttons}>
          <StepButton participation={participation} step={step} onAsk={onAsk} />
          <DecisionButtons participation={participation} isOpen={state === 'pending'} isFull={isFull} onAsk={onAsk} />
        </div>
      </div>
    </li>
  )
}

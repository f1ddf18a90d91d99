import { dayOf, useText } from '@samspel/i18n'
import { can, type EntityOf, useAppDispatch } from '@samspel/store'
import {
  Avatar,
  Button,
  CheckboxField,
  cx,
  Icon,
  IconButton,
  Link,
  LinkButton,
  Menu,
  type MenuEntry,
  Notice,
  VisuallyHidden,
} from '@samspel/ui'
import { countryNames } from '../../../../shared/components/country-names'
import { useCategories } from '../../../../shared/components/use-categories'
import { updateParticipation } from '../../../../shared/data'
import { boardMessages } from './board-messages'
import { CardChips, CardLine, useCardLines } from './CardState'
import css from './CreatorCard.module.css'
import { CreatorFigures } from './CreatorFigures'
import { DecisionButtons } from './DecisionButtons'
import { messages } from './messages'
import { creatorStepOf } from './next-of'
import type { Question } from './question'

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

interface CreatorCardProps {
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
  const { id, creator, state, motivation, shortlisted = false, note, error, campaign } = participation
  const topics = [
    creator.countryCode && t(countryNames[creator.countryCode]),
    ...(creator.profileCategoryIds ?? []).map((category) => categories.get(category)),
  ].filter(Boolean)
  const [first, ...lines] = useCardLines(participation)
  const step = creatorStepOf(participation, dayOf(Date.now()))
  const thread = `/messages/${creator.id}?brand=${campaign.brandId}`
  const menu: MenuEntry[] = [
    { label: t(boardMessages.profile), icon: 'user', href: `/creators/${creator.id}` },
    { label: t(boardMessages.write), icon: 'message', href: thread },
    ...(can(participation, 'annotate')
      ? [{ label: t(boardMessages.note), icon: 'notes' as const, onClick: () => onAsk('note') }]
      : []),
    ...(can(participation, 'rate')
      ? [{ label: t(boardMessages.rate), icon: 'star' as const, onClick: () => onAsk('rate') }]
      : []),
    ...(state === 'approved' && (can(participation, 'remove') || can(participation, 'reject'))
      ? [{ label: t(messages.remove), icon: 'user-x' as const, danger: true, onClick: () => onAsk('reject') }]
      : []),
  ]
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
          {step === 'review' && (
            <LinkButton
              size="sm"
              variant="light"
              icon="eye-check"
              href={`/mentions?${new URLSearchParams({ campaign: participation.campaignId, q: creator.username }).toString()}`}
            >
              {t(boardMessages.reviewPost)}
            </LinkButton>
          )}
          {step === 'remind' && (
            <LinkButton size="sm" variant="light" icon="message" href={thread}>
              {t(boardMessages.askForPost)}
            </LinkButton>
          )}
          {step === 'rate' && (
            <Button size="sm" variant="light" icon="star" onClick={() => onAsk('rate')}>
              {t(boardMessages.rate)}
            </Button>
          )}
          {step === 'resolve' && (
            <Button size="sm" variant="light" icon="truck" onClick={() => onAsk('resolve')}>
              {t(boardMessages.answerProblem)}
            </Button>
          )}
          <DecisionButtons participation={participation} isOpen={state === 'pending'} isFull={isFull} onAsk={onAsk} />
        </div>
      </div>
    </li>
  )
}

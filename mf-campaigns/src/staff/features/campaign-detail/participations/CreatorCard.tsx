import { dayOf, useFormats, useText } from '@samspel/i18n'
import { Avatar, cx, Icon, Link, Notice } from '@samspel/ui'
import { useCategories } from '../../../../shared/components/use-categories'
import { Proposed } from '../../../components/proposal'
import { staffWords } from '../../../components/words'
import { CardIcons, CardItem, CardSelect, type CreatorCardProps } from './CardParts'
import { CardChips, CardLine, useCardLines } from './CardState'
import css from './CreatorCard.module.css'
import { CreatorFigures } from './CreatorFigures'
import { DecisionButtons } from './DecisionButtons'
import { creatorStepOf } from './next-of'
import { StepButton } from './StepButton'

/** A creator on the board: who, the figures in one line, and what is asked next; the rest is unfolded or in the menu. */
export function CreatorCard({
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
  const categories = useCategories()
  const { creator, state, motivation, note, error } = participation
  const topics = [
    creator.countryCode && f.country(creator.countryCode),
    ...(creator.profileCategoryIds ?? []).map((category) => categories.get(category)),
  ].filter(Boolean)
  const [first, ...lines] = useCardLines(participation)
  const step = creatorStepOf(participation, dayOf(Date.now()))
  return (
    <CardItem
      participation={participation}
      isChosen={isChosen}
      onChoose={onChoose}
      className={cx(css.card, isChosen && css.chosen)}
    >
      <div className={css.person}>
        <CardSelect participation={participation} selection={selection} className={css.box} />
        <Avatar name={creator.name} src={creator.avatarUrl} size={36} />
        <div className={css.who}>
          <div className={css.name}>
            <Link href={`/creators/${creator.id}`}>{creator.name}</Link>
          </div>
          <div className={css.quiet}>{[`@${creator.username}`, creator.city].filter(Boolean).join(' · ')}</div>
        </div>
        <CardIcons participation={participation} onAsk={onAsk} />
      </div>
      <CreatorFigures creator={creator} aside={note && <Icon name="notes" size={16} label={t(staffWords.note)} />}>
        {topics.length > 0 && <p className={css.words}>{topics.join(', ')}</p>}
        {motivation && <p className={css.words}>{motivation}</p>}
        {lines.map((line) => (
          <CardLine key={line.join()} line={line} />
        ))}
      </CreatorFigures>
      {state === 'pending' && participation.proposal && (
        <Proposed id={participation.id} proposal={participation.proposal} name={creator.name} className={css.words} />
      )}
      {first && <CardLine line={first} />}
      {error && <Notice kind="bad">{t(error.message)}</Notice>}
      <div className={css.acts}>
        <CardChips participation={participation} step={step} showState={showState} />
        <div className={css.buttons}>
          <StepButton participation={participation} step={step} onAsk={onAsk} />
          <DecisionButtons
            participation={participation}
            isOpen={state === 'pending'}
            isBlocked={isBlocked}
            onAsk={onAsk}
          />
        </div>
      </div>
    </CardItem>
  )
}

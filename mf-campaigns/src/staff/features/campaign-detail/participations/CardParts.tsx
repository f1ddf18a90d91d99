import type { ReactNode } from 'react'
import { useText } from '@samspel/i18n'
import { can, type EntityOf, useAppDispatch } from '@samspel/store'
import { CheckboxField, cx, IconButton, Menu, VisuallyHidden } from '@samspel/ui'
import { updateParticipation } from '../../../../shared/data'
import { staffWords } from '../../../components/words'
import { boardMessages } from './board-messages'
import css from './CardParts.module.css'
import type { Question } from './question'
import { useCardMenu } from './use-card-menu'

export type ParticipationRecord = EntityOf<'participations'>

export interface CreatorCardProps {
  participation: ParticipationRecord
  isChosen: boolean
  isBlocked: boolean
  showState: boolean
  /** Absent when nothing can be selected. */
  selection?: { isSelected: boolean; onSelect: (isSelected: boolean) => void } | undefined
  onChoose: () => void
  onAsk: (question: Question) => void
}

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

/** The place of one creator among others; the chosen one can be reached by Tab, the others by the keys of the desk. */
export function CardItem({
  participation: { id, creator },
  isChosen,
  onChoose,
  className,
  children,
}: Pick<CreatorCardProps, 'participation' | 'isChosen' | 'onChoose'> & {
  className: string | undefined
  children: ReactNode
}) {
  return (
    <li
      id={`participation-${id}`}
      tabIndex={isChosen ? 0 : -1}
      className={className}
      aria-current={isChosen || undefined}
      aria-label={creator.name}
      onFocus={onChoose}
      onClick={onChoose}
    >
      {children}
    </li>
  )
}

/** Selects the application, where something can be selected. */
export function CardSelect({
  participation: { creator },
  selection,
  className,
}: Pick<CreatorCardProps, 'participation' | 'selection'> & { className: string | undefined }) {
  const t = useText()
  if (!selection) return null
  return (
    <CheckboxField
      className={className}
      label={<VisuallyHidden>{t(staffWords.select, { name: creator.name })}</VisuallyHidden>}
      value={selection.isSelected}
      onChange={selection.onSelect}
    />
  )
}

/** The star, and the menu of what else can be done. */
export function CardIcons({ participation, onAsk }: Pick<CreatorCardProps, 'participation' | 'onAsk'>) {
  const t = useText()
  const star = useStar()
  const menu = useCardMenu(participation, onAsk)
  const { creator, shortlisted = false } = participation
  return (
    <>
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
    </>
  )
}

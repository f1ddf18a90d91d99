import { type CSSProperties, memo } from 'react'
import type { CreatorFinding, Instagramer } from '@samspel/api'
import type { Formats } from '@samspel/i18n'
import { Avatar, cx, Icon, Skeleton } from '@samspel/ui'
import css from './CreatorGrid.module.css'
import type { GridMode } from './grid-types'
import { AnswerCell, FitCell, PriceCell, SignalMark } from './lazy-parts'

/** Labels used by all rows, looked up once. */
export interface RowLabels {
  select: (name: string) => string
  blocked: string
  blockedByYou: string
  pending: string
  none: string
  loading: string
  failed: string
  followers: string
  engagement: string
  reach: string
  rating: string
  price: string
  answer: string
  categories: (ids: readonly string[]) => string
  figuresFrom: (creator: Instagramer) => string | undefined
  format: Formats
}

export interface CreatorRowProps {
  index: number
  /** Undefined while its page is loading. */
  creator: Instagramer | undefined
  finding: CreatorFinding | undefined
  mode: GridMode
  /** Why nothing is done with the creator here; the row cannot be selected. */
  closed: string | undefined
  /** Said beside the name. */
  aside: string | undefined
  isFailed: boolean
  isSelected: boolean
  /** The row in the tab order. */
  isActive: boolean
  top: number
  words: RowLabels
}

function Waiting({ text }: { text: string | false }) {
  return (
    <>
      <span role="gridcell" className={css.check} />
      <span role="gridcell" className={css.creator}>
        <Skeleton width={40} height={40} radius={20} />
        <span className={css.words}>
          {text === false ? (
            <>
              <Skeleton width={140} />
              <Skeleton width={90} height={10} />
            </>
          ) : (
            <span className={css.small}>{text}</span>
          )}
        </span>
      </span>
    </>
  )
}

/** What is said beside a name. */
function Notes({
  note,
  blocked,
  finding,
}: {
  note: string | undefined
  blocked: string | undefined
  finding: CreatorFinding | undefined
}) {
  return (
    <>
      {note && <span className={css.aside}>{note}</span>}
      {blocked && <span className={css.aside}>{blocked}</span>}
      {finding && finding.signals.length > 0 && <SignalMark signals={finding.signals} />}
    </>
  )
}

const style = (top: number): CSSProperties => ({ transform: `translateY(${top}px)` })

/** A creator in the directory; its actions are handled by the grid (`data-act`). */
export const CreatorRow = memo(function CreatorRow({
  index,
  creator,
  finding,
  mode,
  closed,
  aside,
  isFailed,
  isSelected,
  isActive,
  top,
  words,
}: CreatorRowProps) {
  const row = {
    role: 'row',
    'aria-rowindex': index + 2,
    'data-index': index,
    tabIndex: isActive ? 0 : -1,
    style: style(top),
  }
  if (!creator)
    return (
      <div
        {...row}
        className={css.row}
        aria-busy={!isFailed || undefined}
        aria-label={isFailed ? words.failed : words.loading}
      >
        <Waiting text={isFailed && words.failed} />
      </div>
    )
  const {
    id,
    name,
    username,
    avatarUrl,
    state,
    city,
    countryCode,
    profileCategoryIds,
    followersCount,
    engagementRate,
    figures,
    blocked,
  } = creator
  const { format } = words
  const within = isActive ? 0 : -1
  return (
    <div {...row} className={cx(css.row, isSelected && css.selected)} aria-selected={isSelected}>
      <span role="gridcell" className={css.check} {...(!closed && { 'data-act': 'select' })}>
        {!closed && (
          <input type="checkbox" checked={isSelected} readOnly tabIndex={within} aria-label={words.select(name)} />
        )}
      </span>
      <span role="gridcell" className={css.creator}>
        <Avatar name={name} src={avatarUrl} size={40} />
        <span className={css.words}>
          <a href={`/creators/${id}`} className={css.name} tabIndex={within} data-act="open">
            {name}
          </a>
          <span className={css.account}>
            <span className={css.small}>
              {[`@${username}`, words.figuresFrom(creator)].filter(Boolean).join(' · ')}
            </span>
            {state !== 'active' && (
              <span className={css[state]}>
                <Icon name={state === 'blocked' ? 'ban' : 'clock'} size={14} />
                {words[state]}
              </span>
            )}
            <Notes note={closed ?? aside} blocked={blocked ? words.blockedByYou : undefined} finding={finding} />
          </span>
        </span>
      </span>
      <span role="gridcell" className={css.place}>
        {city && <b>{city}</b>}
        {format.country(countryCode)}
      </span>
      <span role="gridcell" className={cx(css.categories, mode.fit && css.fit)}>
        {mode.fit
          ? finding && <FitCell finding={finding} isLike={mode.fit === 'like'} tabIndex={within} />
          : words.categories(profileCategoryIds)}
      </span>
      <span role="gridcell" className={css.number} data-label={words.followers}>
        {format.number(followersCount)}
      </span>
      <span role="gridcell" className={css.number} data-label={words.engagement}>
        {format.rate(engagementRate)}
      </span>
      <span role="gridcell" className={cx(css.number, css.reach)} data-label={mode.price ? words.price : words.reach}>
        {mode.price ? (
          <PriceCell price={finding?.price ?? null} none={words.none} />
        ) : figures?.averageReach == null ? (
          words.none
        ) : (
          format.number(figures.averageReach)
        )}
      </span>
      <span role="gridcell" className={css.number} data-label={mode.answer ? words.answer : words.rating}>
        {mode.answer ? (
          <AnswerCell hours={figures?.answerHours} none={words.none} />
        ) : figures?.averageRating == null ? (
          words.none
        ) : (
          format.mean(figures.averageRating)
        )}
      </span>
    </div>
  )
})

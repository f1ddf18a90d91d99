import { memo } from 'react'
import type { Application } from '@samspel/api'
import { daysUntil, type Formats, useFormats, useText } from '@samspel/i18n'
import { Avatar, cx, Icon } from '@samspel/ui'
import { useFiguresFrom } from '../../../shared/components/use-figures-from'
import { staffWords } from '../../components/words'
import css from './ApplicationTable.module.css'
import { DemandsChip } from './DemandsChip'
import { messages as m } from './messages'
import type { Obstacle } from './obstacles'
import { OfferLine } from './OfferLine'
import { AfterRefusal, WhyRefused } from './Refused'
import { Reserving } from './Reserving'

/** Whole days since a moment. */
const daysSince = (moment: string) => Math.max(0, -daysUntil(moment))

/** When the answer is due: overdue in red, today in amber, each with its own icon as well. */
export function AnswerBy({ answerBy, createdAt }: Pick<Application, 'answerBy' | 'createdAt'>) {
  const t = useText()
  const f: Formats = useFormats()
  const days = daysUntil(answerBy)
  const when = days >= -1 && days <= 1 ? f.relativeDays(answerBy) : f.date(answerBy)
  return (
    <span className={css.words}>
      <span className={cx(css.when, days < 0 && css.late, days === 0 && css.today)}>
        {days <= 0 && <Icon name={days < 0 ? 'alert-circle' : 'clock'} size={14} />}
        {when}
      </span>
      <span className={css.small}>{t(m.waited, { n: daysSince(createdAt) })}</span>
    </span>
  )
}

interface ApplicationRowProps {
  index: number
  application: Application
  isSelected: boolean
  isOpen: boolean
  isActive: boolean
  /** Why it cannot be approved now. */
  obstacle: Obstacle | undefined
  problem: string | undefined
  top: number
  /** Undefined for a card, which its stylesheet measures. */
  height: number | undefined
}

/** One application; its actions are handled by the table (`data-act`). */
export const ApplicationRow = memo(function ApplicationRow({
  index,
  application,
  isSelected,
  isOpen,
  isActive,
  obstacle,
  problem,
  top,
  height,
}: ApplicationRowProps) {
  const t = useText()
  const f = useFormats()
  const figuresFrom = useFiguresFrom()
  const { id, creator, campaign, refusal } = application
  const isKnown = creator.followersCount > 0
  const isRefused = problem !== undefined || refusal !== null
  return (
    <div
      role="row"
      id={`application-${id}`}
      aria-rowindex={index + 2}
      aria-selected={isSelected}
      aria-current={isOpen || undefined}
      data-index={index}
      tabIndex={isActive ? 0 : -1}
      style={{ transform: `translateY(${top}px)`, height }}
      className={cx(css.row, isSelected && css.selected, isOpen && css.open, isRefused && css.refused)}
    >
      <span role="gridcell" className={css.check} data-act="select">
        <input
          type="checkbox"
          checked={isSelected}
          readOnly
          disabled={obstacle !== undefined}
          tabIndex={isActive ? 0 : -1}
          aria-label={t(staffWords.select, { name: creator.name })}
        />
      </span>
      <span role="gridcell" className={css.person}>
        <Avatar name={creator.name} src={creator.avatarUrl} size={34} />
        <span className={css.words}>
          <span className={css.name}>{creator.name}</span>
          <span className={css.small}>
            {[`@${creator.username}`, figuresFrom(creator)].filter(Boolean).join(' · ')}
          </span>
        </span>
      </span>
      <span role="gridcell" className={css.campaign}>
        <Avatar name={campaign.brandName} src={campaign.brandLogoUrl} size={24} shape="square" />
        <span className={css.words}>
          <span className={css.offer}>{campaign.name}</span>
          <OfferLine application={application} className={css.small} />
        </span>
      </span>
      {isRefused ? (
        <>
          <span role="gridcell" className={css.why}>
            <WhyRefused refusal={refusal} problem={problem} />
          </span>
          <span role="gridcell" className={css.due}>
            <AfterRefusal application={application} obstacle={obstacle} />
          </span>
        </>
      ) : (
        <>
          <span role="gridcell" className={cx(css.number, css.followers)}>
            <span className={css.words}>
              <span>{isKnown ? f.number(creator.followersCount) : t(m.none)}</span>
              <span className={css.small}>{isKnown ? f.rate(creator.engagementRate) : t(m.none)}</span>
            </span>
          </span>
          <span role="gridcell" className={css.demands}>
            <DemandsChip demands={application.demands} creator={creator} />
          </span>
          <span role="gridcell" className={cx(css.number, css.reserves)}>
            <Reserving application={application} obstacle={obstacle} />
          </span>
          <span role="gridcell" className={css.due}>
            <AnswerBy answerBy={application.answerBy} createdAt={application.createdAt} />
          </span>
        </>
      )}
    </div>
  )
})

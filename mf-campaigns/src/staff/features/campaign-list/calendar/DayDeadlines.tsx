import { useText } from '@samspel/i18n'
import { BareLink, Icon } from '@samspel/ui'
import grid from './CalendarGrid.module.css'
import css from './DayDeadlines.module.css'
import type { CalendarCampaign } from './layout'
import { calendarMessages as messages } from './messages'

const shown = 3

interface DayDeadlinesProps {
  campaigns: readonly CalendarCampaign[]
  /** Under one another instead of beside the day's number. */
  isList: boolean
  onMore: () => void
}

/** Shortens a name to its first word, which fits beside the day's number. */
const shortOf = (name: string) => name.split(/[\s,]/, 1)[0]!

/** Content deadlines of a day. */
export function DayDeadlines({ campaigns, isList, onMore }: DayDeadlinesProps) {
  const t = useText()
  const link = ({ id, name }: CalendarCampaign) => (
    <BareLink
      key={id}
      href={`/campaigns/${id}`}
      tabIndex={-1}
      className={css.deadline}
      title={t(messages.dueOf, { name })}
      aria-label={t(messages.dueOf, { name })}
    >
      <Icon name="calendar-due" size={14} />
      <span>{isList ? name : shortOf(name)}</span>
    </BareLink>
  )
  if (!isList) {
    return (
      <span className={css.dayDue}>
        {link(campaigns[0]!)}
        {campaigns.length > 1 && (
          <button
            type="button"
            tabIndex={-1}
            className={css.deadline}
            onClick={onMore}
            aria-label={t(messages.more, { n: campaigns.length - 1 })}
          >
            +{campaigns.length - 1}
          </button>
        )}
      </span>
    )
  }
  return (
    <span className={css.dueList}>
      {campaigns.slice(0, shown).map(link)}
      {campaigns.length > shown && (
        <button type="button" tabIndex={-1} className={grid.moreDue} onClick={onMore}>
          {t(messages.more, { n: campaigns.length - shown })}
        </button>
      )}
    </span>
  )
}

import { commonMessages, useFormats, useText } from '@samspel/i18n'
import { cx, Icon, List, ListItem, SkeletonList, VisuallyHidden } from '@samspel/ui'
import css from './AgendaList.module.css'
import { agendaOf, type CalendarCampaign } from './layout'
import { calendarMessages as messages, momentNames } from './messages'
import moments from './Moments.module.css'
import { tinted } from './tinted'

interface AgendaListProps {
  campaigns: readonly CalendarCampaign[]
  range: [from: string, to: string]
  today: string
  isLoading: boolean
  onlyDeadlines: boolean
  tintOf: (brandId: string) => number
}

/** The days of a month with a start, deadline or end; phones have no room for a grid. */
export function AgendaList({ campaigns, range: [from, to], today, isLoading, onlyDeadlines, tintOf }: AgendaListProps) {
  const t = useText()
  const format = useFormats()
  if (isLoading) return <SkeletonList label={t(messages.loading)} rows={6} />
  const { days, running } = agendaOf(campaigns, from, to, onlyDeadlines)
  return (
    <div className={css.agenda}>
      {days.map(({ day, entries }) => (
        <section key={day} aria-label={format.date(day, 'weekday')} className={css.agendaRow}>
          <h3 className={css.agendaDate}>
            <VisuallyHidden>{format.date(day, 'weekday')}</VisuallyHidden>
            <span aria-hidden="true">{format.date(day).split('\u00a0')[0]}</span>
            <time dateTime={day} aria-hidden="true" className={cx(css.agendaNumber, day === today && css.agendaToday)}>
              {Number(day.slice(-2))}
            </time>
            {day === today && <VisuallyHidden>{t(commonMessages.today)}</VisuallyHidden>}
          </h3>
          <List>
            {entries.map(({ campaign, moment }) => (
              <ListItem
                key={`${campaign.id}${moment}`}
                href={`/campaigns/${campaign.id}`}
                title={campaign.name}
                picture={<span className={moments.swatch} style={tinted(tintOf(campaign.brandId))} />}
                detail={
                  <span className={moment === 'due' ? moments.momentDue : moments.moment}>
                    <Icon
                      name={moment === 'due' ? 'calendar-due' : moment === 'start' ? 'flag' : 'flag-check'}
                      size={14}
                    />
                    {t(momentNames[moment])}
                    <span className={css.agendaBrand}>{`· ${campaign.brandName}`}</span>
                  </span>
                }
              />
            ))}
          </List>
        </section>
      ))}
      {running.length > 0 && (
        <section aria-label={t(messages.running)}>
          <h3 className={css.agendaDay}>{t(messages.running)}</h3>
          <List>
            {running.map((campaign) => (
              <ListItem
                key={campaign.id}
                href={`/campaigns/${campaign.id}`}
                title={campaign.name}
                detail={campaign.brandName}
                picture={<span className={moments.swatch} style={tinted(tintOf(campaign.brandId))} />}
              />
            ))}
          </List>
        </section>
      )}
    </div>
  )
}

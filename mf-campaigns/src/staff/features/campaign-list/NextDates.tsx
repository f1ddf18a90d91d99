import { dayMs, dayOf, useFormats, useText } from '@samspel/i18n'
import { useQuery } from '@samspel/store'
import { BareLink, cx, Icon, SectionHead, TextButton } from '@samspel/ui'
import css from './CampaignList.module.css'
import { listCampaignDates } from './data/calendar-dates'
import { dateNames, messages } from './messages'

const shownDays = 30
const shownDates = 4
const icons = { start: 'flag', due: 'calendar-due', end: 'flag-check' } as const

/** The next starts, deadlines and ends. Renders nothing without any or when they cannot be loaded, because the table is what matters. */
export function NextDates({ brandId, onCalendar }: { brandId: string | null; onCalendar: () => void }) {
  const t = useText()
  const format = useFormats()
  const from = dayOf(Date.now())
  const to = dayOf(Date.parse(from) + shownDays * dayMs)
  const { result } = useQuery(listCampaignDates({ query: { from, to, ...(brandId && { brandId }) } }))
  const dates = result?.dates.slice(0, shownDates) ?? []
  if (dates.length === 0) return null
  return (
    <section className={css.soon} aria-label={t(messages.soon)}>
      <SectionHead
        title={t(messages.soon)}
        aside={<TextButton onClick={onCalendar}>{t(messages.showCalendar)}</TextButton>}
      />
      <ul className={css.dates}>
        {dates.map(({ campaignId, name, date, kind }) => {
          const [weekday, day] = format.date(date).split('\u00a0')
          return (
            <li key={`${campaignId}${kind}`} className={css.date}>
              <time dateTime={date} className={css.day}>
                <span className={css.small}>{weekday}</span>
                <span className={css.dayNumber}>{day}</span>
              </time>
              <div className={css.words}>
                <BareLink href={`/campaigns/${campaignId}`} className={css.link}>
                  {name}
                </BareLink>
                <span className={cx(css.what, kind === 'due' && css.due)}>
                  <Icon name={icons[kind]} size={14} />
                  {t(dateNames[kind])}
                </span>
              </div>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

import { weekNumber } from '@samspel/desk/week'
import { dayOf, useFormats, useText } from '@samspel/i18n'
import { useQuery } from '@samspel/store'
import { BareLink, cx, Icon, Link, SectionHead, Skeleton, useIsMobile } from '@samspel/ui'
import { LoadError } from '../../../shared/components/CreatorParts'
import { isWeekend, weekShown } from './data/days'
import { listCampaignDates } from './data/overview'
import { weekMessages as m } from './messages'
import css from './WeekStrip.module.css'

const shown = 3
const icons = { start: 'flag', due: 'calendar-due', end: 'flag-check' } as const

/** Starts, deadlines and ends from Monday to Sunday; on a Sunday those of the coming week. */
export function WeekStrip({ brandId }: { brandId: string | null }) {
  const t = useText()
  const format = useFormats()
  const isMobile = useIsMobile()
  const today = dayOf(Date.now())
  const days = weekShown(today)
  const [from, to] = [days[0]!, days[6]!]
  const { result, error, status, retry } = useQuery(
    listCampaignDates({ query: { from, to, ...(brandId && { brandId }) } }),
  )
  const dates = result?.dates ?? []
  const calendar = `/campaigns?view=calendar&state=all&span=week&on=${from}`
  const listed = isMobile ? days.filter((day) => dates.some(({ date }) => date === day)) : days
  return (
    <section aria-label={t(m.title)} className={css.section}>
      <SectionHead
        title={t(m.title)}
        {...(!isMobile && { count: t(m.week, { n: weekNumber(from) }) })}
        aside={<Link href={calendar}>{t(m.calendar)}</Link>}
      />
      {status === 'error' && !result ? (
        <LoadError error={error} onRetry={retry} what={t(m.failed)} />
      ) : !result ? (
        <div role="status" aria-label={t(m.loading)} aria-busy="true">
          <Skeleton height={isMobile ? 160 : 112} radius={14} />
        </div>
      ) : isMobile && listed.length === 0 ? (
        <p className={cx(css.strip, css.nothing)}>{t(m.nothingAll)}</p>
      ) : (
        <ul className={css.strip}>
          {listed.map((day) => {
            const own = dates.filter(({ date }) => date === day)
            const [weekday, number] = format.date(day).split('\u00a0')
            return (
              <li key={day} className={cx(css.day, isWeekend(day) && css.weekend, day === today && css.today)}>
                <time dateTime={day} className={css.date}>
                  <b>{number}</b> {weekday}
                  {day === today && <span className={css.mark}>{t(m.today)}</span>}
                </time>
                {own.length === 0 && <span className={css.none}>{t(m.nothing)}</span>}
                {own.slice(0, shown).map(({ campaignId, name, kind }) => (
                  <BareLink key={`${campaignId}${kind}`} href={`/campaigns/${campaignId}`} className={css.item}>
                    <span className={css.name}>{name}</span>
                    <span className={cx(css.what, kind === 'due' && css.due)}>
                      <Icon name={icons[kind]} size={14} />
                      <span>{t(m[kind])}</span>
                    </span>
                  </BareLink>
                ))}
                {own.length > shown && (
                  <Link href={calendar} className={css.more}>
                    {t(m.moreItems, { n: own.length - shown })}
                  </Link>
                )}
              </li>
            )
          })}
        </ul>
      )}
    </section>
  )
}

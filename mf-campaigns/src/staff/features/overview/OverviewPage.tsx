import { lazyPart, Slot } from '@samspel/federation'
import { commonMessages, dayOf, useFormats, useText } from '@samspel/i18n'
import { usePageTitle, useQueryParams } from '@samspel/navigation'
import { selectBrandId, useAppSelector, useQuery } from '@samspel/store'
import { EmptyState, LinkButton, Page, SelectField, useIsMobile } from '@samspel/ui'
import { countCampaigns } from '../../../shared/data'
import { BudgetCard } from '../../components/budget/lazy-parts'
import { Comparison } from './Comparison'
import { isPeriod, periodOf, periods } from './data/days'
import { getOverviewFigures, getOverviewWaiting, listComparedCampaigns } from './data/overview'
import { waitingRows } from './data/waiting-rows'
import { FiguresCard } from './FiguresCard'
import { messages as m } from './messages'
import css from './Overview.module.css'
import { WaitingCard } from './WaitingCard'
import { WeekStrip } from './WeekStrip'

const usual = 12

const OwnPeriod = lazyPart(() =>
  import(/* webpackChunkName: "staff-dialogs" */ './OwnPeriod').then((module) => module.OwnPeriod),
)

/** A company's start page: pending work, results and costs, this week's dates, and a comparison of campaigns. */
export function OverviewPage() {
  const t = useText()
  const format = useFormats()
  const isMobile = useIsMobile()
  usePageTitle(t(m.title))
  const [query, setQuery] = useQueryParams()
  const brandId = useAppSelector(selectBrandId)
  const own = brandId ? { brandId } : {}
  const today = dayOf(Date.now())
  const period = periods.find((weeks) => String(weeks) === query.weeks) ?? usual
  const { from, to } = query
  const isOwn = isPeriod(from, to)
  const asked = isOwn ? { from: from!, to: to! } : periodOf(period, today)
  const waiting = useQuery(getOverviewWaiting({ query: own }))
  const isAsked = isPeriod(asked.from, asked.to)
  const figures = useQuery(isAsked ? getOverviewFigures({ query: { ...asked, ...own } }) : undefined)
  const compared = useQuery(listComparedCampaigns({ query: own }))
  const { result: counted } = useQuery(countCampaigns({ query: own }))
  const isNew = counted !== undefined && Object.values(counted.counts).every((count) => count === 0)
  const isDone = waiting.result !== undefined && waitingRows(waiting.result.waiting).length === 0
  const day = format.date(today, 'weekday')
  const create = (variant: 'main' | 'line') => (
    <LinkButton href="/campaigns/new" variant={variant} icon="plus">
      {t(m.create)}
    </LinkButton>
  )
  const figuresCard = (part: 'all' | 'totals' | 'chart') => (
    <FiguresCard part={part} figures={figures.result?.figures} error={figures.error} onRetry={figures.retry} />
  )
  if (isNew)
    return (
      <Page title={t(m.title)} context={day}>
        <Slot name="campaigns:start" />
        <EmptyState title={t(m.empty)} text={t(m.emptyText)} action={create('line')} />
      </Page>
    )
  return (
    <Page
      title={t(m.title)}
      {...(isMobile ? { context: day } : { titleAside: <span className={css.small}>{day}</span> })}
      actions={
        <>
          <SelectField
            label={t(commonMessages.period)}
            hideLabel
            icon="calendar"
            className={css.period}
            options={[
              ...periods.map((weeks) => ({ value: String(weeks), label: t(m.weeks, { n: weeks }) })),
              { value: 'own', label: t(m.own) },
            ]}
            value={isOwn ? 'own' : String(period)}
            onChange={(weeks) =>
              setQuery(
                weeks === 'own'
                  ? asked
                  : { weeks: weeks === String(usual) || weeks === null ? '' : weeks, from: '', to: '' },
              )
            }
          />
          {!isDone && create('line')}
        </>
      }
      mainAction={isDone ? create('main') : undefined}
    >
      <Slot name="campaigns:start" />
      {isOwn && <OwnPeriod key={`${from} ${to}`} {...asked} today={today} onChange={setQuery} />}
      <div className={css.top}>
        <WaitingCard waiting={waiting.result?.waiting} error={waiting.error} onRetry={waiting.retry} />
        {figuresCard(isMobile ? 'totals' : 'all')}
      </div>
      <BudgetCard />
      <WeekStrip brandId={brandId} />
      <Comparison compared={compared.result} error={compared.error} onRetry={compared.retry} />
      {isMobile && figuresCard('chart')}
    </Page>
  )
}

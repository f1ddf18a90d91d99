import { useEffect } from 'react'
import { lazyPart, Slot } from '@samspel/federation'
import { dayOf, useFormats, useText } from '@samspel/i18n'
import { usePageTitle } from '@samspel/navigation'
import { useQuery } from '@samspel/store'
import { EmptyState, LinkButton, Page } from '@samspel/ui'
import { LoadError } from '../../../shared/components/CreatorParts'
import { useEvery } from '../../../shared/use-every'
import { CampaignsToReview } from './CampaignsToReview'
import { getPlatformWaiting, othersInOrder, pace, type Waiting } from './data'
import { messages as m } from './messages'
import { OtherWaiting } from './OtherWaiting'
import css from './PlatformHome.module.css'

const Health = lazyPart(() =>
  import(/* webpackChunkName: "platform-health" */ './Health').then((module) => module.Health),
)

/** The longest wait of all kinds. */
const oldestOf = ({ campaigns, alarm, payouts, reports, companies, adjustments }: Waiting): string | undefined =>
  [campaigns?.oldestAt, alarm?.since, payouts?.oldestAt, reports?.oldestAt, companies?.oldestAt, adjustments?.oldestAt]
    .filter((at) => at !== undefined)
    .sort()[0]

/** The start page of the platform's staff: what waits for them alone, by how long, and how the platform is (look zh). */
export function PlatformHomePage() {
  const t = useText()
  const f = useFormats()
  usePageTitle(t(m.title))
  const { result, error, retry } = useQuery(getPlatformWaiting())
  useEvery(retry, pace)
  useEffect(() => {
    const look = () => document.visibilityState === 'visible' && retry()
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [retry])
  const waiting = result?.platformWaiting
  const oldest = waiting && oldestOf(waiting)
  const first = waiting?.campaigns?.rows[0]
  const isEmpty = waiting?.total === 0
  const others = waiting ? othersInOrder(waiting) : []
  return (
    <Page
      title={t(m.title)}
      titleAside={<span className={css.small}>{f.date(dayOf(Date.now()), 'weekday')}</span>}
      actions={
        waiting &&
        oldest && <span className={css.small}>{t(m.sum, { n: waiting.total, when: f.relativeDays(oldest) })}</span>
      }
      mainAction={
        first && (
          <LinkButton variant="main" href={`/campaigns/${first.id}`}>
            {t(m.reviewOldest)}
          </LinkButton>
        )
      }
    >
      <Slot name="campaigns:start" />
      {isEmpty && (
        <EmptyState
          title={t(m.nothing)}
          text={waiting.lastAnswerAt ? t(m.lastAnswer, { when: f.dateTime(waiting.lastAnswerAt) }) : t(m.noAnswerYet)}
        />
      )}
      {!waiting && error && <LoadError error={error} onRetry={retry} what={t(m.failed)} />}
      {!isEmpty && (waiting || !error) && (
        <div className={css.top} data-alone={waiting && (!waiting.campaigns || others.length === 0) ? true : undefined}>
          {(!waiting || waiting.campaigns) && <CampaignsToReview campaigns={waiting?.campaigns ?? undefined} />}
          {(!waiting || others.length > 0) && <OtherWaiting waiting={waiting} kinds={others} />}
        </div>
      )}
      <Health />
    </Page>
  )
}

import { useEffect, useState } from 'react'
import type { NoticeRow } from '@samspel/api'
import { bus } from '@samspel/event-bus'
import { useText } from '@samspel/i18n'
import { usePageTitle } from '@samspel/navigation'
import { apiAction, queryActions, useAppDispatch, useQuery } from '@samspel/store'
import {
  Button,
  EmptyState,
  ErrorState,
  List,
  notify,
  Page,
  Pager,
  SectionHead,
  SkeletonList,
  Stack,
  Tabs,
} from '@samspel/ui'
import { messages as m } from './messages'
import { NoticeItem } from './NoticeItem'

const listNotices = apiAction('listNotices')
const readNotices = apiAction('readNotices')
const getNoticeCounts = apiAction('getNoticeCounts')

type Filter = 'all' | 'unread' | 'money' | 'messages'

const startOfToday = () => new Date().setHours(0, 0, 0, 0)

/** What waits first, then by day. */
const sectionsOf = (notices: readonly NoticeRow[]) => {
  const today = startOfToday()
  const isOfToday = ({ createdAt }: NoticeRow) => Date.parse(createdAt) >= today
  return [
    { label: m.waiting, rows: notices.filter(({ waiting }) => waiting) },
    { label: m.today, rows: notices.filter((one) => !one.waiting && isOfToday(one)) },
    { label: m.earlier, rows: notices.filter((one) => !one.waiting && !isOfToday(one)) },
  ].filter(({ rows }) => rows.length > 0)
}

/** Everything that concerns the account; a press leads to its place and marks it read. */
export function NoticesPage() {
  const t = useText()
  const dispatch = useAppDispatch()
  const [filter, setFilter] = useState<Filter>('all')
  const [page, setPage] = useState(1)
  usePageTitle(t(m.title))
  const list = useQuery(listNotices({ query: { filter, page } }))
  const counts = useQuery(getNoticeCounts({}))
  const { retry } = list
  const retryCounts = counts.retry
  useEffect(() => {
    const again = () => {
      retry()
      retryCounts()
    }
    const stops = [bus.subscribe('live:notices-changed', again), bus.subscribe('live:reconnected', again)]
    return () => stops.forEach((stop) => stop())
  }, [retry, retryCounts])

  const mark = async (body: { key?: string; until?: string }) => {
    const { error } = await dispatch(readNotices({ body }))
    if (error) return void notify({ kind: 'bad', message: t(m.notRead) })
    retry()
    dispatch(queryActions.invalidated({ prefix: 'getNoticeCounts' }))
  }
  const notices = list.result?.notices ?? []
  const meta = list.result?.meta
  const unread = counts.result?.noticeCounts.unread ?? 0
  const [newest] = [...notices].sort((one, other) => other.createdAt.localeCompare(one.createdAt))
  const choose = (next: Filter) => {
    setFilter(next)
    setPage(1)
  }

  return (
    <Page
      title={t(m.title)}
      width="narrow"
      headInBar
      actions={
        <Button
          icon="checks"
          disabled={unread === 0}
          onClick={() => void mark(newest ? { until: newest.createdAt } : {})}
        >
          {t(m.readAll)}
        </Button>
      }
    >
      <Stack gap={16}>
        <Tabs
          label={t(m.filters)}
          value={filter}
          onChange={choose}
          items={[
            { value: 'all', label: t(m.all) },
            { value: 'unread', label: t(m.unread), count: unread },
            { value: 'money', label: t(m.money) },
            { value: 'messages', label: t(m.words) },
          ]}
        />
        {list.status === 'loading' && <SkeletonList label={t(m.title)} />}
        {list.status === 'error' && <ErrorState message={t(m.failed)} retryLabel={t(m.retry)} onRetry={retry} />}
        {list.status === 'success' && notices.length === 0 && <EmptyState title={t(m.empty)} text={t(m.emptyText)} />}
        {sectionsOf(notices).map(({ label, rows }) => (
          <section key={label.id}>
            <SectionHead title={t(label)} />
            <List>
              {rows.map((notice) => (
                <NoticeItem
                  key={notice.key}
                  notice={notice}
                  onOpen={({ key, unread: isNew, createdAt }) => isNew && void mark({ key, until: createdAt })}
                />
              ))}
            </List>
          </section>
        ))}
        {meta && meta.totalPages > 1 && (
          <Pager
            label={t(m.pages)}
            previousLabel={t(m.previous)}
            nextLabel={t(m.next)}
            onPrevious={meta.prevPage ? () => setPage(page - 1) : null}
            onNext={meta.nextPage ? () => setPage(page + 1) : null}
          />
        )}
      </Stack>
    </Page>
  )
}

import { useState } from 'react'
import type { NoticeRow } from '@samspel/api'
import { commonMessages, useText } from '@samspel/i18n'
import { usePageTitle } from '@samspel/navigation'
import {
  EmptyState,
  ErrorState,
  IconButton,
  List,
  notify,
  Page,
  Pager,
  SectionHead,
  SkeletonList,
  Stack,
  Tabs,
} from '@samspel/ui'
import { newestOf, NoticeItem, noticeMessages as m, sectionsOf } from '../../components/notices'
import { type NoticeFilter, useNotices, useReadNotices, useUnreadNotices } from '../../data'
import { useSwipeRead } from './use-swipe-read'

/** All notices of the account. Pressing one opens what it is about and marks it as read. */
export function NoticesPage() {
  const t = useText()
  const [filter, setFilter] = useState<NoticeFilter>('all')
  const [page, setPage] = useState(1)
  usePageTitle(t(m.title))
  const { notices = [], meta, status, retry } = useNotices(filter, page)
  const unread = useUnreadNotices()
  const read = useReadNotices()
  const mark = async (body: { key?: string; until?: string }) => {
    if (!(await read(body))) notify({ kind: 'bad', message: t(m.notRead) })
  }
  const readRow = ({ key, createdAt }: NoticeRow) => void mark({ key, until: createdAt })
  const swiped = useSwipeRead(readRow)
  const newest = newestOf(notices)
  const choose = (next: NoticeFilter) => {
    setFilter(next)
    setPage(1)
  }

  return (
    <Page
      title={t(m.title)}
      width="narrow"
      headInBar
      back={{ label: t(m.title), href: '/' }}
      tools={
        <>
          <IconButton
            icon="checks"
            label={t(m.readAll)}
            disabled={unread === 0}
            onClick={() => void mark(newest && page === 1 && filter === 'all' ? { until: newest } : {})}
          />
          <IconButton icon="settings" label={t(m.settings)} href="/settings/notices" />
        </>
      }
    >
      <Stack gap={16}>
        <Tabs
          label={t(m.filters)}
          value={filter}
          onChange={choose}
          items={[
            { value: 'all', label: t(commonMessages.all) },
            { value: 'unread', label: t(m.unread), count: unread },
            { value: 'money', label: t(m.money) },
            { value: 'messages', label: t(commonMessages.messages) },
          ]}
        />
        {status === 'loading' && <SkeletonList label={t(m.title)} />}
        {status === 'error' && (
          <ErrorState message={t(m.failed)} retryLabel={t(commonMessages.retry)} onRetry={retry} />
        )}
        {status === 'success' && notices.length === 0 && <EmptyState title={t(m.empty)} text={t(m.emptyText)} />}
        {sectionsOf(notices).map(({ label, rows }) => (
          <Stack as="section" gap={8} key={label.id}>
            <SectionHead title={t(label)} />
            <div {...swiped(rows)}>
              <List>
                {rows.map((notice) => (
                  <NoticeItem
                    key={notice.key}
                    notice={notice}
                    onRead={readRow}
                    onOpen={(opened) => opened.unread && readRow(opened)}
                  />
                ))}
              </List>
            </div>
          </Stack>
        ))}
        {meta && meta.totalPages > 1 && (
          <Pager
            label={t(commonMessages.pages)}
            previousLabel={t(commonMessages.previous)}
            nextLabel={t(commonMessages.next)}
            onPrevious={meta.prevPage ? () => setPage(page - 1) : null}
            onNext={meta.nextPage ? () => setPage(page + 1) : null}
          />
        )}
      </Stack>
    </Page>
  )
}

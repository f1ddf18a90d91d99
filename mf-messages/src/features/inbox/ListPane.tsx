import { type RefObject, useEffect, useRef, useState } from 'react'
import type { Thread } from '@samspel/api'
import { lazyPart } from '@samspel/federation'
import { lazyDialog } from '@samspel/federation/lazy-dialog'
import { ReadError } from '@samspel/federation/read-error'
import { commonMessages, useText } from '@samspel/i18n'
import { useQueryParams } from '@samspel/navigation'
import { useAppSelector, useQuery } from '@samspel/store'
import { Button, cx, Icon, SearchField, SkeletonList, TextButton } from '@samspel/ui'
import { Glyph } from '../../components/glyphs'
import { useWindowed } from '../../components/use-windowed'
import { listThreads, selectUnread, type ThreadFilter } from '../../data'
import { CampaignFilter } from './CampaignFilter'
import { EmptyList } from './EmptyList'
import css from './List.module.css'
import { listMessages as messages } from './list-messages'
import { hrefOf, type PairOf } from './thread-address'
import { ThreadRow } from './ThreadRow'
import { useThreadActs } from './use-thread-acts'
import type { ThreadListView } from './use-thread-list'

const BulkDialog = lazyDialog(() =>
  import(/* webpackChunkName: "bulk" */ '../bulk').then((module) => module.BulkDialog),
)
const NewDialog = lazyDialog(() =>
  import(/* webpackChunkName: "begin" */ '../begin').then((module) => module.NewDialog),
)
const WaitingBulks = lazyPart(
  () => import(/* webpackChunkName: "bulk-waiting" */ '../bulk-waiting').then((module) => module.WaitingBulks),
  { Loading: null },
)
const none: string[] = []

/** Height of a row, px. Must match the stylesheet. */
const rowHeight = 77

interface ListPaneProps {
  list: ThreadListView
  pair: PairOf | undefined
  isCreator: boolean
  search: RefObject<HTMLInputElement | null>
  /** Id of the thread to archive, as requested by keyboard. */
  archiving: string | undefined
}

/** The thread list with search and filters. Virtual, so it may be of any length. */
export function ListPane({ list, pair, isCreator, search, archiving }: ListPaneProps) {
  const t = useText()
  const [query] = useQueryParams()
  const scroller = useRef<HTMLDivElement>(null)
  const [opened, setOpened] = useState<'many' | 'new'>()
  const { archive, markUnread } = useThreadActs(isCreator)
  const { threadCount } = useAppSelector(selectUnread)
  const { threads, filter, isSettled } = list
  const keys = threads.map(({ id }) => id).join()
  const rows = useWindowed({ keys: keys ? keys.split(',') : none, estimate: rowHeight, scroller })

  const put = useQuery(
    isCreator
      ? undefined
      : listThreads({ query: { filter: 'archived', perPage: 1, ...(list.brandId && { brandId: list.brandId }) } }),
  )
  const away = put.result?.meta.totalCount ?? 0

  const { hasMore, status, loadMore } = list
  useEffect(() => {
    if (hasMore && (status === 'ready' || status === 'refreshing') && rows.last >= threads.length - 10) loadMore()
  }, [hasMore, status, loadMore, rows.last, threads.length])

  const asked = useRef(archiving)
  useEffect(() => {
    const thread = threads.find(({ id }) => id === archiving)
    if (!thread || asked.current === archiving) return
    asked.current = archiving
    void archive(thread, filter !== 'archived')
  }, [archive, archiving, filter, threads])

  const chip = (value: ThreadFilter, label: string, count = 0) => (
    <button
      key={value}
      type="button"
      aria-pressed={filter === value}
      className={cx(css.filter, filter === value && css.on)}
      onClick={() => list.setFilter(value)}
    >
      {label}
      {count > 0 && <b> {count}</b>}
    </button>
  )
  const isOpen = (thread: Thread) =>
    thread.brandId === pair?.brandId && (isCreator || thread.instagramerId === pair.instagramerId)

  return (
    <section className={css.list} aria-label={t(messages.list)}>
      <div className={css.top}>
        <div className={css.heading}>
          <h1 tabIndex={-1}>{t(commonMessages.messages)}</h1>
          {!isCreator && (
            <div className={css.tools}>
              <button
                type="button"
                className={css.square}
                aria-label={t(messages.toMany)}
                title={t(messages.toMany)}
                onClick={() => setOpened('many')}
              >
                <Glyph name="group" />
              </button>
              <button
                type="button"
                className={css.square}
                aria-label={t(messages.begin)}
                title={t(messages.begin)}
                onClick={() => setOpened('new')}
              >
                <Icon name="edit" size={16} />
              </button>
            </div>
          )}
        </div>
        <SearchField
          ref={search}
          label={t(isCreator ? messages.searchBrands : messages.search)}
          value={list.typed}
          onChange={list.type}
        />
        <div className={css.filters} role="group" aria-label={t(commonMessages.show)}>
          {chip('all', t(commonMessages.all))}
          {chip('unread', t(messages.unread), threadCount)}
          {isCreator ? chip('archived', t(messages.archived)) : chip('mine', t(messages.mine))}
          {!isCreator && <CampaignFilter list={list} />}
        </div>
      </div>
      {!isCreator && <WaitingBulks />}
      <div ref={scroller} className={css.scroller} tabIndex={-1}>
        {list.status === 'loading' && <SkeletonList label={t(messages.loading)} rows={6} />}
        {list.status === 'error' && (
          <div className={css.nothing}>
            <ReadError error={list.error} onRetry={list.retry} what={t(messages.failed)} />
          </div>
        )}
        {isSettled && threads.length === 0 && (
          <div className={css.nothing}>
            <EmptyList list={list} isCreator={isCreator} />
          </div>
        )}
        <ul style={{ paddingTop: rows.before, paddingBottom: rows.after }}>
          {threads.slice(rows.first, rows.last + 1).map((thread) => (
            <li key={thread.id}>
              <ThreadRow
                thread={thread}
                isCreator={isCreator}
                active={isOpen(thread)}
                href={hrefOf(thread, isCreator, query)}
                onArchive={() => void archive(thread, !thread.archived)}
                onMarkUnread={() => void markUnread(thread)}
              />
            </li>
          ))}
        </ul>
        {list.status === 'errorMore' && <ReadError error={list.error} onRetry={list.retry} what={t(messages.failed)} />}
        {list.status === 'loadingMore' && <SkeletonList label={t(messages.loading)} rows={1} />}
      </div>
      {!isCreator && (
        <div className={css.foot}>
          {filter === 'archived' ? (
            <Button size="sm" variant="quiet" icon="arrow-left" onClick={() => list.setFilter('all')}>
              {t(messages.back)}
            </Button>
          ) : (
            <>
              <TextButton onClick={() => list.setFilter('archived')}>
                <Icon name="archive" size={16} /> {t(messages.archived)}
              </TextButton>
              {away > 0 && <span className={css.number}>{away}</span>}
            </>
          )}
        </div>
      )}
      {opened === 'many' && (
        <BulkDialog onClose={() => setOpened(undefined)} {...(list.campaign && { campaignId: list.campaign })} />
      )}
      {opened === 'new' && <NewDialog onClose={() => setOpened(undefined)} />}
    </section>
  )
}

import { type RefObject, useCallback, useEffect, useRef } from 'react'
import { useState } from 'react'
import type { Thread } from '@samspel/api'
import { lazyDialog } from '@samspel/federation/lazy-dialog'
import { ReadError } from '@samspel/federation/read-error'
import { useText } from '@samspel/i18n'
import { useQueryParams } from '@samspel/navigation'
import { useAppDispatch, useAppSelector, useEntities, useQuery } from '@samspel/store'
import {
  Button,
  cx,
  EmptyState,
  Icon,
  LinkButton,
  Menu,
  notify,
  SearchField,
  SkeletonList,
  TextButton,
} from '@samspel/ui'
import { Glyph } from '../../components/glyphs'
import { useWindowed } from '../../components/use-windowed'
import { listCampaigns, selectUnread, type ThreadFilter, updateThread } from '../../data'
import css from './Inbox.module.css'
import { listMessages as messages } from './list-messages'
import { hrefOf, type PairOf } from './thread-address'
import { ThreadRow } from './ThreadRow'
import type { ThreadListView } from './use-thread-list'

const BulkDialog = lazyDialog(() =>
  import(/* webpackChunkName: "bulk" */ '../bulk').then((module) => module.BulkDialog),
)

/** px of a row, as in the stylesheet. */
const rowHeight = 77

interface ListPaneProps {
  list: ThreadListView
  pair: PairOf | undefined
  isCreator: boolean
  search: RefObject<HTMLInputElement | null>
  /** Id of the thread that a key asks to put away. */
  archiving: string | undefined
}

/** Staff filter by the campaigns of their brands. */
function CampaignFilter({ list }: { list: ThreadListView }) {
  const t = useText()
  const { result } = useQuery(listCampaigns({ query: { perPage: 50, ...(list.brandId && { brandId: list.brandId }) } }))
  const campaigns = useEntities('campaigns', (result?.campaigns ?? none) as string[])
  const chosen = campaigns.find(({ id }) => id === list.campaign)
  return (
    <Menu
      trigger={
        <button type="button" className={cx(css.filter, list.campaign && css.on)}>
          <span className={css.words}>{chosen?.name ?? t(messages.campaign)}</span>
          <Icon name="chevron-down" size={14} />
        </button>
      }
      items={[
        { label: t(messages.everyCampaign), selected: !list.campaign, onClick: () => list.setCampaign(undefined) },
        'divider',
        ...campaigns.map(({ id, name }) => ({
          label: name ?? '',
          selected: id === list.campaign,
          onClick: () => list.setCampaign(id),
        })),
      ]}
    />
  )
}
const none: string[] = []

/** The list of threads with search and filters; any number of them. */
export function ListPane({ list, pair, isCreator, search, archiving }: ListPaneProps) {
  const t = useText()
  const dispatch = useAppDispatch()
  const [query] = useQueryParams()
  const scroller = useRef<HTMLDivElement>(null)
  const [isWriting, setWriting] = useState(false)
  const { threadCount } = useAppSelector(selectUnread)
  const { threads, filter, isSettled } = list
  const keys = threads.map(({ id }) => id).join()
  const rows = useWindowed({ keys: keys ? keys.split(',') : none, estimate: rowHeight, scroller })

  const { hasMore, status, loadMore } = list
  useEffect(() => {
    if (hasMore && (status === 'ready' || status === 'refreshing') && rows.last >= threads.length - 10) loadMore()
  }, [hasMore, status, loadMore, rows.last, threads.length])

  const archive = useCallback(
    async ({ id: _, brandId, instagramerId }: Thread, archived: boolean, canUndo = true) => {
      const { ok } = await dispatch(
        updateThread({
          query: { brandId, ...(!isCreator && { instagramerId }) },
          body: { thread: { archived } },
        }),
      )
      if (!ok) return void notify({ kind: 'bad', message: t(messages.couldNot) })
      notify({
        message: t(archived ? messages.archivedNow : messages.unarchivedNow),
        ...(canUndo && {
          action: {
            label: t(messages.undo),
            onClick: () => void archive({ id: _, brandId, instagramerId } as Thread, !archived, false),
          },
        }),
      })
    },
    [dispatch, isCreator, t],
  )
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
  const isSearching = Boolean(list.words) || filter !== 'all' || Boolean(list.campaign)
  const isOpen = (thread: Thread) =>
    thread.brandId === pair?.brandId && (isCreator || thread.instagramerId === pair.instagramerId)

  return (
    <section className={css.list} aria-label={t(messages.list)}>
      <div className={css.top}>
        <div className={css.heading}>
          <h1 tabIndex={-1}>{t(messages.title)}</h1>
          {!isCreator && (
            <button
              type="button"
              className={css.square}
              aria-label={t(messages.toMany)}
              title={t(messages.toMany)}
              onClick={() => setWriting(true)}
            >
              <Glyph name="group" />
            </button>
          )}
        </div>
        <SearchField
          ref={search}
          label={t(isCreator ? messages.searchBrands : messages.search)}
          value={list.typed}
          onChange={list.type}
        />
        <div className={css.filters} role="group" aria-label={t(messages.filters)}>
          {chip('all', t(messages.all))}
          {chip('unread', t(messages.unread), threadCount)}
          {isCreator ? chip('archived', t(messages.archived)) : chip('mine', t(messages.mine))}
          {!isCreator && <CampaignFilter list={list} />}
        </div>
      </div>
      <div ref={scroller} className={css.scroller} tabIndex={-1}>
        {list.status === 'loading' && <SkeletonList label={t(messages.loading)} rows={6} />}
        {list.status === 'error' && <ReadError error={list.error} onRetry={list.retry} what={t(messages.failed)} />}
        {isSettled && threads.length === 0 && (
          <div className={css.nothing}>
            {filter === 'unread' && !list.words ? (
              <EmptyState bare title={t(messages.noneUnread)} />
            ) : filter === 'archived' && !list.words ? (
              <EmptyState bare title={t(messages.noneArchived)} />
            ) : isSearching ? (
              <EmptyState bare title={t(messages.noHitsTitle)} text={t(messages.noHitsText)} />
            ) : (
              <EmptyState
                title={t(messages.emptyTitle)}
                text={t(isCreator ? messages.emptyCreator : messages.emptyStaff)}
                action={
                  <LinkButton variant="main" href={isCreator ? '/marketplace' : '/creators'}>
                    {t(isCreator ? messages.discover : messages.creators)}
                  </LinkButton>
                }
              />
            )}
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
            <TextButton onClick={() => list.setFilter('archived')}>
              <Icon name="archive" size={16} /> {t(messages.archived)}
            </TextButton>
          )}
        </div>
      )}
      {isWriting && (
        <BulkDialog onClose={() => setWriting(false)} {...(list.campaign && { campaignId: list.campaign })} />
      )}
    </section>
  )
}

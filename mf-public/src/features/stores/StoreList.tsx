import { type KeyboardEvent, useEffect, useRef } from 'react'
import { ReadError } from '@samspel/federation/read-error'
import { commonMessages, useText } from '@samspel/i18n'
import { Button, EmptyState, SkeletonList } from '@samspel/ui'
import { messages as shared } from '../../components/messages'
import { StaleNotice } from '../../components/StaleNotice'
import type { ReadPages } from '../../data/api'
import type { PublicStore } from './data'
import { messages } from './messages'
import css from './StoreList.module.css'
import { StoreRow } from './StoreRow'

interface Props {
  list: ReadPages<PublicStore>
  selectedId: string | undefined
  /** The stores that the map points at. */
  pointedAt: readonly string[]
  onSelect: (id: string) => void
  onPoint: (id: string | undefined) => void
  onAll: () => void
}

/** The stores on the visible part of the map (S-30), usable without the map. Arrow keys move between rows. */
export function StoreList({ list, selectedId, pointedAt, onSelect, onPoint, onAll }: Props) {
  const t = useText()
  const rows = useRef<HTMLUListElement>(null)
  // A store selected on the map may be out of sight in the list.
  useEffect(() => {
    rows.current?.querySelector('[aria-current]')?.closest('li')?.scrollIntoView?.({ block: 'nearest' })
  }, [selectedId])
  if (list.status === 'loading')
    return (
      <div className={css.pad}>
        <SkeletonList label={t(commonMessages.loading)} rows={6} />
      </div>
    )
  if (list.status === 'error')
    return (
      <div className={css.pad}>
        <ReadError what={t(commonMessages.storesFailed)} error={list.error} onRetry={list.retry} />
      </div>
    )
  if (list.items.length === 0)
    return (
      <EmptyState
        bare
        title={t(messages.none)}
        text={t(messages.noneText)}
        action={<Button onClick={onAll}>{t(messages.all)}</Button>}
      />
    )

  const move = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    const all = [...(rows.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])]
    const next = step && all[all.indexOf(document.activeElement as HTMLElement) + step]
    if (!next) return
    event.preventDefault()
    next.focus()
  }
  return (
    <>
      {list.error && !list.failedMore && (
        <div className={css.pad}>
          <StaleNotice read={list} />
        </div>
      )}
      <ul
        ref={rows}
        aria-label={t(messages.inArea)}
        className={css.list}
        onKeyDown={move}
        aria-busy={list.isFetching || undefined}
      >
        {list.items.map((store) => (
          <StoreRow
            key={store.id}
            store={store}
            isSelected={store.id === selectedId}
            isPointedAt={pointedAt.includes(store.id)}
            onSelect={() => onSelect(store.id)}
            onPoint={(isAt) => onPoint(isAt ? store.id : undefined)}
          />
        ))}
      </ul>
      {list.failedMore && (
        <div className={css.pad}>
          <ReadError what={t(messages.moreFailed)} error={list.error} onRetry={list.loadMore} />
        </div>
      )}
      {list.hasMore && !list.failedMore && (
        <div className={css.more}>
          <Button onClick={list.loadMore} loading={list.isLoadingMore}>
            {t(shared.loadMore)}
          </Button>
        </div>
      )}
    </>
  )
}

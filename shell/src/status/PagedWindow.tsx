import type { ReactNode } from 'react'
import type { Message } from '@samspel/i18n'
import { commonMessages, useText } from '@samspel/i18n'
import { EmptyState, ErrorState, Pager, SkeletonText } from '@samspel/ui'
import css from './Status.module.css'
import type { PageOf } from './use-page'

interface Props<R> {
  list: PageOf<R>
  onPage: (page: number) => void
  empty: Message
  failed: Message
  children: (rows: readonly R[]) => ReactNode
}

/** A list in a window, page by page, with its own loading, empty and error states. */
export function PagedWindow<R>({
  list: { rows, meta, error, busy, retry },
  onPage,
  empty,
  failed,
  children,
}: Props<R>) {
  const t = useText()
  const { currentPage = 1, prevPage = null, nextPage = null, totalPages = 1 } = meta ?? {}
  if (error)
    return (
      <ErrorState
        message={t(failed)}
        reason={t(error)}
        retryLabel={t(commonMessages.retry)}
        onRetry={retry}
        retrying={busy}
      />
    )
  if (!rows) return <SkeletonText label={t(commonMessages.loading)} lines={8} />
  if (rows.length === 0) return <EmptyState bare title={t(empty)} />
  return (
    <>
      <ul className={css.windowList} aria-busy={busy || undefined}>
        {children(rows)}
      </ul>
      {(prevPage !== null || nextPage !== null) && (
        <div className={css.windowFoot}>
          <Pager
            label={t(commonMessages.pages)}
            previousLabel={t(commonMessages.newer)}
            nextLabel={t(commonMessages.older)}
            summary={t(commonMessages.pageOf, { page: currentPage, pages: totalPages })}
            busy={busy}
            onPrevious={prevPage !== null ? () => onPage(prevPage) : null}
            onNext={nextPage !== null ? () => onPage(nextPage) : null}
          />
        </div>
      )}
    </>
  )
}

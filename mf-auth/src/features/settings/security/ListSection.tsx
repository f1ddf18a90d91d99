import type { ReactNode } from 'react'
import { ReadError } from '@samspel/federation/read-error'
import { commonMessages, useText } from '@samspel/i18n'
import { EmptyState, List, Pager, SectionHead, SkeletonList } from '@samspel/ui'
import css from './Security.module.css'
import type { Pages } from './use-pages'

interface Props<R> {
  title: string
  /** A short text below the heading. */
  text: string
  pages: Pages<R>
  /** Number of rows in the skeleton. */
  expected: number
  loadingLabel: string
  failed: string
  empty: { title: string; text: string }
  children: (row: R) => ReactNode
}

/** A list with its heading and all its states: skeleton, failed, empty, or rows with paging. */
export function ListSection<R>({ title, text, pages, expected, loadingLabel, failed, empty, children }: Props<R>) {
  const t = useText()
  const { rows, meta, error } = pages
  return (
    <section aria-label={title} className={css.section}>
      <SectionHead title={title} {...(meta && meta.totalCount > 1 && { count: meta.totalCount })} />
      <p className={css.text}>{text}</p>
      {error && !rows && <ReadError what={failed} error={error} onRetry={pages.retry} />}
      {!rows && !error && <SkeletonList label={loadingLabel} rows={expected} />}
      {rows?.length === 0 && <EmptyState title={empty.title} text={empty.text} />}
      {rows && rows.length > 0 && <List label={title}>{rows.map(children)}</List>}
      {meta && (meta.prevPage !== null || meta.nextPage !== null) && (
        <Pager
          label={title}
          previousLabel={t(commonMessages.previous)}
          nextLabel={t(commonMessages.next)}
          busy={pages.isRefreshing}
          summary={t(commonMessages.pageOf, { page: meta.currentPage, pages: meta.totalPages })}
          onPrevious={meta.prevPage === null ? null : () => pages.show(meta.prevPage!)}
          onNext={meta.nextPage === null ? null : () => pages.show(meta.nextPage!)}
        />
      )}
    </section>
  )
}

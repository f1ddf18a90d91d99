import type { Meta } from '@samspel/api'
import { commonMessages, useText } from '@samspel/i18n'
import { Pager } from '@samspel/ui'

export interface DatedPagerProps {
  meta: Meta | undefined
  /** While another page is on its way. */
  busy: boolean
  onPage: (page: number) => void
}

/** Pager of what is sorted by its day; nothing for a single page. */
export function DatedPager({ meta, busy, onPage }: DatedPagerProps) {
  const t = useText()
  if (!meta || meta.totalPages <= 1) return null
  return (
    <Pager
      label={t(commonMessages.pages)}
      previousLabel={t(commonMessages.newer)}
      nextLabel={t(commonMessages.older)}
      busy={busy}
      summary={t(commonMessages.pageOf, { page: meta.currentPage, pages: meta.totalPages })}
      onPrevious={meta.prevPage === null ? null : () => onPage(meta.prevPage!)}
      onNext={meta.nextPage === null ? null : () => onPage(meta.nextPage!)}
    />
  )
}

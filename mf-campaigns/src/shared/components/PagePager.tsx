import type { Meta } from '@samspel/api'
import { commonMessages, useText } from '@samspel/i18n'
import { Pager } from '@samspel/ui'

/** Pager for the pages of an answer; renders nothing for a single page. */
export function PagePager({
  meta,
  onPage,
  busy = false,
}: {
  meta: Meta | undefined
  onPage: (page: number) => void
  busy?: boolean
}) {
  const t = useText()
  if (!meta) return null
  const { currentPage, prevPage, nextPage, totalPages } = meta
  if (prevPage === null && nextPage === null) return null
  return (
    <Pager
      label={t(commonMessages.pages)}
      previousLabel={t(commonMessages.previous)}
      nextLabel={t(commonMessages.next)}
      busy={busy}
      summary={t(commonMessages.pageOf, { page: currentPage, pages: totalPages })}
      onPrevious={prevPage === null ? null : () => onPage(prevPage)}
      onNext={nextPage === null ? null : () => onPage(nextPage)}
    />
  )
}

/** Parses the page in an address; 1 by default. */
export const pageFrom = (text: string | undefined): number => {
  const page = Number(text)
  return Number.isInteger(page) && page > 0 && page <= 100_000 ? page : 1
}

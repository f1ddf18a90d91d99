import type { Meta } from '@samspel/api'
import { commonMessages, useText } from '@samspel/i18n'
import { Pager } from '@samspel/ui'

/** Forth and back through a list, the newest first; nothing where one page holds all. */
export function Pages({
  meta,
  busy,
  onShow,
}: {
  meta: Meta | undefined
  busy: boolean
  onShow: (page: number) => void
}) {
  const t = useText()
  if (!meta || meta.totalPages <= 1) return null
  return (
    <Pager
      label={t(commonMessages.pages)}
      previousLabel={t(commonMessages.newer)}
      nextLabel={t(commonMessages.older)}
      busy={busy}
      summary={t(commonMessages.pageOf, { page: meta.currentPage, pages: meta.totalPages })}
      onPrevious={meta.prevPage === null ? null : () => onShow(meta.prevPage!)}
      onNext={meta.nextPage === null ? null : () => onShow(meta.nextPage!)}
    />
  )
}

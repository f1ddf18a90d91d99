import type { Meta } from '@samspel/api'
import { commonMessages, useText } from '@samspel/i18n'
import { useQueryParams } from '@samspel/navigation'
import { Pager } from '@samspel/ui'

/** Turns the pages of a list whose page stands in the address under `name`. */
export function Paging({ name, meta: { currentPage, totalPages } }: { name: string; meta: Meta }) {
  const t = useText()
  const [, setParams] = useQueryParams()
  if (totalPages < 2) return null
  const to = (page: number) => () => setParams({ [name]: String(page) })
  return (
    <Pager
      label={t(commonMessages.pages)}
      previousLabel={t(commonMessages.previous)}
      nextLabel={t(commonMessages.next)}
      onPrevious={currentPage > 1 ? to(currentPage - 1) : null}
      onNext={currentPage < totalPages ? to(currentPage + 1) : null}
      summary={t(commonMessages.pageOf, { page: currentPage, pages: totalPages })}
    />
  )
}

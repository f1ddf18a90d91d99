import type { Meta } from '@samspel/api'
import { useText } from '@samspel/i18n'
import { useQueryParams } from '@samspel/navigation'
import { Pager } from '@samspel/ui'
import { messages } from './messages'

/** Turns the pages of a list whose page stands in the address under `name`. */
export function Paging({ name, meta: { currentPage, totalPages } }: { name: string; meta: Meta }) {
  const t = useText()
  const [, setParams] = useQueryParams()
  if (totalPages < 2) return null
  const to = (page: number) => () => setParams({ [name]: String(page) })
  return (
    <Pager
      label={t(messages.pages)}
      previousLabel={t(messages.previous)}
      nextLabel={t(messages.next)}
      onPrevious={currentPage > 1 ? to(currentPage - 1) : null}
      onNext={currentPage < totalPages ? to(currentPage + 1) : null}
      summary={t(messages.page, { page: currentPage, pages: totalPages })}
    />
  )
}

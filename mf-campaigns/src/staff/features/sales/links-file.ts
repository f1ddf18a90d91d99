import { commonMessages, type Locale, type Translate } from '@samspel/i18n'
import type { ApiOutcome } from '@samspel/store'
import type { Exporting } from '../../components/export/export-list'
import { listCreatorLinks } from './calls'
import { messages as m } from './messages'

const perPage = 100

/** The links and codes of a campaign as a file: what the import reads again, and what a shop is given to set its codes up. */
export const linksFile = (
  campaignId: string,
  query: { query?: string; withoutCode?: boolean },
  t: Translate,
  locale: Locale,
): Exporting => ({
  name: t(m.title),
  locale,
  heads: [m.username, commonMessages.creator, m.code, m.link, m.clicks, m.orders, m.sold].map((head) => t(head)),
  page: async (dispatch, page = 1) => {
    const outcome = (await dispatch(
      listCreatorLinks({ params: { id: campaignId }, query: { ...query, page: Number(page), perPage } }),
    )) as ApiOutcome<'listCreatorLinks'>
    if (!outcome.ok || !outcome.data) return { rows: [], next: null, error: outcome.parsedError }
    return {
      next: outcome.data.meta.nextPage,
      rows: outcome.data.creatorLinks.map(({ creator, code, url, clicks, orders, revenue }) => [
        creator.username,
        creator.name,
        code ?? '',
        url ?? '',
        clicks,
        orders,
        revenue / 100,
      ]),
    }
  },
})

import type { CommunityList } from '@samspel/api'
import { commonMessages, dayOf, type Locale, type Translate } from '@samspel/i18n'
import type { ApiOutcome } from '@samspel/store'
import type { Exporting } from '../../components/export/export-list'
import { staffWords } from '../../components/words'
import { listCommunityLists } from '../../data'
import { messages as m } from './messages'

const perPage = 100

export const listsFile = (query: { brandId?: string; query?: string }, t: Translate, locale: Locale): Exporting => ({
  name: t(staffWords.lists),
  locale,
  heads: [staffWords.list, commonMessages.brand, m.approved, m.requested, m.declined, m.removed, m.updated].map(
    (head) => t(head),
  ),
  page: async (dispatch, page = 1) => {
    const outcome = (await dispatch(
      listCommunityLists({ query: { ...query, page: Number(page), perPage } }),
    )) as ApiOutcome<'listCommunityLists'>
    if (!outcome.ok || !outcome.data) return { rows: [], next: null, error: outcome.parsedError }
    return {
      next: outcome.data.meta.nextPage,
      rows: outcome.data.communityLists.map(({ name, brandName, counts, updatedAt }: CommunityList) => [
        name,
        brandName,
        counts.approved,
        counts.requested,
        counts.declined,
        counts.removed,
        dayOf(updatedAt),
      ]),
    }
  },
})

import { useQueryParams, useTypedParam } from '@samspel/navigation'
import { selectBrandId, useAppSelector, usePagedList } from '@samspel/store'
import { selectThreads, type ThreadFilter, threadListKey, threadLists } from '../../data'

const filters: readonly ThreadFilter[] = ['all', 'unread', 'mine', 'archived']

/** The thread list with its search and filter, which are kept in the address. */
export function useThreadList(isCreator: boolean) {
  const chosen = useAppSelector(selectBrandId)
  const [{ filter: asked, campaign }, setQuery] = useQueryParams()
  const [typed, type, words] = useTypedParam('q')
  const filter = filters.find((each) => each === asked) ?? 'all'
  const brandId = isCreator ? null : chosen
  const list = usePagedList(
    threadLists,
    threadListKey({ brandId, words, filter, ...(campaign && { campaignId: campaign }) }),
  )
  const byId = useAppSelector(selectThreads)
  return {
    ...list,
    threads: list.ids.flatMap((id) => byId[id] ?? []),
    isSettled: list.status === 'ready' || list.status === 'refreshing',
    filter,
    campaign,
    typed,
    type,
    words,
    brandId,
    setFilter: (next: ThreadFilter) => setQuery({ filter: next === 'all' ? undefined : next }),
    setCampaign: (next: string | undefined) => setQuery({ campaign: next }),
  }
}
export type ThreadListView = ReturnType<typeof useThreadList>

import type { CommunityList } from '@samspel/api'
import { useSettled } from '@samspel/navigation/settled'
import { type Query, selectBrandId, useAppSelector, useQuery } from '@samspel/store'
import { listCommunityLists } from '../data'

const none: readonly CommunityList[] = []

/** The brand's community lists that match a search, at most 50, by name; with the brand's name if several brands are shown. */
export function useCommunityLists(
  words = '',
  isWanted = true,
): Query<'listCommunityLists'> & { lists: readonly CommunityList[]; options: { value: string; label: string }[] } {
  const brandId = useAppSelector(selectBrandId)
  const settled = useSettled(words.trim())
  const query = useQuery(
    isWanted
      ? listCommunityLists({ query: { perPage: 50, ...(brandId && { brandId }), ...(settled && { query: settled }) } })
      : undefined,
  )
  const lists = query.result?.communityLists ?? none
  return {
    ...query,
    lists,
    options: lists.map(({ id, name, brandName }) => ({ value: id, label: brandId ? name : `${name} (${brandName})` })),
  }
}
